import type { LiengMove } from '@sanh-rong/engine/lieng';
import type { MoveWords } from '../../words/move-words.ts';

export const en: MoveWords<LiengMove> = {
  bo: () => 'Fold',
  theo: () => 'Call',
  to: ({ amount }) => `Raise to ${amount}`,
  'to-tat': () => 'Go all in',
};
