import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fairSeed, isLinkOf, isNextLink, linksOf } from './chain.ts';
import { fingerprint } from './fingerprint.ts';

const sha = (text: string): string => createHash('sha256').update(text).digest('hex');

describe('fair deals', () => {
  test('the commitment and the links are a chain of SHA-256 that ends in the secret', () => {
    const links = linksOf('secret', 3);
    expect(links).toEqual([sha(sha(sha('secret'))), sha(sha('secret')), sha('secret'), 'secret']);
    expect(fingerprint('rồng')).toBe(sha('rồng'));
  });

  test('every link is promised by the one before it, and no other text is', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1 }),
        fc.integer({ min: 1, max: 32 }),
        fc.string(),
        (secret, games, forged) => {
          const links = linksOf(secret, games);
          expect(links).toHaveLength(games + 1);
          for (let k = 1; k <= games; k++) {
            expect(isNextLink(links[k - 1], links[k])).toBe(true);
            expect(isNextLink(links[k - 1], forged)).toBe(forged === links[k]);
            expect(isLinkOf(links[0], links[k], k)).toBe(true);
            expect(isLinkOf(links[0], links[k], k - 1)).toBe(false);
            expect(isLinkOf(links[0], forged, k)).toBe(forged === links[k]);
          }
        },
      ),
    );
  });

  test('a seed is HMAC-SHA-256 of the link over the number and the texts', () => {
    const expected = createHmac('sha256', 'link').update('game:2 +612062 - +').digest('hex');
    expect(fairSeed('link', ['a b', null, ''], 2)).toBe(expected);
  });

  test('another link, another number, another text or another seat gives another seed', () => {
    const text = fc.option(fc.string({ maxLength: 8 }));
    const inputs = fc.tuple(
      fc.string(),
      fc.array(text, { minLength: 2, maxLength: 4 }),
      fc.integer({ min: 1, max: 32 }),
    );
    fc.assert(
      fc.property(inputs, inputs, (a, b) => {
        const same = JSON.stringify(a) === JSON.stringify(b);
        expect(fairSeed(...a) === fairSeed(...b)).toBe(same);
      }),
    );
    expect(fairSeed('x', ['a', 'b'], 1)).not.toBe(fairSeed('x', ['b', 'a'], 1));
    expect(fairSeed('x', ['\ud800'], 1)).toMatch(/^[0-9a-f]{64}$/);
    expect(fairSeed('x', ['a b'], 1)).not.toBe(fairSeed('x', ['a', 'b'], 1));
  });
});
