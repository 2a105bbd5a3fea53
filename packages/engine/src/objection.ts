import { type RuleError, type Ruling, refusal } from './errors.ts';
import type { BaseAction, BaseView, Seat } from './game.ts';
import { ok } from './result.ts';

/** What is in the way of an action, said from a view alone: the part that is the same for every game. */

/** The seat the viewer acts for now, or why the viewer may do nothing at all. */
const actingSeat = ({ viewer, turn, legal }: BaseView<BaseAction>): Ruling<Seat> => {
  if (turn === null) return refusal('GAME_OVER', 'gameOver');
  if (viewer === 'watcher') return refusal('BAD_ACTION', 'onlyWatching');
  if (viewer !== 'open' && viewer !== turn) return refusal('BAD_ACTION', 'notYourTurn');
  // The seat to act always has a legal action: where nothing is legal, the view looks back at a finished game.
  return legal.length === 0 ? refusal('GAME_OVER', 'gameOver') : ok(turn);
};

/** `Game.objection` of a game, from how its judge rules on what a view shows of the seat to act. */
export const objectionOf =
  <Action extends BaseAction, View extends BaseView<Action>>(
    judge: (view: View, seat: Seat, action: unknown) => Ruling<unknown>,
  ) =>
  (view: View, action: Action): RuleError | null => {
    const acting = actingSeat(view);
    const ruling = acting.ok ? judge(view, acting.value, action) : acting;
    return ruling.ok ? null : ruling.error;
  };
