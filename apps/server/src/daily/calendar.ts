import { DAY } from '@sanh-rong/protocol';

/** Days of the deal of the day begin at midnight in Vietnam, which is seven hours ahead all year round. */

const HOUR = 3_600_000;
const LENGTH = 24 * HOUR;
const AHEAD_OF_UTC = 7 * HOUR;

/** After the end of its day a try that was begun is waited for so long, then the clock plays it on. */
const WAITED_FOR = HOUR / 2;

/** Tries that were left are played on one after the other within this time, not all at the same moment. */
export const SPREAD = HOUR / 3;

/** After the end of a day its seed is shown to all, when it gives no player an advantage any more. */
const REVEALED_AFTER = HOUR;

/** The day of a moment. */
export const dayAt = (now: number): string => new Date(now + AHEAD_OF_UTC).toISOString().slice(0, 10);

const beginOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) - AHEAD_OF_UTC;

/** The day that comes so many days after another. */
export const dayAfter = (day: string, days: number): string => dayAt(beginOf(day) + days * LENGTH);

/** Whether a text names a day that there is: no 31st of February. */
export const isDay = (text: string): boolean => DAY.test(text) && dayAfter(text, 0) === text;

export interface DayTimes {
  readonly endsAt: number;
  readonly playedUntil: number;
  readonly revealedAt: number;
}

export const timesOf = (day: string): DayTimes => {
  const endsAt = beginOf(day) + LENGTH;
  return { endsAt, playedUntil: endsAt + WAITED_FOR, revealedAt: endsAt + REVEALED_AFTER };
};

/** Days before this one have been revealed; dates are ordered as texts. */
export const revealedBefore = (now: number): string => dayAt(now - REVEALED_AFTER);

export const isRevealed = (day: string, now: number): boolean => day < revealedBefore(now);
