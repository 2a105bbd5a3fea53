import { type CardId, cardOf, cardset, type Language, type Seat } from '@sanh-rong/engine';
import { type TienLenAction, type TienLenEvent, type TienLenView, tienlen } from '@sanh-rong/engine/tienlen';
import { groupsOf, preferences } from '@sanh-rong/players';
import type { Command, Mat, SeatFace, TableFace, Voice } from '../face.ts';
import { account } from './account.ts';
import { combinationInside, combinationName, isCut, nameOfCard } from './combination.ts';
import { PASS_WORDS, tienlenMessages } from './messages/index.ts';
import { headline, narrate } from './narration.ts';

/** Tiến Lên on a terminal: the only file the play loop meets of this game. */

const BY_RANK = 0;
const MAX_HINTS = 6;

const byStrength = (a: CardId, b: CardId): number => (cardOf(a) ?? 0) - (cardOf(b) ?? 0);

const arrange = (hand: readonly CardId[], sort: number): readonly (readonly CardId[])[] =>
  sort === BY_RANK
    ? [hand.toSorted(byStrength)]
    : groupsOf(cardset.setOfIds(hand) ?? cardset.EMPTY).map((group) => cardset.idsOf(group));

const pass: Command<TienLenView, TienLenAction> = {
  keys: { vi: 'p', en: 'p' },
  words: PASS_WORDS,
  takes: 'nothing',
  name: (language) => tienlenMessages(language).passKey,
  label: (_view, language) => tienlenMessages(language).passKey,
  isOffered: () => true,
  actions: () => [{ type: 'pass' }],
  asksFirst: () => false,
};

const label = (view: TienLenView, action: TienLenAction, language: Language): string => {
  const say = tienlenMessages(language);
  if (action.type === 'pass') return say.pass;
  const verb = isCut(action.cards, view.table?.cards ?? null) ? say.cut : say.play;
  return verb(combinationName(action.cards, language));
};

/** Plays the simple player would rather make than pass; where it would pass, that first and then a few others. */
const hints = (view: TienLenView): readonly TienLenAction[] => {
  const preferred = preferences(view, view.legal);
  const passAt = preferred.findIndex(({ type }) => type === 'pass');
  return passAt > 0 ? preferred.slice(0, Math.min(passAt, MAX_HINTS)) : preferred.slice(0, MAX_HINTS);
};

const prompt = (view: TienLenView, voice: Voice): string => {
  const say = tienlenMessages(voice.language);
  if (view.table === null) return view.mustInclude === null ? say.lead : say.leadWith(nameOfCard(view.mustInclude));
  const what = combinationInside(view.table.cards, voice.language);
  if (view.legal.every(({ type }) => type === 'pass')) return say.cannotAnswer(what);
  if (view.passed[view.turn ?? 0]) return say.lateCut(what);
  return say.answer(what, voice.who(view.table.seat));
};

/** The plays of the round now running, oldest first. */
const playsOfRound = (events: readonly TienLenEvent[]) => {
  const start = events.findLastIndex((event) => event.type === 'roundWon');
  return events.slice(start + 1).filter((event) => event.type === 'play');
};

const statusOf = (view: TienLenView, events: readonly TienLenEvent[], seat: Seat, language: Language): string => {
  const say = tienlenMessages(language);
  const place = view.places[seat];
  if (place !== null) return say.out(place);
  if (view.passed[seat]) return say.passed;
  if (view.turn === seat) return view.table === null ? say.leads : '';
  const last = playsOfRound(events).findLast((play) => play.seat === seat);
  return last === undefined ? '' : combinationName(last.cards, language);
};

const seatFace = (view: TienLenView, events: readonly TienLenEvent[], seat: Seat, language: Language): SeatFace => {
  const say = tienlenMessages(language);
  const left = view.counts[seat];
  return {
    mark: '',
    count: left === null ? say.hiddenCount : say.count(left),
    status: statusOf(view, events, seat, language),
    resting: view.passed[seat] || view.places[seat] !== null,
  };
};

const mat = (view: TienLenView, events: readonly TienLenEvent[], voice: Voice): Mat => {
  const say = tienlenMessages(voice.language);
  const named = ({ seat, cards }: { readonly seat: Seat; readonly cards: readonly CardId[] }): string =>
    say.mat(voice.who(seat), combinationName(cards, voice.language));
  return {
    cards: view.table?.cards ?? [],
    caption: view.table === null ? '' : named(view.table),
    trail: playsOfRound(events).slice(0, -1).map(named),
    board: [],
    note: view.debt === null ? '' : say.debt(voice.who(view.debt.from), voice.who(view.debt.to), view.debt.amount),
  };
};

/** Rule sets in which play goes on after the first one is out (TH-8). */
const PLAY_ON: readonly string[] = ['thirteen'];

export const tienlenFace: TableFace<TienLenView, TienLenAction, TienLenEvent> = {
  game: tienlen.id,
  ruleSetName: (ruleSet, language) => tienlenMessages(language).ruleSets[ruleSet] ?? ruleSet,
  rules: (ruleSet, language) => tienlenMessages(language).rules[ruleSet] ?? [],
  direction: 'counterclockwise',
  sorts: 2,
  sortName: (sort, language) => tienlenMessages(language).sorts[sort],
  arrange,
  commands: [pass],
  amounts: null,
  propose: (_view, cards) => ({ type: 'play', cards }),
  cardsOf: (action) => (action.type === 'play' ? action.cards : []),
  label,
  hints,
  prompt,
  lineTurn: (_view, language) => tienlenMessages(language).lineTurn,
  lineHelp: (_ruleSet, language) => tienlenMessages(language).lineHelp,
  seat: seatFace,
  handName: () => '',
  mat,
  wideMat: false,
  narrate: (view, events, voice) => narrate(events, voice, PLAY_ON.includes(view.ruleSet)),
  headline,
  account,
  score: (points, language) => tienlenMessages(language).score(points),
  owns: () => null,
  interlude: null,
};
