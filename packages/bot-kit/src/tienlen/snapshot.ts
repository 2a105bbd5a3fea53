import type { Seat } from '@sanh-rong/engine';
import { type TienLenView, tienlen } from '@sanh-rong/engine/tienlen';
import type { TableFacts } from '../bot-game.ts';
import { letterOf, lettersOf } from '../cards.ts';
import { seatOf } from '../own-view.ts';
import { type ChangedOptions, keepOptions } from '../table-options.ts';
import type { TienLenGameState } from './game-state.ts';
import { writePast } from './past.ts';

/**
 * What a seat knows, small. Cards are letters, seats are digits: `2BF` is seat 2 with two cards. A type, not an interface,
 * so that it is plain JSON to others.
 */
export type TienLenSnapshot = {
  readonly seat: Seat;
  readonly ruleSet: TienLenGameState['ruleSet'];
  readonly options: ChangedOptions;
  readonly hand: string;
  readonly counts: readonly (number | null)[];
  /** The play to beat; empty when leading. */
  readonly table: string;
  /** The seats that have passed, as bits. */
  readonly passed: number;
  /** The card that must be played now; empty when there is none. */
  readonly opening: string;
  readonly leader: Seat;
  readonly round: number;
  /** Seats that are out, best first, where others play on. */
  readonly out: string;
  /** How the first of those won at the deal. */
  readonly wins: readonly string[];
  /** See `writePast`. */
  readonly history: string;
  readonly scores: readonly number[];
};

const seatsInOrder = (places: readonly (number | null)[]): string => {
  const out: Seat[] = [];
  for (const [seat, place] of places.entries()) if (place !== null) out[place - 1] = seat;
  return out.join('');
};

/** Made from the seat's own view and nothing else, so it cannot know more than a player there does. */
export const snapshotOf = (view: TienLenView, { scores }: TableFacts): TienLenSnapshot => {
  const seat = seatOf(view);
  const { ruleSet, options, table, passed, mustInclude, leader, round, places, winsAtTheDeal } = view;
  return {
    seat,
    ruleSet: ruleSet as TienLenGameState['ruleSet'],
    options: keepOptions(tienlen, ruleSet, options),
    hand: lettersOf(view.hands[seat] ?? []),
    counts: view.counts,
    table: table === null ? '' : table.seat + lettersOf(table.cards),
    passed: passed.reduce((bits, has, at) => (has ? bits | (1 << at) : bits), 0),
    opening: mustInclude === null ? '' : letterOf(mustInclude),
    leader,
    round,
    out: seatsInOrder(places),
    wins: winsAtTheDeal.map(({ hand }) => hand),
    history: writePast(view.history),
    scores,
  };
};
