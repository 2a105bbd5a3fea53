import { describe, expect, it } from 'vitest';
import { whenWords } from './when.ts';

const NOW = Date.UTC(2026, 2, 12, 8, 30);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe('when something was', () => {
  it.each([
    [5 * MINUTE, '5 phút trước', '5 minutes ago'],
    [59 * MINUTE + 59_000, '59 phút trước', '59 minutes ago'],
    [3 * HOUR, '3 giờ trước', '3 hours ago'],
    [30 * HOUR, 'hôm qua', 'yesterday'],
    [6 * 24 * HOUR, '6 ngày trước', '6 days ago'],
  ])('%i ms ago is %s', (ago, vi, en) => {
    expect(whenWords(NOW - ago, NOW, 'vi').toLowerCase()).toBe(vi);
    expect(whenWords(NOW - ago, NOW, 'en').toLowerCase()).toBe(en);
  });

  it('is now when a clock runs ahead', () => {
    expect(whenWords(NOW + MINUTE, NOW, 'en')).toBe('now');
  });

  it('is a day after a week', () => {
    expect(whenWords(NOW - 30 * 24 * HOUR, NOW, 'en')).toContain('2026');
  });
});
