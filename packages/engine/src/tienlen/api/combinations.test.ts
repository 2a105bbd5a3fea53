import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cards, JUNK, thrownBy } from '../../../test/tienlen-api/rigged.ts';
import {
  type Combination,
  canBeat,
  checkInstantWin,
  combinationLabel,
  createDeck,
  DEFAULT_SETTINGS,
  detectCombination,
  isValidFirstPlay,
  isValidPlay,
} from '../index.ts';

const junk = JUNK as readonly never[];

const combo = (text: string): Combination => {
  const found = detectCombination(cards(text));
  if (found === null) throw new Error(`${text} is no combination`);
  return found;
};

describe('TH-10 detectCombination', () => {
  it.each([
    ['7♥', 'single', '7♥', undefined],
    ['2♠', 'single', '2♠', undefined],
    ['7♥ 7♠', 'pair', '7♥', undefined],
    ['2♠ 2♣', 'pair', '2♣', undefined],
    ['Q♦ Q♠ Q♣', 'triple', 'Q♦', undefined],
    ['5♠ 5♣ 5♦ 5♥', 'quad', '5♥', undefined],
    ['2♠ 2♣ 2♦ 2♥', 'quad', '2♥', undefined],
    ['3♠ 4♥ 5♦', 'sequence', '5♦', 3],
    ['J♠ 10♥ Q♦ K♣ A♠', 'sequence', 'A♠', 5],
    ['3♠ 4♠ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ J♠ Q♠ K♠ A♠', 'sequence', 'A♠', 12],
    ['3♠ 3♥ 4♠ 4♣ 5♦ 5♠', 'doubleSequence', '5♦', 3],
    ['9♠ 9♥ 10♠ 10♥ J♠ J♥ Q♠ Q♥', 'doubleSequence', 'Q♥', 4],
  ])('TL-1 %s is a %s', (text, type, high, length) => {
    const found = detectCombination(cards(text));
    expect(found).toEqual({
      type,
      cards: cards(text).sort((a, b) => createDeck().indexOf(a) - createDeck().indexOf(b)),
      highCard: cards(high)[0],
      ...(length === undefined ? {} : { length }),
    });
    expect(found !== null && 'length' in found).toBe(length !== undefined);
  });

  it.each([
    '',
    '3♠ 4♠',
    'K♠ A♠ 2♠',
    'A♠ 2♠ 3♠',
    'Q♠ K♠ A♠ 2♠',
    '5♠ 5♣ 6♠ 6♣',
    '5♠ 5♣ 5♦ 6♠ 6♣ 7♠ 7♣',
    'K♠ K♣ A♠ A♣ 2♠ 2♣',
    '8♠ 8♣ 9♠ 9♣ 10♠ 10♣ 2♠ 2♣',
    '3♠ 4♠ 6♠',
    '7♠ 7♥ 8♠',
  ])('TL-1 "%s" is nothing', (text) => {
    expect(detectCombination(cards(text))).toBeNull();
  });

  it('takes copies of cards, but no card twice and nothing that contradicts itself', () => {
    const [seven] = cards('7♥');
    expect(detectCombination([{ ...seven }])).toEqual(combo('7♥'));
    expect(detectCombination([seven, { ...seven }])).toBeNull();
    expect(detectCombination([{ rank: '7', suit: 'hearts', id: '7s' }])).toBeNull();
    for (const value of junk) expect(detectCombination(value)).toBeNull();
  });
});

describe('TH-10 combinationLabel', () => {
  it.each([
    ['7♥', 'Single 7'],
    ['5♠ 5♥', 'Pair of 5s'],
    ['K♠ K♥ K♦', 'Three Ks'],
    ['2♠ 2♣ 2♦ 2♥', 'Four 2s'],
    ['3♠ 4♠ 5♦ 6♠ 7♠', 'Straight 3-7'],
    ['10♠ J♠ Q♦ K♠ A♠', 'Straight 10-A'],
    ['3♠ 3♥ 4♠ 4♣ 5♦ 5♠', 'Double Straight 3-5'],
  ])('%s: %s', (text, label) => {
    expect(combinationLabel(combo(text))).toBe(label);
  });

  it('refuses what is no combination', () => {
    for (const value of junk) {
      expect(thrownBy(() => combinationLabel(value))).toEqual({
        name: 'Error',
        message: 'Not a combination',
        code: 'BAD_ACTION',
      });
    }
    expect(thrownBy(() => combinationLabel({ ...combo('7♥'), type: 'pair' }))?.code).toBe('BAD_ACTION');
  });
});

