import type { BaseAction, Catalogue, DealRequest, Seat } from '@sanh-rong/engine';

/** What a page and the worker that judges moves say to each other. */

/** A game as the worker is given it: as a text, or, where that would tell what is hidden, as much as its seat knew. */
export type ReviewSource =
  | { readonly kind: 'record'; readonly text: string }
  | {
      readonly kind: 'known';
      readonly game: string;
      readonly deal: Pick<DealRequest, 'ruleSet' | 'seats' | 'options' | 'previous'>;
      /** By seat; null where the hand is hidden. */
      readonly hands: readonly (readonly string[] | null)[];
      readonly actions: readonly BaseAction[];
    };

export interface ReviewOrder {
  readonly source: ReviewSource;
  /** Whose moves. */
  readonly seat: Seat;
}

/** Points, and how far they may be off: 99 of 100 such intervals hold the truth. */
export interface Measured {
  readonly points: number;
  /** Null where too little was looked at to say; 0 where the ending was solved. */
  readonly margin: number | null;
}

export interface JudgedChoice extends Measured {
  readonly action: BaseAction;
}

export interface JudgedMove {
  /** Its place among the actions of the game, from 0. */
  readonly at: number;
  readonly choices: readonly JudgedChoice[];
  /** Which of the choices was played. */
  readonly played: JudgedChoice;
  readonly isExact: boolean;
  /** What the best other choice was better by; null where none looked better. */
  readonly loss: (Measured & { readonly better: BaseAction }) | null;
  /** The loss is one for certain. */
  readonly isMistake: boolean;
  readonly reason: Catalogue<string> | null;
}

export type FromReview =
  /** How many moves may have to be judged. */
  | { readonly kind: 'begun'; readonly moves: number }
  /** The next one, the likely mistakes first; and which moves cost most of those known so far. */
  | { readonly kind: 'judged'; readonly move: JudgedMove; readonly turningPoints: readonly number[] }
  /** A turning point as a puzzle, in one line. */
  | { readonly kind: 'puzzle'; readonly at: number; readonly text: string }
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly why: 'unreadable' | 'unfinished' };
