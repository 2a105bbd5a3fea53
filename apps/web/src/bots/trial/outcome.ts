import type { SourcePosition } from '@sanh-rong/bot-kit';
import { type BotFault, faultWords, moveWords } from '@sanh-rong/bot-kit';
import type { SituationOutcome } from '@sanh-rong/bot-kit/situations';
import type { Language } from '@sanh-rong/engine';

/** fault: something is wrong · missed: legal, and hardly a player would do it · good. */
export type OutcomeGrade = 'good' | 'missed' | 'fault';

export const gradeOf = ({ ok, advice }: SituationOutcome): OutcomeGrade => {
  if (!ok) return 'fault';
  return advice === 'missed' ? 'missed' : 'good';
};

/** Where in the code it happened, where that is known. */
export const sourcePositionOf = (fault: BotFault | null): SourcePosition | null =>
  fault !== null && 'place' in fault ? fault.place : null;

/** What a bot did, or what went wrong. */
export const outcomeWords = (game: string, { action, fault }: SituationOutcome, language: Language): string => {
  if (fault !== null) return faultWords(game, fault, language);
  return action === null ? '' : moveWords(game, action, language);
};

const MILLISECOND = 1_000;
const SECOND = 1_000 * MILLISECOND;

/** "0,3 ms", "12 ms", "1,5 s" */
export const timeWords = (micros: number, language: Language): string => {
  const isLong = micros >= SECOND;
  const amount = micros / (isLong ? SECOND : MILLISECOND);
  const digits = amount < 10 ? 1 : 0;
  const shown = Math.max(amount, 0.1).toLocaleString(language, { maximumFractionDigits: digits });
  return `${micros < MILLISECOND / 10 ? '< ' : ''}${shown} ${isLong ? 's' : 'ms'}`;
};

export interface Tally {
  readonly done: number;
  readonly good: number;
  readonly missed: number;
  readonly faults: number;
  /** The longest thought (microseconds). */
  readonly longest: number;
}

export const tallyOf = (outcomes: readonly SituationOutcome[]): Tally => {
  const grades = outcomes.map(gradeOf);
  const count = (grade: OutcomeGrade): number => grades.filter((one) => one === grade).length;
  return {
    done: outcomes.length,
    good: count('good') + count('missed'),
    missed: count('missed'),
    faults: count('fault'),
    longest: Math.max(0, ...outcomes.map(({ micros }) => micros)),
  };
};

/** The first place in the code where something went wrong, with what did. */
export const firstFault = (
  game: string,
  outcomes: readonly SituationOutcome[],
  language: Language,
): { readonly place: SourcePosition; readonly message: string } | null => {
  for (const { fault } of outcomes) {
    const place = sourcePositionOf(fault);
    if (fault !== null && place !== null) return { place, message: faultWords(game, fault, language) };
  }
  return null;
};
