import type { Catalogue, DealRequest, Json, RuleId, Seat } from '@sanh-rong/engine';

/**
 * A position that a bot is asked about. All of it is data: the engine deals it, plays what was played and so makes the
 * state itself, and nothing can stand here that could not stand on a table.
 */
export interface Situation {
  readonly id: string;
  readonly game: string;
  /** The rules that it is about. */
  readonly rules: readonly RuleId[];
  readonly deal: DealRequest;
  /** What was done since the deal, as the engine writes actions. */
  readonly played: readonly string[];
  /** Who is asked. */
  readonly seat: Seat;
  readonly special: Special;
  readonly advice: Advice | null;
  /** One of the ten plain ones that every bot should manage first. */
  readonly plain: boolean;
}

/** What makes a situation the one its name says, as it can be seen from the seat. Moves are the engine's words. */
export interface Special {
  /** Everything that is legal. */
  readonly only?: readonly string[];
  /** Some of what is legal. */
  readonly legal?: readonly string[];
  /** At least so many legal moves. */
  readonly choices?: number;
  /** Moves that look possible, and for each the rule (or the word of the request) that forbids it. */
  readonly refused?: Readonly<Record<string, string>>;
  /** A part of the seat's view. */
  readonly view?: Readonly<Record<string, Json>>;
  /** A part of an event that such a move would cause. */
  readonly tells?: readonly [move: string, event: Readonly<Record<string, Json>>];
}

/**
 * Where thoughtful players agree: moves that are right, or moves that are wrong. `send:*` stands for every word that
 * begins so. To miss it is no fault.
 */
export type Advice = { readonly good: readonly string[] } | { readonly bad: readonly string[] };

/** How a situation is told to people. */
export interface SituationWords {
  readonly name: string;
  /** What is special here and what a thoughtful player looks at. */
  readonly note: string;
  /** What the advice comes to, where there is some. */
  readonly hint?: string;
}

/** The situations of one game, in the order in which a bot is asked. */
export interface GameSituations {
  readonly situations: readonly Situation[];
  /** By the id of a situation. */
  readonly words: readonly Catalogue<Readonly<Record<string, SituationWords>>>[];
}
