import { type BaseAction, type BaseView, findGame, isGameId, type OwnView, Random } from '@sanh-rong/engine';
import type { Outlook } from '@sanh-rong/players';
import { isOver, type Limits } from './limits.ts';
import { OUTLOOKS } from './outlooks.ts';
import { Sample } from './sample.ts';

/** What a choice can be expected to end with. */
export interface Expectation {
  readonly action: BaseAction;
  /** Points of the seat at the end of the game. */
  readonly points: number;
  /** The standard error of `points`; 0 where the ending was solved. */
  readonly error: number;
  readonly worlds: number;
}

/**
 * What was played against the best other choice: points lost by it, measured over worlds that had no part in finding
 * that choice, so that a lucky one is not taken for a better one.
 */
export interface Loss {
  readonly better: BaseAction;
  readonly points: number;
  /** The standard error, with what those who play on may not see; 0 where the ending was solved. */
  readonly error: number;
}

export interface Judgement {
  /** Best first. */
  readonly choices: readonly Expectation[];
  /** The ending was solved: the figures are exact for everybody playing on perfectly. */
  readonly isExact: boolean;
  /** Null where nothing looked better than what was played, or nothing was played. */
  readonly loss: Loss | null;
}

export interface JudgeRequest {
  /** What the seat did there. */
  readonly played?: BaseAction;
  /** The same seed and limits give the same judgement everywhere. */
  readonly seed: string;
  readonly limits: Limits;
}

/** How many standard errors an interval reaches to each side: 99 of 100 hold the truth. */
export const INTERVAL = 2.58;

/** The loss where something better was there for certain: its interval excludes zero. Else null. */
export const mistakeOf = (loss: Loss | null): Loss | null =>
  loss !== null && loss.points > INTERVAL * loss.error ? loss : null;

/** Worlds in a row that fit nothing before a position is given up. */
const MOST_MISFITS = 200;

/**
 * A comparison is asked every so many worlds whether more are worth their while. It ends where so many standard errors more
 * would not make it a mistake in the end.
 */
const WORLDS_AT_ONCE = 16;
const HOPE = 2;

/**
 * Where worlds take long it also ends where it is a mistake beyond more standard errors than that needs in the end, since it
 * is asked so often (Pocock's bound for a hundredth); but not before so large a share of the worlds, for a few may all miss
 * what is rare and dear.
 */
const SETTLED = 3.2;
const LEAST_SHARE = 0.25;

/** How many times the worlds of the first look what was played and the best other choice are compared in, if nothing else is said. */
const USUALLY_COMPARED = 4;

interface Runner {
  readonly at: number;
  readonly sample: Sample;
}

/** The points of these choices in the next world that fits; null when there is none, or no time for it. */
const nextWorld = (
  outlook: Pick<Outlook<BaseAction>, 'next'>,
  among: readonly number[],
  limits: Limits,
): readonly number[] | null => {
  for (let misfits = 0; misfits < MOST_MISFITS && !isOver(limits); misfits++) {
    const points = outlook.next(among);
    if (points !== null) return points;
  }
  return null;
};

/** Adds so many worlds, the same for all of these choices; false when they came to an end before. */
const look = (outlook: Outlook<BaseAction>, runners: readonly Runner[], worlds: number, limits: Limits): boolean => {
  const among = runners.map(({ at }) => at);
  for (let done = 0; done < worlds; done++) {
    const points = nextWorld(outlook, among, limits);
    if (points === null) return false;
    for (const [i, { sample }] of runners.entries()) sample.add(points[i]);
  }
  return true;
};

/** What was looked at longest comes first, since the better half always goes on. */
const byPromise = (one: Runner, other: Runner): number =>
  other.sample.count - one.sample.count || other.sample.mean - one.sample.mean;

