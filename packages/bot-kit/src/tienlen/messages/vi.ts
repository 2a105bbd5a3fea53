import type { TienLenAction } from '@sanh-rong/engine/tienlen';
import { cardNames } from '../../words/card-names.ts';
import type { MoveWords } from '../../words/move-words.ts';

export const vi: MoveWords<TienLenAction> = {
  play: ({ cards }) => `Đánh ${cardNames(cards)}`,
  pass: () => 'Bỏ lượt',
};
