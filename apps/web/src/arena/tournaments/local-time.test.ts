import { expect, test } from 'vitest';
import { fromField, soonAfter, toField } from './local-time.ts';

test('what the field shows is what was meant, to the minute', () => {
  const at = new Date(2026, 2, 12, 20, 5).getTime();
  expect(toField(at)).toBe('2026-03-12T20:05');
  expect(fromField(toField(at))).toBe(at);
});

test.each(['', 'ngày mai'])('%j is no time', (text) => {
  expect(fromField(text)).toBeNull();
});

test('what is offered first is a full hour, between one and two hours from now', () => {
  const now = new Date(2026, 2, 12, 20, 5).getTime();
  expect(toField(soonAfter(now))).toBe('2026-03-12T22:00');
});
