import type { JudgedPositions, ReviewedGames, Row } from './measure.ts';
import { PHONE, type Speed } from './speed.ts';

/** Rows as people read them: in the terminal and on the page. */

const NORMAL = 1.96;

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;

export const slopeCell = ({ calibration: { slope, error } }: JudgedPositions): string =>
  `${slope.toFixed(2)} (${(slope - NORMAL * error).toFixed(2)} … ${(slope + NORMAL * error).toFixed(2)})`.replace(
    /-/g,
    '−',
  );

export const signed = (value: number, digits: number): string =>
  `${value > 0 ? '+' : ''}${value.toFixed(digits)}`.replace('-', '−');

export const mistakesCell = ({ mistakes, positions }: JudgedPositions): string =>
  `${mistakes} (${percent(mistakes, positions)})`;

export const foundCell = ({ found, planted, dear }: ReviewedGames): string =>
  `${found} of ${planted}, each of ${dear} or more`;

const seconds = (milliseconds: number): string => `${((PHONE * milliseconds) / 1_000).toFixed(1)} s`;

/** As long as a phone takes; behind it one review in ten takes longer. */
export const wholeCell = ({ whole, wholeSlow }: Speed): string => `${seconds(whole)} (${seconds(wholeSlow)})`;

export const firstCell = ({ first, firstSlow }: Speed): string =>
  Number.isFinite(first) ? `${seconds(first)} (${seconds(firstSlow)})` : 'no mistakes';

export const rowLines = ({ key, seats, player, judged, reviewed, timed }: Row): string[] => [
  `${key}, ${seats} seats, ${player}`,
  ...(judged === undefined
    ? []
    : [
        `  positions:                    ${judged.positions}`,
        `  expected against real points: slope ${slopeCell(judged)}, ${signed(judged.calibration.offset, 2)} on average, noise ${percent(judged.calibration.noise, 1)}`,
        `  own choices called mistakes:  ${mistakesCell(judged)}`,
      ]),
  ...(reviewed === undefined ? [] : [`  planted mistakes found:       ${foundCell(reviewed)}`]),
  ...(timed === undefined
    ? []
    : [`  a review on a phone:          ${wholeCell(timed)}, its first turning point after ${firstCell(timed)}`]),
];
