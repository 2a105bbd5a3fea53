import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cards, ids, JUNK, thrownBy } from '../../../test/tienlen-api/rigged.ts';
import {
  type Card,
  cardValue,
  compareCards,
  createDeck,
  deal,
  findCardsInHand,
  findThreeOfSpades,
  isTwo,
  RANK_ORDER,
  removeCardsFromHand,
  SUIT_ORDER,
  shuffle,
  sortHand,
} from '../index.ts';

const junk = JUNK as readonly never[];
const arrayOfCards = fc.shuffledSubarray(createDeck());
const isEmptyArray = (value: unknown): boolean => Array.isArray(value) && value.length === 0;
const copy = (card: Card): Card => ({ ...card });

describe('TH-10 createDeck, RANK_ORDER, SUIT_ORDER', () => {
  it('creates 52 different cards with the ids of CD-2', () => {
    const deck = createDeck();
    expect(deck).toHaveLength(52);
    expect(new Set(deck.map(({ id }) => id)).size).toBe(52);
    expect(deck[0]).toEqual({ rank: '3', suit: 'spades', id: '3s' });
    expect(deck[51]).toEqual({ rank: '2', suit: 'hearts', id: '2h' });
    expect(deck).toContainEqual({ rank: '10', suit: 'diamonds', id: '10d' });
    expect(deck).toContainEqual({ rank: 'A', suit: 'clubs', id: 'Ac' });
  });

  it('gives every caller an array of their own, over cards nobody can change', () => {
    const deck = createDeck();
    deck.length = 0;
    expect(createDeck()).toHaveLength(52);
    expect(createDeck().every((card) => Object.isFrozen(card))).toBe(true);
  });

  it('CD-1 orders ranks 3 … 2 and suits ♠ ♣ ♦ ♥', () => {
    expect(RANK_ORDER).toEqual({
      '3': 0,
      '4': 1,
      '5': 2,
      '6': 3,
      '7': 4,
      '8': 5,
      '9': 6,
      '10': 7,
      J: 8,
      Q: 9,
      K: 10,
      A: 11,
      '2': 12,
    });
    expect(SUIT_ORDER).toEqual({ spades: 0, clubs: 1, diamonds: 2, hearts: 3 });
  });
});

describe('TH-10 cardValue, compareCards, isTwo', () => {
  it('cardValue is RANK_ORDER[rank] * 4 + SUIT_ORDER[suit]', () => {
    for (const card of createDeck()) {
      expect(cardValue(card)).toBe(RANK_ORDER[card.rank] * 4 + SUIT_ORDER[card.suit]);
      expect(cardValue(copy(card))).toBe(cardValue(card));
    }
  });

  it('compareCards is negative, zero or positive', () => {
    const [low, high] = cards('3♠ 2♥');
    expect(compareCards(low, high)).toBeLessThan(0);
    expect(compareCards(high, low)).toBeGreaterThan(0);
    expect(compareCards(low, copy(low))).toBe(0);
  });

  it('isTwo knows the four 2s', () => {
    expect(
      createDeck()
        .filter(isTwo)
        .map(({ id }) => id),
    ).toEqual(['2s', '2c', '2d', '2h']);
    expect(isTwo({ rank: '2', suit: 'hearts', id: '2h' })).toBe(true);
  });

  it('refuses what is not a card of the deck', () => {
    for (const value of junk) {
      expect(thrownBy(() => cardValue(value))).toEqual({
        name: 'Error',
        message: 'Not a card of the deck',
        code: 'BAD_ACTION',
      });
      expect(thrownBy(() => compareCards(value, value))?.code).toBe('BAD_ACTION');
      expect(isTwo(value)).toBe(false);
    }
    expect(isTwo({ rank: '2', suit: 'hearts', id: '2s' })).toBe(false);
  });
});

describe('TH-10 shuffle', () => {
  it('CD-3 returns the same cards in a new array and leaves the input alone', () => {
    const deck = createDeck();
    const shuffled = shuffle(deck);
    expect(deck).toEqual(createDeck());
    expect(shuffled).not.toBe(deck);
    expect(sortHand(shuffled)).toEqual(deck);
    expect(shuffled).not.toEqual(deck);
  });

  it('CD-3 puts every card in every place about equally often', () => {
    const times = 5200;
    const seen = new Array<number>(52).fill(0);
    for (let i = 0; i < times; i++) seen[shuffle(createDeck()).findIndex(({ id }) => id === '3s')] += 1;
    const chiSquare = seen.reduce((sum, count) => sum + (count - times / 52) ** 2 / (times / 52), 0);
    // 51 degrees of freedom: beyond 120 once in about 10^7 runs.
    expect(chiSquare).toBeLessThan(120);
  });

  it('shuffles nothing into nothing', () => {
    expect(shuffle([])).toEqual([]);
  });
});

