import type { vi } from './vi.ts';

/** Why a move lost points, in a few words. */
export const en: typeof vi = {
  foldsFree: 'folds where staying in was free',
  overpays: 'the price was too high for the hand',
  ignoresBets: 'such bets tell of stronger hands',
  foldsCheap: 'folds though staying in was cheap',
  raisesWeak: 'raises with a weak hand',
  missesRaise: 'does not raise a strong hand',
  risksAll: 'goes all in where less would do',
};
