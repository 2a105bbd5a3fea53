import { expect, test } from 'vitest';
import { MOST_CHARACTERS, roomLeft } from './text.ts';

test('characters are counted as people count them', () => {
  expect(roomLeft('')).toBe(MOST_CHARACTERS);
  expect(roomLeft('Sảnh rồng')).toBe(MOST_CHARACTERS - 9);
  expect(roomLeft('Sảnh rồng'.normalize('NFD'))).toBe(MOST_CHARACTERS - 9);
  expect(roomLeft('👨‍👩‍👧‍👦')).toBe(MOST_CHARACTERS - 1);
});

test('what stands around a text is not counted, what is too much is', () => {
  expect(roomLeft('  heo  ')).toBe(MOST_CHARACTERS - 3);
  expect(roomLeft('a'.repeat(MOST_CHARACTERS + 2))).toBe(-2);
});
