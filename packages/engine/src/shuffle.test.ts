import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codePoint } from '../../../test/code-point.ts';
import { cardId } from './cards.ts';
import { Random } from './random.ts';
import { hmacSha256, sha256, utf8 } from './sha256.ts';
import { below, bytesFrom, shuffled, shuffledDeck } from './shuffle.ts';

const bytes = fc.uint8Array({ maxLength: 300 });

describe('hashes', () => {
  test('CD-3 SHA-256 and HMAC-SHA-256 are the ones everybody has', () => {
    fc.assert(
      fc.property(bytes, bytes, (key, message) => {
        expect(Buffer.from(sha256(message))).toEqual(createHash('sha256').update(message).digest());
        expect(Buffer.from(hmacSha256(key)(message))).toEqual(createHmac('sha256', key).update(message).digest());
      }),
    );
  });

  test('CD-3 text becomes the same bytes as everywhere', () => {
    fc.assert(
      fc.property(fc.string({ unit: codePoint }), (text) => {
        expect(utf8(text)).toEqual(new Uint8Array(new TextEncoder().encode(text)));
      }),
    );
    expect(utf8('\ud800x')).toEqual(new Uint8Array(new TextEncoder().encode('\ud800x')));
  });
});

describe('the shuffle', () => {
  test('CD-3 bytes are HMAC-SHA-256 of the seed over deal:0, deal:1, …', () => {
    const source = bytesFrom('Sảnh Rồng');
    const drawn = Array.from({ length: 80 }, () => source.next());
    const block = (i: number) => [...createHmac('sha256', 'Sảnh Rồng').update(`deal:${i}`).digest()];
    expect(drawn).toEqual([...block(0), ...block(1), ...block(2)].slice(0, 80));
  });

  test('CD-3 Fisher–Yates as anybody would write it from the description', () => {
    const stream = (function* () {
      for (let i = 0; ; i++) yield* createHmac('sha256', 'abc').update(`deal:${i}`).digest();
    })();
    const draw = (limit: number): number => {
      for (const byte of { [Symbol.iterator]: () => ({ next: () => stream.next() }) }) {
        if (byte < 256 - (256 % limit)) return byte % limit;
      }
      return 0;
    };
    const deck = Array.from({ length: 52 }, (_, card) => card);
    for (let last = 51; last > 0; last--) {
      const pick = draw(last + 1);
      [deck[last], deck[pick]] = [deck[pick], deck[last]];
    }
    expect(shuffledDeck('abc')).toEqual(deck);
  });

  test('CD-3 one seed, one order, forever', () => {
    expect(shuffledDeck('abc').slice(0, 8).map(cardId).join(' ')).toBe('2c 3c As 8d 10d 9d 2s Qc');
    expect(shuffledDeck('1').slice(0, 8).map(cardId).join(' ')).toBe('4d Ac Qh 8h 3h As Ks 4h');
  });

  test('CD-3 a number below a limit is drawn without bias: bytes past the last full span are thrown away', () => {
    for (let limit = 1; limit <= 52; limit++) {
      const counts = new Array<number>(limit).fill(0);
      const span = 256 - (256 % limit);
      for (let byte = 0; byte < span; byte++) counts[below(limit, { next: () => byte })] += 1;
      expect(new Set(counts)).toEqual(new Set([span / limit]));
      const queue = [255, 0];
      expect(below(limit, { next: () => queue.shift() ?? 0 })).toBe(span > 255 ? 255 % limit : 0);
    }
  });

  test('CD-3 every card is equally likely in every place', () => {
    const decks = 20_000;
    const at = Array.from({ length: 5 }, () => new Array<number>(5).fill(0));
    for (let i = 0; i < decks; i++) {
      for (const [place, item] of shuffled([0, 1, 2, 3, 4], bytesFrom(`deal ${i}`)).entries()) at[place][item] += 1;
    }
    // 25 cells of mean 4,000 and deviation 57; five deviations either way leave no room for a biased shuffle.
    for (const row of at) for (const count of row) expect(Math.abs(count - decks / 5)).toBeLessThan(285);
  });

  test('CD-3 shuffling keeps the input and every item', () => {
    const items = Object.freeze(['a', 'b', 'c', 'd']);
    expect(shuffled(items, bytesFrom('x')).sort()).toEqual(['a', 'b', 'c', 'd']);
  });
});

describe('the fast generator', () => {
  test('is the same for the same seed and stays below its limit', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 2 ** 21 }), (seed, limit) => {
        const [a, b] = [new Random(seed), new Random(seed)];
        for (let i = 0; i < 20; i++) {
          const drawn = a.below(limit);
          expect(drawn).toBe(b.below(limit));
          expect(drawn).toBeGreaterThanOrEqual(0);
          expect(drawn).toBeLessThan(limit);
        }
        const fraction = a.fraction();
        expect(fraction).toBeGreaterThanOrEqual(0);
        expect(fraction).toBeLessThan(1);
      }),
    );
  });

  test('refuses limits it cannot draw evenly', () => {
    for (const limit of [0, -1, Number.NaN, 2 ** 21 + 1, 2 ** 33]) {
      expect(() => new Random('x').below(limit)).toThrow(RangeError);
    }
  });

  test('is spread evenly', () => {
    const random = new Random('even');
    const counts = new Array<number>(10).fill(0);
    for (let i = 0; i < 100_000; i++) counts[random.below(10)] += 1;
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(500);
  });
});
