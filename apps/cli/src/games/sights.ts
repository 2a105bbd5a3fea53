import type { CardId, Language, Seat } from '@sanh-rong/engine';
import type { Who } from '../messages/index.ts';

/** What the player sees and reads of a game. */

/** In which language to speak, and what the seats are called. */
export interface Voice {
  readonly language: Language;
  who(seat: Seat): Who;
}

/** How a sentence is meant: `cut` and `win` stand out on the screen. */
export type Tone = 'plain' | 'quiet' | 'bold' | 'cut' | 'win';

export interface Sentence {
  readonly text: string;
  readonly tone: Tone;
}

/** What stands beside an opponent's name. */
export interface SeatFace {
  /** A sign before the name, such as the dealer's. Empty for most. */
  readonly mark: string;
  /** "11 cards" */
  readonly count: string;
  /** What the seat did last, or how it stands: "Passed". */
  readonly status: string;
  /** Takes no part in the round any more: drawn dim. */
  readonly resting: boolean;
}

/** The middle of the table. */
export interface Mat {
  /** Face-up cards, the ones that matter now. */
  readonly cards: readonly CardId[];
  /** What they are and whose. Empty when nothing lies there. */
  readonly caption: string;
  /** What lay there before in this round, oldest first. */
  readonly trail: readonly string[];
  /** What must be seen at any size, before the cards. */
  readonly board: readonly Sentence[];
  /** Something to keep in mind, such as a running debt. */
  readonly note: string;
}

/** One line of a seat's account: these points for this reason. */
export interface Entry {
  readonly points: number;
  readonly reason: string;
}
