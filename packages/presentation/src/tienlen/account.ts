import {
  type CardId,
  cardOf,
  cardset,
  type GameResult,
  RANKS,
  type RuleId,
  rankOf,
  type Seat,
} from '@sanh-rong/engine';
import type { Payment, TienLenEvent } from '@sanh-rong/engine/tienlen';
import { countHang, TWO } from '@sanh-rong/engine/tienlen/core';
import { showCards } from '../cards.ts';
import type { Entry, Voice } from '../presentation.ts';
import { TIENLEN_MESSAGES } from './messages/vi.ts';

/** Every point of a seat with its reason: "−8: còn 8 lá". */

const handAtTheEnd = (events: readonly TienLenEvent[], seat: Seat): readonly CardId[] => {
  const end = events[events.length - 1];
  return end?.type === 'end' ? end.hands[seat] : [];
};

/** The 2s that stayed in a hand. */
export const twosHeldBy = (events: readonly TienLenEvent[], seat: Seat): readonly CardId[] =>
  handAtTheEnd(events, seat).filter((id) => rankOf(cardOf(id) ?? 0) === RANKS[TWO]);

/** What stayed in a hand and cost points there (MN-15): its 2s and how many hàng. */
const heldBy = (events: readonly TienLenEvent[], seat: Seat, voice: Voice): string => {
  const hand = handAtTheEnd(events, seat);
  const set = cardset.setOfIds(hand) ?? cardset.EMPTY;
  const hang = countHang(cardset.lowHalf(set), cardset.highHalf(set));
  return TIENLEN_MESSAGES[voice.language].held(showCards(twosHeldBy(events, seat)), hang);
};

/** Why the payer pays. */
const reasonToPay = (events: readonly TienLenEvent[], { from, to, amount, for: reason }: Payment, voice: Voice) => {
  const { reasons } = TIENLEN_MESSAGES[voice.language];
  switch (reason) {
    case 'cards':
      return reasons.cards(amount);
    case 'cong':
      return reasons.cong;
    case 'denBai':
      return reasons.denBai;
    case 'chat':
      return reasons.chat(voice.who(to));
    case 'thui':
      return reasons.thui(heldBy(events, from, voice));
    case 'toiTrang':
      return reasons.toiTrang(voice.who(to));
  }
};

/** Why the receiver is paid. */
const reasonToGet = (events: readonly TienLenEvent[], { from, amount, for: reason }: Payment, voice: Voice) => {
  const { reasons } = TIENLEN_MESSAGES[voice.language];
  const who = voice.who(from);
  switch (reason) {
    case 'cards':
      return reasons.cardsOf(who, amount);
    case 'cong':
      return reasons.congOf(who);
    case 'denBai':
      return reasons.denBaiOf(who);
    case 'chat':
      return reasons.chatOf(who);
    case 'thui':
      return reasons.thuiOf(who, heldBy(events, from, voice));
    case 'toiTrang':
      return reasons.toiTrangOf(who);
  }
};

const RULES: Readonly<Record<Payment['for'], RuleId>> = {
  cards: 'MN-13',
  cong: 'MN-14',
  denBai: 'MN-16',
  chat: 'MN-8',
  thui: 'MN-15',
  toiTrang: 'MN-19',
};

export const account = (
  events: readonly TienLenEvent[],
  result: GameResult,
  seat: Seat,
  voice: Voice,
): readonly Entry[] => {
  const { reasons } = TIENLEN_MESSAGES[voice.language];
  const byPlace = result.breakdown[seat].place;
  if (byPlace !== undefined) {
    return [{ points: byPlace, reason: reasons.place(result.places[seat], result.places.length), rule: 'TH-11' }];
  }
  const payments = events.filter((event) => event.type === 'pay');
  return payments.flatMap((payment): Entry[] => {
    const { from, to, amount } = payment;
    const rule = RULES[payment.for];
    if (from === seat) return [{ points: -amount, reason: reasonToPay(events, payment, voice), rule }];
    if (to === seat) return [{ points: amount, reason: reasonToGet(events, payment, voice), rule }];
    return [];
  });
};
