import type { Language, Seat } from '@sanh-rong/engine';
import type { PhomOnTable, PhomView } from '@sanh-rong/engine/phom';
import { type Sentence, showCard, showCards, type Voice } from '@sanh-rong/presentation';
import { showMeld } from '@sanh-rong/presentation/phom';
import { displayWidth, padEnd } from '../../play/width.ts';
import type { Mat } from '../terminal-presentation.ts';
import { TERMINAL_MESSAGES } from './messages/vi.ts';

/** What lies on the table: the stock, the last discard, and a line for each seat. */

/** Older discards are covered by newer ones, as on a real table. */
const DISCARDS_SHOWN = 4;

const NAME_COLUMNS = 6;

/** Every name with room behind it. */
const nameColumns = (view: PhomView, voice: Voice): number =>
  Math.max(NAME_COLUMNS, ...view.counts.map((_, seat) => displayWidth(voice.who(seat).name) + 1));

const meldText = ({ cards, size, eaten }: PhomOnTable, language: Language): string => {
  if (cards !== null) return showMeld(cards);
  return TERMINAL_MESSAGES[language].line.hidden(eaten === null ? '?' : showCard(eaten), size);
};

/** "Tây   đánh 7♠ K♦  phỏm 5♠6♠7♠  ăn 4♦" */
const seatLine = (view: PhomView, seat: Seat, voice: Voice): Sentence => {
  const { line } = TERMINAL_MESSAGES[voice.language];
  const discards = view.discards[seat];
  const shown = showCards(discards.slice(-DISCARDS_SHOWN));
  const melds = view.melds[seat];
  const parts = [
    ...(discards.length === 0 ? [] : [line.discards(discards.length > DISCARDS_SHOWN ? `… ${shown}` : shown)]),
    ...(melds.length === 0 ? [] : [line.melds(melds.map((meld) => meldText(meld, voice.language)).join(' '))]),
    ...(view.eaten[seat].length === 0 ? [] : [line.eaten(showCards(view.eaten[seat]))]),
  ];
  const text = parts.length === 0 ? line.nothing : parts.join('  ');
  return {
    text: padEnd(voice.who(seat).name, nameColumns(view, voice)) + text,
    tone: seat === view.turn ? 'bold' : 'plain',
  };
};

export const mat = (view: PhomView, voice: Voice): Mat => {
  const say = TERMINAL_MESSAGES[voice.language];
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
