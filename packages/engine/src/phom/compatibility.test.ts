import { describe, expect, test } from 'vitest';
import type { CardId } from '../cards.ts';
import {
  type CardObject,
  canFormMeld,
  isValidSequence,
  isValidSet,
  meldsWith,
  validateMeldSelection,
} from './index.ts';

const ids = (text: string): CardId[] => (text === '' ? [] : (text.split(' ') as CardId[]));

describe('the MeldValidator of the older interface', () => {
  test('PH-2 isValidSet: three or more of one rank', () => {
    expect(isValidSet(ids('7h 7d 7c'))).toBe(true);
    expect(isValidSet(ids('7h 7d 7c 7s'))).toBe(true);
    expect(isValidSet(ids('7h 7d'))).toBe(false);
    expect(isValidSet(ids('7h 7d 8c'))).toBe(false);
    expect(isValidSet(ids('6h 7h 8h'))).toBe(false);
    expect(isValidSet(ids('7h 7h 7h'))).toBe(false);
    expect(isValidSet([])).toBe(false);
  });

  test('PH-2, PH-10 isValidSequence: three or more consecutive of one suit, ace high only, no wrap', () => {
    expect(isValidSequence(ids('6h 7h 8h'))).toBe(true);
    expect(isValidSequence(ids('8h 6h 7h 9h'))).toBe(true);
    expect(isValidSequence(ids('Qs Ks As'))).toBe(true);
    expect(isValidSequence(ids('As 2s 3s'))).toBe(false);
    expect(isValidSequence(ids('Ks As 2s'))).toBe(false);
    expect(isValidSequence(ids('6h 7h 8d'))).toBe(false);
    expect(isValidSequence(ids('6h 7h 9h'))).toBe(false);
    expect(isValidSequence(ids('6h 7h'))).toBe(false);
    expect(isValidSequence(ids('7h 7d 7c'))).toBe(false);
  });

  test('PH-20 isValidSequence for ta-la: ace low only', () => {
    expect(isValidSequence(ids('As 2s 3s'), 'ta-la')).toBe(true);
    expect(isValidSequence(ids('Qs Ks As'), 'ta-la')).toBe(false);
  });

  test('PH-11 canFormMeld: some of the hand makes a phỏm with the discard', () => {
    expect(canFormMeld(ids('6h 7h Kd'), '8h')).toBe(true);
    expect(canFormMeld(ids('8s 8d Kd'), '8h')).toBe(true);
    expect(canFormMeld(ids('6h 8s Kd'), '8h')).toBe(false);
    expect(canFormMeld([], '8h')).toBe(false);
    expect(canFormMeld(ids('As 2s'), '3s')).toBe(false);
    expect(canFormMeld(ids('As 2s'), '3s', 'ta-la')).toBe(true);
    expect(meldsWith(ids('6h 7h 9h 8s 8d'), '8h')).toEqual([ids('8s 8d'), ids('6h 7h'), ids('6h 7h 9h'), ids('7h 9h')]);
  });

  test('PH-13 validateMeldSelection: green, or red with the reason', () => {
    const green = { valid: true, reason: null };
    const red = (reason: string) => ({ valid: false, reason });
    expect(validateMeldSelection(ids('6h 7h'), '8h')).toEqual(green);
    expect(validateMeldSelection(ids('7s 7c 7d'), null)).toEqual(green);
    expect(validateMeldSelection([], '8h')).toEqual(red('tooFewForPhom'));
    expect(validateMeldSelection([], null)).toEqual(red('tooFewForPhom'));
    expect(validateMeldSelection(ids('7h'), '8h')).toEqual(red('tooFewForPhom'));
    expect(validateMeldSelection(ids('7h Kd'), '8h')).toEqual(red('noPhom'));
    expect(validateMeldSelection(ids('6h 9h'), '8h')).toEqual(red('gapInRun'));
    expect(validateMeldSelection(ids('2s 3s'), 'As')).toEqual(red('aceHighOnly'));
    expect(validateMeldSelection(ids('Qs Ks'), 'As', 'ta-la')).toEqual(red('aceLowOnly'));
    expect(validateMeldSelection(ids('2s 3s'), 'As', 'ta-la')).toEqual(green);
    expect(validateMeldSelection(ids('8h 7h'), '8h')).toEqual(red('badCards'));
  });

  test('PH-13 no discard card: undefined is as good as null', () => {
    expect(validateMeldSelection(ids('7s 7c 7d'), undefined)).toEqual({ valid: true, reason: null });
    expect(validateMeldSelection(ids('7s 7c 7d'))).toEqual({ valid: true, reason: null });
  });

  test('PH-2 cards may be the objects of 002: suit, rank 2 … 14, id', () => {
    let id = 0;
    const card = (suit: CardObject['suit'], rank: number): CardObject => ({ suit, rank, id: ++id });
    const sevens = [card('hearts', 7), card('diamonds', 7), card('clubs', 7)];
    const high = [card('spades', 12), card('spades', 13), card('spades', 14)];
    const low = [card('spades', 14), card('spades', 2), card('spades', 3)];
    expect([isValidSet(sevens), isValidSet(high)]).toEqual([true, false]);
    expect([high, low, sevens].map((cards) => isValidSequence(cards))).toEqual([true, false, false]);
    expect(isValidSequence(low, 'ta-la')).toBe(true);
    expect(canFormMeld([card('hearts', 6), card('hearts', 8), card('clubs', 13)], card('hearts', 7))).toBe(true);
    expect(canFormMeld([card('hearts', 6), '8h', 'Kc'], card('spades', 7))).toBe(false);
    expect(validateMeldSelection(sevens.slice(0, 2), card('spades', 7))).toEqual({ valid: true, reason: null });
    expect(validateMeldSelection(['7s', ...sevens])).toEqual({ valid: true, reason: null });
  });

  test('PH-13 what is no card, and a card that is there twice, is refused', () => {
    const seven = { suit: 'hearts', rank: 7, id: 1 } as const;
    const bad: unknown[] = [
      { ...seven, rank: 1 },
      { ...seven, rank: 15 },
      { ...seven, rank: 7.5 },
      { ...seven, rank: '7' },
      { ...seven, suit: 'cups' },
      { ...seven, suit: 'toString' },
      { ...seven, id: 2 },
      {},
      null,
      undefined,
      7,
      '7x',
    ];
    for (const card of bad) {
      const cards = [seven, '7s', '7c', card] as CardObject[];
      const said = [isValidSet(cards), isValidSequence(cards), canFormMeld(cards, '7d'), validateMeldSelection(cards)];
      expect([card, ...said]).toEqual([card, false, false, false, { valid: false, reason: 'badCards' }]);
    }
    expect(canFormMeld(ids('7s 7c'), null as never)).toBe(false);
    expect([isValidSet(null as never), validateMeldSelection(null as never, '7s').valid]).toEqual([false, false]);
  });
});
