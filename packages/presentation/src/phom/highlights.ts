import type { PhomEvent } from '@sanh-rong/engine/phom';
import { showCard } from '../cards.ts';
import type { Highlight, Voice } from '../presentation.ts';
import { capitalised } from '../words.ts';
import { PHOM_MESSAGES } from './messages/vi.ts';

/** What of a game of Phỏm is felt: eating, ù, the end, and what is paid dearly. */

type Kind<Name extends PhomEvent['type']> = Extract<PhomEvent, { readonly type: Name }>;

const eaten = ({ seat, from, card, chot }: Kind<'eat'>, next: PhomEvent | undefined, voice: Voice): Highlight => {
  const say = PHOM_MESSAGES[voice.language];
  const isPaid = next?.type === 'pay' && next.to === seat;
  return {
    kind: 'eat',
    seat,
    text: chot ? say.highlights.chot : say.highlights.eat(showCard(card)),
    detail: isPaid
      ? say.pays(voice.who(from), voice.who(seat), next.amount)
      : say.eats(voice.who(seat), showCard(card), voice.who(from)),
  };
};

const paid = ({ from, for: reason }: Kind<'pay'>, voice: Voice): Highlight[] => {
  const say = PHOM_MESSAGES[voice.language];
  const payer = voice.who(from);
  if (reason === 'mom') return [{ kind: 'cong', seat: from, text: say.highlights.mom, detail: say.isMom(payer) }];
  if (reason === 'den') return [{ kind: 'cong', seat: from, text: say.highlights.den, detail: say.paysForAll(payer) }];
  return [];
};

/** Who won; an ù has been felt already. */
const won = (events: readonly PhomEvent[], { result, left }: Kind<'end'>, voice: Voice): Highlight[] => {
  const say = PHOM_MESSAGES[voice.language];
  if (events.some(({ type }) => type === 'u')) return [];
  return result.places.flatMap((place, seat): Highlight[] =>
    place === 1 ? [{ kind: 'win', seat, text: say.highlights.win, detail: capitalised(say.left(left[seat])) }] : [],
  );
};

export const highlights = (events: readonly PhomEvent[], from: number, voice: Voice): readonly Highlight[] => {
  const say = PHOM_MESSAGES[voice.language];
  return events.slice(from).flatMap((event, i): Highlight[] => {
    switch (event.type) {
      case 'eat':
        return [eaten(event, events[from + i + 1], voice)];
      case 'u':
        return [{ kind: 'u', seat: event.seat, text: say.highlights.u(say.uNames[event.kind]), detail: '' }];
      case 'pay':
        return paid(event, voice);
      case 'end':
        return won(events, event, voice);
      default:
        return [];
    }
  });
};
