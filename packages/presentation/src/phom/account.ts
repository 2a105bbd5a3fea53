import type { GameResult, RuleId, Seat } from '@sanh-rong/engine';
import type { Payment, PhomEvent } from '@sanh-rong/engine/phom';
import type { Entry, Voice } from '../presentation.ts';
import { PHOM_MESSAGES } from './messages/vi.ts';

/** Every point of a seat with its reason: "+5: ù, Đông trả". */

const reasonToPay = ({ from, to, for: reason }: Payment, { places }: GameResult, voice: Voice): string => {
  const { reasons } = PHOM_MESSAGES[voice.language];
  const who = voice.who(to);
  switch (reason) {
    case 'eat':
      return reasons.eat(who);
    case 'chot':
      return reasons.chot(who);
    case 'u':
      return reasons.u(who);
    case 'den':
      return reasons.den;
    case 'place':
      return reasons.place(places[from]);
    case 'mom':
      return reasons.mom;
    case 'cards':
      return reasons.cards(who);
  }
};

const reasonToGet = ({ from, for: reason }: Payment, { places }: GameResult, voice: Voice): string => {
  const { reasons } = PHOM_MESSAGES[voice.language];
  const who = voice.who(from);
  switch (reason) {
    case 'eat':
      return reasons.eatOf(who);
    case 'chot':
      return reasons.chotOf(who);
    case 'u':
      return reasons.uOf(who);
    case 'den':
      return reasons.denOf(who);
    case 'place':
      return reasons.placeOf(who, places[from]);
    case 'mom':
      return reasons.momOf(who);
    case 'cards':
      return reasons.cardsOf(who);
  }
};

const RULES: Readonly<Record<Payment['for'], RuleId>> = {
  eat: 'PH-23',
  chot: 'PH-23',
  u: 'PH-24',
  den: 'PH-25',
  place: 'PH-26',
  mom: 'PH-26',
  cards: 'PH-14',
};

export const account = (events: readonly PhomEvent[], result: GameResult, seat: Seat, voice: Voice): readonly Entry[] =>
  events.flatMap((event): Entry[] => {
    if (event.type !== 'pay') return [];
    const rule = RULES[event.for];
    if (event.from === seat) return [{ points: -event.amount, reason: reasonToPay(event, result, voice), rule }];
    return event.to === seat ? [{ points: event.amount, reason: reasonToGet(event, result, voice), rule }] : [];
  });
