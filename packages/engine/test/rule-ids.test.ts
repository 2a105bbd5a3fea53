import { describe, expect, test } from 'vitest';
import { idsInDocuments, idsInTests } from '../../../test/ids.ts';

const RULE = /\b(?:CD|TL|MN|TH|PH|LG)-\d+\b/g;

/** The rules of a book, each with its number. */
const bookOf = (language: string): Set<string> => new Set(idsInDocuments(`docs/rules/${language}`, RULE));

const tested = idsInTests(RULE);

const range = (family: string, from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => `${family}-${from + i}`);

const ALL = [
  ...range('CD', 1, 4),
  ...range('TL', 1, 9),
  ...range('MN', 1, 22),
  ...range('TH', 1, 11),
  ...range('PH', 1, 4),
  ...range('PH', 10, 14),
  ...range('PH', 20, 27),
  ...range('LG', 1, 9),
];

describe('every rule', () => {
  test.each(ALL)('%s is in the rule books of both languages and in the name of a test', (id) => {
    expect(bookOf('vi').has(id)).toBe(true);
    expect(bookOf('en').has(id)).toBe(true);
    expect(tested.has(id)).toBe(true);
  });

  test('both languages tell the same rules', () => {
    expect([...bookOf('vi')].sort()).toEqual([...bookOf('en')].sort());
  });
});
