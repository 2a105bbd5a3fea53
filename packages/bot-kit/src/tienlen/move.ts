import { ok } from '@sanh-rong/engine';
import type { TienLenAction } from '@sanh-rong/engine/tienlen';
import type { Reading } from '../bot-game.ts';
import { cardsFrom } from '../cards.ts';
import { OwnCards, type Read, readReturned } from '../reading.ts';
import type { TienLenSnapshot } from './snapshot.ts';

const PASS: Read<TienLenAction> = ok({ type: 'pass' });

export const readMove = (returned: unknown, { hand }: TienLenSnapshot): Reading => {
  const own = new OwnCards(cardsFrom(hand));
  return readReturned(returned, {
    play: (move): Read<TienLenAction> => {
      const cards = own.list(move.cards, 'cards');
      return cards.ok ? ok({ type: 'play', cards: cards.value }) : cards;
    },
    pass: () => PASS,
  });
};
