import type { Language } from '@sanh-rong/engine';

/** Numbers of the arena as people read them. */

const MINUS = '−';

const written = (value: number, language: Language, digits: number, signDisplay: 'auto' | 'exceptZero'): string =>
  new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits, signDisplay })
    .format(value)
    .replace('-', MINUS);

/** "1794" */
export const ratingWords = (value: number, language: Language): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 0, useGrouping: 'min2' }).format(value).replace('-', MINUS);

/** Above this tenths are of no interest, and below this they are not enough. */
const LARGE = 100;
const SMALL = 10;

const digitsOf = (value: number): number => {
  const size = Math.abs(value);
  if (size >= LARGE) return 0;
  return size >= SMALL ? 1 : 2;
};

/** "+1,24", "−12,5", "+449": points of a game. */
export const pointsWords = (value: number, language: Language): string =>
  written(value, language, digitsOf(value), 'exceptZero');

/** "35 %" */
export const shareWords = (share: number, language: Language): string =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(share);

export const countWords = (count: number, language: Language): string => new Intl.NumberFormat(language).format(count);

/** Less is hardly to be measured (milliseconds). */
const LEAST_TIME = 0.1;

/** "0,4 ms", "12 ms", "1,2 s": how long was thought. */
export const thinkingWords = (micros: number, language: Language): string => {
  const milliseconds = micros / 1_000;
  if (milliseconds >= 1_000) return `${written(milliseconds / 1_000, language, 1, 'auto')} s`;
  if (milliseconds < LEAST_TIME) return `< ${written(LEAST_TIME, language, 1, 'auto')} ms`;
  return `${written(milliseconds, language, milliseconds < SMALL ? 1 : 0, 'auto')} ms`;
};
