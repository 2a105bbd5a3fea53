import { CARD_IDS, cardName } from '../../src/cards.ts';
import type { Random } from '../../src/random.ts';
import {
  type Card,
  createDeck,
  type GameEnvironment,
  type SettingsInput,
  TienLenGame,
} from '../../src/tienlen/index.ts';

/** Deals written down by hand, for tests of the public API. */

const DECK = createDeck();
const CARD_BY_NAME = new Map(CARD_IDS.map((_, card) => [cardName(card), DECK[card]]));

/** `3♠ 10♥` as cards. */
export const cards = (text: string): Card[] =>
  text
    .split(' ')
    .filter((name) => name !== '')
    .map((name) => {
      const card = CARD_BY_NAME.get(name);
      if (card === undefined) throw new Error(`no card ${name}`);
      return card;
    });

/** `3♠ 10♥` as ids. */
export const ids = (text: string): string[] => cards(text).map(({ id }) => id);

/** A deck that deals these hands, round the table; what a hand lacks comes from the cards in no hand, weakest first. */
export const deckFor = (hands: readonly string[]): Card[] => {
  const size = Math.min(13, Math.floor(52 / hands.length));
  const given = hands.map(cards);
  const rest = DECK.filter((card) => !given.flat().includes(card));
  const full = given.map((hand) => [...hand, ...rest.splice(0, size - hand.length)]);
  const dealt = Array.from({ length: size }, (_, at) => full.map((hand) => hand[at])).flat();
  return [...dealt, ...rest];
};

export const NAMES = ['An', 'Bình', 'Chi', 'Dũng', 'Em', 'Giang', 'Hà', 'Khoa'];
export const idsFor = (players: number): string[] => NAMES.slice(0, players).map((name) => `id-${name}`);
export const namesFor = (players: number): Map<string, string> =>
  new Map(idsFor(players).map((id, at) => [id, NAMES[at]]));

export const NO_INSTANT_WINS = { dragon: false, fourTwos: false, sixPairs: false };

/** A game over such a deal, not yet started; instant wins are off unless asked for. */
export const riggedGame = (
  hands: readonly string[],
  settings: SettingsInput = {},
  isFirstGame = true,
  environment: GameEnvironment = {},
): TienLenGame =>
  new TienLenGame(
    idsFor(hands.length),
    namesFor(hands.length),
    { maxPlayers: 8, instantWins: NO_INSTANT_WINS, ...settings },
    isFirstGame,
    { shuffle: () => deckFor(hands), now: () => 1000, ...environment },
  );

export const shuffledBy = (random: Random, deck: Card[]): Card[] => {
  for (let last = deck.length - 1; last > 0; last--) {
    const pick = random.below(last + 1);
    [deck[pick], deck[last]] = [deck[last], deck[pick]];
  }
  return deck;
};

/** What a call throws, to compare message and code; null when it does not throw. */
export const thrownBy = (call: () => unknown): { name: string; message: string; code: unknown } | null => {
  try {
    call();
  } catch (error) {
    const { name, message, code } = error as Error & { code?: unknown };
    return { name, message, code };
  }
  return null;
};

/** Values that no public function expects. */
export const JUNK: readonly unknown[] = [
  undefined,
  null,
  0,
  -1,
  NaN,
  '',
  '3s',
  true,
  {},
  [],
  [null],
  [undefined],
  [{}],
  [[]],
  ['3s', '3s'],
  ['zz'],
  [3],
  [{ rank: '3', suit: 'spades' }],
  [{ rank: '3', suit: 'spades', id: '4s' }],
  [{ rank: '1', suit: 'stars', id: '1x' }],
  { length: 1, 0: '3s' },
  () => [],
  Symbol('card'),
  new Array(100).fill('3s'),
];
