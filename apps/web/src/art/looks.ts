import { ANIMAL_WORDS } from './messages/animals.ts';
import { TOHE_ANIMALS } from './tohe.ts';

/** Which figure a person is, and in which colours. */

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
  /** The figure they chose to be. */
  readonly avatar?: string | null | undefined;
  /** Who came before whom, where that is known. */
  readonly came?: number | undefined;
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

/** The animal that a person is by their own choice or by their name; null where chance decides. */
const ownAnimal = ({ avatar, name }: Drawn): Animal | null =>
  ANIMALS.find((animal) => animal === avatar) ?? animalNamed(name);

/** The figure of a person who is not at a table. */
export const lookOf = (who: Drawn): Look => {
  const h = hash(who.seed.normalize('NFC'));
  return {
    animal: ownAnimal(who) ?? ANIMALS[h % ANIMALS.length],
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
 * People in the order in which they came, so that a newcomer does not change an avatar that is here; then those of whom
 * that is not known, bots and built-in players among them: first those with an animal that is theirs alone, then by
 * seat.
 */
const inOrder = (seats: readonly (Drawn | null)[]): readonly (readonly [at: number, who: Drawn])[] => {
  const animals = seats.map((who) => (who === null ? null : ownAnimal(who)));
  const isFirst = (at: number): boolean => animals[at] !== null && animals.indexOf(animals[at]) === at;
  const rank = ({ came }: Drawn, at: number): readonly [came: number, chance: number] =>
    came === undefined ? [Number.MAX_VALUE, isFirst(at) ? 0 : 1] : [came, 0];
  return seats
    .flatMap((who, at) => (who === null ? [] : [{ at, who, rank: rank(who, at) }]))
    .sort(({ rank: [came, chance] }, { rank: [otherCame, otherChance] }) => came - otherCame || chance - otherChance)
    .map(({ at, who }) => [at, who] as const);
};

/**
 * The figures of those who sit at one table, by seat; null for an empty seat. No animal is there twice, as far as there
 * are enough: a newcomer gets one that is still free. It follows from what everybody at the table sees, so that all see
 * the same figures.
 */
export const looksAt = (seats: readonly (Drawn | null)[]): readonly (Look | null)[] => {
  const looks: (Look | null)[] = seats.map(() => null);
  const isTaken = (animal: Animal): boolean => looks.some((look) => look?.animal === animal);
  for (const [at, who] of inOrder(seats)) {
    const own = lookOf(who);
    const animal = firstFree(ANIMALS, ANIMALS.indexOf(own.animal), (each) => !isTaken(each));
    const isFree = (each: number): boolean => !looks.some((look) => look?.animal === animal && look.palette === each);
    looks[at] = { animal, palette: firstFree(PALETTES, own.palette, isFree) };
  }
  return looks;
};
