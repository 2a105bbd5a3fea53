import {
  commitmentOf,
  fairDeal,
  fingerprint,
  GAMES,
  type Hashing,
  PLAIN_HASHING,
  proofOf,
  setHashing,
} from '@sanh-rong/engine';
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { codePoint } from '../../../test/code-point.ts';
import { NATIVE_HASHING } from './native-hashing.ts';

const text = fc.oneof(
  fc.string({ unit: codePoint, maxLength: 150 }),
  fc.string({ maxLength: 150 }),
  fc.constant('\ud800x'),
);

/** Everything that is promised, dealt and proven of a session. */
const session = (secret: string): unknown =>
  GAMES.map((game) => {
    const texts = ['rồng', null, '', '\udc00'];
    return [commitmentOf(game, secret, 3), fairDeal(game, secret, 3, 2, texts), proofOf(game, secret, 3, 2, texts)];
  });

describe('the hashes of Node', () => {
  afterEach(() => setHashing(PLAIN_HASHING));

  test('CD-3 are those of the engine, for whatever text and key', () => {
    fc.assert(
      fc.property(text, text, (key, message) => {
        expect(NATIVE_HASHING.fingerprint(message)).toBe(PLAIN_HASHING.fingerprint(message));
        const keyed = NATIVE_HASHING.keyedFingerprint(key);
        const plain = PLAIN_HASHING.keyedFingerprint(key);
        // One key serves for many texts, and none leaves anything behind for the next.
        for (const each of [message, '', 'salt:1:2', message]) expect(keyed(each)).toBe(plain(each));
      }),
    );
  });

  test('promise, deal and prove the same sessions', () => {
    fc.assert(
      fc.property(text, (secret) => {
        setHashing(PLAIN_HASHING);
        const plain = session(secret);
        setHashing(NATIVE_HASHING);
        expect(session(secret)).toEqual(plain);
      }),
      { numRuns: 10 },
    );
  });

  test('are all that a promise is hashed with', () => {
    let hashed = 0;
    const counting: Hashing = {
      fingerprint(message) {
        hashed += 1;
        return NATIVE_HASHING.fingerprint(message);
      },
      keyedFingerprint(key) {
        const keyed = NATIVE_HASHING.keyedFingerprint(key);
        return (message) => {
          hashed += 1;
          return keyed(message);
        };
      },
    };
    setHashing(counting);
    const sealed = GAMES.filter(({ conceals }) => conceals);
    expect(sealed).not.toEqual([]);
    for (const game of sealed) commitmentOf(game, 'secret', 32);
    // A salt and a seal for each card, an order and a root for each game, and the commitment.
    expect(hashed).toBe(sealed.length * (32 * (52 * 2 + 2) + 1));
    expect(fingerprint('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  });
});
