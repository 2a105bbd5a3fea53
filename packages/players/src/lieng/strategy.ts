import { partsOf, SITUATIONS } from './situation.ts';
import { MIXES, ROWS } from './table.ts';

/**
 * The table of `table.ts`, read when it is first asked. It holds for each situation a letter for each class of hands,
 * weakest first, with a number after it where the letter stands more than once; a letter names a mix of choices.
 */

/** A mix is a digit for each choice: how many twelfths of the time. */
export const PARTS = 12;
const DIGIT_BASE = 16;

/** The letters of mixes, commonest first: those of ASCII that need no escape, then accented ones. */
const PLAIN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#%&()*+,./:;<=>?@[]^_{|}~';
const FIRST_ACCENTED = 0xc0;
export const LETTERS = 256;

export const letterOf = (mix: number): string =>
  mix < PLAIN.length ? PLAIN[mix] : String.fromCharCode(FIRST_ACCENTED + mix - PLAIN.length);

const mixNamed = (letter: string): number => {
  const plain = PLAIN.indexOf(letter);
  return plain === -1 ? PLAIN.length + letter.charCodeAt(0) - FIRST_ACCENTED : plain;
};

export type Mix = readonly number[];

export const readMix = (digits: string): Mix =>
  Array.from(digits, (digit) => Number.parseInt(digit, DIGIT_BASE) / PARTS);

export const writeMix = (mix: Mix): string =>
  mix.map((share) => Math.round(share * PARTS).toString(DIGIT_BASE)).join('');

/** A row with its repetitions written out: a letter for each class of hands. */
const spellOut = (row: string): string =>
  row.replace(/(\D)(\d+)/g, (_, letter: string, count: string) => letter.repeat(Number(count)));

/** How much it matters that a part differs: raises, crowd, role, price, matched, behind, depth. */
const DIFFERENCES = [1000, 2, 4, 3, 2, 1, 3];

/** The one of these situations that is most like another. */
const nearestTo = (situation: number, known: readonly number[]): number => {
  const wanted = partsOf(situation);
  let best = known[0];
  let least = Number.POSITIVE_INFINITY;
  for (const other of known) {
    const parts = partsOf(other);
    const difference = DIFFERENCES.reduce((sum, each, at) => sum + each * Math.abs(parts[at] - wanted[at]), 0);
    if (difference >= least) continue;
    least = difference;
    best = other;
  }
  return best;
};

export interface Strategy {
  /** How often to make each choice with a hand of this class. */
  mixOf(situation: number, handClass: number): Mix;
  /** The situations the table holds itself; all others are played like the nearest of these. */
  readonly known: readonly number[];
}

/** Reads a table. Rows are separated by blanks, one for each situation; empty ones are not known. */
export const readStrategy = (mixes: string, text: string): Strategy => {
  const words = mixes.split(' ').map(readMix);
  const rows = text.split(/[ \n]/);
  if (rows.length !== SITUATIONS) throw new RangeError(`rows: ${rows.length}`);
  const known = rows.flatMap((row, situation) => (row === '' ? [] : [situation]));
  const spelled: (string | undefined)[] = [];
  const spelledAt = (situation: number): string => {
    const row = spelled[situation] ?? spellOut(rows[situation] || rows[nearestTo(situation, known)]);
    spelled[situation] = row;
    return row;
  };
  return {
    mixOf: (situation, handClass) => words[mixNamed(spelledAt(situation)[handClass])],
    known,
  };
};

let shipped: Strategy | null = null;

export const strategy = (): Strategy => {
  shipped ??= readStrategy(MIXES, ROWS);
  return shipped;
};
