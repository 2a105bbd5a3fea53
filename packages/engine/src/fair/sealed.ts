import { CARD_IDS, type CardId, DECK_SIZE } from '../cards.ts';
import { bytesFrom, shuffled, shuffledDeck } from '../shuffle.ts';
import { type Contributions, fingerprint, gameAndTexts, keyedFingerprint } from './fingerprint.ts';

/**
 * Deals that can be checked card by card, for games in which hands stay hidden after the end (LG-7). A seed would give
 * the whole deal away, so none is ever shown.
 *
 * From the secret of a session come, for each game, the server's own order of the deck and a salt for each place in it.
 * Each place is sealed: a fingerprint of the game's number, the place, its card and its salt. The seals of a game have
 * a fingerprint, its root, and the roots of all games have one, the commitment, published before any player brings a
 * text. What is dealt is the server's order, permuted in a way that follows from the players' texts alone: the server
 * has bound itself before it saw them, and only the server knows its order. After a game a place is opened, with its
 * card and its salt, to the viewers who may know that card; the other seals tell nothing.
 */

/** 128 bits: too many to try. */
const SALT_DIGITS = 32;

/** Before the players' texts: the card and the salt of each place, by place. */
export interface SealedDeck {
  readonly cards: readonly CardId[];
  readonly salts: readonly string[];
}

const PLACES: readonly number[] = Array.from({ length: DECK_SIZE }, (_, place) => place);

const keyedOrder = (keyed: (text: string) => string, game: number): CardId[] =>
  shuffledDeck(keyed(`order:${game}`)).map((card) => CARD_IDS[card]);

/** The server's own order for a game, and its salts. They stay on the server. */
export const sealedDeck = (secret: string, game: number): SealedDeck => {
  const keyed = keyedFingerprint(secret);
  return {
    cards: keyedOrder(keyed, game),
    salts: PLACES.map((place) => keyed(`salt:${game}:${place}`).slice(0, SALT_DIGITS)),
  };
};

export const sealOf = (game: number, place: number, card: CardId, salt: string): string =>
  fingerprint(`seal:${game}:${place}:${card}:${salt}`);

export const sealsOf = (game: number, { cards, salts }: SealedDeck): string[] =>
  cards.map((card, place) => sealOf(game, place, card, salts[place]));

export const rootOf = (game: number, seals: readonly string[]): string =>
  fingerprint([`root:${game}`, ...seals].join(' '));

const rootOfGame = (secret: string, game: number): string => rootOf(game, sealsOf(game, sealedDeck(secret, game)));

/** The roots of a session, by game from the first on. */
export const rootsOf = (secret: string, games: number): string[] =>
  Array.from({ length: games }, (_, at) => rootOfGame(secret, at + 1));

/** The same game by game: those of a session take milliseconds, for which a server lets others wait in between only. */
export function* rootSteps(secret: string, games: number): Generator<void, string[]> {
  const roots: string[] = [];
  for (let game = 1; game <= games; game++) {
    roots.push(rootOfGame(secret, game));
    yield;
  }
  return roots;
}

export const sealedCommitment = (roots: readonly string[]): string =>
  fingerprint([`commitment:${roots.length}`, ...roots].join(' '));

/** The place in the server's order of each card as game k deals it, the first card first. It follows from the texts and k alone. */
export const dealtPlaces = (contributions: Contributions, game: number): number[] =>
  shuffled(PLACES, bytesFrom(fingerprint(gameAndTexts(game, contributions))));

/** The deck as game k deals it. */
export const dealtDeck = (secret: string, contributions: Contributions, game: number): CardId[] => {
  const cards = keyedOrder(keyedFingerprint(secret), game);
  return dealtPlaces(contributions, game).map((place) => cards[place]);
};
