import type { ListedGame, RestAnswer } from '@sanh-rong/protocol';
import { useCallback, useEffect, useRef, useState } from 'react';
import { get, Refused } from '../net/rest.ts';

export interface GamePages {
  readonly state: 'asking' | 'answered' | 'offline' | 'refused';
  readonly games: readonly ListedGame[];
  /** Why there is nothing to show. */
  readonly message: string;
  readonly isMore: boolean;
  readonly isFetching: boolean;
  readonly more: () => void;
  readonly again: () => void;
}

const NOTHING = { state: 'asking', games: [], message: '', next: null } as const;

interface Read {
  readonly state: GamePages['state'];
  readonly games: readonly ListedGame[];
  readonly message: string;
  readonly next: string | null;
}

/** Finished games page by page, each behind the last one whatever has been played since. Null asks for nothing. */
export const useGamePages = (path: string | null): GamePages => {
  const [read, setRead] = useState<Read>(NOTHING);
  const [isFetching, setFetching] = useState(false);
  const current = useRef(path);

  const fetchPage = useCallback(
    (cursor: string | null, before: readonly ListedGame[]) => {
      if (path === null) return;
      const ask =
        cursor === null ? path : `${path}${path.includes('?') ? '&' : '?'}cursor=${encodeURIComponent(cursor)}`;
      setFetching(true);
      get<RestAnswer<'games'>>(ask)
        .then(
          ({ games, next }): Read => ({ state: 'answered', games: [...before, ...games], message: '', next }),
          (error: unknown): Read =>
            error instanceof Refused
              ? { state: 'refused', games: before, message: error.message, next: null }
              : { state: 'offline', games: before, message: '', next: cursor },
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
    state: read.state,
    games: read.games,
    message: read.message,
    isMore: read.next !== null,
    isFetching,
    more: () => fetchPage(read.next, read.games),
    again: () => fetchPage(read.games.length === 0 ? null : read.next, read.games),
  };
};
