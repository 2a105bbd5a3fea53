import type { HallCounts } from '@sanh-rong/protocol';
import { useEffect, useState } from 'react';
import { get } from '../net/rest.ts';

/** How many look for company and play, by game, give or take a few seconds. */

type Counts = HallCounts['games'][number];

/** offline: the server cannot be asked, and so no table can be found. */
export type Hall =
  | { readonly state: 'asking' | 'offline' }
  | { readonly state: 'answered'; readonly games: readonly Counts[] };

/** Milliseconds between two questions. */
const BETWEEN = 10_000;

export const useHall = (): Hall => {
  const [hall, setHall] = useState<Hall>({ state: 'asking' });
  useEffect(() => {
    let stale = false;
    const ask = (): void => {
      if (document.visibilityState !== 'visible') return;
      get<HallCounts>('/api/hall').then(
        ({ games }) => !stale && setHall({ state: 'answered', games }),
        () => !stale && setHall({ state: 'offline' }),
      );
    };
    ask();
    const timer = setInterval(ask, BETWEEN);
    const events = ['online', 'offline'] as const;
    for (const event of events) addEventListener(event, ask);
    document.addEventListener('visibilitychange', ask);
    return () => {
      stale = true;
      clearInterval(timer);
      for (const event of events) removeEventListener(event, ask);
      document.removeEventListener('visibilitychange', ask);
    };
  }, []);
  return hall;
};
