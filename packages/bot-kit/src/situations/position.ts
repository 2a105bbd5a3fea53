import { type AnyGame, type BaseAction, type BaseState, type BaseView, findGame } from '@sanh-rong/engine';
import { findSituation } from './library.ts';
import type { Situation } from './situation.ts';

/** A situation as the engine has made it. */
export interface SetUp {
  readonly game: AnyGame;
  readonly state: BaseState<BaseAction>;
}

/** A library that the engine refuses is broken; the tests set up every situation there is. */
class BrokenSituation extends Error {
  constructor({ id }: Situation, why: string) {
    super(`${id}: ${why}`);
  }
}

/** Deals a situation and plays what was played. */
export const setUp = (situation: Situation): SetUp => {
  const game = findGame(situation.game);
  if (!game.ok) throw new BrokenSituation(situation, game.error.reason);
  const dealt = game.value.deal(situation.deal);
  if (!dealt.ok) throw new BrokenSituation(situation, dealt.error.reason);
  let { state } = dealt.value;
  for (const word of situation.played) {
    const action = game.value.readAction(word);
    const step = action === null ? null : game.value.apply(state, action);
    if (step === null || !step.ok) throw new BrokenSituation(situation, `${word} ${step?.error.reason ?? ''}`);
    state = step.value.state;
  }
  return { game: game.value, state };
};

/** What the seat that is asked sees: for the bot, and for a picture of the table. Null where there is no such situation. */
export const situationView = (id: string): BaseView<BaseAction> | null => {
  const situation = findSituation(id);
  if (situation === null) return null;
  const { game, state } = setUp(situation);
  return game.view(state, situation.seat);
};
