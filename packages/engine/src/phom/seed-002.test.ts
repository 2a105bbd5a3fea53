import { describe, expect, test } from 'vitest';
import type { CardId } from '../cards.ts';
import { canFormMeld, isValidSequence, isValidSet, meldsWith, validateMeldSelection } from './index.ts';

const ids = (text: string): CardId[] => (text === '' ? [] : (text.split(' ') as CardId[]));

describe('002 MeldValidator', () => {
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
});
