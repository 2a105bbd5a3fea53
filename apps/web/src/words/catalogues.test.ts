import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

/** Every catalogue of the client: complete in both languages, and nothing in it that is never shown. */

const SOURCE = join(import.meta.dirname, '..');

const files = readdirSync(SOURCE, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name));

const catalogues = files.filter((file) => file.endsWith('/messages/vi.ts'));

const code = files
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/messages\//.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

type Words = Readonly<Record<string, unknown>>;

const read = async (file: string): Promise<Words> => {
  const { vi, en } = await import(file);
  return vi ?? en;
};

const shapeOf = (words: unknown): unknown => {
  if (typeof words === 'function') return 'function';
  if (Array.isArray(words)) return `list of ${words.length}`;
  if (typeof words !== 'object' || words === null) return typeof words;
  return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, shapeOf(value)]));
};

/** `words.key`, `'key'` handed on, or the end of a name put together: `${why}Title`. */
const isSaid = (key: string): boolean => {
  const ending = /[A-Z][a-z]+$/.exec(key)?.[0];
  const ways = [`.${key}\\b`, `'${key}'`, `\\b${key}\\b[,\\s}]`, ...(ending === undefined ? [] : [`\\}${ending}\``])];
  return ways.some((way) => new RegExp(way).test(code));
};

describe.each(catalogues.map((file) => ({ file, name: dirname(dirname(file)).slice(SOURCE.length + 1) })))(
  'the words of $name',
  ({ file }) => {
    test('are the same in both languages', async () => {
      const [vi, en] = await Promise.all([read(file), read(join(dirname(file), 'en.ts'))]);
      expect(shapeOf(en)).toEqual(shapeOf(vi));
    });

    test('are all said somewhere', async () => {
      const unsaid = Object.keys(await read(file)).filter((key) => !isSaid(key));
      expect(unsaid).toEqual([]);
    });
  },
);

test('there are catalogues', () => {
  expect(catalogues.length).toBeGreaterThan(15);
});
