import type { CardId } from '@sanh-rong/engine';

/** How a game is shown where it is only chosen or listed: light, without its rules and its table. */
export interface Emblem {
  readonly game: string;
  /** The rule set of a table for which only the game was chosen. */
  readonly ruleSet: string;
  /** What one hopes to hold. */
  readonly cards: readonly [CardId, CardId, CardId];
}
