import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CARD_IDS } from '../cards.ts';
import { lieng } from '../lieng/game.ts';
import { dealtDeck, dealtPlaces, rootOf, rootsOf, sealedCommitment, sealedDeck, sealsOf } from './sealed.ts';
import { commitmentOf, fairDeal } from './session.ts';

const SECRET = 'a secret of the house';
const TEXTS = ['rồng', null, 'a b'];

const contributions = fc.array(fc.option(fc.string({ maxLength: 8 })), { minLength: 2, maxLength: 6 });

describe('sealed deals', () => {
  // Worked out by the Python of docs/decisions/0009, which shares no code with this.
  test('are derived in one way only, forever', () => {
    const { cards, salts } = sealedDeck(SECRET, 2);
    expect([cards[0], salts[0]]).toEqual(['9s', 'fc9f9d0d68a7573e2d3d9ac11c825932']);
    expect(sealsOf(2, { cards, salts })[0]).toBe('519f4c9b1e94a1ba9132e1e4b5a65ab611833e280ae310a7b262ccd566e677e6');
    expect(rootsOf(SECRET, 2)[1]).toBe('79497afb5dacf346fd7a575a250a4029991c3718679bc9b317d0994d8eab1f9f');
    expect(commitmentOf(lieng, SECRET, 16)).toBe('d9ec266ad99e49e25a5096d0f994b1db6c5cdf23c8ae966fcc8a13e7a7d5b3ac');
    expect(commitmentOf(lieng, SECRET, 1)).toBe('476b81697ef27c20a88e049f6ad836fe520906dfa813cc3e2e0f2227dacd3de0');
    expect(dealtPlaces(TEXTS, 2).slice(0, 8)).toEqual([35, 6, 41, 51, 45, 49, 23, 50]);
    expect(dealtDeck(SECRET, TEXTS, 2).join(' ')).toBe(
      '6s 10h 4s 10d 8s 9h 6d As 10c 9d 4d 9s 9c 3h Qh Jh 3d 7c 10s Ks 4c 3s Jc 3c Kd 2h Ac Jd 5d 8d 2d Ah 2c 2s 7d 8h 7h Qc Ad 7s 6c 5h Js 5c 6h Qs Kh Kc 4h Qd 5s 8c',
    );
    expect(fairDeal(lieng, SECRET, 16, 2, TEXTS)).toEqual({ deck: dealtDeck(SECRET, TEXTS, 2) });
  });

  test('seal each place with its own salt, all places under a root, all roots under the commitment', () => {
    const sha = (text: string): string => createHash('sha256').update(text).digest('hex');
    const mac = (text: string): string => createHmac('sha256', SECRET).update(text).digest('hex');
    const deck = sealedDeck(SECRET, 3);
    const seals = deck.cards.map((card, place) =>
      sha(`seal:3:${place}:${card}:${mac(`salt:3:${place}`).slice(0, 32)}`),
    );
    expect(sealsOf(3, deck)).toEqual(seals);
    expect(rootOf(3, seals)).toBe(sha(`root:3 ${seals.join(' ')}`));
    expect(sealedCommitment(['a', 'b'])).toBe(sha('commitment:2 a b'));
  });

  test('deal all cards once; the players’ texts alone say which place is dealt when', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), contributions, fc.integer({ min: 1, max: 32 }), (a, b, texts, number) => {
        const places = dealtPlaces(texts, number);
        expect([...places].sort((x, y) => x - y)).toEqual([...CARD_IDS.keys()]);
        for (const secret of [a, b]) {
          const deck = dealtDeck(secret, texts, number);
          expect(new Set(deck).size).toBe(52);
          const { cards } = sealedDeck(secret, number);
          expect(deck).toEqual(places.map((place) => cards[place]));
        }
      }),
    );
  });

  test('another secret, another number, another text or another seat gives another deal', () => {
    const inputs = fc.tuple(fc.string(), contributions, fc.integer({ min: 1, max: 32 }));
    fc.assert(
      fc.property(inputs, inputs, (a, b) => {
        const same = JSON.stringify(a) === JSON.stringify(b);
        expect(dealtDeck(...a).join() === dealtDeck(...b).join()).toBe(same);
      }),
    );
    expect(dealtDeck('x', ['a', 'b'], 1)).not.toEqual(dealtDeck('x', ['b', 'a'], 1));
    expect(dealtDeck('x', ['a', null], 1)).not.toEqual(dealtDeck('x', ['a', ''], 1));
  });

  test('a longer session makes another promise', () => {
    const promises = [1, 16, 32].map((games) => commitmentOf(lieng, SECRET, games));
    expect(new Set(promises).size).toBe(3);
  });
});
