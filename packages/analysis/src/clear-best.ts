import { type BaseAction, type BaseView, findGame, isGameId, type OwnView, Random } from '@sanh-rong/engine';
import type { Outlook } from '@sanh-rong/players';
import { type Expectation, INTERVAL } from './judgement.ts';
import { OUTLOOKS } from './outlooks.ts';
import { Sample } from './sample.ts';

/** A position in which one choice is better than every other for certain. */
export interface ClearBest {
  /** Best first. */
  readonly choices: readonly Expectation[];
  readonly isExact: boolean;
  /** What the best choice is better by than the next one, at least: the low end of the interval of their difference. */
  readonly lead: number;
}

export interface ClearBestRequest {
  readonly seed: string;
  /** Worlds in which the best choice is compared with the others; fewer find it. */
  readonly worlds: number;
  /** Points that the best choice must be better by for certain. */
  readonly margin: number;
  /** What there is to choose from. */
  readonly choices: readonly BaseAction[];
}

/** Worlds in a row that fit nothing before a position is given up. */
const MOST_MISFITS = 100;
/** Worlds after which a choice that is far behind is looked at no more, and how far: standard errors beyond the margin. */
const ENOUGH = 64;
const FAR = 4;
/** Every so many worlds it is asked whether there is still something to find. */
const STEP = 16;
/** Worlds of the very first look, and how many choices are looked at longer after it. */
const FEW = 16;
const PROMISING = 3;
/** Worlds in which the next best choice alone is compared with the best. */
const ALONE = 48;

interface Candidate {
  readonly at: number;
  readonly points: Sample;
}

interface Rival extends Candidate {
  /** What the best choice is better by, in the same worlds. */
  readonly gap: Sample;
}

const nextWorld = (outlook: Outlook<BaseAction>, among: readonly number[]): readonly number[] | null => {
  for (let misfits = 0; misfits < MOST_MISFITS; misfits++) {
    const points = outlook.next(among);
    if (points !== null) return points;
  }
  return null;
};

const byMean = (one: Candidate, other: Candidate): number => other.points.mean - one.points.mean;

/**
 * The choices by what a first look makes of them, the best few looked at longer; null where the first two are too near to
 * each other to look on.
 */
const ranked = (
  outlook: Outlook<BaseAction>,
  among: readonly number[],
  { worlds, margin }: ClearBestRequest,
): readonly number[] | null => {
  const all = among.map((at): Candidate => ({ at, points: new Sample() }));
  const look = (candidates: readonly Candidate[], count: number): boolean => {
    const places = candidates.map(({ at }) => at);
    for (let done = 0; done < count; done++) {
      const points = nextWorld(outlook, places);
      if (points === null) return false;
      for (const [i, candidate] of candidates.entries()) candidate.points.add(points[i]);
    }
    const [first, second] = candidates.toSorted(byMean);
    return first.points.mean - second.points.mean >= margin / 2;
  };
  if (!look(all, FEW)) return null;
  const few = all.toSorted(byMean).slice(0, PROMISING);
  if (!look(few, Math.ceil(worlds / 8))) return null;
  const rest = all.filter((candidate) => !few.includes(candidate));
  return [...few.toSorted(byMean), ...rest.toSorted(byMean)].map(({ at }) => at);
};

const leadOf = ({ gap }: Rival): number => gap.mean - INTERVAL * gap.error;

/** Whether the interval may still come to lie beyond the margin when all worlds have been looked at. */
const isHopeful = ({ gap }: Rival, { worlds, margin }: ClearBestRequest): boolean =>
  gap.mean + gap.error - INTERVAL * gap.error * Math.sqrt(Math.min(1, gap.count / worlds)) > margin;

/** Compares a choice with all others over worlds that had no part in finding it; null as soon as it is not clearly better. */
const compared = (
  outlook: Outlook<BaseAction>,
  [best, ...others]: readonly number[],
  request: ClearBestRequest,
): { readonly points: Sample; readonly rivals: readonly Rival[] } | null => {
  const points = new Sample();
  const rivals = others.map((at): Rival => ({ at, points: new Sample(), gap: new Sample() }));
  const look = (left: readonly Rival[]): boolean => {
    const places = [best, ...left.map(({ at }) => at)];
    for (let done = 0; done < STEP; done++) {
      const values = nextWorld(outlook, places);
      if (values === null) return false;
      points.add(values[0]);
      for (const [i, rival] of left.entries()) {
        rival.points.add(values[i + 1]);
        rival.gap.add(values[0] - values[i + 1]);
      }
    }
    return left.every((rival) => isHopeful(rival, request));
  };
  // The next best alone decides most positions.
  for (let done = 0; done < ALONE; done += STEP) if (!look(rivals.slice(0, 1))) return null;
  const { worlds, margin } = request;
  let left: readonly Rival[] = rivals;
  for (let done = 0; done < worlds && left.length > 0; done += STEP) {
    if (!look(left)) return null;
    // Those that are dropped are as far behind as anybody needs to know.
    left = left.filter(({ gap }) => gap.count < ENOUGH || gap.mean - FAR * gap.error < margin);
  }
  return rivals.every((rival) => leadOf(rival) > margin) ? { points, rivals } : null;
};

const exactBest = (outlook: Outlook<BaseAction>, among: readonly number[], margin: number): ClearBest | null => {
  const points = nextWorld(outlook, among);
  if (points === null) return null;
  const choices = among
    .map((at, i): Expectation => ({ action: outlook.choices[at], points: points[i], error: 0, worlds: 1 }))
    .toSorted((one, other) => other.points - one.points);
  const lead = choices[0].points - choices[1].points;
  return lead > margin ? { choices, isExact: true, lead } : null;
};

/**
 * The position as a puzzle: which of all choices is better than every other one by a margin, for 99 of 100 certain, over
 * worlds that fit what the seat could know. Null where none is.
 */
export const clearBestOf = (
  gameId: string,
  view: OwnView<BaseView<BaseAction>>,
  request: ClearBestRequest,
): ClearBest | null => {
  const game = findGame(gameId);
  if (!game.ok || !isGameId(gameId)) return null;
  const outlook = OUTLOOKS[gameId](view, request.choices, new Random(request.seed));
  if (outlook === null) return null;
  const words = request.choices.map((action) => game.value.writeAction(action));
  const among = [...outlook.choices.keys()].filter((at) => words.includes(game.value.writeAction(outlook.choices[at])));
  if (among.length < 2) return null;
  if (outlook.isExact) return exactBest(outlook, among, request.margin);
  const order = ranked(outlook, among, request);
  const found = order === null ? null : compared(outlook, order, request);
  if (order === null || found === null) return null;
  const expected = (at: number, sample: Sample): Expectation => ({
    action: outlook.choices[at],
    points: sample.mean,
    error: sample.error,
    worlds: sample.count,
  });
  return {
    choices: [
      expected(order[0], found.points),
      ...found.rivals.map(({ at, points }) => expected(at, points)).toSorted((one, other) => other.points - one.points),
    ],
    isExact: false,
    lead: Math.min(...found.rivals.map(leadOf)),
  };
};
