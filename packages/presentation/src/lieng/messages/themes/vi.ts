import type { LiengFlaw } from '../reasons/vi.ts';
import { en } from './en.ts';

/** Thế bài nói về điều gì. */
export const vi: Readonly<Record<LiengFlaw, string>> = {
  foldsFree: 'Chưa phải trả thì đừng úp',
  overpays: 'Giá theo quá cao',
  ignoresBets: 'Nghe lời tố',
  foldsCheap: 'Giá rẻ thì theo',
  raisesWeak: 'Đừng tố bài yếu',
  missesRaise: 'Tố bài mạnh',
  risksAll: 'Khỏi tố tất',
};

export const LIENG_THEME_WORDS = { vi, en };
