import type { PhomFlaw } from '../reasons/vi.ts';
import { en } from './en.ts';

/** Thế bài nói về điều gì. */
export const vi: Readonly<Record<PhomFlaw, string>> = {
  missesU: 'Ù',
  missesEat: 'Ăn bài',
  missesLay: 'Hạ phỏm',
  missesSend: 'Gửi bài',
  breaksPhom: 'Giữ phỏm',
  feeds: 'Bỏ lá an toàn',
  breaksHope: 'Giữ cạ',
  keepsDeadPair: 'Bỏ cạ chết',
  feedsMore: 'Bỏ lá khó ăn hơn',
  keepsDear: 'Bỏ lá nặng điểm',
};

export const PHOM_THEME_WORDS = { vi, en };
