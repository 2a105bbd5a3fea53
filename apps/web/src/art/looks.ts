import { ANIMAL_WORDS } from './messages/animals.ts';
import { TOHE_ANIMALS } from './tohe.ts';

/** Which figure somebody is, and in which colours. */

export type Animal = keyof typeof TOHE_ANIMALS;

export interface Look {
  readonly animal: Animal;
  /** The number of a palette. */
  readonly palette: number;
}

/** Who is drawn: by what they are called, and what stays the same when they are called otherwise. */
export interface Drawn {
  readonly name: string;
  readonly seed: string;
}

const ANIMALS = Object.keys(TOHE_ANIMALS) as readonly Animal[];
export const PALETTE_COUNT = 10;

const BY_WORD = new Map(ANIMALS.flatMap((animal) => ANIMAL_WORDS[animal].map((word) => [word, animal] as const)));

/** FNV-1a with a last mixing step, so that "Lan" and "Lam" differ in animal and in colour. */
const hash = (text: string): number => {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39);
  return (h ^ (h >>> 15)) >>> 0;
};

/** The animal that a name says: "Khỉ Vui 27" is a monkey. */
export const animalNamed = (name: string): Animal | null =>
  BY_WORD.get(name.normalize('NFC').trim().split(/\s+/)[0].toLowerCase()) ?? null;

/** The figure of somebody who stands alone. */
export const lookOf = ({ name, seed }: Drawn): Look => {
  const h = hash(seed.normalize('NFC'));
  return {
    animal: animalNamed(name) ?? ANIMALS[h % ANIMALS.length],
    palette: Math.floor(h / ANIMALS.length) % PALETTE_COUNT,
  };
};

/** From here on round the list, the first that is free; the first of all where none is. */
const firstFree = <Value>(values: readonly Value[], from: number, isFree: (value: Value) => boolean): Value => {
  const round = [...values.slice(from), ...values.slice(0, from)];
  return round.find(isFree) ?? round[0];
};

const PALETTES = Array.from({ length: PALETTE_COUNT }, (_, at) => at);

/**
 * The figures of those who sit at one table, by seat; null where nobody does. Whoever is called after an animal is that
 * animal, unless an earlier seat is it already; everybody else is an animal that is still free, as far as there are enough.
 * It follows from the seats alone, so that everybody at the table sees the same figures.
 */
export const looksAt = (seats: readonly (Drawn | null)[]): readonly (Look | null)[] => {
  const looks: (Look | null)[] = seats.map(() => null);
  const isTaken = (animal: Animal): boolean => looks.some((look) => look?.animal === animal);
  const settle = (at: number, { palette }: Look, animal: Animal): void => {
    const isFree = (each: number) => !looks.some((look) => look?.animal === animal && look.palette === each);
    looks[at] = { animal, palette: firstFree(PALETTES, palette, isFree) };
  };
  for (const [at, who] of seats.entries()) {
    const named = who === null ? null : animalNamed(who.name);
    if (who !== null && named !== null && !isTaken(named)) settle(at, lookOf(who), named);
  }
  for (const [at, who] of seats.entries()) {
    if (who === null || looks[at] !== null) continue;
    const own = lookOf(who);
    settle(
      at,
      own,
      firstFree(ANIMALS, ANIMALS.indexOf(own.animal), (each) => !isTaken(each)),
    );
  }
  return looks;
};
