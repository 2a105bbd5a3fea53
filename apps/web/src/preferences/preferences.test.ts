import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { openBrowser } from '../net/test/browser.ts';

const KEY = 'sanh-rong.preferences';

afterEach(() => void vi.unstubAllGlobals());

const opened = async (kept: Readonly<Record<string, string>> = {}) => {
  openBrowser(kept);
  return import('./preferences.ts');
};

const NAMES = ['language', 'theme', 'sound', 'haptics', 'motion', 'deck', 'cardSize', 'hand', 'confirm', 'hints'];

const LIKED = fc.record({
  language: fc.constantFrom('vi', 'en'),
  theme: fc.constantFrom('system', 'light', 'dark'),
  sound: fc.boolean(),
  haptics: fc.boolean(),
  motion: fc.constantFrom('system', 'full', 'reduced'),
  deck: fc.constantFrom('two', 'four'),
  cardSize: fc.constantFrom('normal', 'large'),
  hand: fc.constantFrom('right', 'left'),
  confirm: fc.boolean(),
  hints: fc.boolean(),
});

test('what somebody likes is as they left it', async () => {
  const { mergePreferences, usePreferences } = await opened();
  fc.assert(
    fc.property(LIKED, (liked) => {
      expect(mergePreferences(liked, usePreferences.getState())).toEqual(liked);
    }),
  );
});

test('whatever was kept, every preference has a value that there is', async () => {
  const { mergePreferences, usePreferences } = await opened();
  const usual = usePreferences.getState();
  const odd = fc.oneof(fc.anything(), fc.constantFrom('fr', null, 1, 'true', 'large', 'dark', 'vi', true));
  const garbage = fc.dictionary(fc.oneof(fc.constantFrom(...NAMES, '__proto__', 'toString'), fc.string()), odd);
  fc.assert(
    fc.property(fc.oneof(fc.anything(), garbage), LIKED, fc.subarray(NAMES), (kept, liked, sound) => {
      const good = Object.fromEntries(Object.entries(liked).filter(([name]) => sound.includes(name)));
      const merged = mergePreferences(typeof kept === 'object' ? { ...kept, ...good } : kept, usual);
      expect(Object.keys(merged).sort()).toEqual([...NAMES].sort());
      // What is merged is itself sound.
      expect(mergePreferences(merged, usual)).toEqual(merged);
      expect(['vi', 'en']).toContain(merged.language);
      expect(typeof merged.sound).toBe('boolean');
      if (typeof kept === 'object') expect(merged).toMatchObject(good);
    }),
  );
});

test.each([
  '{"state":{"language":"fr"},"version":1}',
  '{"state":{"language":null},"version":1}',
  '{"state":null,"version":1}',
  '{"state":[],"version":1}',
  'null',
  '"x"',
  '{',
])('a page opens with %s in its memory', async (kept) => {
  const { usePreferences } = await opened({ [KEY]: kept });
  expect(usePreferences.getState()).toMatchObject({ language: 'vi', theme: 'system', sound: true });
});

test('one bad preference takes no good one with it', async () => {
  const kept = JSON.stringify({ state: { language: 'fr', theme: 'dark', sound: 'no', hints: false }, version: 1 });
  const { usePreferences } = await opened({ [KEY]: kept });
  expect(usePreferences.getState()).toMatchObject({ language: 'vi', theme: 'dark', sound: true, hints: false });
});
