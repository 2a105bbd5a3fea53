import type { vi } from './vi.ts';

/** What a puzzle is about. */
export const en: typeof vi = {
  missesU: 'Ù',
  missesEat: 'Eat',
  missesLay: 'Lay',
  missesSend: 'Send',
  breaksPhom: 'Keep a phỏm whole',
  feeds: 'Discard safely',
  breaksHope: 'Keep what waits',
  keepsDeadPair: 'Drop a dead start',
  feedsMore: 'The safer discard',
  keepsDear: 'Drop dear cards',
};
