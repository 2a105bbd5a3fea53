import type { GameId } from '@sanh-rong/engine';
import { liengTerminal } from './lieng/terminal.ts';
import { phomTerminal } from './phom/terminal.ts';
import type { AnyTerminalPresentation } from './terminal-presentation.ts';
import { tienlenTerminal } from './tienlen/terminal.ts';

/** The games that can be played in a terminal; the first one is the default. */
export const PRESENTATIONS: readonly AnyTerminalPresentation[] = Object.values<AnyTerminalPresentation>({
  tienlen: tienlenTerminal,
  phom: phomTerminal,
  lieng: liengTerminal,
} satisfies Record<GameId, AnyTerminalPresentation>);

export const findPresentation = (game: string): AnyTerminalPresentation | undefined =>
  PRESENTATIONS.find((presentation) => presentation.game === game);
