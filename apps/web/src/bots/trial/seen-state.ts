import { findBotGame } from '@sanh-rong/bot-kit';
import { CARD_IDS, type CardId, cardName, type Json } from '@sanh-rong/engine';

/** What a bot was called with, as people look at it. */

/** The card of a name: "10♠" is `10s`. */
const CARDS: ReadonlyMap<string, CardId> = new Map(CARD_IDS.map((id, card) => [cardName(card), id]));

const nameOf = (value: unknown): string | null => {
  if (typeof value !== 'object' || value === null || !('rank' in value) || !('suit' in value)) return null;
  const name = `${String(value.rank)}${String(value.suit)}`;
  return CARDS.has(name) ? name : null;
};

/** The very object the bot got, without the lists that are made when they are first read. */
export const stateSeen = (game: string, snapshot: Json): object | null => {
  try {
    return findBotGame(game)?.stateOf(snapshot) ?? null;
  } catch {
    // An older version of the house may have written snapshots in another way.
    return null;
  }
};

/** Written out, each card by its name: thirteen objects with five fields each are nothing to read. */
export const writtenState = (state: object): string =>
  JSON.stringify(state, (_key, value: unknown) => nameOf(value) ?? value, 2).replace(
    // Short lists on one line.
    /\[\s*((?:"[^"\n]*"|-?[\d.]+|true|false|null)(?:,\s*(?:"[^"\n]*"|-?[\d.]+|true|false|null))*)\s*\]/g,
    (_whole, items: string) => `[${items.replace(/,\s*/g, ', ')}]`,
  );

export interface CardList {
  /** Where it is: "lastPlay.cards". */
  readonly path: string;
  readonly cards: readonly CardId[];
}

/** Too many, and about what could be or was: not what lies on the table now. */
const LEFT_OUT = new Set(['validMoves', 'history']);

const DEEPEST = 4;

/** All cards in sight, by where they stand. */
export const cardListsOf = (state: object, path = '', depth = 0): CardList[] => {
  if (depth > DEEPEST) return [];
  return Object.entries(state).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value !== 'object' || value === null || LEFT_OUT.has(key)) return [];
    const here = Array.isArray(state) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`;
    const names = Array.isArray(value) ? value.map(nameOf) : [];
    if (names.length > 0 && names.every((name) => name !== null))
      return [{ path: here, cards: names.flatMap((name) => CARDS.get(name ?? '') ?? []) }];
    return cardListsOf(value, here, depth + 1);
  });
};
