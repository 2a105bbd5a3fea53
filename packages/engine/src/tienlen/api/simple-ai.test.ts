import { describe, expect, it } from 'vitest';
import { cards, ids, JUNK, thrownBy } from '../../../test/tienlen-api/rigged.ts';
import { type Combination, detectCombination, SimpleAI } from '../index.ts';

const ai = new SimpleAI();
const table = (text: string): Combination => {
  const found = detectCombination(cards(text));
  if (found === null) throw new Error(`${text} is no combination`);
  return found;
};
const answer = (hand: string, on: string): string[] | null => ai.selectPlay(cards(hand), table(on), false);

describe('TH-10 SimpleAI: leading', () => {
  it('plays the lowest possible combination, whatever the order of the hand', () => {
    expect(ai.selectPlay(cards('2♥ 7♠ 4♣ 4♦ 5♠ 6♠'), null, false)).toEqual(['4c']);
    expect(ai.selectPlay(cards('2♥'), null, false)).toEqual(['2h']);
  });

  it('TL-6 includes 3♠ in a combination on the first play, the weakest there is', () => {
    expect(ai.selectPlay(cards('3♠ 3♥ 3♦ 4♠ 5♠ 9♠'), null, true)).toEqual(ids('3♠ 3♦'));
    expect(ai.selectPlay(cards('3♠ 4♥ 4♠ 5♠ 6♠ 9♠'), null, true)).toEqual(ids('3♠ 4♠ 5♠'));
    expect(ai.selectPlay(cards('9♠ 3♠ 9♥ 7♠ 7♦'), null, true)).toEqual(['3s']);
  });

  it('TL-6 includes the hand’s lowest card where there is no 3♠', () => {
    expect(ai.selectPlay(cards('9♠ 4♦ 9♥ 4♣ 7♦'), null, true)).toEqual(ids('4♣ 4♦'));
    expect(ai.selectPlay(cards('9♠ 4♦ 9♥ 10♠ 10♥ J♠ J♥'), null, true)).toEqual(['4d']);
  });
});

describe('TH-10 SimpleAI: beating', () => {
  it.each([
    ['3♠ 8♥ K♠ 2♠', '7♦', '8♥'],
    ['3♠ 7♥ K♠ 2♠', '7♦', '7♥'],
    ['3♠ 3♥ 8♥ 8♠ 8♦ 2♠', '6♠ 6♦', '8♠ 8♦'],
    ['4♠ 5♠ 6♠ 6♥ 7♥', '3♠ 4♥ 5♥', '4♠ 5♠ 6♠'],
    ['9♠ 9♣ 9♦ K♠', '8♠ 8♣ 8♦', '9♠ 9♣ 9♦'],
  ])('%s on %s: the weakest, %s', (hand, on, play) => {
    expect(answer(hand, on)).toEqual(ids(play));
  });

  it('passes only when nothing beats the table', () => {
    expect(answer('3♠ 4♠ 5♠', '7♦')).toBeNull();
    expect(answer('2♠', '7♦')).toEqual(['2s']);
    expect(answer('3♠ 3♣ 3♦ 3♥', 'A♥')).toBeNull();
    expect(ai.selectPlay([], table('7♦'), false)).toBeNull();
    expect(ai.selectPlay([], null, true)).toBeNull();
  });

  it('TH-4 answers 2s with a bomb first, the weakest bomb', () => {
    expect(answer('3♠ 3♣ 3♦ 3♥ 4♠ 4♣ 4♦ 4♥ 2♥', '2♠')).toEqual(ids('3♠ 3♣ 3♦ 3♥'));
    expect(answer('5♠ 5♣ 6♠ 6♣ 7♠ 7♣ 2♥', '2♠')).toEqual(ids('5♠ 5♣ 6♠ 6♣ 7♠ 7♣'));
    expect(answer('5♠ 5♣ 6♠ 6♣ 7♠ 7♣ 2♦ 2♥', '2♠ 2♣')).toEqual(ids('2♦ 2♥'));
    expect(answer('5♠ 6♣ 2♥', '2♠')).toEqual(['2h']);
    expect(answer('9♠ 9♣ 9♦ 9♥', '2♠ 2♣ 2♦')).toEqual(ids('9♠ 9♣ 9♦ 9♥'));
    expect(answer('9♠ 9♣ 9♦ 9♥ A♠ A♣ A♦ A♥', '2♠ 2♣ 2♦ 2♥')).toBeNull();
  });

  it('a play on the table counts, even when it is said to be the first', () => {
    expect(ai.selectPlay(cards('3♠ 8♥'), table('7♦'), true)).toEqual(['8h']);
  });
});

describe('TH-10 SimpleAI: any question', () => {
  it('leaves its arguments alone and gives the same answer every time', () => {
    const hand = Object.freeze(cards('2♥ 7♠ 4♣ 4♦ 5♠ 6♠'));
    const on = Object.freeze(table('3♠'));
    const first = ai.selectPlay(hand as never, on, false);
    expect(new SimpleAI().selectPlay(hand as never, on, false)).toEqual(first);
    first?.push('x');
    expect(ai.selectPlay(hand as never, on, false)).toEqual(['4c']);
  });

  it('refuses a hand that is none and a table that makes no sense', () => {
    for (const value of JUNK as never[]) {
      if (!(Array.isArray(value) && (value as unknown[]).length === 0)) {
        expect(thrownBy(() => ai.selectPlay(value, null, false))).toEqual({
          name: 'Error',
          message: 'Expected an array of cards of the deck',
          code: 'BAD_ACTION',
        });
      }
      if (value !== null && value !== undefined) {
        expect(thrownBy(() => ai.selectPlay(cards('3♠'), value, false))?.message).toBe('Not a combination');
      }
    }
  });
});
