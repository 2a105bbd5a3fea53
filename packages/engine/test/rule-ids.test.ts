import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..', '..');

const filesUnder = (folder: string, matches: RegExp): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => matches.test(name) && !/node_modules|dist\//.test(name))
    .map((name) => join(root, folder, name));

const RULE = /\b(?:CD|TL|MN|TH|PH|LG)-\d+\b/g;

const idsIn = (text: string): string[] => [...text.matchAll(RULE)].map(([id]) => id);

/** The rules of a book, each with its number. */
const bookOf = (language: string): Set<string> =>
  new Set(filesUnder(`docs/rules/${language}`, /\.md$/).flatMap((file) => idsIn(readFileSync(file, 'utf8'))));

/** Rules named in the texts of test files: comments do not count. */
const tested = new Set(
  ['packages', 'apps'].flatMap((folder) =>
    filesUnder(folder, /\.test\.ts$/).flatMap((file) => {
      const code = readFileSync(file, 'utf8').replace(/^\s*(\/\/|\*|\/\*).*$/gm, '');
      return [...code.matchAll(/'[^'\n]*'|`[^`\n]*`|"[^"\n]*"/g)].flatMap(([literal]) => idsIn(literal));
    }),
  ),
);

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
