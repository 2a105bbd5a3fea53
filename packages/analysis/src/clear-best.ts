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
  /** Worlds in which the best choice is compared with the others; a quarter as many find it. */
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
/** Worlds after which a choice that leads by nothing is given up. */
const FEW = 16;

interface Rival {
  readonly at: number;
  readonly points: Sample;
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

/** The choice that looks best; null where a second one is as good as far as a first look tells. */
const promising = (
  outlook: Outlook<BaseAction>,
  among: readonly number[],
  worlds: number,
  margin: number,
): number | null => {
  const all = among.map((at) => ({ at, sample: new Sample() }));
  for (let done = 1; done <= worlds; done++) {
    const points = nextWorld(outlook, among);
    if (points === null) return null;
    for (const [i, { sample }] of all.entries()) sample.add(points[i]);
    if (done !== FEW && done !== worlds) continue;
    const [first, second] = all.toSorted((one, other) => other.sample.mean - one.sample.mean);
    if (first.sample.mean - second.sample.mean < margin / 2) return null;
  }
  return all.toSorted((one, other) => other.sample.mean - one.sample.mean)[0].at;
};

const leadOf = ({ gap }: Rival): number => gap.mean - INTERVAL * gap.error;

/** Compares a choice with all others over worlds that had no part in finding it; null as soon as it is not clearly better. */
const compared = (
  outlook: Outlook<BaseAction>,
  best: number,
  among: readonly number[],
  { worlds, margin }: ClearBestRequest,
): { readonly points: Sample; readonly rivals: readonly Rival[] } | null => {
  const points = new Sample();
  const rivals = among.flatMap((at): Rival[] => (at === best ? [] : [{ at, points: new Sample(), gap: new Sample() }]));
  let left = rivals;
  for (let done = 1; done <= worlds; done++) {
    const values = nextWorld(outlook, [best, ...left.map(({ at }) => at)]);
    if (values === null) return null;
    points.add(values[0]);
    for (const [i, rival] of left.entries()) {
      rival.points.add(values[i + 1]);
      rival.gap.add(values[0] - values[i + 1]);
    }
    if (done % STEP !== 0) continue;
    if (left.some(({ gap }) => gap.mean + gap.error < margin)) return null;
    if (done >= ENOUGH) left = left.filter(({ gap }) => gap.mean - FAR * gap.error < margin);
    // Those that were dropped are as far behind as anybody needs to know.
    if (left.length === 0) break;
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
  const { worlds, margin } = request;
  if (outlook.isExact) return exactBest(outlook, among, margin);
  const best = promising(outlook, among, Math.ceil(worlds / 4), margin);
  const found = best === null ? null : compared(outlook, best, among, request);
  if (best === null || found === null) return null;
  const expected = (at: number, sample: Sample): Expectation => ({
    action: outlook.choices[at],
    points: sample.mean,
    error: sample.error,
    worlds: sample.count,
  });
  return {
    choices: [
      expected(best, found.points),
      ...found.rivals.map(({ at, points }) => expected(at, points)).toSorted((one, other) => other.points - one.points),
    ],
    isExact: false,
    lead: Math.min(...found.rivals.map(leadOf)),
  };
};