/** Every choice over the same worlds, the better half of them over twice as many more, until two are left. */
const race = (outlook: Outlook<BaseAction>, limits: Limits): Runner[] => {
  const all = outlook.choices.map((_, at) => ({ at, sample: new Sample() }));
  if (outlook.isExact) look(outlook, all, 1, limits);
  else {
    let left = all;
    for (let { worlds } = limits; look(outlook, left, worlds, limits) && left.length > 2; worlds *= 2) {
      left = left.toSorted(byPromise).slice(0, Math.ceil(left.length / 2));
    }
  }
  return all.toSorted(byPromise);
};

interface Comparison {
  /** The points of both choices in the next world; null where there is none. */
  readonly next: () => readonly number[] | null;
  readonly worlds: number;
  readonly doubt: number;
  /** Each world takes long. */
  readonly isSlow: boolean;
}

/** Whether more worlds would still change what the gap between two choices says. */
const isSettled = (gap: Sample, { worlds, doubt, isSlow }: Comparison): boolean => {
  if (gap.count % WORLDS_AT_ONCE !== 0) return false;
  const inTheEnd = Math.hypot(gap.error * Math.sqrt(gap.count / worlds), doubt);
  if (gap.mean + HOPE * gap.error < INTERVAL * inTheEnd) return true;
  return isSlow && gap.count >= LEAST_SHARE * worlds && gap.mean > SETTLED * Math.hypot(gap.error, doubt);
};

/** By how much one choice is better than another, over worlds of their own. */
const gapBetween = (comparison: Comparison): Sample => {
  const gap = new Sample();
  while (gap.count < comparison.worlds) {
    const points = comparison.next();
    if (points === null) break;
    gap.add(points[0] - points[1]);
    if (isSettled(gap, comparison)) break;
  }
  return gap;
};

const lossOf = (outlook: Outlook<BaseAction>, played: Runner, better: Runner, limits: Limits): Loss | null => {
  const action = outlook.choices[better.at];
  if (outlook.isExact) {
    const points = better.sample.mean - played.sample.mean;
    return points > 0 ? { better: action, points, error: 0 } : null;
  }
  const { worlds, compared = USUALLY_COMPARED * worlds } = limits;
  const { doubt, nextCloser } = outlook;
  const among = [better.at, played.at];
  const lossOver = (next: Outlook<BaseAction>['next'], isSlow: boolean): Loss | null => {
    const gap = gapBetween({ next: () => nextWorld({ next }, among, limits), worlds: compared, doubt, isSlow });
    return gap.mean > 0 ? { better: action, points: gap.mean, error: Math.hypot(gap.error, doubt) } : null;
  };
  const loss = lossOver((choices) => outlook.next(choices), false);
  // What looks like a mistake is looked at again by the stronger player.
  return nextCloser === null || mistakeOf(loss) === null ? loss : lossOver(nextCloser, true);
};

/**
 * Judges what a seat may do, from its own view and nothing else. Null where it has no choice, or where no hands of the
 * others fit what it has seen.
 */
export const judge = (
  gameId: string,
  view: OwnView<BaseView<BaseAction>>,
  { played, seed, limits }: JudgeRequest,
): Judgement | null => {
  const found = findGame(gameId);
  if (!found.ok || !isGameId(gameId) || view.legal.length < 2) return null;
  const game = found.value;
  const outlook = OUTLOOKS[gameId](view, played === undefined ? [] : [played], new Random(seed));
  if (outlook === null || outlook.choices.length < 2) return null;
  const runners = race(outlook, limits);
  if (runners.some(({ sample }) => sample.count === 0)) return null;
  const word = played === undefined ? null : game.writeAction(played);
  const own = runners.find(({ at }) => game.writeAction(outlook.choices[at]) === word);
  const better = runners.find((runner) => runner !== own);
  return {
    choices: runners.map(({ at, sample }) => ({
      action: outlook.choices[at],
      points: sample.mean,
      error: outlook.isExact ? 0 : sample.error,
      worlds: sample.count,
    })),
    isExact: outlook.isExact,
    loss: own === undefined || better === undefined || runners[0] === own ? null : lossOf(outlook, own, better, limits),
  };
};
