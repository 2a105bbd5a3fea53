import type { Language } from '@sanh-rong/engine';
import type { Measured } from './wire.ts';

/** Points as a review says them: tenths, and of large ones none; thousands stand undivided, as in every result. */

const LARGE = 100;

const written = (value: number, language: Language, signDisplay: 'never' | 'exceptZero'): string => {
  const digits = Math.abs(value) >= LARGE ? 0 : 1;
  return new Intl.NumberFormat(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay,
    useGrouping: false,
  })
    .format(value)
    .replace('-', '−');
};

/** ` ± 0,8`; nothing where a figure is exact. */
const marginWords = (margin: number | null, language: Language): string =>
  margin === null || margin === 0 ? '' : ` ± ${written(margin, language, 'never')}`;

/** "+1,2" */
export const signedWords = (points: number, language: Language): string => written(points, language, 'exceptZero');

/** "+1,2 ± 0,8" */
export const expectedWords = ({ points, margin }: Measured, language: Language): string =>
  `${signedWords(points, language)}${marginWords(margin, language)}`;

/** "3,1 ± 0,8" */
export const lostWords = ({ points, margin }: Measured, language: Language): string =>
  `${written(points, language, 'never')}${marginWords(margin, language)}`;
