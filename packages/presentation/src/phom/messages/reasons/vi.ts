import { en } from './en.ts';

/** Vì sao một nước mất điểm, trong vài chữ. */
export const vi = {
  missesU: 'ù được mà không ù',
  missesEat: 'ăn được mà không ăn',
  missesLay: 'hạ được phỏm mà không hạ',
  missesSend: 'gửi được bài mà không gửi',
  breaksPhom: 'xé phỏm',
  feeds: 'bỏ lá mà nhà sau có thể ăn',
  breaksHope: 'bỏ lá đang chờ thành phỏm',
  keepsDeadPair: 'giữ cạ không thành phỏm được nữa',
  feedsMore: 'bỏ lá mà nhà sau dễ ăn hơn',
  keepsDear: 'giữ lá nặng điểm mà không chờ được gì',
};

export type PhomFlaw = keyof typeof vi;

export const PHOM_REASON_WORDS = { vi, en };
