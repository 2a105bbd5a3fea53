import { useCallback, useEffect, useState } from 'react';
import { useWords } from '../words/words.ts';
import { loadLibrary } from './library.ts';
import { PUZZLE_WORDS } from './messages/vi.ts';
import type { NamedPuzzle } from './named-puzzle.ts';
import type { Position } from './position.ts';

export type Loaded<Value> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly again: () => void }
  | { readonly state: 'loaded'; readonly value: Value };

/** What comes when it is asked for; a part that did not come can be asked for again. */
const useLoaded = <Value>(load: () => Promise<Value>): Loaded<Value> => {
  const [loaded, setLoaded] = useState<{ readonly of: () => Promise<Value>; readonly value: Loaded<Value> } | null>(
    null,
  );
  const [tries, setTries] = useState(0);
  const again = useCallback(() => setTries((before) => before + 1), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is another time.
  useEffect(() => {
    let stale = false;
    const tell = (value: Loaded<Value>): void => {
      if (!stale) setLoaded({ of: load, value });
    };
    load().then(
      (value) => tell({ state: 'loaded', value }),
      () => tell({ state: 'failed', again }),
    );
    return () => {
      stale = true;
    };
  }, [load, tries, again]);
  return loaded?.of === load ? loaded.value : { state: 'loading' };
};

/** The library of a game. */
export const useLibrary = (game: string): Loaded<readonly NamedPuzzle[]> =>
  useLoaded(useCallback(() => loadLibrary(game), [game]));

/** The position of a puzzle; null where its record cannot be read any more. */
export const usePosition = (puzzle: NamedPuzzle): Loaded<Position | null> => {
  const { you } = useWords(PUZZLE_WORDS);
  return useLoaded(
    useCallback(
      () => import('./position.ts').then(({ positionOf }) => positionOf(puzzle.record, you)),
      [puzzle.record, you],
    ),
  );
};
