import { expect, it } from 'vitest';
import { retryAfter } from './retry-after.ts';

const NOW = Date.parse('2026-11-16T03:00:00Z');

it.each([
  [429, '2', 2_000],
  [429, '0', 0],
  [429, 'Mon, 16 Nov 2026 03:00:05 GMT', 5_000],
  [429, 'Mon, 16 Nov 2026 02:59:00 GMT', 0],
  [429, '86400', null],
  [429, 'soon', null],
  [429, null, null],
  [503, '2', null],
])('%i with “Retry-After: %s” is waited for so long: %s', (status, written, wait) => {
  const headers = new Headers(written === null ? {} : { 'Retry-After': written });
  expect(retryAfter({ status, headers }, NOW)).toBe(wait);
});
