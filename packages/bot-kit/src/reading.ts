import {
  type BaseAction,
  type Card,
  type CardId,
  cardId,
  cardName,
  DECK_SIZE,
  ok,
  RANKS,
  type Result,
  refuse,
  type Seat,
  SUIT_SYMBOLS,
  SUITS,
} from '@sanh-rong/engine';
import type { Misreading, Problem, Reading } from './bot-game.ts';

/**
 * Reading what a bot returned, part by part. It may be anything: each part is read once, lists only up to a length that
 * means something, and what the bot's own getters throw is thrown on.
 */

export type Read<Value> = Result<Value, Misreading>;

const misread = (problem: Problem, where: string, found: unknown): { readonly ok: false; readonly error: Misreading } =>
  refuse({ problem, where, found: shown(found) });

type Part = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Part => typeof value === 'object' && value !== null;

const readObject = (value: unknown): Read<Part> => {
  if (!isObject(value) || Array.isArray(value)) return misread('notAnObject', '', value);
  // BT-3: the author of an `async` function should hear that it returns a Promise, not that a field is missing.
  if (typeof value.then === 'function') return misread('promise', '', value);
  return ok(value);
};

/** Reads each item of a list. Its length is read once; no list of the games is longer than the deck. */
const readEach = <Item>(
  value: unknown,
  where: string,
  readItem: (item: unknown, where: string) => Read<Item>,
): Read<Item[]> => {
  if (!Array.isArray(value)) return misread('notAList', where, value);
  const length: unknown = value.length;
  // A Proxy of a list may say anything about its length.
  if (typeof length !== 'number' || !Number.isInteger(length) || length < 0) return misread('notAList', where, value);
  if (length > DECK_SIZE) return misread('tooLong', where, length);
  const items: Item[] = [];
  for (let at = 0; at < length; at++) {
    const item = readItem(value[at], `${where}[${at}]`);
    if (!item.ok) return item;
    items.push(item.value);
  }
  return ok(items);
};

const NAMES: readonly unknown[] = RANKS;
const SYMBOLS: readonly unknown[] = SUITS.map((suit) => SUIT_SYMBOLS[suit]);

/** `{ rank, suit }` is enough; what else stands in it does not matter. */
const readCard = (value: unknown, where: string): Read<Card> => {
  if (!isObject(value)) return misread('notACard', where, value);
  const { rank, suit } = value;
  const rankAt = NAMES.indexOf(rank);
  if (rankAt < 0) return misread('notACard', `${where}.rank`, rank);
  const suitAt = SYMBOLS.indexOf(suit);
  return suitAt < 0 ? misread('notACard', `${where}.suit`, suit) : ok(rankAt * SUITS.length + suitAt);
};

/** The bot's own cards in any order, each at most once in everything it returned. */
export class OwnCards {
  readonly #left: Set<Card>;
  readonly #used = new Set<Card>();

  constructor(hand: readonly Card[]) {
    this.#left = new Set(hand);
  }

  readonly one = (value: unknown, where: string): Read<CardId> => {
    const card = readCard(value, where);
    if (!card.ok) return card;
    const named = (problem: Problem) => refuse({ problem, where, found: cardName(card.value) });
    if (this.#used.has(card.value)) return named('twice');
    if (!this.#left.delete(card.value)) return named('notInHand');
    this.#used.add(card.value);
    return ok(cardId(card.value));
  };

  readonly list = (value: unknown, where: string): Read<CardId[]> => readEach(value, where, this.one);

  readonly lists = (value: unknown, where: string): Read<CardId[][]> => readEach(value, where, this.list);
}

export const readNumber = (value: unknown, where: string): Read<number> =>
  typeof value === 'number' && Number.isSafeInteger(value) ? ok(value) : misread('notANumber', where, value);

export const readSeat = (value: unknown, where: string, seats: number): Read<Seat> =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < seats
    ? ok(value)
    : misread('notASeat', where, value);

/** How each action a bot may name is read from the object it returned. */
export type ActionReaders = Readonly<Record<string, (returned: Part) => Read<BaseAction>>>;

const readAction = (returned: unknown, readers: ActionReaders): Read<BaseAction> => {
  const object = readObject(returned);
  if (!object.ok) return object;
  const { action } = object.value;
  if (typeof action !== 'string' || !Object.hasOwn(readers, action)) return misread('unknownAction', 'action', action);
  return readers[action](object.value);
};

/** What a bot returned as an action of the game, or what is wrong with it. */
export const readReturned = (returned: unknown, readers: ActionReaders): Reading => {
  const read = readAction(returned, readers);
  return read.ok ? { ok: true, action: read.value } : { ok: false, misread: read.error };
};

/**
 * A value in a few characters, for the author of the bot. It is read without running any code of the bot: no getters,
 * no `toString`, no `toJSON`.
 */

const MOST = 40;

const cut = (text: string): string => (text.length > MOST ? `${text.slice(0, MOST)}…` : text);

export const shown = (value: unknown): string => {
  switch (typeof value) {
    case 'string':
      return JSON.stringify(cut(value));
    case 'number':
    case 'boolean':
    case 'undefined':
      return String(value);
    case 'bigint':
      // Writing out a very long one takes seconds.
      return value < Number.MAX_SAFE_INTEGER && value > Number.MIN_SAFE_INTEGER ? `${value}n` : 'BigInt';
    case 'symbol':
      return 'Symbol';
    case 'function':
      return 'function';
    default:
      if (value === null) return 'null';
      return Array.isArray(value) ? '[…]' : '{…}';
  }
};
