import type { Language } from '@sanh-rong/engine';
import type { OwnTry } from '@sanh-rong/protocol';
import { DAILY_WORDS } from './messages/vi.ts';

/** Days, times and shares as people say them. */

const MINUTE = 60_000;

/** A date of Vietnam is the same date wherever it is read. */
const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** "thứ Năm, 19/11" */
export const dayName = (day: string, language: Language): string =>
  dateOf(day).toLocaleDateString(language, { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'numeric' });

/** "19/11" */
export const shortDay = (day: string, language: Language): string =>
  dateOf(day).toLocaleDateString(language, { timeZone: 'UTC', day: 'numeric', month: 'numeric' });

/** "5 giờ 12 phút"; seconds only within the last minute. */
export const leftWords = (milliseconds: number, language: Language): string => {
  const words = DAILY_WORDS[language];
  if (milliseconds < MINUTE) return words.secondsLeft(Math.max(1, Math.ceil(milliseconds / 1_000)));
  const minutes = Math.ceil(milliseconds / MINUTE);
  return minutes < 60 ? words.minutesLeft(minutes) : words.hoursLeft(Math.floor(minutes / 60), minutes % 60);
};

type Finished = Extract<OwnTry, { state: 'finished' }>;

/** The share of all others that came to fewer points, from 0 to 1; null where there are no others. */
export const shareBelow = ({ below }: Pick<Finished, 'below'>, tries: number): number | null =>
  tries < 2 ? null : Math.min(1, below / (tries - 1));

/** "73 %", rounded down: no player is told a larger share than the real one. */
export const percent = (share: number, language: Language): string =>
  (Math.floor(share * 100) / 100).toLocaleString(language, { style: 'percent' });

/** How one did among all, in a few words. */
export const standingWords = (own: Finished, tries: number, language: Language): string => {
  const words = DAILY_WORDS[language];
  const share = shareBelow(own, tries);
  if (share === null) return words.first;
  if (own.below > 0) return words.better(percent(share, language));
  return own.level >= tries - 1 ? words.equal : words.betterThanNobody;
};
