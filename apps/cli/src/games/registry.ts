import type { GameId } from '@sanh-rong/engine';
import { liengTerminal } from './lieng/terminal.ts';
import { phomTerminal } from './phom/terminal.ts';
import type { AnyTerminalFace } from './terminal-face.ts';
import { tienlenTerminal } from './tienlen/terminal.ts';

/** The games that can be played in a terminal; the first one is the default. */
export const FACES: readonly AnyTerminalFace[] = Object.values<AnyTerminalFace>({
  tienlen: tienlenTerminal,
  phom: phomTerminal,
  lieng: liengTerminal,
} satisfies Record<GameId, AnyTerminalFace>);

export const findFace = (game: string): AnyTerminalFace | undefined => FACES.find((face) => face.game === game);
