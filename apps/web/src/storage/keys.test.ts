import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { draftKey, PRACTICE_DATABASE, PRACTICE_LOCK, STORAGE_KEYS } from './keys.ts';

const ROOT = join(import.meta.dirname, '../../../..');

/** Every name that a file spells, with the file. */
const spelled = (folder: string, which: RegExp): { readonly file: string; readonly name: string }[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => which.test(file) && !file.includes('node_modules'))
    .flatMap((file) =>
      [...readFileSync(join(ROOT, folder, file), 'utf8').matchAll(/sanh-rong\.[\w-]+/g)].map(([name]) => ({
        file: `${folder}/${file.replaceAll('\\', '/')}`,
        name,
      })),
    );

const IS_TEST = /\.test\.tsx?$/;

test('what devices keep stays where it is', () => {
  expect({ ...STORAGE_KEYS, draft: draftKey('b1'), PRACTICE_DATABASE, PRACTICE_LOCK }).toEqual({
    preferences: 'sanh-rong.preferences',
    known: 'sanh-rong.known',
    lastTable: 'sanh-rong.table',
    lastGame: 'sanh-rong.game',
    tableSettings: 'sanh-rong.settings',
    practiceChoice: 'sanh-rong.practice',
    unfinished: 'sanh-rong.unfinished',
    playOn: 'sanh-rong.play-on',
    puzzles: 'sanh-rong.puzzles',
    ownPuzzles: 'sanh-rong.own-puzzles',
    promises: 'sanh-rong.promises',
    tips: 'sanh-rong.tips',
    cautions: 'sanh-rong.cautions',
    progress: 'sanh-rong.learn',
    installRefused: 'sanh-rong.install',
    editor: 'sanh-rong.editor',
    workshopSplit: 'sanh-rong.workshop',
    botPractice: 'sanh-rong.bot-practice',
    knownBots: 'sanh-rong.known-bots',
    draft: 'sanh-rong.draft.b1',
    PRACTICE_DATABASE: 'sanh-rong.practice',
    PRACTICE_LOCK: 'sanh-rong.practice',
  });
});

test('no name is used twice in one kind of storage', () => {
  const names = Object.values(STORAGE_KEYS);
  expect(new Set(names).size).toBe(names.length);
});

test('no other module of the client spells a name', () => {
  const others = spelled('apps/web/src', /\.tsx?$/).filter(({ file }) => !IS_TEST.test(file));
  expect(others.filter(({ file }) => file !== 'apps/web/src/storage/keys.ts')).toEqual([]);
});

test('scripts that cannot import the list, and tests, spell names that are in it', () => {
  const known: readonly string[] = [...Object.values(STORAGE_KEYS), 'sanh-rong.draft'];
  const places = [
    ...spelled('apps/web/public', /\.js$/),
    ...spelled('apps/web/src', IS_TEST),
    ...spelled('bench', /\.ts$/),
    ...spelled('e2e', /\.ts$/),
    ...spelled('scripts', /\.mjs$/),
  ];
  expect(places.length).toBeGreaterThan(10);
  expect(places.filter(({ name }) => !known.includes(name))).toEqual([]);
});
