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
  /** Requests are numbered: how many were sent and when the last one, which is shown, how many have no answer yet. */
  const requests = useRef({ sent: 0, sentAt: 0, shown: 0, open: 0 });
  const isPolled = every !== undefined;
  const read = useCallback(() => {
    if (path === null) return;
    const { current } = requests;
    current.sent += 1;
    current.sentAt = performance.now();
    current.open += 1;
    const number = current.sent;
    const settled = (): void => {
      current.open -= 1;
      setRound((last) => last + 1);
    };
    const loaded = (answer: Answer): void => {
      // An answer that comes late is shown as long as none was shown that was asked for after it.
      if (number < current.shown) return;
      current.shown = number;
      setKnown({ path, query: { state: 'loaded', answer }, isStale: false });
    };
    const failed = (error: unknown): void => {
      if (number < current.sent || number < current.shown) return;
      setKnown((last) =>
        isPolled && last.path === path && last.query.state === 'loaded'
          ? { ...last, isStale: true }
          : { path, query: failureOf(error), isStale: false },
      );
    };
    void get<Answer>(path).then(loaded, failed).finally(settled);
  }, [path, isPolled]);
  useEffect(() => {
    const { current } = requests;
    read();
    return () => {
      current.shown = current.sent + 1;
    };
  }, [read]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round waits anew.
  useEffect(() => {
    if (every === undefined || every === null) return;
    const poll = (): void => {
      const { open, sentAt } = requests.current;
      const isUnderWay = open > 0 && performance.now() - sentAt < every;
      if (document.visibilityState === 'visible' && !isUnderWay) read();
    };
    const timer = setInterval(poll, every);
    const events = [
      [document, 'visibilitychange'],
      [window, 'online'],
      [window, 'offline'],
    ] as const;
    for (const [target, event] of events) target.addEventListener(event, poll);
    return () => {
      clearInterval(timer);
      for (const [target, event] of events) target.removeEventListener(event, poll);
    };
  }, [read, every, round]);
  const { query, isStale } = known.path === path ? known : { query: LOADING, isStale: false };
  return { ...query, isStale, again: read };
};
