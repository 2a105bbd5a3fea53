import { beforeEach, expect, test, vi } from 'vitest';

/** A browser's memory, for one test. */
const memory = new Map<string, string>();

beforeEach(() => {
  memory.clear();
  vi.resetModules();
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => memory.get(key) ?? null,
      setItem: (key: string, value: string) => void memory.set(key, value),
      removeItem: (key: string) => void memory.delete(key),
    },
  });
});

test('what was solved is still solved when the page is opened again', async () => {
  const before = await import('./progress.ts');
  before.markSolved(before.solvedKey('a', 'x', 'one'));
  before.markSolved(before.solvedKey('a', 'y', 'two'));
  before.markSolved(before.solvedKey('ab', 'x', 'one'));
  vi.resetModules();
  const after = await import('./progress.ts');
  expect(after.useProgress).not.toBe(before.useProgress);
  expect(after.solvedOf(after.useProgress.getState(), 'a')).toBe(2);
  expect(after.solvedOf(after.useProgress.getState(), 'ab')).toBe(1);
});

test('solving the same exercise twice counts once', async () => {
  const { markSolved, solvedKey, solvedOf, useProgress } = await import('./progress.ts');
  markSolved(solvedKey('a', 'x', 'one'));
  markSolved(solvedKey('a', 'x', 'one'));
  expect(solvedOf(useProgress.getState(), 'a')).toBe(1);
});

test.each([
  '{"state":{"solved":null},"version":1}',
  '{"state":{"solved":["a/x/one"]},"version":1}',
  '{"state":{"solved":"a/x/one"},"version":1}',
  '{"state":{"solved":{"a/x/one":"yes"}},"version":1}',
  '{"state":null,"version":1}',
  '{',
])('whatever is kept, the page opens and counts nothing that was not solved: %s', async (kept) => {
  memory.set('sanh-rong.learn', kept);
  const { markSolved, solvedKey, solvedOf, useProgress } = await import('./progress.ts');
  expect(solvedOf(useProgress.getState(), 'a')).toBe(0);
  markSolved(solvedKey('a', 'x', 'one'));
  expect(solvedOf(useProgress.getState(), 'a')).toBe(1);
});
