import type { GameResult, Seat } from '../../game.ts';
import type { KindName } from '../core/combination.ts';
import { tienlen } from '../game.ts';
import type { Payment, TienLenEvent, WinAtTheDeal } from '../types.ts';
import { type MienNamCard, mienNamCards } from './mien-nam-cards.ts';

/** One line of the game's log: only what everybody at the table saw. */
export type MienNamLogEntry =
  /** The player is the one who leads. */
  | { readonly action: 'deal'; readonly player: Seat }
  | { readonly action: 'toiTrang'; readonly player: Seat; readonly hand: WinAtTheDeal }
  | {
      readonly action: 'play';
      readonly player: Seat;
      readonly cards: readonly MienNamCard[];
      readonly type: KindName;
    }
  | { readonly action: 'pass'; readonly player: Seat }
  /** The player cut the victim; what that cut costs (MN-8). */
  | { readonly action: 'cut'; readonly player: Seat; readonly victim: Seat; readonly amount: number }
  | {
      readonly action: 'pay';
      readonly player: Seat;
      readonly to: Seat;
      readonly amount: number;
      readonly for: Payment['for'];
    }
  | { readonly action: 'finish'; readonly player: Seat }
  | { readonly action: 'roundWon'; readonly player: Seat }
  | { readonly action: 'end'; readonly scores: GameResult };

/** A result of the caller's own. */
export const copyOf = ({ points, places, breakdown }: GameResult): GameResult => ({
  points: [...points],
  places: [...places],
  breakdown: breakdown.map((parts) => ({ ...parts })),
});

const entryOf = (event: TienLenEvent): MienNamLogEntry => {
  switch (event.type) {
    case 'deal':
      return { action: 'deal', player: event.leader };
    case 'winAtTheDeal':
      return { action: 'toiTrang', player: event.seat, hand: event.hand };
    case 'play':
      return {
        action: 'play',
        player: event.seat,
        cards: Object.freeze(mienNamCards(event.cards)),
        type: event.combination,
      };
    case 'pass':
      return { action: 'pass', player: event.seat };
    case 'cut':
      return { action: 'cut', player: event.seat, victim: event.victim, amount: event.amount };
    case 'pay':
      return { action: 'pay', player: event.from, to: event.to, amount: event.amount, for: event.for };
    case 'out':
      return { action: 'finish', player: event.seat };
    case 'roundWon':
      return { action: 'roundWon', player: event.seat };
    case 'end':
      return { action: 'end', scores: copyOf(event.result) };
  }
};

/** Events of the engine as log lines, as a watcher would see them. */
export const logEntries = (events: readonly TienLenEvent[]): MienNamLogEntry[] =>
  events.flatMap((event) => {
    const seen = tienlen.seen(event, 'watcher');
    return seen === null ? [] : [Object.freeze(entryOf(seen))];
  });
