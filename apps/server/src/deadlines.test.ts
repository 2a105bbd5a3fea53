import { setImmediate as nextRound } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { withDeadline } from './deadlines.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

const NEVER = new AbortController().signal;

const untilTold = (enough: AbortSignal): Promise<string> =>
  new Promise((resolve) => enough.addEventListener('abort', () => resolve((enough.reason as Error).name)));

test('a deadline comes, though nothing else holds on to its clock and memory is tidied meanwhile', async () => {
  let isOver = false;
  const ended = withDeadline(NEVER, 50, untilTold).finally(() => {
    isOver = true;
  });
  while (!isOver) {
    collect();
    await nextRound();
  }
  expect(await ended).toBe('TimeoutError');
});

test('it ends with the signal, also with one that has come before', async () => {
  const stop = new AbortController();
  const work = withDeadline(stop.signal, 60_000, untilTold);
  stop.abort(new RangeError('the turn is over'));
  expect(await work).toBe('RangeError');
  expect(await withDeadline(stop.signal, 60_000, async (enough) => enough.aborted)).toBe(true);
});

test('what comes in time is handed on', async () => {
  expect(await withDeadline(NEVER, 60_000, async () => 'found')).toBe('found');
  await expect(withDeadline(NEVER, 60_000, () => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
});
