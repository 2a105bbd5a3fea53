import { en } from './en.ts';

/** Vì sao một nước mất điểm, trong vài chữ. */
export const vi = {
  foldsFree: 'úp bài khi chưa phải trả gì',
  overpays: 'giá theo cao quá so với bài',
  ignoresBets: 'nhà khác tố vậy thì bài họ mạnh hơn',
  foldsCheap: 'úp bài khi giá theo còn rẻ',
  raisesWeak: 'tố với bài yếu',
  missesRaise: 'bài mạnh mà không tố',
  risksAll: 'tố tất khi chưa cần',
};

export type LiengFlaw = keyof typeof vi;

export const LIENG_REASON_WORDS = { vi, en };
