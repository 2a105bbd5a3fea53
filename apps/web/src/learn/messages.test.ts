import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { PRIMERS } from './courses.ts';
import { LIENG_EXERCISE_WORDS, LIENG_LESSON_WORDS } from './lieng/messages/vi.ts';
import { LEARN_WORDS } from './messages/vi.ts';
import { PHOM_EXERCISE_WORDS, PHOM_LESSON_WORDS } from './phom/messages/vi.ts';
import { TIENLEN_EXERCISE_WORDS, TIENLEN_LESSON_WORDS } from './tienlen/messages/vi.ts';

const CATALOGUES: Readonly<Record<string, { readonly vi: object; readonly en: object }>> = {
  frame: LEARN_WORDS,
  'tienlen lessons': TIENLEN_LESSON_WORDS,
  'tienlen exercises': TIENLEN_EXERCISE_WORDS,
  'phom lessons': PHOM_LESSON_WORDS,
  'phom exercises': PHOM_EXERCISE_WORDS,
  'lieng lessons': LIENG_LESSON_WORDS,
  'lieng exercises': LIENG_EXERCISE_WORDS,
  ...Object.fromEntries(PRIMERS.map(({ game, words }) => [`${game} primer`, words])),
};

/** Every text by its path; what is filled in counts as a text. */
const texts = (words: object, path = ''): readonly (readonly [string, string])[] =>
  Object.entries(words).flatMap(([key, value]): readonly (readonly [string, string])[] =>
    typeof value === 'object' && value !== null
      ? texts(value, `${path}${key}.`)
      : [[`${path}${key}`, typeof value === 'function' ? value.toString() : String(value)]],
  );

describe.each(Object.entries(CATALOGUES))('%s', (_name, { vi, en }) => {
  test('says the same things in both languages, and leaves none empty', () => {
    expect(texts(en).map(([path]) => path)).toEqual(texts(vi).map(([path]) => path));
    for (const [path, text] of [...texts(vi), ...texts(en)]) expect(text, path).toMatch(/\S/);
  });
});

const here = fileURLToPath(new URL('.', import.meta.url));
const SOURCE = readdirSync(here, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/messages|primer|test/.test(file))
  .map((file) => readFileSync(`${here}${file}`, 'utf8'))
  .join('\n');

test('no text is left over that no page shows', () => {
  const catalogues = [LEARN_WORDS, TIENLEN_LESSON_WORDS, PHOM_LESSON_WORDS, LIENG_LESSON_WORDS];
  const keys = catalogues.flatMap(({ vi }) => Object.keys(vi));
  expect(keys.filter((key) => !new RegExp(`\\b${key}\\b`).test(SOURCE))).toEqual([]);
});
