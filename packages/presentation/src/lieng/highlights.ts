import type { LiengEvent } from '@sanh-rong/engine/lieng';
import type { Highlight, Voice } from '../presentation.ts';
import { handInside } from './hand-name.ts';
import { LIENG_MESSAGES } from './messages/vi.ts';
import { potsOf } from './narration.ts';

/** What of a game of Liêng is felt: all in, the showdown, the pot. */

/** All chips that the pots gave, by seat; an odd chip of a shared pot is in the result (LG-6). */
const wonBy = (events: readonly LiengEvent[]): readonly number[] => {
  const end = events.find((event) => event.type === 'end');
  return end?.result.breakdown.map(({ pots = 0 }) => pots) ?? [];
};

/** One showdown, however many hands it shows: it is about the best of them. */
const showdown = (events: readonly LiengEvent[], voice: Voice): Highlight[] => {
  const say = LIENG_MESSAGES[voice.language];
  const best = potsOf(events)[0]?.winners[0];
  const shown = events.find((event) => event.type === 'show' && event.seat === best);
  if (shown?.type !== 'show') return [];
  const hand = handInside(shown.cards, shown, voice.language);
  const detail = say.highlights.best(voice.who(shown.seat), hand);
  return [{ kind: 'showdown', seat: shown.seat, text: say.highlights.showdown, detail }];
};

const wins = (events: readonly LiengEvent[], voice: Voice): Highlight[] => {
  const say = LIENG_MESSAGES[voice.language];
  return wonBy(events).flatMap((amount, seat): Highlight[] =>
    amount > 0
      ? [{ kind: 'win', seat, text: say.highlights.win, detail: say.highlights.wins(voice.who(seat), amount) }]
      : [],
  );
};

export const highlights = (events: readonly LiengEvent[], from: number, voice: Voice): readonly Highlight[] => {
  const say = LIENG_MESSAGES[voice.language];
  return events.slice(from).flatMap((event): Highlight[] => {
    if (event.type === 'to-tat') {
      return [{ kind: 'allIn', seat: event.seat, text: say.highlights.allIn, detail: say.chips(event.bet) }];
    }
    return event.type === 'end' ? [...showdown(events, voice), ...wins(events, voice)] : [];
  });
};
