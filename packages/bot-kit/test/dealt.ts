import { type DealRequest, findGame, type Json } from '@sanh-rong/engine';
import type { BotGame } from '../src/bot-game.ts';

/** What the first seat to act of a given deal knows. */
export const dealtTo = (botGame: BotGame, given: DealRequest['given'], request: DealRequest = {}): Json => {
  const game = findGame(botGame.id);
  const dealt = game.ok ? game.value.deal({ ...request, ...(given === undefined ? {} : { given }) }) : game;
  if (!game.ok || !dealt.ok) throw new Error(dealt.ok ? '' : dealt.error.reason);
  const { state } = dealt.value;
  const view = game.value.view(state, game.value.turn(state) ?? 0);
  return botGame.snapshot(view, { scores: view.hands.map(() => 0) });
};
