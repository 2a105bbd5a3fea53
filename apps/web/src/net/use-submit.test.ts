import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openBrowser } from './test/browser.ts';

beforeEach(() => void openBrowser());
afterEach(() => void vi.unstubAllGlobals());

const SILENCE = 'không có mạng';

/** What a page shows where a table's connection answers this; null where it was done. */
const faultFor = async (answer: object) => {
  const { accepted, faultOf } = await import('./use-submit.ts');
  return accepted(Promise.resolve(answer as never)).then(
    () => null,
    (error: unknown) => faultOf(error, SILENCE),
  );
};

test('what was done has no fault', async () => {
  expect(await faultFor({ ok: true, seq: 3 })).toBeNull();
});

test('a refusal is shown in its own words, with its code', async () => {
  const error = { code: 'NO_SEAT', message: 'hết ghế' };
  expect(await faultFor({ ok: false, error })).toEqual(error);
});

test('a connection that broke has the words of the page', async () => {
  const error = { code: 'NO_ANSWER', message: '' };
  expect(await faultFor({ ok: false, error })).toEqual({ code: null, message: SILENCE });
});
