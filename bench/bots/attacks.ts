import { monitorEventLoopDelay } from 'node:perf_hooks';
import { quantile } from '../load/figures.ts';
import type { Figures } from './figures.ts';
import { FIRST_CALL, load, Sandboxes, TRIVIAL } from './kit.ts';

/** Bots that do their worst whenever they are asked, each in its own way. */
const ATTACKERS: readonly string[] = [
  'for (;;);',
  'const all = []; for (;;) all.push(new Array(1_000).fill(1.5));',
  'const all = []; for (;;) all.push(new Uint8Array(1_000_000).fill(1));',
  "for (let i = 0; i < 100_000; i++) console.log('x'.repeat(2_000)); return 'x'.repeat(5_000_000);",
  "/^(a+)+$/.test('a'.repeat(60) + '!');",
  'const deep = () => deep() + 1; deep();',
].map((code) => `function getNextMove() {\n${code}\n}`);

const SECONDS = 6;
/** What a server of some hundred tables holds: how large it is must not matter. */
const BALLAST = 300;
const MB = 1_024 * 1_024;

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

type Sandbox = InstanceType<typeof Sandboxes>;

/** Asks an innocent bot again and again while something happens, and watches this process. */
const watch = async (
  figures: Figures,
  when: string,
  sandboxes: Sandbox,
  happening: () => Promise<void>,
): Promise<void> => {
  const bot = await load(sandboxes, TRIVIAL);
  const loop = monitorEventLoopDelay({ resolution: 1 });
  const waits: number[] = [];
  let isOver = false;
  const before = process.memoryUsage().rss;
  let most = before;
  const ask = async (): Promise<void> => {
    while (!isOver) {
      const began = performance.now();
      await bot.decide([FIRST_CALL]);
      waits.push(performance.now() - began);
      most = Math.max(most, process.memoryUsage().rss);
      await wait(2);
    }
  };
  loop.enable();
  const asking = ask();
  await happening();
  isOver = true;
  await asking;
  loop.disable();
  bot.stop();
  waits.sort((a, b) => a - b);
  // The loop looks once a millisecond; what is beyond that is delay.
  const delay = (share: number): number => Math.max(0, loop.percentile(share) / 1e6 - 1);
  figures.note(`${when}: an innocent decision, half of them`, 'ms', [quantile(waits, 0.5)]);
  figures.note(`${when}: 99 of 100`, 'ms', [quantile(waits, 0.99)]);
  figures.note(`${when}: the server stands still, 99 of 100`, 'ms', [delay(99)]);
  figures.note(`${when}: at most`, 'ms', [delay(100)]);
  figures.note(`${when}: growth of the server’s memory`, 'MB', [(most - before) / MB]);
};

/** What the server feels of bots that do their worst. */
export const measureAttacks = async (figures: Figures): Promise<void> => {
  const ballast = Array.from({ length: BALLAST }, () => Buffer.alloc(MB, 1));
  const sandboxes = new Sandboxes({ warm: 2, most: 16 });
  await watch(figures, 'in peace', sandboxes, () => wait(SECONDS * 500));
  await watch(figures, 'under attack', sandboxes, async () => {
    const until = performance.now() + SECONDS * 1_000;
    await Promise.all(
      ATTACKERS.map(async (source) => {
        const attacker = await load(sandboxes, source, 1_000);
        while (performance.now() < until) await attacker.decide([FIRST_CALL, FIRST_CALL]);
        attacker.stop();
      }),
    );
  });
  await sandboxes.close();
  ballast.length = 0;
};
