import type { Rules } from '@sanh-rong/engine/tienlen/core';
import { weightsFor } from '../steady/weights.ts';
import type { Candidate } from './candidates.ts';

/** What results in worlds and the steady player's opinion say together about which of two candidates is better. */
export interface Belief {
  /** How far apart the results of two candidates in one world lie, in points. */
  readonly scatter: number;
  /** How far the truth lies from the steady player's opinion, in points. */
  readonly error: number;
  /** What the steady player's opinion is worth: points for one of its own. */
  readonly opinion: number;
}

/**
 * As measured over games of steady players: scatter and opinion grow with the seats, the error with the number of others.
 * Opinions are counted in plays.
 */
const MEASURED = {
  mienNam: { scatter: 2.5, error: 1.35, opinion: 0.65 },
  thirteen: { scatter: 0.5, error: 0.24, opinion: 0.12 },
};

export const beliefFor = (rules: Rules, seats: number): Belief => {
  const { scatter, error, opinion } = rules.playsOn ? MEASURED.thirteen : MEASURED.mienNam;
  const { plan } = weightsFor(rules, seats);
  return { scatter: scatter * seats, error: error * (seats - 1), opinion: (opinion * seats) / plan };
};

/** One candidate's results, world by world. */
export interface Runner {
  readonly candidate: Candidate;
  readonly results: Int16Array;
  sum: number;
}

/** What is believed about the points between two candidates: a mean, and that mean in standard errors. */
export interface Gap {
  readonly mean: number;
  readonly certainty: number;
}

/** Worlds that the usual scatter counts for, beside those seen. */
const FOREKNOWN = 3;

/** What is believed about how much better one runner is than another after so many worlds. */
export const gapBetween = (one: Runner, other: Runner, worlds: number, belief: Belief): Gap => {
  const observed = worlds === 0 ? 0 : (one.sum - other.sum) / worlds;
  let squares = FOREKNOWN * belief.scatter ** 2;
  for (let i = 0; i < worlds; i++) {
    const off = one.results[i] - other.results[i] - observed;
    squares += off * off;
  }
  const fromWorlds = (worlds * (worlds + FOREKNOWN)) / squares;
  const fromOpinion = 1 / belief.error ** 2;
  const expected = belief.opinion * (one.candidate.value - other.candidate.value);
  const precision = fromWorlds + fromOpinion;
  const mean = (fromWorlds * observed + fromOpinion * expected) / precision;
  return { mean, certainty: mean * Math.sqrt(precision) };
};
