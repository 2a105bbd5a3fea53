import { useCallback, useEffect, useRef, useState } from 'react';
import { get, Refused } from '../net/rest.ts';
import type { Asked } from '../net/use-answer.ts';

export type Polled<Answer> = Asked<Answer> & {
  /** What is shown is from earlier: the last question found nobody. */
  readonly isStale: boolean;
  readonly again: () => void;
};

interface Heard<Answer> {
  readonly path: string | null;
  readonly asked: Asked<Answer>;
  readonly isStale: boolean;
}

const nothing = (path: string | null): Heard<never> => ({ path, asked: { state: 'asking' }, isStale: false });

/** What an error changes: whoever has an answer keeps looking at it. */
const afterError = <Answer>(heard: Heard<Answer>, path: string, error: unknown): Heard<Answer> => {
  if (heard.path === path && heard.asked.state === 'answered') return { ...heard, isStale: true };
  const asked: Asked<Answer> = error instanceof Refused ? { state: 'refused', error } : { state: 'offline' };
  return { path, asked, isStale: false };
};

/**
 * Asks for something again and again, as long as somebody looks: `every` milliseconds after the last answer, and not at
 * all while the page is hidden. Null instead of a time asks once.
 */
export const usePolled = <Answer>(path: string | null, every: number | null): Polled<Answer> => {
  const [heard, setHeard] = useState<Heard<Answer>>(() => nothing(path));
  const [round, setRound] = useState(0);
  const asking = useRef<string | null>(null);
  const look = useCallback(() => {
    if (path === null || asking.current === path) return;
    asking.current = path;
    get<Answer>(path)
      .then(
        (answer) => setHeard({ path, asked: { state: 'answered', answer }, isStale: false }),
        (error) => setHeard((last) => afterError(last, path, error)),
      )
      .finally(() => {
        if (asking.current === path) asking.current = null;
        setRound((last) => last + 1);
      });
  }, [path]);
  useEffect(look, [look]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round waits anew.
  useEffect(() => {
    if (every === null) return;
    const lookIfSeen = (): void => {
      if (document.visibilityState === 'visible') look();
    };
    const timer = setTimeout(lookIfSeen, every);
    document.addEventListener('visibilitychange', lookIfSeen);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', lookIfSeen);
    };
  }, [look, every, round]);
  const shown = heard.path === path ? heard : nothing(path);
  return { ...shown.asked, isStale: shown.isStale, again: look };
};
