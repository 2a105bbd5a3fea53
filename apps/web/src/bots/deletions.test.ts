import '../learn/test/browser.ts';
import type { BotSummary } from '@sanh-rong/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdDeletions, letGo, TO_THINK_AGAIN, takeBack, useDeletions } from './deletions.ts';

const BOT = { id: 'b1', name: 'GreedyBot v1' } as BotSummary;

let asked: string[];
let leave: () => void;

const serve = (status: number): void => {
  vi.stubGlobal('fetch', async (path: string, { method }: { method: string }) => {
    asked.push(`${method} ${path}`);
    return new Response('{}', { status });
  });
};

beforeEach(() => {
  asked = [];
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', { removeItem: () => {} });
  vi.stubGlobal('addEventListener', (_type: string, listener: () => void) => {
    leave = listener;
  });
  serve(200);
  holdDeletions(false);
  useDeletions.setState({ going: [], gone: [], failed: null, fresh: null });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a bot is hidden at once and deleted only after a while', async () => {
  letGo(BOT);
  expect(useDeletions.getState().going).toEqual([BOT]);
  await vi.advanceTimersByTimeAsync(TO_THINK_AGAIN - 1);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toEqual(['DELETE /api/bots/b1']);
  expect(useDeletions.getState()).toMatchObject({ going: [], gone: ['b1'], failed: null });
});

test('a bot that is taken back stays', async () => {
  letGo(BOT);
  takeBack('b1');
  await vi.advanceTimersByTimeAsync(TO_THINK_AGAIN * 2);
  expect(asked).toEqual([]);
  expect(useDeletions.getState()).toMatchObject({ going: [], gone: [] });
});

test('a bot that cannot be deleted is there again, and it is said', async () => {
  serve(503);
  letGo(BOT);
  await vi.advanceTimersByTimeAsync(TO_THINK_AGAIN);
  expect(useDeletions.getState()).toMatchObject({ going: [], gone: [], failed: BOT });
});

test('whoever closes the page has not taken anything back', async () => {
  letGo(BOT);
  leave();
  await vi.advanceTimersByTimeAsync(TO_THINK_AGAIN * 2);
  expect(asked).toEqual(['DELETE /api/bots/b1']);
});

test('once the server is asked nothing can be taken back, and the bot stays hidden until it has answered', async () => {
  let answer = (_response: Response): void => {};
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise<Response>((resolve) => {
        answer = resolve;
      }),
  );
  letGo(BOT);
  await vi.advanceTimersByTimeAsync(TO_THINK_AGAIN);
  expect(useDeletions.getState()).toMatchObject({ going: [], gone: ['b1'], failed: null });
  answer(new Response('{}', { status: 503 }));
  await vi.advanceTimersByTimeAsync(0);
  expect(useDeletions.getState()).toMatchObject({ going: [], gone: [], failed: BOT });
});

test('while somebody is at it no time runs out; afterwards there is all of it again', async () => {
  letGo(BOT);
  await vi.advanceTimersByTimeAsync(TO_THINK_AGAIN - 1);
  holdDeletions(true);
  await vi.advanceTimersByTimeAsync(TO_THINK_AGAIN * 5);
  expect(asked).toEqual([]);
  holdDeletions(false);
  await vi.advanceTimersByTimeAsync(TO_THINK_AGAIN - 1);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toEqual(['DELETE /api/bots/b1']);
});

test('what is held goes as well when the page is closed', async () => {
  holdDeletions(true);
  letGo(BOT);
  leave();
  expect(asked).toEqual(['DELETE /api/bots/b1']);
});