/** played, on the table, whether it beats */
const BEATS: readonly (readonly [string, string, boolean])[] = [
  ['K♠', 'J♥', true],
  ['7♥', '7♠', true],
  ['7♠', '7♥', false],
  ['8♠ 8♥', '6♠ 6♥', true],
  ['7♠ 7♥', '7♣ 7♦', true],
  ['7♣ 7♦', '7♠ 7♥', false],
  ['9♠ 9♥', '6♠', false],
  ['9♠ 9♥ 9♦', '6♠ 6♥', false],
  ['9♠ 10♠ J♠', '7♠ 8♠ 9♥', true],
  ['6♠ 7♠ 8♠ 9♠ 10♠', '5♠ 6♥ 7♥ 8♥ 9♥', true],
  ['5♠ 6♠ 7♠ 8♠', '3♠ 4♠ 5♥ 6♥ 7♥', false],
  ['3♠ 4♠ 5♠ 6♠', '3♥ 4♥ 5♥', false],
  ['6♠ 6♥ 7♠ 7♥ 8♠ 8♥', '5♠ 5♥ 6♦ 6♣ 7♦ 7♣', true],
  ['8♠ 8♥ 9♠ 9♥ 10♠ 10♥ J♠ J♥', '5♠ 5♥ 6♠ 6♥ 7♠ 7♥', false],
  ['3♠ 3♣ 3♦ 3♥', '2♥', true],
  ['10♠ 10♣ 10♦ 10♥', '2♠ 2♥', true],
  ['Q♠ Q♣ Q♦ Q♥', '2♠ 2♦ 2♥', true],
  ['A♠ A♣ A♦ A♥', '2♠ 2♣ 2♦ 2♥', false],
  ['2♠ 2♣ 2♦ 2♥', 'A♠ A♣ A♦ A♥', true],
  ['K♠ K♣ K♦ K♥', '10♠ 10♣ 10♦ 10♥', true],
  ['3♠ 3♣ 3♦ 3♥', 'A♥', false],
  ['3♠ 3♣ 3♦ 3♥', 'A♠ A♥', false],
  ['3♠ 3♥ 4♠ 4♥ 5♠ 5♥', '2♥', true],
  ['3♠ 3♥ 4♠ 4♥ 5♠ 5♥', '2♠ 2♥', false],
  ['7♠ 7♥ 8♠ 8♥ 9♠ 9♥ 10♠ 10♥', '2♠ 2♥', true],
  ['7♠ 7♥ 8♠ 8♥ 9♠ 9♥ 10♠ 10♥', '2♠ 2♦ 2♥', false],
  ['5♠ 5♥ 6♠ 6♥ 7♠ 7♥ 8♠ 8♥ 9♠ 9♥', '2♠ 2♦ 2♥', true],
  ['5♠ 5♥ 6♠ 6♥ 7♠ 7♥ 8♠ 8♥ 9♠ 9♥', '2♠ 2♣ 2♦ 2♥', false],
  ['3♠ 3♥ 4♠ 4♥ 5♠ 5♥', 'A♥', false],
  ['7♠ 7♥ 8♠ 8♥ 9♠ 9♥ 10♠ 10♥', '5♠ 5♣ 5♦ 5♥', false],
  ['5♠ 5♣ 5♦ 5♥', '7♠ 7♥ 8♠ 8♥ 9♠ 9♥', false],
];

describe('TH-10 canBeat, isValidPlay', () => {
  it.each(BEATS)('TH-2 TH-4 %s on %s: %s', (played, table, expected) => {
    expect(canBeat(combo(played), combo(table))).toBe(expected);
    expect(isValidPlay(cards(played), combo(table))).toEqual(
      expected
        ? { valid: true, combination: combo(played) }
        : { valid: false, error: 'This combination does not beat the current play' },
    );
  });

  it('TH-5 anything may lead', () => {
    for (const [played] of BEATS) {
      expect(canBeat(combo(played), null)).toBe(true);
      expect(isValidPlay(cards(played), null)).toEqual({ valid: true, combination: combo(played) });
    }
  });

  it('knows combinations that came over a wire, with or without their length', () => {
    const sent = JSON.parse(JSON.stringify(combo('3♠ 4♠ 5♠'))) as Combination;
    const { length: _, ...short } = sent;
    expect(canBeat(combo('4♣ 5♣ 6♣'), sent)).toBe(true);
    expect(canBeat(combo('4♣ 5♣ 6♣'), short)).toBe(true);
    expect(canBeat(combo('4♣ 5♣ 6♣'), { ...short, length: 4 })).toBe(false);
  });

  it('answers nonsense with false and a reason', () => {
    for (const value of junk) {
      expect(canBeat(value, null)).toBe(false);
      expect(canBeat(value, combo('3♠'))).toBe(false);
      expect(isValidPlay(value, null)).toEqual({ valid: false, error: 'Invalid card combination' });
      if (value === null || value === undefined) continue;
      expect(canBeat(combo('3♠'), value)).toBe(false);
      expect(isValidPlay(cards('3♠'), value).valid).toBe(false);
    }
    expect(canBeat(combo('6♠'), combo('5♠'))).toBe(true);
    expect(canBeat({ ...combo('6♠'), highCard: cards('2♥')[0] }, combo('5♠'))).toBe(false);
  });

  it('never lets two combinations beat each other', () => {
    const any = fc.constantFrom(...BEATS.flatMap(([a, b]) => [combo(a), combo(b)]));
    fc.assert(fc.property(any, any, (a, b) => !(canBeat(a, b) && canBeat(b, a))));
  });
});

