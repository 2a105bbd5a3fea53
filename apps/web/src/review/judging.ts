import {
  decisionsOf,
  INTERVAL,
  isFinished,
  mistakeOf,
  PAGE_LIMITS,
  type ReviewedMove,
  reviewedBySuspicion,
  turningPointsOf,
} from '@sanh-rong/analysis';
import type { AnyGame } from '@sanh-rong/engine';
import { reasonOf } from '@sanh-rong/presentation/reasons';
import { replayOf } from './reenact.ts';
import type { FromReview, JudgedMove, Measured, ReviewOrder } from './wire.ts';

/** The review as its worker makes it. It knows all games and their players, so no page may load it. */

/** The same for everybody: a game has one review. */
const SEED = 'review';

const measured = ({ points, error }: { readonly points: number; readonly error: number }): Measured => ({
  points,
  margin: Number.isFinite(error) ? INTERVAL * error : null,
});

const judgedMove = (game: AnyGame, { at, view, played, judgement }: ReviewedMove): JudgedMove | null => {
  const choices = judgement.choices.map((choice) => ({ action: choice.action, ...measured(choice) }));
  const word = game.writeAction(played);
  const own = choices.find(({ action }) => game.writeAction(action) === word);
  if (own === undefined) return null;
  const { loss, isExact } = judgement;
  const mistake = mistakeOf(loss);
  return {
    at,
    choices,
    played: own,
    isExact,
    loss: loss === null ? null : { better: loss.better, ...measured(loss) },
    isMistake: mistake !== null,
    reason: mistake === null ? null : (reasonOf(game.id, view, played, mistake.better)?.words ?? null),
  };
};

export function* reviewOf({ source, seat }: ReviewOrder): Generator<FromReview> {
  const replay = replayOf(source);
  if (replay === null) return yield { kind: 'refused', why: 'unreadable' };
  if (!isFinished(replay)) return yield { kind: 'refused', why: 'unfinished' };
  yield { kind: 'begun', moves: decisionsOf(replay, [seat]).length };
  const reviewed: ReviewedMove[] = [];
  for (const move of reviewedBySuspicion(replay, { seats: [seat], seed: SEED, limits: PAGE_LIMITS })) {
    reviewed.push(move);
    const judged = judgedMove(replay.game, move);
    const turningPoints = turningPointsOf(reviewed).map(({ at }) => at);
    if (judged !== null) yield { kind: 'judged', move: judged, turningPoints };
  }
  yield { kind: 'done' };
}
