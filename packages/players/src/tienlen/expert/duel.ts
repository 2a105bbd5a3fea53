import { clone, NO_FORM, type Position, pass, play } from '@sanh-rong/engine/tienlen/core';
import type { Budget } from '../../player.ts';
import type { Observation } from '../observation.ts';
import type { Candidate } from './candidates.ts';
import { Endgame } from './endgame.ts';

/** The most positions to look at: nearly all duels take far fewer, and the time may be needed otherwise. */
const MOST_NODES = 15_000;

export interface Duel {
  /** The best of the candidates, of equally good ones the first; null when it was not solved. */
  readonly best: Candidate | null;
  /** Positions looked at. */
  readonly positions: number;
}

/** Solves a game where nothing is left to guess: one other seat is still in, and every unseen card is in its hand. */
export const solveDuel = (
  { rules }: Observation,
  world: Position,
  candidates: readonly Candidate[],
  { positions, isOver }: Budget,
): Duel => {
  const solver = new Endgame(world.seats, 14);
  const points = new Int32Array(world.seats);
  const limit = Math.min(MOST_NODES, positions / 2);
  solver.begin(limit, isOver);
  let best: Candidate | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const candidate of candidates) {
    const next = clone(world);
    if (candidate.form === NO_FORM) pass(rules, next);
    else play(rules, next, candidate.low, candidate.high, candidate.form);
    if (!solver.solve(rules, next, points)) return { best: null, positions: limit };
    if (points[world.turn] <= most) continue;
    most = points[world.turn];
    best = candidate;
  }
  return { best, positions: solver.nodes };
};
