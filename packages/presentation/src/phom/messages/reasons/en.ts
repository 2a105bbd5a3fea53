import type { vi } from './vi.ts';

/** Why a move lost points, in a few words. */
export const en: typeof vi = {
  missesU: 'misses an ù',
  missesEat: 'misses a card to eat',
  missesLay: 'misses a phỏm to lay',
  missesSend: 'misses a card to send',
  breaksPhom: 'breaks a phỏm',
  feeds: 'discards what the next player could eat',
  breaksHope: 'throws away a card that waits for a phỏm',
  keepsDeadPair: 'keeps the start of a phỏm that cannot come any more',
  feedsMore: 'discards what the next player eats more easily',
  keepsDear: 'keeps a dear card that waits for nothing',
};
