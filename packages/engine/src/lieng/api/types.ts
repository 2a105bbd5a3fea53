import type { Rank } from '../../cards.ts';
import type { HandValue } from '../core/hand.ts';
import type { LiengReason } from '../messages/en.ts';
import type { LiengAction, Phase } from '../types.ts';

/** The types of this interface, for code written against it. */

export interface Card {
  readonly rank: Rank;
  readonly suit: 'spades' | 'clubs' | 'diamonds' | 'hearts';
  /** `3s`, `Ah`, `2d`. */
  readonly id: string;
}

/** Weakest first. */
export const HAND_TYPES = ['NORMAL', 'DI', 'LIENG', 'SAP'] as const;
export type HandType = (typeof HAND_TYPES)[number];

/** A hand as this interface describes it: enough to compare. */
export interface SeedHandResult {
  readonly type: HandType;
  /** Points of the cards, 0 … 9, for every type. */
  readonly points: number;
  readonly highCard: Card;
  /** Rank of a sáp, highest rank of a liêng (A is 14), suit of a đĩ that decides (♦ is 3), points otherwise. */
  readonly rank: number;
}

export interface HandResult extends SeedHandResult {
  /** The whole order of hands in one number: the larger wins. */
  readonly strength: HandValue;
}

export const ACTIONS = { BO: 'bo', THEO: 'theo', TO: 'to', TO_TAT: 'to-tat' } as const;
export type ActionName = (typeof ACTIONS)[keyof typeof ACTIONS];

/** The answer to something asked of a manager. `code` names the rule. */
export interface Verdict {
  readonly valid: boolean;
  readonly reason?: LiengReason | string;
  readonly code?: string;
}

/**
 * Calls back once after a while, unless cancelled. The 30 seconds of LG-7 are counted by a timer from outside, because
 * the engine has no clock: the same actions make the same game in a replay, a browser worker and a test, which need not
 * wait, and a server may keep its deadlines where a restart does not lose them. Where the process's own will do:
 *
 *     { start(milliseconds, callback) { const id = setTimeout(callback, milliseconds); return () => clearTimeout(id); } }
 */
export interface Timer {
  start(milliseconds: number, callback: () => void): () => void;
}

/**
 * What a game manager takes from outside: how to shuffle, and what to wait with. Without a timer turns have no end
 * (LG-7).
 */
export interface Environment {
  readonly shuffle: (deck: readonly Card[]) => Card[];
  readonly timer: Timer | null;
}

export interface RoomPlayer {
  readonly id: string;
  readonly name?: string;
  /** Left out: the option `startChips`. */
  readonly chips?: number;
}

export interface Room {
  readonly id?: string;
  /** In seat order. */
  readonly players: readonly RoomPlayer[];
  /** Options of the rule set; those left out take their defaults. */
  readonly options?: Readonly<Record<string, number | string>>;
}

export interface PublicPlayer {
  readonly id: string;
  readonly name: string;
  readonly chips: number;
  readonly bet: number;
  readonly folded: boolean;
  readonly allIn: boolean;
  readonly sitsOut: boolean;
  readonly cardCount: number;
  /** Null where the viewer may not look. */
  readonly cards: readonly Card[] | null;
  readonly hand: HandResult | null;
}

export interface PublicGameState {
  readonly phase: Phase;
  readonly dealerId: string;
  readonly currentPlayerId: string | null;
  readonly pot: number;
  readonly currentBet: number;
  readonly minRaise: number;
  readonly players: readonly PublicPlayer[];
  readonly pots: readonly { readonly amount: number; readonly winnerIds: readonly string[] }[];
  /** By player id: chips won or lost; null until the round is over. */
  readonly points: Readonly<Record<string, number>> | null;
}

export interface ClientGameState extends PublicGameState {
  readonly playerId: string;
  readonly cards: readonly Card[];
  /** What the player may do now; empty unless it is their turn. */
  readonly legal: readonly LiengAction[];
}