describe('TH-10 isValidFirstPlay', () => {
  it('wants 3♠ in a first game and nothing in later ones', () => {
    expect(isValidFirstPlay(cards('3♠'), true)).toBe(true);
    expect(isValidFirstPlay(cards('5♥ 3♠ 4♥'), true)).toBe(true);
    expect(isValidFirstPlay(cards('3♣'), true)).toBe(false);
    expect(isValidFirstPlay([], true)).toBe(false);
    expect(isValidFirstPlay(cards('3♣'), false)).toBe(true);
    for (const value of junk) {
      expect(isValidFirstPlay(value, true)).toBe(false);
      expect(isValidFirstPlay(value, false)).toBe(true);
    }
  });
});

describe('TH-10 checkInstantWin', () => {
  const DRAGON = '3♠ 4♥ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ J♠ Q♠ K♠ A♠ 2♥';
  const FOUR_TWOS = '3♠ 4♥ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ J♠ 2♠ 2♣ 2♦ 2♥';
  const SIX_PAIRS = '3♠ 3♥ 4♠ 4♥ 6♠ 6♥ 8♠ 8♥ Q♠ Q♥ A♠ A♥ 2♥';
  const with_ = (instantWins: Partial<typeof DEFAULT_SETTINGS.instantWins>) => ({
    ...DEFAULT_SETTINGS,
    instantWins: { dragon: false, fourTwos: false, sixPairs: false, ...instantWins },
  });

  it.each([
    [DRAGON, 'dragon'],
    [FOUR_TWOS, 'fourTwos'],
    [SIX_PAIRS, 'sixPairs'],
  ] as const)('TH-6 %s: %s, where it is enabled', (hand, win) => {
    expect(checkInstantWin(cards(hand), DEFAULT_SETTINGS)).toBe(win);
    expect(checkInstantWin(cards(hand), with_({ [win]: true }))).toBe(win);
    expect(checkInstantWin(cards(hand), with_({}))).toBeNull();
    expect(
      checkInstantWin(cards(hand), {
        ...DEFAULT_SETTINGS,
        instantWins: { ...DEFAULT_SETTINGS.instantWins, [win]: false },
      }),
    ).toBeNull();
  });

  it('TL-8 counts four of a kind as two pairs, three as one', () => {
    expect(checkInstantWin(cards('3♠ 3♣ 3♦ 3♥ 4♠ 4♥ 6♠ 6♥ 8♠ 8♥ Q♠ Q♥ A♠'), DEFAULT_SETTINGS)).toBe('sixPairs');
    expect(checkInstantWin(cards('3♠ 3♣ 3♦ 4♠ 4♥ 6♠ 6♥ 8♠ 8♥ Q♠ Q♥ K♠ A♠'), DEFAULT_SETTINGS)).toBeNull();
  });

  it('TH-6 names four twos before six pairs', () => {
    const both = '2♠ 2♣ 2♦ 2♥ 4♠ 4♥ 6♠ 6♥ 8♠ 8♥ Q♠ Q♥ A♠';
    expect(checkInstantWin(cards(both), DEFAULT_SETTINGS)).toBe('fourTwos');
    expect(checkInstantWin(cards(both), with_({ sixPairs: true }))).toBe('sixPairs');
  });

  it('is null for an ordinary hand and for nonsense', () => {
    expect(checkInstantWin(cards('3♠ 4♠ 5♠'), DEFAULT_SETTINGS)).toBeNull();
    for (const value of junk) {
      expect(checkInstantWin(value, DEFAULT_SETTINGS)).toBeNull();
      expect(checkInstantWin(cards(DRAGON), value)).toBeNull();
      expect(checkInstantWin(cards(DRAGON), { instantWins: value } as never)).toBeNull();
    }
  });
});
