import { signed } from '@sanh-rong/presentation';
import { expect, test } from 'vitest';
import { expectedWords, lostWords, signedWords } from './amounts.ts';

test('what a move was worth is said in tenths, with its margin', () => {
  expect(expectedWords({ points: 1.24, margin: 0.8 }, 'vi')).toBe('+1,2 ± 0,8');
  expect(lostWords({ points: 3.1, margin: 0 }, 'en')).toBe('3.1');
});

test('large points are written as the result beside them writes them', () => {
  for (const points of [-1000, 990, 12_345]) {
    expect(signedWords(points, 'vi')).toBe(signed(points));
    expect(signedWords(points, 'en')).toBe(signed(points));
  }
});
