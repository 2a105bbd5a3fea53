import type { Language, OptionValues } from '@sanh-rong/engine';

/** What is played, and how long a move may take. */
export interface Terms {
  readonly game: string;
  readonly ruleSet: string;
  /** All of them. */
  readonly options: OptionValues;
  readonly seats: number;
  /** Milliseconds a move. */
  readonly time: number;
  /** What is said of mistakes is said in it. */
  readonly language: Language;
}
