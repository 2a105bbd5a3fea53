import type { GameId } from '@sanh-rong/engine';
import { liengPresentation } from './lieng/presentation.ts';
import { phomPresentation } from './phom/presentation.ts';
import type { AnyPresentation } from './presentation.ts';
import { tienlenPresentation } from './tienlen/presentation.ts';

/** Every game that has a presentation; the first one is the default. */
export const PRESENTATIONS: readonly AnyPresentation[] = Object.values<AnyPresentation>({
  tienlen: tienlenPresentation,
  phom: phomPresentation,
  lieng: liengPresentation,
} satisfies Record<GameId, AnyPresentation>);

export const findPresentation = (game: string): AnyPresentation | undefined =>
  PRESENTATIONS.find((presentation) => presentation.game === game);
