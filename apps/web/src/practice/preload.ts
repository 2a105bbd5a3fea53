import { useEffect } from 'react';
import { loadPage } from '../app.tsx';
import { loadGameTable } from '../games/registry.ts';
import { WORKER_URL } from './worker-url.ts';

/**
 * A practice table is made of parts that are found one after the other, and each takes a way there and back. Here they are
 * asked for at once. One that does not come is asked for again, and missed, where it is needed.
 */

/** The screen and what the game brings to it; ends when both are here, or do not come. */
export const preloadTable = async (game: string): Promise<void> => {
  await Promise.allSettled([loadPage('/practice/table'), loadGameTable(game)]);
};

/** What the network tells of itself, where the browser knows. */
const savesData = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;

const asked = new Set<string>();

/** Fetches a practice table before it is asked for. */
export const preloadPractice = (game: string): void => {
  if (savesData() || asked.has(game)) return;
  // The worker is started by the page of the table: it takes the table over from other tabs. It is the largest part, so
  // it is first.
  if (asked.size === 0) void fetch(WORKER_URL, { priority: 'low' }).catch(() => {});
  asked.add(game);
  void preloadTable(game);
  void Promise.allSettled([import('./choice.ts'), import('./practice-transport.ts')]);
};

/** The same, while the visitor reads the page that leads to it. */
export const usePracticePreload = (game: string): void => {
  useEffect(() => preloadPractice(game), [game]);
};
