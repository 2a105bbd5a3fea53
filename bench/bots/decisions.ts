import { DirectBot } from './direct-bot.ts';
import type { Figures } from './figures.ts';
import { FIRST_CALL, GAME, load, Sandboxes, TRIVIAL } from './kit.ts';

const ROUNDS = 7;
const ROUND_SECONDS = 0.4;
const BATCH = 64;

/** Microseconds each, round by round; `work` says how many it did. */
const microsEach = async (work: () => number | Promise<number>): Promise<number[]> => {
  const rounds: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const began = performance.now();
    let count = 0;
    while (performance.now() - began < ROUND_SECONDS * 1_000) count += await work();
    rounds.push(((performance.now() - began) * 1_000) / count);
  }
  // The first one warms up.
  return rounds.slice(1);
};

/** What a decision of a bot that hardly thinks costs, with a sandbox around it and without. */
export const measureDecisions = async (figures: Figures): Promise<void> => {
  const direct = new DirectBot(GAME, TRIVIAL);
  const plain = await microsEach(() => {
    for (let i = 0; i < 1_000; i++) direct.answer(FIRST_CALL);
    return 1_000;
  });
  const against = figures.note('a decision, directly', 'µs', plain);

  const sandboxes = new Sandboxes({ warm: 1, most: 1 });
  const bot = await load(sandboxes, TRIVIAL);
  const batch = Array.from({ length: BATCH }, () => FIRST_CALL);
  const single = await microsEach(async () => (await bot.decide([FIRST_CALL])).length);
  const batched = await microsEach(async () => (await bot.decide(batch)).length);
  await sandboxes.close();

  const added = (values: readonly number[]): number[] => values.map((value) => value - against);
  figures.note('… in a sandbox, one at a time', 'µs', single, { against });
  figures.note(`… in a sandbox, ${BATCH} together`, 'µs', batched, { against });
  figures.note('  what the sandbox adds to one', 'µs', added(single), { aim: 250 });
  figures.note('  what it adds to one of many', 'µs', added(batched), { aim: 40 });
};
