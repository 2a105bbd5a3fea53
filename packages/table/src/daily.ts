import { CARD_IDS, type CardId, fairDeal, findGame, ok, shuffledDeck } from '@sanh-rong/engine';
import { actFor, playerMoves, playerToAct, thoughtOf } from './acting.ts';
import { createTable } from './creating.ts';
import type { Decision } from './decision.ts';
import type { TableEvent } from './events.ts';
import { evolve, replayTable } from './evolve.ts';
import { turnOf } from './playing.ts';
import type { DailyTry, Person, TableState } from './state.ts';
import type { Surroundings } from './surroundings.ts';

/**
 * A table of the deal of the day: one person, the same cards and the same opponents for everybody, one game
 * (docs/decisions/0032). It has no host and no lobby, and its turns have no clock but the end of the day.
 */

/** Nothing else counts it: no statistics, no rating, no list. */
const SETTINGS = { visibility: 'private', games: 1, watchers: 'none', chat: false, practice: true } as const;

/** The seat of every person who plays it. */
export const DAILY_SEAT = 0;

/** A deal of the day, as the server has drawn it beforehand. */
export interface DailyDeal {
  readonly game: string;
  /** What the cards and the dice of the opponents come from. */
  readonly secret: string;
  /** The levels of the opponents, from the seat after the person's on. */
  readonly levels: readonly string[];
}

/**
 * The deck of such a deal: what a session of one game would deal to players who bring no text, so that its proof is
 * checked as every other. As a deck, and not as a seed: the text of a game that is over must not tell the seed
 * before the day is over.
 */
const deckOf = ({ game, secret, levels }: DailyDeal): readonly CardId[] => {
  const found = findGame(game);
  if (!found.ok) throw new Error(`no game ${game}`);
  const texts = [null, ...levels].map(() => null);
  const deal = fairDeal(found.value, secret, 1, 1, texts);
  return 'deck' in deal ? deal.deck : shuffledDeck(deal.seed).map((card) => CARD_IDS[card]);
};

/** The first events of a person's try: seated, and dealt to. */
export const openDailyTry = (
  code: string,
  person: Person,
  deal: DailyDeal,
  daily: DailyTry,
  around: Surroundings,
): Decision => {
  const { game, secret, levels } = deal;
  const seats = levels.length + 1;
  const created = createTable(code, person, { ...SETTINGS, game, seats }, { ...around, secret: () => secret });
  if (!created.ok) return created;
  const { now } = around;
  return ok([
    { ...created.value, settings: { ...created.value.settings, company: 'daily' }, daily },
    ...levels.map((level, before): TableEvent => ({ type: 'playerSat', at: now, seat: before + 1, level })),
    { type: 'dealt', at: now, number: 1, deck: deckOf(deal) },
  ]);
};

/** So many moves of a try that is played out are decided at a time: what was left by many must not hold up other tables. */
const MOVES_AT_ONCE = 4;

/**
 * What time brings about at a try whose day is over: the clock moves for the person, and the opponents answer without a
 * pause. No player does it, which would be a help to those who leave.
 */
export const playOutDaily = (state: TableState, around: Surroundings): Decision => {
  const events: TableEvent[] = [];
  let table = state;
  for (let moves = 0; moves < MOVES_AT_ONCE && turnOf(table) >= 0; moves++) {
    const acted = actFor(table, turnOf(table), around);
    if (!acted.ok || acted.value.length === 0) break;
    events.push(...acted.value);
    table = acted.value.reduce((before: TableState, event) => evolve(before, event).state, table);
  }
  return ok(events);
};

const NO_PERSON: Person = { id: 'nobody', name: 'nobody' };

/**
 * Whether a deal comes to the person at all: it is not over before their first turn, by its cards or by what the opponents
 * do. Everybody would wait a day for nothing.
 */
export const isWorthPlaying = (deal: DailyDeal, around: Surroundings): boolean => {
  const opened = openDailyTry('DAILY', NO_PERSON, deal, { day: '', until: around.now }, around);
  let state: TableState | null = opened.ok ? replayTable(opened.value) : null;
  while (state !== null && turnOf(state) >= 0) {
    const turn = playerToAct(state);
    if (turn === null) return true;
    const thought = thoughtOf(state, turn);
    const action = thought === null ? null : around.think(thought);
    // A player that takes its time answers differently from one time to the next.
    if (action === null) return false;
    const moved = playerMoves(state, action, around.now);
    if (!moved.ok) return false;
    state = moved.value.reduce((table: TableState, event) => evolve(table, event).state, state);
  }
  return false;
};
