import { useCallback, useEffect, useRef, useState } from 'react';
import { get, type Refused } from './rest.ts';
import { failureOf } from './use-query.ts';

/** A part of a long list, and what to ask for the part behind it. */
export interface Page<Item> {
  readonly items: readonly Item[];
  readonly next: string | null;
}

interface Read<Item> extends Page<Item> {
  readonly state: 'loading' | 'loaded' | 'offline' | 'refused';
  /** Why there is nothing to show. */
  readonly error?: Refused;
}

export interface Pages<Item> extends Omit<Read<Item>, 'next'> {
  readonly isMore: boolean;
  readonly isFetching: boolean;
  readonly more: () => void;
  readonly again: () => void;
}

/** How a list comes in pages. The same one for every question: what is asked depends on it. */
export interface Paging<Answer, Item> {
  /** What the server calls the place behind which a page begins. */
  readonly cursor: string;
  readonly pageOf: (answer: Answer) => Page<Item>;
}

const NOTHING = { state: 'loading', items: [], next: null } as const;

/** A list page by page, each page behind the last one even when newer items have come. Null asks for nothing. */
export const usePages = <Answer, Item>(path: string | null, paging: Paging<Answer, Item>): Pages<Item> => {
  const [read, setRead] = useState<Read<Item>>(NOTHING);
  const [isFetching, setFetching] = useState(false);
  const current = useRef(path);
  const fetchPage = useCallback(
    (cursor: string | null, known: readonly Item[]) => {
      if (path === null) return;
      const behind = cursor === null ? '' : `${paging.cursor}=${encodeURIComponent(cursor)}`;
      setFetching(true);
      get<Answer>(behind === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${behind}`)
        .then(
          (answer): Read<Item> => {
            const { items, next } = paging.pageOf(answer);
            return { state: 'loaded', items: [...known, ...items], next };
          },
          (error: unknown): Read<Item> => {
            const failure = failureOf(error);
            return { ...failure, items: known, next: failure.state === 'offline' ? cursor : null };
          },
        )
        .then((result) => {
          if (current.current !== path) return;
          setRead(result);
          setFetching(false);
        });
    },
    [path, paging],
  );
  useEffect(() => {
    current.current = path;
    setRead(NOTHING);
    fetchPage(null, []);
  }, [path, fetchPage]);
  const { next, ...shown } = read;
  return {
    ...shown,
    isMore: next !== null,
    isFetching,
    more: () => fetchPage(next, read.items),
    again: () => fetchPage(read.items.length === 0 ? null : next, read.items),
  };
};
