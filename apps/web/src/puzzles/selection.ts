import { type Strength, strengthOf } from '@sanh-rong/analysis/puzzle';
import type { NamedPuzzle } from './named-puzzle.ts';

/** Which puzzle comes next. */

export interface PuzzleFilter {
  /** Null for any. */
  readonly strength: Strength | null;
  readonly theme: string | null;
}

export const ANY: PuzzleFilter = { strength: null, theme: null };

export const filtered = (puzzles: readonly NamedPuzzle[], { strength, theme }: PuzzleFilter): readonly NamedPuzzle[] =>
  puzzles.filter(
    (puzzle) => (strength === null || strengthOf(puzzle) === strength) && (theme === null || puzzle.theme === theme),
  );

/** The themes that there are puzzles of, the most frequent first. */
export const themesOf = (puzzles: readonly NamedPuzzle[]): readonly string[] => {
  const counts = new Map<string, number>();
  for (const { theme } of puzzles) counts.set(theme, (counts.get(theme) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one).map(([theme]) => theme);
};

export interface Wish {
  /** By id: whether it was solved at the last try; those not in it are new. */
  readonly tried: Readonly<Record<string, boolean>>;
  readonly rating: number;
  /** The one on the screen: another one is wanted. */
  readonly last: string | null;
  /** From 0 up to, not including, 1. */
  readonly chance: number;
}

/** Drawn from so many that suit best. */
const NEAREST = 8;

/** New ones first, then those that were missed, then any: as hard as suits the rating. Null where there is none. */
export const nextPuzzle = (
  puzzles: readonly NamedPuzzle[],
  { tried, rating, last, chance }: Wish,
): NamedPuzzle | null => {
  const others = puzzles.length > 1 ? puzzles.filter(({ id }) => id !== last) : puzzles;
  const rank = ({ id }: NamedPuzzle): number => (tried[id] === undefined ? 0 : tried[id] ? 2 : 1);
  const best = Math.min(...others.map(rank));
  const nearest = others
    .filter((puzzle) => rank(puzzle) === best)
    .toSorted((one, other) => Math.abs(one.rating - rating) - Math.abs(other.rating - rating))
    .slice(0, NEAREST);
  return nearest[Math.floor(chance * nearest.length)] ?? null;
};
