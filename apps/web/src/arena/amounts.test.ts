import { expect, test } from 'vitest';
import { pointsWords, ratingWords, shareWords, thinkingWords } from './amounts.ts';

test.each([
  [1.234, '+1,23', '+1.23'],
  [-12.55, '−12,6', '−12.6'],
  [448.7, '+449', '+449'],
  [0, '0,00', '0.00'],
])('%f points are written with a sign and no more digits than they are worth', (points, vi, en) => {
  expect(pointsWords(points, 'vi')).toBe(vi);
  expect(pointsWords(points, 'en')).toBe(en);
});

test('a rating is a whole number, as on sites for chess', () => {
  expect(ratingWords(1793.8, 'vi')).toBe('1794');
  expect(ratingWords(-12.2, 'en')).toBe('−12');
});

test.each([
  [3, '< 0.1 ms'],
  [400, '0.4 ms'],
  [12_400, '12 ms'],
  [1_240_000, '1.2 s'],
])('%i microseconds are %s', (micros, words) => {
  expect(thinkingWords(micros, 'en')).toBe(words);
});

test('a share is a percentage', () => {
  expect(shareWords(0.353, 'en')).toBe('35%');
});
