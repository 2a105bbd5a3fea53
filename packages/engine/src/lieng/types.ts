import type { CardId } from '../cards.ts';
import type { BaseState, BaseView, GameResult, Seat } from '../game.ts';
import type { HandKind } from './core/hand.ts';
import type { Position } from './core/position.ts';

/** LG-9. A game waits when fewer than two seats have chips; dealing and showdown pass within one action. */
export const PHASES = ['WAITING', 'DEALING', 'BETTING', 'SHOWDOWN', 'ENDED'] as const;
export type Phase = (typeof PHASES)[number];

/** What a seat does (LG-5): fold, call or check, raise the bet to `amount` in all, all in. */
export type LiengMove =
  | { readonly type: 'bo' }
  | { readonly type: 'theo' }
  | { readonly type: 'to'; readonly amount: number }
  | { readonly type: 'to-tat' };

/** How raising stands in a list of legal actions, once for all its amounts. It is played with one `amount`. */
export interface RaiseRange {
  readonly type: 'to';
  readonly min: number;
  readonly max: number;
}

export type LiengAction = LiengMove | RaiseRange;

/** What a hand counts (LG-2). `points` are those of the cards, for every kind. */
export interface Ranking {
  readonly kind: HandKind;
  readonly points: number;
}

export interface Pot {
  readonly amount: number;
  /** Who could win it, and who did. */
  readonly seats: readonly Seat[];
  readonly winners: readonly Seat[];
}

/** A pot was won against a hand that was equal but for one card: `card` of the winner over `than` of the seat `over`. */
export interface TieBroken {
  readonly over: Seat;
  readonly card: CardId;
  readonly than: CardId;
}

export interface Uncalled {
  readonly seat: Seat;
  readonly amount: number;
}

export type LiengEvent =
  | { readonly type: 'phase'; readonly phase: Phase }
  /** A seat without chips has bought in again (LG-8). */
  | { readonly type: 'rebuy'; readonly seat: Seat; readonly chips: number }
  /** `chips` is what the seat has left; 0 means all in. */
  | { readonly type: 'ante'; readonly seat: Seat; readonly amount: number; readonly chips: number }
  /** A hand is null where the viewer may not look and empty where none was dealt. */
  | { readonly type: 'deal'; readonly dealer: Seat; readonly hands: readonly (readonly CardId[] | null)[] }
  | { readonly type: 'bo'; readonly seat: Seat }
  /** `amount` went into the pot, the seat's bet now stands at `bet`, `chips` are left. */
  | {
      readonly type: 'theo' | 'to' | 'to-tat';
      readonly seat: Seat;
      readonly amount: number;
      readonly bet: number;
      readonly chips: number;
    }
  | ({ readonly type: 'uncalled' } & Uncalled)
  /** A hand of the showdown (LG-7). */
  | ({ readonly type: 'show'; readonly seat: Seat; readonly cards: readonly CardId[] } & Ranking)
  /** `tie`: which card decided (LG-4), where one had to. */
  | ({ readonly type: 'pot'; readonly tie?: TieBroken } & Pot)
  | { readonly type: 'end'; readonly result: GameResult; readonly chips: readonly number[] };

export interface LiengState extends BaseState<LiengAction> {
  readonly position: Position;
  /** Chips before the antes, by seat. */
  readonly stacks: readonly number[];
  readonly pots: readonly Pot[];
  readonly uncalled: Uncalled | null;
  /** Seats whose hands the showdown has shown. */
  readonly shown: readonly Seat[];
  readonly result: GameResult | null;
}

export interface LiengView extends BaseView<LiengAction> {
  readonly phase: Phase;
  readonly dealer: Seat;
  /** Everything put in and not yet paid out, bets included. */
  readonly pot: number;
  /** By seat. */
  readonly chips: readonly number[];
  readonly bets: readonly number[];
  /** The bet to match, and by how much a raise must exceed it. */
  readonly bet: number;
  readonly minRaise: number;
  /** No seat has made a full raise since the seat to act acted, so it cannot raise (LG-5). */
  readonly raisingClosed: boolean;
  /** By seat. */
  readonly folded: readonly boolean[];
  readonly allIn: readonly boolean[];
  /** Seats without chips, which were dealt no cards (LG-8). */
  readonly sitsOut: readonly boolean[];
  /** What the hands count that the viewer may look at. */
  readonly rankings: readonly (Ranking | null)[];
  /** How the pots were paid out; empty and null until the game is over. */
  readonly pots: readonly Pot[];
  readonly uncalled: Uncalled | null;
}

/** What a game leaves for the next one of its session. A type, not an interface, so that it is plain JSON to others. */
export type LiengPrevious = {
  readonly chips: readonly number[];
  readonly dealer: Seat;
  /** Seats without chips that buy in again before the next deal; added by the table (`askRebuy`). */
  readonly rebuy?: readonly Seat[];
};
