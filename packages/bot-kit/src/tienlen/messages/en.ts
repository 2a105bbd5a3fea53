import type { TienLenAction } from '@sanh-rong/engine/tienlen';
import { cardNames } from '../../words/card-names.ts';
import type { MoveWords } from '../../words/move-words.ts';

export const en: MoveWords<TienLenAction> = {
  play: ({ cards }) => `Play ${cardNames(cards)}`,
  pass: () => 'Pass',
};
