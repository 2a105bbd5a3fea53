import { useCallback, useEffect, useRef, useState } from 'react';
import { get, Refused } from './rest.ts';

/** What is known of an answer of the server. */
export type QueryState<Answer> =
  | { readonly state: 'loading' }
  | { readonly state: 'loaded'; readonly answer: Answer }
  | { readonly state: 'refused'; readonly error: Refused }
  | { readonly state: 'offline' };

export type Query<Answer> = QueryState<Answer> & {
  /** What is shown is from earlier: the last request got no answer. */
  readonly isStale: boolean;
  /** Reads anew and keeps what is shown meanwhile. */
  readonly again: () => void;
};

export type QueryFailure = Extract<QueryState<never>, { state: 'refused' | 'offline' }>;

export const failureOf = (error: unknown): QueryFailure =>
  error instanceof Refused ? { state: 'refused', error } : { state: 'offline' };

interface Known<Answer> {
  readonly path: string | null;
  readonly query: QueryState<Answer>;
  readonly isStale: boolean;
}

const LOADING: QueryState<never> = { state: 'loading' };

/**
 * Reads from the server and shows it; a path of null reads nothing yet. With `every` it is read again, that many
 * milliseconds after the last answer, when the network comes or goes, and not at all while the page is hidden or `every`
 * is null; an answer once shown then stays when a later request fails.
 */
export const useQuery = <Answer>(path: string | null, every?: number | null): Query<Answer> => {
  const [known, setKnown] = useState<Known<Answer>>({ path, query: LOADING, isStale: false });
  const [round, setRound] = useState(0);
  // Of several requests the latest counts.
  const current = useRef<{ readonly isFirst: boolean } | null>(null);
  const isPolled = every !== undefined;
  const read = useCallback(
    (isFirst: boolean) => {
      if (path === null) return;
      const request = { isFirst };
      current.current = request;
      const settle = (change: (last: Known<Answer>) => Known<Answer>): void => {
        if (current.current !== request) return;
        current.current = null;
        setKnown(change);
        setRound((last) => last + 1);
      };
      get<Answer>(path).then(
        (answer) => settle(() => ({ path, query: { state: 'loaded', answer }, isStale: false })),
        (error) =>
          settle((last) =>
            isPolled && last.path === path && last.query.state === 'loaded'
              ? { ...last, isStale: true }
              : { path, query: failureOf(error), isStale: false },
          ),
      );
    },
    [path, isPolled],
  );
  useEffect(() => {
    read(true);
    return () => {
      current.current = null;
    };
  }, [read]);
  // Where the first answer has not come yet there is nothing to read anew.
  const again = useCallback(() => {
    if (current.current?.isFirst !== true) read(false);
  }, [read]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round waits anew.
  useEffect(() => {
    if (every === undefined || every === null) return;
    const poll = (): void => {
      if (document.visibilityState === 'visible' && current.current === null) again();
    };
    const timer = setTimeout(poll, every);
    const events = [
      [document, 'visibilitychange'],
      [window, 'online'],
      [window, 'offline'],
    ] as const;
    for (const [target, event] of events) target.addEventListener(event, poll);
    return () => {
      clearTimeout(timer);
      for (const [target, event] of events) target.removeEventListener(event, poll);
    };
  }, [again, every, round]);
  const { query, isStale } = known.path === path ? known : { query: LOADING, isStale: false };
  return { ...query, isStale, again };
};
