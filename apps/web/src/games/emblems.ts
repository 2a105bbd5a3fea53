import type { CardId, GameId } from '@sanh-rong/engine';
import { LIENG_EMBLEM } from './lieng/emblem.ts';
import { PHOM_EMBLEM } from './phom/emblem.ts';
import { TIENLEN_EMBLEM } from './tienlen/emblem.ts';

/** How a game is shown where it is only chosen or listed: light, without its rules and its table. */
export interface Emblem {
  readonly game: string;
  /** The rule set of a table for which only the game was chosen. */
  readonly ruleSet: string;
  /** What one hopes to hold. */
  readonly cards: readonly [CardId, CardId, CardId];
}

/** The games of the house in the order in which they are offered. */
export const EMBLEMS: readonly Emblem[] = Object.values<Emblem>({
  tienlen: TIENLEN_EMBLEM,
  phom: PHOM_EMBLEM,
  lieng: LIENG_EMBLEM,
} satisfies Record<GameId, Emblem>);

export const emblemOf = (game: string): Emblem | undefined => EMBLEMS.find((emblem) => emblem.game === game);
