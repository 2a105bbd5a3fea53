import type { GameId } from '@sanh-rong/engine';

/** How one player of a level fared against copies of another. */
export interface Measured {
  readonly game: string;
  readonly ruleSet: string;
  readonly level: string;
  readonly against: string;
  readonly seats: number;
  /** A game, of the one of this level, with the interval that holds the true mean with 95 % confidence. */
  readonly points: number;
  readonly low: number;
  readonly high: number;
  /** Each played from every seat. */
  readonly deals: number;
}

type Row = [level: string, against: string, seats: number, points: number, low: number, high: number, deals: number];

/** What was measured of the levels of one rule set. */
export const rows = (game: GameId, ruleSet: string, measured: readonly Row[]): readonly Measured[] =>
  measured.map(([level, against, seats, points, low, high, deals]) => {
    return { game, ruleSet, level, against, seats, points, low, high, deals };
  });