describe('TH-10 deal', () => {
  it.each([
    [2, 13],
    [3, 13],
    [4, 13],
    [5, 10],
    [6, 8],
    [7, 7],
    [8, 6],
  ])('TH-1 deals %i players %i cards each', (players, size) => {
    const { hands } = deal(shuffle(createDeck()), players);
    expect(hands.map((hand) => hand.length)).toEqual(new Array(players).fill(size));
    expect(new Set(hands.flat()).size).toBe(players * size);
  });

  it('deals round the table from the first card, and shares out a short deck', () => {
    const { hands } = deal(cards('3♠ 4♠ 5♠ 6♠ 7♠'), 2);
    expect(hands).toEqual([cards('3♠ 5♠'), cards('4♠ 6♠')]);
    expect(deal([], 3)).toEqual({ hands: [[], [], []] });
  });

  it('refuses a number of players that makes no sense', () => {
    for (const players of [0, -1, 1.5, NaN, 53, Infinity, '4', null, undefined] as never[]) {
      expect(thrownBy(() => deal(createDeck(), players))).toEqual({
        name: 'Error',
        message: 'Cards are dealt to 1 to 52 players',
        code: 'BAD_DEAL',
      });
    }
  });
});

describe('TH-10 sortHand', () => {
  it('sorts 3♠ first and 2♥ last into a new array', () => {
    const hand = cards('2♥ 10♦ 3♠ A♣ 3♥');
    expect(sortHand(hand)).toEqual(cards('3♠ 3♥ 10♦ A♣ 2♥'));
    expect(hand).toEqual(cards('2♥ 10♦ 3♠ A♣ 3♥'));
    expect(sortHand([])).toEqual([]);
  });

  it('sorts by cardValue, whatever the hand', () => {
    fc.assert(
      fc.property(arrayOfCards, (hand) => {
        const values = sortHand(hand).map(cardValue);
        expect(values).toEqual(hand.map(cardValue).sort((a, b) => a - b));
      }),
    );
  });
});

describe('TH-10 findCardsInHand, removeCardsFromHand', () => {
  const hand = cards('3♠ 7♥ 10♦ 2♥');

  it('finds cards in the order of the ids, and null when one is missing', () => {
    expect(findCardsInHand(hand, ['2h', '3s'])).toEqual(cards('2♥ 3♠'));
    expect(findCardsInHand(hand, [])).toEqual([]);
    expect(findCardsInHand(hand, ['3s', '4s'])).toBeNull();
    expect(findCardsInHand(hand, ['zz'])).toBeNull();
    expect(findCardsInHand(hand, ['3s', '3s'])).toBeNull();
    expect(findCardsInHand([], ['3s'])).toBeNull();
  });

  it('removes cards into a new array; ids that are not in the hand change nothing', () => {
    expect(removeCardsFromHand(hand, ['7h', '2h'])).toEqual(cards('3♠ 10♦'));
    expect(removeCardsFromHand(hand, ['7h', '7h', '4s', 'zz'])).toEqual(cards('3♠ 10♦ 2♥'));
    expect(removeCardsFromHand(hand, [])).toEqual(hand);
    expect(removeCardsFromHand(hand, [])).not.toBe(hand);
    expect(hand).toEqual(cards('3♠ 7♥ 10♦ 2♥'));
  });

  it('finding and removing share a hand out between them', () => {
    fc.assert(
      fc.property(arrayOfCards, fc.nat(52), (some, count) => {
        const wanted = some.slice(0, count).map(({ id }) => id);
        const found = findCardsInHand(some, wanted) ?? [];
        expect(sortHand([...found, ...removeCardsFromHand(some, wanted)])).toEqual(sortHand(some));
      }),
    );
  });
});

describe('TH-10 findThreeOfSpades', () => {
  it('names the hand with 3♠, or -1', () => {
    expect(findThreeOfSpades([cards('3♥ 3♣'), cards('4♠ 3♠')])).toBe(1);
    expect(findThreeOfSpades([cards('3♥'), cards('4♠')])).toBe(-1);
    expect(findThreeOfSpades([])).toBe(-1);
  });
});

describe('TH-10 bad input gives null, false, -1 or a coded Error', () => {
  it.each([
    ['shuffle', (value: never) => shuffle(value)],
    ['deal', (value: never) => deal(value, 4)],
    ['sortHand', (value: never) => sortHand(value)],
    ['removeCardsFromHand', (value: never) => removeCardsFromHand(value, [])],
  ])('%s', (_, call) => {
    for (const value of junk) {
      if (isEmptyArray(value)) continue;
      expect(thrownBy(() => call(value))).toEqual({
        name: 'Error',
        message: 'Expected an array of cards of the deck',
        code: 'BAD_ACTION',
      });
    }
  });

  it('the finders', () => {
    for (const value of junk) {
      const expected = isEmptyArray(value) ? [] : null;
      expect(findCardsInHand(value, ['3s'])).toBeNull();
      expect(findCardsInHand(cards('4♠'), value)).toEqual(expected);
      expect(findThreeOfSpades(value)).toBe(-1);
      expect(findThreeOfSpades([value])).toBe(-1);
      if (!Array.isArray(value)) {
        expect(thrownBy(() => removeCardsFromHand(cards('4♠'), value))?.message).toBe('Expected an array of card ids');
      }
    }
    expect(ids('3♠')).toEqual(['3s']);
  });
});
