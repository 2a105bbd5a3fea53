import type { Language, Seat } from '@sanh-rong/engine';
import { arrangeHand, type PhomEvent, type PhomOnTable, type PhomView } from '@sanh-rong/engine/phom';
import { showCard, showCards } from '../cards.ts';
import type { Mat, SeatFace, Sentence, Voice } from '../face.ts';
import { phomMessages } from './messages/index.ts';
import { ownSeat, ruleSetOf, showMeld } from './sight.ts';

/** What lies on the table: the stock, the last discard, and a line for each seat. */

/** Older discards are covered by newer ones, as on a real table. */
const DISCARDS_SHOWN = 4;

const NAME_LETTERS = 6;

const meldText = ({ cards, size, eaten }: PhomOnTable, language: Language): string => {
  if (cards !== null) return showMeld(cards);
  return phomMessages(language).line.hidden(eaten === null ? '?' : showCard(eaten), size);
};

/** "Tây   đánh 7♠ K♦  phỏm 5♠6♠7♠  ăn 4♦" */
const seatLine = (view: PhomView, seat: Seat, voice: Voice): Sentence => {
  const { line } = phomMessages(voice.language);
  const discards = view.discards[seat];
  const shown = showCards(discards.slice(-DISCARDS_SHOWN));
  const melds = view.melds[seat];
  const parts = [
    ...(discards.length === 0 ? [] : [line.discards(discards.length > DISCARDS_SHOWN ? `… ${shown}` : shown)]),
    ...(melds.length === 0 ? [] : [line.melds(melds.map((meld) => meldText(meld, voice.language)).join(' '))]),
    ...(view.eaten[seat].length === 0 ? [] : [line.eaten(showCards(view.eaten[seat]))]),
  ];
  const text = parts.length === 0 ? line.nothing : parts.join('  ');
  return { text: voice.who(seat).name.padEnd(NAME_LETTERS) + text, tone: seat === view.turn ? 'bold' : 'plain' };
};

export const mat = (view: PhomView, voice: Voice): Mat => {
  const say = phomMessages(voice.language);
  const { offered, stock } = view;
  const thrown = offered === null ? [] : [say.discardedBy(voice.who(offered.from), showCard(offered.card))];
  return {
    cards: offered === null ? [] : [offered.card],
    caption: [say.stock(stock), ...thrown].join(' · '),
    trail: [],
    board: view.counts.map((_, seat) => seatLine(view, seat, voice)),
    note: '',
  };
};

/** The last thing a seat did. */
const statusOf = (events: readonly PhomEvent[], seat: Seat, language: Language): string => {
  const say = phomMessages(language);
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
    default:
      return '';
  }
};

export const seatFace = (view: PhomView, events: readonly PhomEvent[], seat: Seat, language: Language): SeatFace => ({
  mark: '',
  count: phomMessages(language).count(view.counts[seat]),
  status: statusOf(events, seat, language),
  resting: false,
});

/** An ù is paid whatever the others hold, so nobody counts points then. */
const endedInU = ({ result }: PhomView): boolean => result?.breakdown.some(({ u, den }) => u > 0 || den > 0) ?? false;

/** During a game the points outside phỏm, where phỏm will be laid; at its end what is left in the hand. */
export const handName = (view: PhomView, seat: Seat, language: Language): string => {
  const say = phomMessages(language);
  const hand = view.hands[seat];
  const left = view.left[seat];
  if (hand === null || left === null || endedInU(view)) return '';
  if (view.phase === 'over' || ruleSetOf(view) === 'basic') return say.left(left);
  if (seat !== ownSeat(view)) return '';
  const loose = arrangeHand(hand, view.eaten[seat], 'ta-la')?.points ?? left;
  return say.loose(loose);
};
