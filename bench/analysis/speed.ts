import { mistakeOf, PAGE_LIMITS, reviewedBySuspicion, Sample } from '@sanh-rong/analysis';
import { Random } from '@sanh-rong/engine';
import { NO_SEARCH, playersFor } from '@sanh-rong/players';
import { played, type Table } from './games.ts';

/** How long a review takes on a page, in time of the processor: a machine that is busy with other things is no slower by it. */
export interface Speed {
  readonly games: number;
  readonly decisions: number;
  /** Milliseconds: mean and the slowest of ten. */
  readonly whole: number;
  readonly wholeSlow: number;
  /** Until the first turning point is known, of games that have one. */
  readonly first: number;
  readonly firstSlow: number;
}

/** A middling phone, beside the machine that measures. */
export const PHONE = 4;

const SLOW = 0.9;

const quantile = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(SLOW * (values.length - 1))] ?? Number.NaN;

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

const processorTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

/** Games in which seat 0 plays as many people do, and is reviewed. */
export const reviewSpeed = (table: Table, games: number): Speed => {
  const people = playersFor(table.game).find(({ id }) => id === 'simple');
  const decisions = new Sample();
  const [wholes, firsts]: [number[], number[]] = [[], []];
  for (let number = 0; number < games; number++) {
    const dice = new Random(`speed ${number}`);
    const { replay } = played(table, `speed ${number}`, (game, state) => {
      const view = game.view(state, 0);
      return people?.choose(view, view.legal, dice, NO_SEARCH) ?? null;
    });
    const began = processorTime();
    let first: number | null = null;
    let moves = 0;
    for (const { judgement } of reviewedBySuspicion(replay, { seats: [0], seed: 'review', limits: PAGE_LIMITS })) {
      moves += 1;
      if (mistakeOf(judgement.loss) !== null) first ??= processorTime() - began;
    }
    decisions.add(moves);
    wholes.push(processorTime() - began);
    if (first !== null) firsts.push(first);
  }
  return {
    games,
    decisions: decisions.mean,
    whole: meanOf(wholes),
    wholeSlow: quantile(wholes),
    first: meanOf(firsts),
    firstSlow: quantile(firsts),
  };
};
