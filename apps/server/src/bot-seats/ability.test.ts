import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ableSoFar } from './ability.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('a machine that is known to run bots or not is believed', async () => {
  for (const able of [true, false]) expect(await ableSoFar(Promise.resolve(able))).toBe(able);
  await expect(ableSoFar(Promise.reject(new Error('no process')))).rejects.toThrow('no process');
  expect(vi.getTimerCount()).toBe(0);
});

test('a trial that takes long keeps no person waiting: bots are seated', async () => {
  const soon = ableSoFar(new Promise(() => {}));
  await vi.advanceTimersToNextTimerAsync();
  expect(await soon).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});
