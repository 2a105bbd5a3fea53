import type { CardId } from '@sanh-rong/engine';

/**
 * A small question with cards. The right answer is written down beside it, for readers of the list; on the page the
 * engine is asked, and a test holds the two together.
 */

/** What cards on the page are, in the words of the frame. */
export type RowLabel = 'mat' | 'hand' | 'offered' | 'first' | 'second' | 'melds';

export interface Row {
  readonly label: RowLabel;
  readonly cards: readonly CardId[];
}

interface ExerciseBase {
  readonly id: string;
  readonly ruleSets: readonly string[];
  /** The cards the question is about, besides those that can be picked. */
  readonly rows: readonly Row[];
}

/** One of a few answers is right: `yes` and `no`, a number, or an id that the exercise's text names. */
export interface ChoiceExercise extends ExerciseBase {
  readonly kind: 'choice';
  readonly options: readonly string[];
  readonly answer: string;
  /** The right answer as the engine finds it. */
  readonly ask: () => string;
}

/** Cards of a hand are to be picked. */
export interface PickExercise extends ExerciseBase {
  readonly kind: 'pick';
  readonly hand: readonly CardId[];
  /** Every right choice of cards. */
  readonly answers: readonly (readonly CardId[])[];
  /** Whether the engine accepts these cards. */
  readonly accepts: (cards: readonly CardId[]) => boolean;
}

export type Exercise = ChoiceExercise | PickExercise;

export interface ExerciseText {
  readonly question: string;
  /** Said once it is answered, right or wrong. */
  readonly why: string;
  /** Names of options that are no number and not yes or no. */
  readonly options?: Readonly<Record<string, string>>;
}

export const YES_OR_NO: readonly string[] = ['yes', 'no'];

export const yesOrNo = (is: boolean): string => (is ? 'yes' : 'no');
