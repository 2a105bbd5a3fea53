import { en } from './en.ts';

/** Lời của bot đánh bừa, trò nào cũng có. */
export const vi = {
  title: 'Đánh bừa',
  about: 'Chọn đại một nước hợp lệ. Ai cũng phải thắng được bot này.',
  pick: 'Chọn đại một nước trong danh sách.',
  noMove: 'Không chặn được thì bỏ lượt.',
};

export type RandomWords = typeof vi;

export const RANDOM_WORDS = { vi, en };
