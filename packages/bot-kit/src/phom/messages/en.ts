import type { PhomAction } from '@sanh-rong/engine/phom';
import { cardNames } from '../../words/card-names.ts';
import type { MoveWords } from '../../words/move-words.ts';

export const en: MoveWords<PhomAction> = {
  draw: () => 'Draw',
  eat: ({ cards }) => `Eat it with ${cardNames(cards)}`,
  lay: ({ melds }) => `Lay down ${melds.map(cardNames).join(' and ')}`,
  send: ({ card, seat, meld }) => `Send ${cardNames([card])} to phỏm ${meld + 1} of seat ${seat}`,
  discard: ({ card }) => `Discard ${cardNames([card])}`,
  u: () => 'Declare ù',
};
