import { dealsIn, type Estimate, pointsOf, winsOf } from '@sanh-rong/arena';
import type { Contest } from './contest.ts';
import type { Setting } from './settings.ts';
import { type Allowance, meanOf, quantileOf, type Thinking } from './thinking.ts';

/** Milliseconds of a decision. */
export interface Pace {
  readonly mean: number;
  readonly p99: number;
  readonly longest: number;
}

/** What one setting has come to, as it is kept and printed. */
export interface Row {
  readonly game: string;
  readonly ruleSet: string;
  readonly seats: number;
  readonly level: string;
  readonly against: string;
  /** Null where no player searches. */
  readonly allowance: Allowance | null;
  readonly seed: string;
  readonly deals: number;
  readonly games: number;
  /** Of the one of this level, a game. */
  readonly points: Estimate;
  readonly wins: Estimate;
  readonly pace: Pace;
  readonly paceOfAgainst: Pace;
  readonly faults: number;
  readonly endless: number;
  readonly late: number;
}

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

const roundedEstimate = ({ mean, low, high }: Estimate, digits: number): Estimate => ({
  mean: rounded(mean, digits),
  low: rounded(low, digits),
  high: rounded(high, digits),
});

const paceOf = (thinking: Thinking): Pace => ({
  mean: rounded(meanOf(thinking), 4),
  p99: rounded(quantileOf(thinking, 0.99), 3),
  longest: rounded(thinking.longest, 2),
});

export const rowOf = (setting: Setting, seed: string, { tally, thinking, faults, endless }: Contest): Row => {
  const { game, ruleSet, seats, level, against, allowance, searches } = setting;
  return {
    game,
    ruleSet,
    seats,
    level,
    against,
    allowance: searches ? allowance : null,
    seed,
    deals: dealsIn(tally),
    games: tally.games,
    points: roundedEstimate(pointsOf(tally, 0), 3),
    wins: roundedEstimate(winsOf(tally, 0), 4),
    pace: paceOf(thinking[0]),
    paceOfAgainst: paceOf(thinking[1]),
    faults,
    endless,
    late: thinking[0].late + thinking[1].late,
  };
};
