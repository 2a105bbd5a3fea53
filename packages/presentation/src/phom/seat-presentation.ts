import type { Language, Seat } from '@sanh-rong/engine';
import { arrangeHand, type PhomEvent, type PhomView } from '@sanh-rong/engine/phom';
import { showCard } from '../cards.ts';
import { leaderOf } from '../display.ts';
import type { SeatPresentation } from '../presentation.ts';
import { PHOM_MESSAGES } from './messages/vi.ts';
import { ownSeat, ruleSetOf } from './own-hand.ts';

/** What stands beside a player's name, and what a hand is worth. */

/** The last thing a seat did. */
const statusOf = (events: readonly PhomEvent[], seat: Seat, language: Language): string => {
  const say = PHOM_MESSAGES[language];
  const last = events.findLast((event) => 'seat' in event && event.seat === seat);
  switch (last?.type) {
    case 'draw':
      return say.drew;
    case 'eat':
      return say.ate(showCard(last.card));
    case 'lay':
      return say.laid;
    case 'send':
      return say.sent(showCard(last.card));
    case 'discard':
      return say.discarded(showCard(last.card));
    case 'u':
      return say.u;
    default:
      return '';
  }
};

export const seatPresentation = (
  view: PhomView,
  events: readonly PhomEvent[],
  seat: Seat,
  language: Language,
): SeatPresentation => ({
  role: leaderOf(view) === seat ? 'leader' : null,
  count: PHOM_MESSAGES[language].count(view.counts[seat]),
  status: statusOf(events, seat, language),
  resting: false,
});

/** An ù is paid without regard to the other hands, so no hand is counted then. */
const endedInU = ({ result }: PhomView): boolean => result?.breakdown.some(({ u, den }) => u > 0 || den > 0) ?? false;

/** During a game the points outside phỏm, where phỏm will be laid; at its end what is left in the hand. */
export const handName = (view: PhomView, seat: Seat, language: Language): string => {
  const say = PHOM_MESSAGES[language];
  const hand = view.hands[seat];
  const left = view.left[seat];
  if (hand === null || left === null || endedInU(view)) return '';
  if (view.phase === 'over' || ruleSetOf(view) === 'basic') return say.left(left);
  if (seat !== ownSeat(view)) return '';
  const loose = arrangeHand(hand, view.eaten[seat], 'ta-la')?.points ?? left;
  return say.loose(loose);
};
