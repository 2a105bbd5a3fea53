import { type BotAnswer, type BotCall, type BotFault, findBotGame, judge } from '@sanh-rong/bot-kit';
import { type AnyGame, type BaseAction, type BaseView, standings } from '@sanh-rong/engine';
import { type BotOutcome, type BotTurn, botDice, gameOf, type TableState } from '@sanh-rong/table';

/** A turn of a bot: what it is asked, and what its answer is worth. */
export interface BotQuestion extends BotTurn {
  readonly state: TableState;
  readonly game: AnyGame;
  readonly view: BaseView<BaseAction>;
  readonly call: BotCall;
}

/** Which game of the session is being played, from 1. */
export const gameNumber = ({ session }: TableState): number => session.results.length + 1;

/** Null where there is nothing to ask: no game is on, or bots do not know it. */
export const questionFor = (state: TableState, turn: BotTurn): BotQuestion | null => {
  const game = gameOf(state.settings);
  const known = findBotGame(game.id);
  if (state.game === null || known === null) return null;
  const view = game.view(state.game, turn.seat);
  const snapshot = known.snapshot(view, { scores: standings(state.session).totals });
  return { ...turn, state, game, view, call: { snapshot, dice: botDice(state), memory: gameNumber(state) } };
};

/** What came of asking a bot: for the table, and in full for its owner. */
export interface Judged {
  readonly outcome: BotOutcome;
  readonly fault: BotFault | null;
}

export const judged = ({ game, view }: BotQuestion, answer: BotAnswer): Judged => {
  const verdict = judge(game, view, answer);
  if (verdict.ok) return { outcome: { action: verdict.action }, fault: null };
  return { outcome: { fault: verdict.fault.kind }, fault: verdict.fault };
};

/** An answer of a bot whose code could not even be loaded. */
export const unloaded = (fault: BotFault, printed: BotAnswer['printed']): BotAnswer => ({
  action: null,
  fault,
  returned: '',
  printed,
  unprinted: 0,
  micros: 0,
});
