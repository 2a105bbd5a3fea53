import type { Card, CardId } from '../cards.ts';
import type { BaseState, BaseView, GameResult, RuleSet, Seat, Setup } from '../game.ts';
import type { Phase, Position } from './core/position.ts';
import type { Rules } from './core/rules.ts';
import type { Payment } from './core/scoring.ts';

export type { Phase } from './core/position.ts';
export type { Payment, ReasonToPay } from './core/scoring.ts';

export type PhomAction =
  | { readonly type: 'draw' }
  /**
   * Takes the last discard. `cards` are the hand's cards that make a phỏm with it. In `basic` exactly these leave the
   * hand with it (PH-11). In `ta-la` they only show that the eat is allowed: the phỏm may be arranged anew at any time
   * as long as PH-23 holds. Others see an empty list until the end (PH-3).
   */
  | { readonly type: 'eat'; readonly cards: readonly CardId[] }
  /**
   * Lays phỏm of the hand on the table; may be done in several steps (PH-22). They lie there in the order of the list,
   * which is any; `legal` lists each set of phỏm in one order only.
   */
  | { readonly type: 'lay'; readonly melds: readonly (readonly CardId[])[] }
  /** Sends a card onto the phỏm that is number `meld` (from 0) of those `seat` has laid. */
  | { readonly type: 'send'; readonly card: CardId; readonly seat: Seat; readonly meld: number }
  | { readonly type: 'discard'; readonly card: CardId }
  | { readonly type: 'u' };

export type UKind = 'u' | 'uTron' | 'uKhan';

export type PhomEvent =
  /** The cards are dealt. A hand is null where the viewer may not look. */
  | {
      readonly type: 'deal';
      readonly hands: readonly (readonly CardId[] | null)[];
      readonly leader: Seat;
      readonly stock: number;
    }
  /** `card` is null where the viewer may not look. */
  | { readonly type: 'draw'; readonly seat: Seat; readonly card: CardId | null; readonly stock: number }
  /** `cards` is empty where the viewer may not look. */
  | {
      readonly type: 'eat';
      readonly seat: Seat;
      readonly from: Seat;
      readonly card: CardId;
      readonly cards: readonly CardId[];
      /** The stock already held fewer cards than seats (PH-23). */
      readonly chot: boolean;
    }
  | { readonly type: 'lay'; readonly seat: Seat; readonly melds: readonly (readonly CardId[])[] }
  | { readonly type: 'send'; readonly seat: Seat; readonly card: CardId; readonly to: Seat; readonly meld: number }
  | { readonly type: 'discard'; readonly seat: Seat; readonly card: CardId; readonly left: number }
  /** Ù: the phỏm it was declared with and what lies outside. */
  | {
      readonly type: 'u';
      readonly seat: Seat;
      readonly kind: UKind;
      readonly melds: readonly (readonly CardId[])[];
      readonly outside: readonly CardId[];
    }
  | ({ readonly type: 'pay' } & Payment)
  | {
      readonly type: 'end';
      readonly result: GameResult;
      readonly hands: readonly (readonly CardId[])[];
      /** Points left in each hand. */
      readonly left: readonly number[];
      readonly melds: readonly (readonly PhomOnTable[])[];
    };

export interface PhomOnTable {
  /** Null where the viewer may not look (PH-3). */
  readonly cards: readonly CardId[] | null;
  readonly size: number;
  /** The card in it that was eaten. */
  readonly eaten: CardId | null;
}

export interface PhomState extends BaseState<PhomAction> {
  readonly setup: Setup;
  readonly position: Position;
  readonly setAside: readonly Card[];
  readonly result: GameResult | null;
}

export interface PhomView extends BaseView<PhomAction> {
  readonly phase: Phase;
  /** The seat to act has just taken (or leads) and done nothing since: it may still declare ù (PH-24). */
  readonly fresh: boolean;
  readonly leader: Seat;
  /** Cards in hand, by seat. */
  readonly counts: readonly number[];
  /** By seat: cards eaten that still lie in the hand, for all to see (PH-3). */
  readonly eaten: readonly (readonly CardId[])[];
  /** By seat: how often it has eaten. */
  readonly eats: readonly number[];
  /** By seat, in the order they were laid. */
  readonly melds: readonly (readonly PhomOnTable[])[];
  /** By seat, oldest first; what was eaten is gone. */
  readonly discards: readonly (readonly CardId[])[];
  /** The discard that the seat to act may eat if it makes a phỏm. */
  readonly offered: { readonly card: CardId; readonly from: Seat } | null;
  /** Cards left to draw. */
  readonly stock: number;
  /** By seat: units won and lost by eating so far (PH-23). */
  readonly units: readonly number[];
  /** By seat: points in hand; null where the viewer may not look. */
  readonly left: readonly (number | null)[];
  /** The cards that no seat sees, in an open view; null in all others. */
  readonly unseen: { readonly stock: readonly CardId[]; readonly setAside: readonly CardId[] } | null;
}

/** What a game leaves for the next one of its session: the winner leads (PH-1). */
export interface PhomPrevious {
  readonly winner: Seat;
}

/** What the two rule sets of Phỏm settle each in its own way. Everything else is the same code. */
export interface PhomRuleSet extends RuleSet {
  readonly rules: Rules;
  /** The action types that exist. */
  readonly actions: readonly PhomAction['type'][];
  /** The parts of the breakdown. */
  readonly breakdown: readonly Payment['for'][];
  /** The largest hand a given deal may hold. */
  readonly maxHand: number;
}
