import type { Json, Language, Seat } from '@sanh-rong/engine';
import {
  askRebuy,
  type LiengAction,
  type LiengEvent,
  type LiengPrevious,
  type LiengView,
} from '@sanh-rong/engine/lieng';
import type { GamePresentation, Interlude, SeatPresentation, Voice } from '../presentation.ts';
import { account } from './account.ts';
import { amounts, commands, hints, type LiengCommand, label, owedBy, ownSeat, raiseRange } from './commands.ts';
import { handName } from './hand-name.ts';
import { highlights } from './highlights.ts';
import { LIENG_NAMES } from './messages/names/vi.ts';
import { LIENG_MESSAGES } from './messages/vi.ts';
import { headline, narrate } from './narration.ts';

/** The presentation of Liêng: the only file of this game that screens and terminals need. */

const prompt = (view: LiengView, { language }: Voice): string => {
  const say = LIENG_MESSAGES[language];
  const owed = owedBy(view);
  const left = view.chips[ownSeat(view)];
  if (owed === 0) return say.promptFree;
  if (left < owed) return say.promptShort(owed, left);
  return raiseRange(view) === null ? say.promptClosed(owed) : say.promptOwed(owed);
};

const statusOf = (view: LiengView, events: readonly LiengEvent[], seat: Seat, language: Language): string => {
  const say = LIENG_MESSAGES[language];
  if (view.sitsOut[seat]) return say.sitsOut;
  if (view.folded[seat]) return say.folded;
  // Not the bets of the view: those have been paid out when the game is over.
  const last = events.findLast(
    (event) => (event.type === 'to' || event.type === 'theo' || event.type === 'to-tat') && event.seat === seat,
  );
  const bet = last !== undefined && 'bet' in last ? last.bet : view.bets[seat];
  if (view.allIn[seat]) return bet === 0 ? say.names.allIn : say.wentAllIn(bet);
  if (last?.type === 'to') return say.raised(bet);
  if (last?.type !== 'theo') return '';
  return last.amount > 0 ? say.called(bet) : say.checked;
};

const seatPresentation = (
  view: LiengView,
  events: readonly LiengEvent[],
  seat: Seat,
  language: Language,
): SeatPresentation => ({
  role: view.dealer === seat ? 'dealer' : null,
  count: LIENG_MESSAGES[language].chips(view.chips[seat]),
  status: statusOf(view, events, seat, language),
  resting: view.folded[seat] || view.sitsOut[seat],
});

const nameOfHand = (view: LiengView, seat: Seat, language: Language): string => {
  const cards = view.hands[seat];
  const ranking = view.rankings[seat];
  return cards && ranking ? handName(cards, ranking, language) : '';
};

/** What the engine left for the next game; it is the only one that writes it. */
const leftBy = (previous: Json): LiengPrevious => previous as LiengPrevious;

/** A seat without chips may take new ones; opponents leave it at that, so a session ends when one has them all (LG-8). */
const interlude: Interlude<LiengView> = {
  canGoOn: (previous) => leftBy(previous).chips.filter((chips) => chips > 0).length > 1,
  offer: ({ options }, previous, seat) => {
    if (leftBy(previous).chips[seat] > 0 || options.rebuy !== 'ask') return null;
    return {
      label: (language) => LIENG_MESSAGES[language].rebuy(Number(options.startChips)),
      previous: askRebuy(leftBy(previous), seat),
    };
  },
};

export const liengPresentation: GamePresentation<LiengView, LiengAction, LiengEvent, LiengCommand> = {
  game: 'lieng',
  ruleSetName: (ruleSet, language) => LIENG_NAMES[language].ruleSets[ruleSet]?.name ?? ruleSet,
  rules: (ruleSet, language) => LIENG_MESSAGES[language].rules[ruleSet] ?? [],
  direction: 'clockwise',
  sorts: (_ruleSet, language) => LIENG_MESSAGES[language].sorts,
  arrange: (hand) => [hand],
  commands,
  amounts,
  // No card is ever played in Liêng; the least that can be done with them is to stay in.
  propose: () => ({ type: 'theo' }),
  cardsOf: () => [],
  label,
  hints,
  prompt,
  seat: seatPresentation,
  handName: nameOfHand,
  narrate: (_view, events, voice) => narrate(events, voice),
  highlights: (_view, events, from, voice) => highlights(events, from, voice),
  headline,
  wonAtTheDeal: () => null,
  account,
  score: (points, language) => LIENG_MESSAGES[language].score(points),
  owns: (view, seat, language) => ({ title: LIENG_MESSAGES[language].chipsColumn, amount: view.chips[seat] }),
  interlude,
};
