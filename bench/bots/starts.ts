import type { Figures } from './figures.ts';
import { load, Sandboxes, TRIVIAL, timed } from './kit.ts';

const TIMES = 20;
/** Milliseconds. */
const IDLE = 100;

/** How long it takes until a bot can be asked. */
export const measureStarts = async (figures: Figures): Promise<void> => {
  const cold = new Sandboxes({ warm: 0, most: 1 });
  const coldly: number[] = [];
  // The first one brings up what starts all others.
  for (let time = 0; time <= TIMES; time++) coldly.push(await timed(async () => (await load(cold, TRIVIAL)).stop()));
  await cold.close();
  figures.note('start of a cold sandbox, bot and all', 'ms', coldly.slice(1), { aim: 100 });

  const warmly: number[] = [];
  const warm = new Sandboxes({ warm: 1, most: 1 });
  for (let time = 0; time <= TIMES; time++) {
    await warm.warmUp();
    // It has waited for a bot; and the one before it is gone.
    await new Promise((resolve) => setTimeout(resolve, IDLE));
    warmly.push(await timed(async () => (await load(warm, TRIVIAL)).stop()));
  }
  await warm.close();
  figures.note('start of a warm one', 'ms', warmly.slice(1), { aim: 1 });
};
