import type { Language } from '@sanh-rong/engine';

/** When something was, as people say it. The browser knows the words. */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

const UNITS = [
  { unit: 'day', size: DAY },
  { unit: 'hour', size: HOUR },
  { unit: 'minute', size: MINUTE },
] as const;

/** "5 phút trước", "hôm qua", "12 thg 3, 2026". */
export const whenWords = (at: number, now: number, language: Language): string => {
  const ago = Math.max(0, now - at);
  if (ago >= WEEK) return dayWords(at, language);
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const { unit, size } = UNITS.find((one) => ago >= one.size) ?? UNITS[UNITS.length - 1];
  return ago < MINUTE ? relative.format(0, 'second') : relative.format(-Math.floor(ago / size), unit);
};

export const dayWords = (at: number, language: Language): string =>
  new Date(at).toLocaleDateString(language, { dateStyle: 'medium' });

export const momentWords = (at: number, language: Language): string =>
  new Date(at).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });
