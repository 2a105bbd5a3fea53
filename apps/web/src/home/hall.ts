import type { HallCounts } from '@sanh-rong/protocol';
import { useQuery } from '../net/use-query.ts';

/** How many look for company and play, by game, give or take a few seconds. */

type Counts = HallCounts['games'][number];

/** offline: the server cannot be asked, and so no table can be found. */
export type Hall =
  | { readonly state: 'loading' | 'offline' }
  | { readonly state: 'loaded'; readonly games: readonly Counts[]; readonly later: boolean };

/** Milliseconds between two questions. */
const BETWEEN = 10_000;

export const useHall = (): Hall => {
  const query = useQuery<HallCounts>('/api/hall', BETWEEN);
  if (query.state === 'loading') return { state: 'loading' };
  if (query.state !== 'loaded' || query.isStale) return { state: 'offline' };
  const { games, later } = query.answer;
  return { state: 'loaded', games, later };
};
