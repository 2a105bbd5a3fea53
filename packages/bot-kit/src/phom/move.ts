import { type CardId, ok } from '@sanh-rong/engine';
import type { PhomAction } from '@sanh-rong/engine/phom';
import type { Reading } from '../bot-game.ts';
import { cardsFrom } from '../cards.ts';
import { OwnCards, type Read, readNumber, readReturned, readSeat } from '../reading.ts';
import type { PhomSnapshot } from './snapshot.ts';

type Returned = Readonly<Record<string, unknown>>;

const DRAW: Read<PhomAction> = ok({ type: 'draw' });
const U: Read<PhomAction> = ok({ type: 'u' });

const readEat = (own: OwnCards, move: Returned): Read<PhomAction> => {
  const cards = own.list(move.cards, 'cards');
  return cards.ok ? ok({ type: 'eat', cards: cards.value }) : cards;
};

const readLay = (own: OwnCards, move: Returned): Read<PhomAction> => {
  const melds = own.lists(move.melds, 'melds');
  return melds.ok ? ok({ type: 'lay', melds: melds.value }) : melds;
};

const readSend = (own: OwnCards, move: Returned, seats: number): Read<PhomAction> => {
  const card: Read<CardId> = own.one(move.card, 'card');
  if (!card.ok) return card;
  const seat = readSeat(move.seat, 'seat', seats);
  if (!seat.ok) return seat;
  const meld = readNumber(move.meld, 'meld');
  return meld.ok ? ok({ type: 'send', card: card.value, seat: seat.value, meld: meld.value }) : meld;
};

const readDiscard = (own: OwnCards, move: Returned): Read<PhomAction> => {
  const card = own.one(move.card, 'card');
  return card.ok ? ok({ type: 'discard', card: card.value }) : card;
};

export const readMove = (returned: unknown, { hand, counts }: PhomSnapshot): Reading => {
  const own = new OwnCards(cardsFrom(hand));
  return readReturned(returned, {
    draw: () => DRAW,
    eat: (move) => readEat(own, move),
    lay: (move) => readLay(own, move),
    send: (move) => readSend(own, move, counts.length),
    discard: (move) => readDiscard(own, move),
    u: () => U,
  });
};
