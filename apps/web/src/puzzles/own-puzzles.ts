import { readPuzzle } from '@sanh-rong/analysis/puzzle';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { STORAGE_KEYS } from '../storage/keys.ts';
import { type NamedPuzzle, readPuzzles } from './named-puzzle.ts';

/** One's own mistakes as puzzles, kept in this browser: a review of a game finds them. */

export interface OwnPuzzle {
  readonly game: string;
  /** As a line of a library. */
  readonly text: string;
  /** The replay of the game, at that moment. */
  readonly replay: string;
}

interface OwnPuzzles {
  /** The newest first. */
  readonly kept: readonly OwnPuzzle[];
}

/** The oldest ones are forgotten: mistakes of long ago teach little. */
const MOST_KEPT = 100;

const isOwnPuzzle = (value: unknown): value is OwnPuzzle => {
  const { game, text, replay } = Object(value) as Partial<Record<keyof OwnPuzzle, unknown>>;
  if (typeof game !== 'string' || typeof text !== 'string' || typeof replay !== 'string') return false;
  // It becomes a link.
  return /^\/[^/]/.test(replay) && readPuzzle(text) !== null;
};

const mergeKept = (stored: unknown, current: OwnPuzzles): OwnPuzzles => {
  const { kept } = Object(stored) as { readonly kept?: unknown };
  return { ...current, kept: Array.isArray(kept) ? kept.filter(isOwnPuzzle).slice(0, MOST_KEPT) : [] };
};

export const useOwnPuzzles = create<OwnPuzzles>()(
  persist<OwnPuzzles>(() => ({ kept: [] }), { name: STORAGE_KEYS.ownPuzzles, version: 1, merge: mergeKept }),
);

/** Keeps a mistake; one that is kept already stays as it is. */
export const keepOwnPuzzle = (puzzle: OwnPuzzle): void => {
  useOwnPuzzles.setState(({ kept }) =>
    kept.some(({ replay }) => replay === puzzle.replay) ? { kept } : { kept: [puzzle, ...kept].slice(0, MOST_KEPT) },
  );
};

export interface NamedOwnPuzzle extends NamedPuzzle {
  readonly replay: string;
}

export const ownPuzzlesOf = ({ kept }: OwnPuzzles, game: string): readonly NamedOwnPuzzle[] =>
  kept
    .filter((own) => own.game === game)
    .flatMap(({ text, replay }) => readPuzzles(text).map((puzzle) => ({ ...puzzle, replay })));
