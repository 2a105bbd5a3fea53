import {
  decisionsOf,
  type Expectation,
  INTERVAL,
  isFinished,
  mistakeOf,
  PAGE_LIMITS,
  type ReviewedMove,
  reviewedBySuspicion,
  type TurningPoint,
  toldGame,
  turningPointsOf,
  writePuzzle,
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

/** Where there is no word for what it is about. */
const NO_THEME = 'other';

/** A choice that may be as good as the best one, as far as a review on a page looks. */
const isClose = (best: Expectation, { points, error }: Expectation): boolean =>
  best.points - points <= INTERVAL * Math.hypot(best.error, error);

/** A mistake as a puzzle: what was played solves it never, what is close to the best one always. */
const puzzleText = (game: AnyGame, { at, view, played, judgement }: TurningPoint): string | null => {
  const { choices, isExact } = judgement;
  const [best] = choices;
  const actions = choices.map(({ action }) => action);
  const told = toldGame(game.id, view, actions, `${SEED} ${at}`);
  if (told === null) return null;
  const mistake = game.writeAction(played);
  const reasonFor = ({ action }: Expectation): string | null =>
    reasonOf(game.id, view, action, best.action)?.id ?? null;
  return writePuzzle({
    ...told,
    choices: choices.map((choice) => ({
      word: game.writeAction(choice.action),
      points: choice.points,
      margin: Number.isFinite(choice.error) ? INTERVAL * choice.error : 0,
      isRight: game.writeAction(choice.action) !== mistake && isClose(best, choice),
      reason: choice === best ? null : reasonFor(choice),
    })),
    isExact,
    rating: 0,
    theme: reasonOf(game.id, view, played, best.action)?.id ?? NO_THEME,
  });
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
  for (const move of turningPointsOf(reviewed)) {
    const text = puzzleText(replay.game, move);
    if (text !== null) yield { kind: 'puzzle', at: move.at, text };
  }
  yield { kind: 'done' };
}
