import type { BaseAction, Replay, Seat } from '@sanh-rong/engine';
import { type Judgement, judge, type Loss, mistakeOf } from './judgement.ts';
import type { Limits } from './limits.ts';

/** A decision of a finished game, judged. */
export interface ReviewedMove {
  /** Its place among the actions of the game, from 0. */
  readonly at: number;
  readonly seat: Seat;
  readonly played: BaseAction;
  readonly judgement: Judgement;
}

/** The moves that cost a game most: mistakes for certain, the dearest first. */
export interface TurningPoint extends ReviewedMove {
  readonly loss: Loss;
}

export interface Review {
  /** Every decision of the seats that were looked at, in the order of the game. */
  readonly moves: readonly ReviewedMove[];
  readonly turningPoints: readonly TurningPoint[];
}

export interface ReviewRequest {
  /** Whose decisions; those of all seats when left out. */
  readonly seats?: readonly Seat[];
  readonly seed: string;
  readonly limits: Limits;
}

const MOST_TURNING_POINTS = 3;

const turningPoint = (move: ReviewedMove): TurningPoint[] => {
  const loss = mistakeOf(move.judgement.loss);
  return loss === null ? [] : [{ ...move, loss }];
};

/** Moves of a game that goes on are not judged: it would be advice. */
export const isFinished = ({ game, steps }: Replay): boolean => game.turn(steps[steps.length - 1].state) === null;

/** Judges the moves of a game one after the other, each from what its seat could know then. */
export function* reviewedMoves(replay: Replay, { seats, seed, limits }: ReviewRequest): Generator<ReviewedMove> {
  if (!isFinished(replay)) return;
  const { game, steps } = replay;
  const { state: end } = steps[steps.length - 1];
  for (const [at, { seat, action: played }] of end.history.entries()) {
    if (seats !== undefined && !seats.includes(seat)) continue;
    // The view as it was then: nothing that came to be known later has a part in it.
    const view = game.view(steps[at].state, seat);
    const judgement = judge(game.id, view, { played, seed: `${seed} ${at}`, limits });
    if (judgement !== null) yield { at, seat, played, judgement };
  }
}

export const turningPointsOf = (moves: readonly ReviewedMove[]): readonly TurningPoint[] =>
  moves
    .flatMap(turningPoint)
    .toSorted((one, other) => other.loss.points - one.loss.points)
    .slice(0, MOST_TURNING_POINTS);

export const review = (replay: Replay, request: ReviewRequest): Review => {
  const moves = [...reviewedMoves(replay, request)];
  return { moves, turningPoints: turningPointsOf(moves) };
};
