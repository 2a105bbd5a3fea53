import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { written } from './written.ts';

const ring: { name: string; self?: object } = { name: 'ring' };
ring.self = ring;

describe('values written out', () => {
  test.each([
    ['text', '"text"'],
    [-0, '-0'],
    [12n, '12n'],
    [2n ** 400n, 'BigInt'],
    [undefined, 'undefined'],
    [null, 'null'],
    [Symbol('s'), 'Symbol(s)'],
    [[1, 'a', [true]], '[1, "a", [true]]'],
    [{ action: 'pass', 'two words': { x: [] } }, '{action: "pass", "two words": {x: []}}'],
    [new Map([['a', { b: 1 }]]), 'Map {"a" → {b: 1}}'],
    [new Set([1, 2]), 'Set {1, 2}'],
    [new Uint8Array([1, 2]), 'Uint8Array [1, 2]'],
    [new Date(0), '1970-01-01T00:00:00.000Z'],
    [new Date(Number.NaN), 'Invalid Date'],
    [/a b/g, '/a b/g'],
    [function named() {}, '[function named]'],
    [ring, '{name: "ring", self: [circular]}'],
    [[[[[[[[[1]]]]]]]], '[[[[[[[…]]]]]]]'],
    [Object.create(null, { a: { value: 1, enumerable: true } }), '{a: 1}'],
  ])('%o is %s', (value, text) => {
    expect(written(value, 1_000)).toBe(text);
  });

  test('an error is its name, its message and its place in the code of the bot', () => {
    const error = new TypeError('no');
    error.stack = 'TypeError: no\n    at getNextMove (blob:null/fb82ca01-483a-4f60-af97-11bc9a34ff66:3:195)';
    expect(written({ error }, 100)).toBe('{error: TypeError: no (2:195)}');
  });

  test('getters that throw, and Proxies that lie, are marks in the text', () => {
    const revoked = Proxy.revocable({}, {});
    revoked.revoke();
    const throwing = {
      get a(): never {
        throw new Error('a');
      },
      b: 1,
    };
    expect(written(throwing, 100)).toBe('{a: <?>, b: 1}');
    expect(written([revoked.proxy], 100)).toBe('[<?>]');
    expect(written(new Proxy([], { get: () => 3 }), 100)).toBe('[3, 3, 3]');
  });

  test('what is long ends where it must, however it is built', () => {
    const endless = new Proxy({}, { ownKeys: () => Array.from({ length: 1_000 }, (_, at) => `key${at}`) });
    const infinite = new Proxy([], { get: (_, key) => (key === 'length' ? Number.POSITIVE_INFINITY : 'x') });
    for (const value of [endless, infinite, 'x'.repeat(1_000_000), new Array(1_000_000).fill([])]) {
      expect(written(value, 400).length).toBeLessThanOrEqual(400);
    }
    expect(written(new Array(100).fill(1), 10)).toBe('[1, 1, 1,…');
    fc.assert(
      fc.property(fc.anything({ withProxy: true } as object), fc.integer({ min: 1, max: 500 }), (value, most) => {
        expect(written(value, most).length).toBeLessThanOrEqual(most);
      }),
    );
  });

  test('plain values can be read back', () => {
    const plain = fc.letrec((tie) => ({
      value: fc.oneof(
        { maxDepth: 4 },
        fc.integer(),
        fc.boolean(),
        fc.string({ maxLength: 20 }),
        tie('list'),
        tie('object'),
      ),
      list: fc.array(tie('value'), { maxLength: 4 }),
      object: fc.dictionary(fc.constantFrom('a', 'bc', 'two words', 'ế'), tie('value'), { maxKeys: 4 }),
    }));
    fc.assert(
      fc.property(plain.value, (value) => {
        expect(new Function(`return (${written(value, 100_000)})`)()).toEqual(value);
      }),
    );
  });
});
