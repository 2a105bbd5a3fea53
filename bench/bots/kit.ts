import { join } from 'node:path';
import { type BotCall, findBotGame, type LoadedBot } from '@sanh-rong/bot-kit';
import { EXAMPLES } from '@sanh-rong/bot-kit/examples';
import { findGame } from '@sanh-rong/engine';

/** The module as it is built: it finds the sandbox's program from where it lies. */
export const { Sandboxes } = (await import(
  join(process.cwd(), 'packages/sandbox/dist/index.js')
)) as typeof import('../../packages/sandbox/src/index.ts');

type Sandboxes = InstanceType<typeof Sandboxes>;

export const GAME = 'tienlen';
export const RULE_SET = 'mien-nam';
export const TRIVIAL = 'function getNextMove() { return { action: "pass" }; }';
export const GREEDY = EXAMPLES.find(({ id }) => id === 'greedy')?.source('en') ?? '';

const dealt = (): BotCall => {
  const found = findGame(GAME);
  const botGame = findBotGame(GAME);
  if (!found.ok || botGame === null) throw new Error(GAME);
  const ruling = found.value.deal({ ruleSet: RULE_SET, seed: 'bench' });
  if (!ruling.ok) throw new Error(ruling.error.code);
  const { state } = ruling.value;
  const view = found.value.view(state, found.value.turn(state) ?? 0);
  return { snapshot: botGame.snapshot(view, { scores: [0, 0, 0, 0] }), dice: 'bench', memory: 1 };
};

/** The first decision of a game. */
export const FIRST_CALL = dealt();

export const load = async (sandboxes: Sandboxes, source: string, time = 5_000): Promise<LoadedBot> => {
  const loading = await sandboxes.load({ game: GAME, source, time });
  if (!loading.ok) throw new Error(JSON.stringify(loading.fault));
  return loading.bot;
};

/** Milliseconds something takes. */
export const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};
