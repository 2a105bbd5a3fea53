import { type BaseAction, type BaseEvent, type BaseState, type BaseView, type Game, Random } from '@sanh-rong/engine';
import { NO_SEARCH } from './budget.ts';
import type { Player } from './player.ts';

/** The points of every seat once one player has played all seats of a game to its end, with the dice of a seed. */
export const playOut = <
  State extends BaseState<Action>,
  Action extends BaseAction,
  View extends BaseView<Action>,
  Event extends BaseEvent,
>(
  game: Game<State, Action, View, Event>,
  player: Player<View, Action>,
  from: State,
  seed: string,
): readonly number[] => {
  const dice = new Random(seed);
  let state = from;
  for (let turn = game.turn(state); turn !== null; turn = game.turn(state)) {
    const view = game.view(state, turn);
    const step = game.apply(state, player.choose(view, view.legal, dice, NO_SEARCH));
    if (!step.ok) throw new RangeError(`${player.id} chose what ${game.id} refuses: ${step.error.reason}`);
    state = step.value.state;
  }
  return game.result(state)?.points ?? [];
};
