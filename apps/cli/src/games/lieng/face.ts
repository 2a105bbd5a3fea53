import type { Json, Language, Seat } from '@sanh-rong/engine';
import {
  askRebuy,
  type LiengAction,
  type LiengEvent,
  type LiengPrevious,
  type LiengView,
  lieng,
} from '@sanh-rong/engine/lieng';
import type { Interlude, Mat, SeatFace, TableFace, Voice } from '../face.ts';
import { account } from './account.ts';
import { amounts, commands, hints, label, owedBy, ownSeat, raiseRange } from './commands.ts';
import { handName } from './hand-name.ts';
import { liengMessages, wordsFor } from './messages/index.ts';
import { headline, narrate } from './narration.ts';

/** Liêng on a terminal: the only file the play loop meets of this game. */

const DEALER_MARK = '◉';

const prompt = (view: LiengView, { language }: Voice): string => {
  const say = liengMessages(language);
  const owed = owedBy(view);
  const left = view.chips[ownSeat(view)];
  if (owed === 0) return say.promptFree;
  if (left < owed) return say.promptShort(owed, left);
  return raiseRange(view) === null ? say.promptClosed(owed) : say.promptOwed(owed);
};

const statusOf = (view: LiengView, events: readonly LiengEvent[], seat: Seat, language: Language): string => {
  const say = liengMessages(language);
  const bet = view.bets[seat];
  if (view.sitsOut[seat]) return say.sitsOut;
  if (view.folded[seat]) return say.folded;
  if (view.allIn[seat]) return say.wentAllIn(bet);
  const last = events.findLast((event) => (event.type === 'to' || event.type === 'theo') && event.seat === seat);
  if (last?.type === 'to') return say.raised(bet);
  if (last?.type !== 'theo') return '';
  return last.amount > 0 ? say.called(bet) : say.checked;
};

const seatFace = (view: LiengView, events: readonly LiengEvent[], seat: Seat, language: Language): SeatFace => ({
  mark: view.dealer === seat ? DEALER_MARK : '',
  count: liengMessages(language).chips(view.chips[seat]),
  status: statusOf(view, events, seat, language),
  resting: view.folded[seat] || view.sitsOut[seat],
});

const mat = (view: LiengView, voice: Voice): Mat => {
  const say = liengMessages(voice.language);
  const own = ownSeat(view);
  return {
    cards: [],
    caption: '',
    trail: [],
    board: [
      { text: say.pot(view.pot), tone: 'bold' },
      { text: view.bet === 0 ? say.noBet : say.bet(view.bet), tone: 'plain' },
      { text: view.sitsOut[own] ? say.sitsOut : say.own(view.bets[own], view.chips[own]), tone: 'plain' },
      { text: say.dealer(DEALER_MARK, voice.who(view.dealer)), tone: 'quiet' },
    ],
    note: '',
  };
};

const nameOfHand = (view: LiengView, seat: Seat, language: Language): string => {
  const cards = view.hands[seat];
  const ranking = view.rankings[seat];
  return cards && ranking ? handName(cards, ranking, language) : '';
};

/** What the engine left for the next game; it is the only one that writes it. */
const leftBy = (previous: Json): LiengPrevious => previous as LiengPrevious;

const REBUY_KEY = 'n';

/** A seat without chips may take new ones; opponents leave it at that, so a session ends when one has them all (LG-8). */
const interlude: Interlude<LiengView> = {
  canGoOn: (previous) => leftBy(previous).chips.filter((chips) => chips > 0).length > 1,
  offer: ({ options }, previous, seat) => {
    if (leftBy(previous).chips[seat] > 0 || options.rebuy !== 'ask') return null;
    return {
      key: REBUY_KEY,
      words: wordsFor('rebuy'),
      label: (language) => liengMessages(language).rebuy(REBUY_KEY.toUpperCase(), Number(options.startChips)),
      previous: askRebuy(leftBy(previous), seat),
    };
  },
};

export const liengFace: TableFace<LiengView, LiengAction, LiengEvent> = {
  game: lieng.id,
  ruleSetName: (ruleSet, language) => liengMessages(language).ruleSets[ruleSet] ?? ruleSet,
  rules: (ruleSet, language) => liengMessages(language).rules[ruleSet] ?? [],
  direction: 'clockwise',
  sorts: 1,
  sortName: (sort, language) => liengMessages(language).sorts[sort],
  arrange: (hand) => [hand],
  commands,
  amounts,
  // No card is ever played in Liêng; the least that can be done with them is to stay in.
  propose: () => ({ type: 'theo' }),
  cardsOf: () => [],
  label,
  hints,
  prompt,
  lineTurn: (_view, language) => liengMessages(language).lineTurn,
  lineHelp: (_ruleSet, language) => liengMessages(language).lineHelp,
  seat: seatFace,
  handName: nameOfHand,
  mat: (view, _events, voice) => mat(view, voice),
  wideMat: false,
  narrate: (_view, events, voice) => narrate(events, voice),
  headline,
  account,
  score: (points, language) => liengMessages(language).score(points),
  owns: (view, seat, language) => ({ title: liengMessages(language).chipsColumn, amount: view.chips[seat] }),
  interlude,
};
