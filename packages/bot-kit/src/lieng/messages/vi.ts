import type { LiengMove } from '@sanh-rong/engine/lieng';
import type { MoveWords } from '../../words/move-words.ts';

export const vi: MoveWords<LiengMove> = {
  bo: () => 'Bỏ bài',
  theo: () => 'Theo',
  to: ({ amount }) => `Tố lên ${amount}`,
  'to-tat': () => 'Tố tất',
};
