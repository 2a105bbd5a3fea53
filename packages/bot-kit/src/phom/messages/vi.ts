import type { PhomAction } from '@sanh-rong/engine/phom';
import { cardNames } from '../../words/card-names.ts';
import type { MoveWords } from '../../words/move-words.ts';

export const vi: MoveWords<PhomAction> = {
  draw: () => 'Bốc nọc',
  eat: ({ cards }) => `Ăn, ghép với ${cardNames(cards)}`,
  lay: ({ melds }) => `Hạ ${melds.map(cardNames).join(' và ')}`,
  send: ({ card, seat, meld }) => `Gửi ${cardNames([card])} vào phỏm ${meld + 1} của ghế ${seat}`,
  discard: ({ card }) => `Đánh ${cardNames([card])}`,
  u: () => 'Ù',
};
