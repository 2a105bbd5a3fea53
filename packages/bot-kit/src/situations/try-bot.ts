import type { BaseAction } from '@sanh-rong/engine';
import { findBotGame } from '../bot-games.ts';
import type { BotFault, FaultKind, LoadedBot, Printed } from '../calls.ts';
import { judge } from '../judge.ts';
import { type SetUp, setUp } from './position.ts';
import type { Advice, Situation } from './situation.ts';

/** What a bot did in a situation. Plain JSON. */
export interface SituationOutcome {
  /** The situation's id. */
  readonly situation: string;
  readonly ok: boolean;
  readonly action: BaseAction | null;
  readonly fault: BotFault | null;
  /** What it returned, written out and shortened. */
  readonly returned: string;
  readonly printed: readonly Printed[];
  readonly unprinted: number;
  readonly micros: number;
  /** Whether it did what thoughtful players would; null where there is no advice, or no move. */
  readonly advice: 'good' | 'missed' | null;
}

export interface TryOptions {
  /** What the bot's `Math.random` is made from: the same dice, the same answers. */
  readonly dice?: string;
}

/** Faults that cost a whole sandbox or seconds: a bot that goes on like that is not asked the rest of a long list. */
const COSTLY: readonly FaultKind[] = ['timeout', 'memory', 'crash'];
const GIVE_UP_AFTER = 3;

const matches = (word: string, pattern: string): boolean =>
  pattern.endsWith('*') ? word.startsWith(pattern.slice(0, -1)) : word === pattern;

const isWellAdvised = (advice: Advice, word: string): boolean =>
  'good' in advice
    ? advice.good.some((pattern) => matches(word, pattern))
    : !advice.bad.some((pattern) => matches(word, pattern));

/** How a legal move meets the advice. The engine writes the move, so that the order of cards does not matter. */
export const adviceOn = (
  { advice }: Situation,
  { game, state }: SetUp,
  action: BaseAction,
): SituationOutcome['advice'] => {
  const step = advice === null ? null : game.apply(state, action);
  if (advice === null || step === null || !step.ok) return null;
  const { history } = step.value.state;
  return isWellAdvised(advice, game.writeAction(history[history.length - 1].action)) ? 'good' : 'missed';
};

/** Asks a bot about one situation. `memory` must be a number that the bot has not been asked under before. */
export const trySituation = async (
  bot: LoadedBot,
  situation: Situation,
  memory: number,
  { dice = '' }: TryOptions = {},
): Promise<SituationOutcome> => {
  const position = setUp(situation);
  const { game, state } = position;
  const view = game.view(state, situation.seat);
  const snapshot = findBotGame(game.id)?.snapshot(view, { scores: view.hands.map(() => 0) }) ?? null;
  const [answer] = await bot.decide([{ snapshot, dice: `${dice}:${situation.id}`, memory }]);
  bot.forget(memory);
  const verdict = judge(game, view, answer);
  const { returned, printed, unprinted, micros } = answer;
  return {
    situation: situation.id,
    ok: verdict.ok,
    action: answer.action,
    fault: verdict.ok ? null : verdict.fault,
    returned,
    printed,
    unprinted,
    micros,
    advice: verdict.ok ? adviceOn(situation, position, verdict.action) : null,
  };
};

/**
 * Asks a bot about one situation after the other, each with fresh variables, and tells what came of each as soon as it is
 * known. Ends early after three faults that each cost a sandbox, so that an endless loop is not waited for fifty times.
 */
export async function* tryBot(
  bot: LoadedBot,
  situations: readonly Situation[],
  options?: TryOptions,
): AsyncGenerator<SituationOutcome, void> {
  let costly = 0;
  for (const [memory, situation] of situations.entries()) {
    const outcome = await trySituation(bot, situation, memory, options);
    yield outcome;
    if (outcome.fault !== null && COSTLY.includes(outcome.fault.kind)) costly += 1;
    if (costly === GIVE_UP_AFTER) return;
  }
}
