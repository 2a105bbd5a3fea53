import type { BaseAction, BaseView, OwnView, Replay, Seat } from '@sanh-rong/engine';
import { type Judgement, judge, type Loss, mistakeOf } from './judgement.ts';
import { glanceWithin, type Limits } from './limits.ts';

/** What a seat did in a finished game where it had a choice. */
export interface Decision {
  /** Its place among the actions of the game, from 0. */
  readonly at: number;
  readonly seat: Seat;
  readonly played: BaseAction;
  /** The seat's view as it was then: nothing that came to be known later has a part in it. */
  readonly view: OwnView<BaseView<BaseAction>>;
}

/** A decision of a finished game, judged. */
export interface ReviewedMove extends Decision {
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

/** Where these seats had a choice, in the order of the game; none of a game that goes on. */
export const decisionsOf = (replay: Replay, seats?: readonly Seat[]): readonly Decision[] => {
  if (!isFinished(replay)) return [];
  const { game, steps } = replay;
  const { history } = steps[steps.length - 1].state;
  return history.flatMap(({ seat, action: played }, at): Decision[] => {
    if (seats !== undefined && !seats.includes(seat)) return [];
    const view = game.view(steps[at].state, seat);
    return view.legal.length < 2 ? [] : [{ at, seat, played, view }];
  });
};

const judged = (game: string, decision: Decision, seed: string, limits: Limits): ReviewedMove[] => {
  const { at, view, played } = decision;
  const judgement = judge(game, view, { played, seed: `${seed} ${at}`, limits });
  return judgement === null ? [] : [{ ...decision, judgement }];
};

/** Judges the moves of a game one after the other, each from what its seat could know then. */
export function* reviewedMoves(replay: Replay, { seats, seed, limits }: ReviewRequest): Generator<ReviewedMove> {
  for (const decision of decisionsOf(replay, seats)) yield* judged(replay.game.id, decision, seed, limits);
}

/** How much a first look finds that something else was better by. */
const suspicionOf = (game: Replay['game'], { played, judgement: { choices } }: ReviewedMove): number => {
  const word = game.writeAction(played);
  const own = choices.find(({ action }) => game.writeAction(action) === word);
  return own === undefined ? 0 : choices[0].points - own.points;
};

/**
 * The same judgements as `reviewedMoves`, those first that a first look finds dearest: the worst mistake of a game is known
 * long before all of it is.
 */
export function* reviewedBySuspicion(
  replay: Replay,
  { seats, seed, limits }: ReviewRequest,
): Generator<ReviewedMove, void> {
  const { game } = replay;
  const suspects = decisionsOf(replay, seats).map((decision) => {
    const [glance] = judged(game.id, decision, `${seed} glance`, glanceWithin(limits));
    return { decision, suspicion: glance === undefined ? 0 : suspicionOf(game, glance) };
  });
  for (const { decision } of suspects.toSorted((one, other) => other.suspicion - one.suspicion)) {
    yield* judged(game.id, decision, seed, limits);
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
