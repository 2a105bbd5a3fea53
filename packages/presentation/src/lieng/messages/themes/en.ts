import type { vi } from './vi.ts';

/** What a puzzle is about. */
export const en: typeof vi = {
  foldsFree: 'Never fold for free',
  overpays: 'The price is too high',
  ignoresBets: 'Listen to the bets',
  foldsCheap: 'Stay where it is cheap',
  raisesWeak: 'Do not raise weak hands',
  missesRaise: 'Raise strong hands',
  risksAll: 'No need for all in',
};
