import { useEffect } from 'react';
import { loadGameTable } from '../games/registry.ts';

/**
 * A practice table is made of parts that are found one after the other, and each takes a way there and back. Here they are
 * asked for at once. One that does not come is asked for again, and missed, where it is needed.
 */

/** The screen and what the game brings to it. */
export const preloadTable = (game: string): void => {
  void Promise.allSettled([import('./practice-table-page.tsx'), loadGameTable(game)]);
};

const preloadPractice = (game: string): void => {
  preloadTable(game);
  void Promise.allSettled([
    import('./choice.ts'),
    // The worker is started by whoever plays: it takes the table over from other tabs.
    import('./house.ts').then(({ WORKER_URL }) => fetch(WORKER_URL, { priority: 'low' })),
  ]);
};

/** What the network tells of itself, where the browser knows. */
const savesData = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;

/** Milliseconds after which a page is taken to be drawn where the browser does not say when it is idle. */
const DRAWN_AFTER = 2_000;

/** Fetches a practice table while somebody reads the page that leads to it. */
export const usePracticePreload = (game: string): void => {
  useEffect(() => {
    if (savesData()) return;
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(() => preloadPractice(game), DRAWN_AFTER);
      return () => clearTimeout(timer);
    }
    const asked = requestIdleCallback(() => preloadPractice(game));
    return () => cancelIdleCallback(asked);
  }, [game]);
};
