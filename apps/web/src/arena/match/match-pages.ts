import type { ArenaAnswerOf, ArenaMatch } from '@sanh-rong/protocol';
import { useCallback, useEffect, useRef, useState } from 'react';
import { get, Refused } from '../../net/rest.ts';
import { ARENA_API, type MatchQuery } from '../paths.ts';

interface Read {
  readonly state: 'asking' | 'answered' | 'offline' | 'refused';
  readonly matches: readonly ArenaMatch[];
  readonly error?: Refused;
  readonly next: string | null;
}

export interface MatchPages extends Read {
  readonly isFetching: boolean;
  readonly more: () => void;
  readonly again: () => void;
}

const NOTHING: Read = { state: 'asking', matches: [], next: null };

/** Matches page by page, newest first, each page behind the last one whatever has begun since. */
export const useMatchPages = (query: MatchQuery): MatchPages => {
  const path = ARENA_API.matches(query);
  const [read, setRead] = useState<Read>(NOTHING);
  const [isFetching, setFetching] = useState(false);
  const current = useRef(path);
  const fetchPage = useCallback(
    (before: string | null, known: readonly ArenaMatch[]) => {
      const asked = before === null ? path : `${path}${path.includes('?') ? '&' : '?'}before=${before}`;
      setFetching(true);
      get<ArenaAnswerOf<'matches'>>(asked)
        .then(
          ({ matches, next }): Read => ({ state: 'answered', matches: [...known, ...matches], next }),
          (error: unknown): Read =>
            error instanceof Refused
              ? { state: 'refused', matches: known, error, next: null }
              : { state: 'offline', matches: known, next: before },
        )
        .then((result) => {
          if (current.current !== path) return;
          setRead(result);
          setFetching(false);
        });
    },
    [path],
  );
  useEffect(() => {
    current.current = path;
    setRead(NOTHING);
    fetchPage(null, []);
  }, [path, fetchPage]);
  return {
    ...read,
    isFetching,
    more: () => fetchPage(read.next, read.matches),
    again: () => fetchPage(read.matches.length === 0 ? null : read.next, read.matches),
  };
};
