import { type BotCall, findBotGame } from '@sanh-rong/bot-kit';
import { findGame } from '@sanh-rong/engine';

/** The first decision of a game that everybody deals alike. */
export const firstCall = (game: string, memory = 1): BotCall => {
  const found = findGame(game);
  const botGame = findBotGame(game);
  if (!found.ok || botGame === null) throw new Error(`no game: ${game}`);
  const dealt = found.value.deal({ seed: 'sandbox' });
  if (!dealt.ok) throw new Error(dealt.error.code);
  const { state } = dealt.value;
  const view = found.value.view(state, found.value.turn(state) ?? 0);
  return { snapshot: botGame.snapshot(view, { scores: view.hands.map(() => 0) }), dice: 'dice', memory };
};
