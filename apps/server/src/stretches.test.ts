import { performance } from 'node:perf_hooks';
import { expect, test } from 'vitest';
import { onBehalfOf } from './database/fair-pool.ts';
import { inStretches } from './stretches.ts';

/** Steps that take a millisecond each; how many there were is what comes of them. */
function* steps(count: number, at: (step: number) => void = () => {}): Generator<void, number> {
  for (let step = 0; step < count; step++) {
    const until = performance.now() + 1;
    while (performance.now() < until);
    at(step);
    yield;
  }
  return count;
}

test('takes work to its end', async () => {
  expect(await inStretches(steps(12))).toBe(12);
});

test('however much long work goes on at once, the event loop turns after one stretch of it', async () => {
  const stepsByTurn = [0];
  const count = (): void => {
    stepsByTurn[stepsByTurn.length - 1] += 1;
  };
  let isOver = false;
  const turn = (): void => {
    if (isOver) return;
    stepsByTurn.push(0);
    setImmediate(turn);
  };
  setImmediate(turn);
  await Promise.all(Array.from({ length: 10 }, () => inStretches(steps(10, count))));
  isOver = true;
  // The first step of each comes before its first pause; then five at the most are in a stretch, and in two of them.
  const [first, ...later] = stepsByTurn;
  expect(first).toBeLessThanOrEqual(15);
  expect(Math.max(...later)).toBeLessThanOrEqual(10);
  expect(stepsByTurn.reduce((sum, each) => sum + each)).toBe(100);
});

test('networks take turns, so a crowd of one does not keep the long work of another', async () => {
  const ended: string[] = [];
  const work = (network: string): Promise<void> =>
    onBehalfOf(network, async () => {
      await inStretches(steps(20));
      ended.push(network);
    });
  await Promise.all([...Array.from({ length: 10 }, () => work('crowd')), work('other')]);
  expect(ended.indexOf('other')).toBeLessThan(3);
});
