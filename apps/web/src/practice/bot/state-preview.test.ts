import { expect, test } from 'vitest';
import { isFoldable, previewOf } from './state-preview.ts';

test.each([
  [{ rank: 'A', suit: '♠', value: 12 }, 'A♠'],
  [
    [
      { rank: '3', suit: '♠' },
      { rank: '10', suit: '♥' },
    ],
    '[3♠, 10♥]',
  ],
  [{ type: 'pair', cards: [{ rank: '3', suit: '♠' }] }, '{type: "pair", cards: [3♠]}'],
  [[], '[]'],
  [{}, '{}'],
  [null, 'null'],
  [undefined, 'undefined'],
  ['pass', '"pass"'],
  [[true, 7, null], '[true, 7, null]'],
])('%j is read as %s', (value, text) => {
  expect(previewOf(value)).toBe(text);
});

test('what is long is cut, and no more of it is looked at than is shown', () => {
  const looked: number[] = [];
  const long = new Proxy(
    Array.from({ length: 10_000 }, (_, at) => at),
    {
      get(list, key, self) {
        if (typeof key === 'string' && /^\d+$/.test(key)) looked.push(Number(key));
        return Reflect.get(list, key, self);
      },
    },
  );
  const text = previewOf({ long: Array.from({ length: 10_000 }, () => 'letters') });
  expect(text.length).toBeLessThanOrEqual(64);
  expect(text.endsWith('…')).toBe(true);
  previewOf(long);
  expect(Math.max(...looked)).toBeLessThan(100);
});

test('only what has parts can be unfolded', () => {
  expect([{}, [], null, 'text', 1].map(isFoldable)).toEqual([true, true, false, false, false]);
});
