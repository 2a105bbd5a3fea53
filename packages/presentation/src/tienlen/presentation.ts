import { type CardId, cardOf, cardset, type Language, type Seat } from '@sanh-rong/engine';
import { rulesOf, type TienLenAction, type TienLenEvent, type TienLenView } from '@sanh-rong/engine/tienlen';
import { groupsOf, preferences } from '@sanh-rong/players/tienlen';
import { showCard } from '../cards.ts';
import { keyBeside, leaderOf } from '../display.ts';
import type { Command, GamePresentation, SeatPresentation, Voice } from '../presentation.ts';
import { account } from './account.ts';
import { combinationInside, combinationName, isCut } from './combination.ts';
import { highlights } from './highlights.ts';
import type { TienLenMessages } from './messages/en.ts';
import { TIENLEN_NAMES } from './messages/names/vi.ts';
import { TIENLEN_MESSAGES } from './messages/vi.ts';
import { headline, narrate } from './narration.ts';
import { wonAtTheDeal } from './won-at-the-deal.ts';

/** The presentation of Tiến Lên: the only file of this game that screens and terminals need. */

const BY_RANK = 0;
const MAX_HINTS = 6;

const byStrength = (a: CardId, b: CardId): number => (cardOf(a) ?? 0) - (cardOf(b) ?? 0);

const arrange = (hand: readonly CardId[], sort: number): readonly (readonly CardId[])[] =>
  sort === BY_RANK
    ? [hand.toSorted(byStrength)]
    : groupsOf(cardset.setOfIds(hand) ?? cardset.EMPTY).map((group) => cardset.idsOf(group));

export type TienLenCommand = 'pass';

const pass: Command<TienLenView, TienLenAction, TienLenCommand> = {
  id: 'pass',
  takes: 'nothing',
  name: (language) => TIENLEN_MESSAGES[language].pass,
  label: (_view, language) => TIENLEN_MESSAGES[language].pass,
  isOffered: () => true,
  actions: () => [{ type: 'pass' }],
  asksFirst: () => false,
};

const label = (view: TienLenView, action: TienLenAction, language: Language): string => {
  const say = TIENLEN_MESSAGES[language];
  if (action.type === 'pass') return say.pass;
  const verb = isCut(action.cards, view.table?.cards ?? null) ? say.cut : say.play;
  return verb(combinationName(action.cards, language));
};

/** Whether another player, still in the round, goes out with any single that beats what is played. */
const isOneAwayFromOut = ({ counts, passed, places }: TienLenView, own: Seat | null): boolean =>
  counts.some((left, seat) => left === 1 && seat !== own && !passed[seat] && places[seat] === null);

/** Against a last card, singles go highest first, and only where nothing else can be played. */
const againstLastCard = (preferred: readonly TienLenAction[]): readonly TienLenAction[] => {
  const isSingle = (action: TienLenAction): boolean => action.type === 'play' && action.cards.length === 1;
  const strength = (action: TienLenAction): number => (action.type === 'play' ? (cardOf(action.cards[0]) ?? 0) : 0);
  const singles = preferred.filter(isSingle).toSorted((a, b) => strength(b) - strength(a));
  const [plays, passes] = [
    preferred.filter(({ type }) => type === 'play'),
    preferred.filter(({ type }) => type === 'pass'),
  ];
  return [...plays.filter((action) => !isSingle(action)), ...singles, ...passes];
};

/** Plays the simple player would rather make than pass; where it would pass, that first and then a few others. */
const hints = (view: TienLenView): readonly TienLenAction[] => {
  const weighed = preferences(view, view.legal);
  // The player who has one card left passes on everything but singles.
  const isSingleRound = view.table === null || view.table.cards.length === 1;
  const mustBlock = isSingleRound && isOneAwayFromOut(view, view.turn);
  const preferred = mustBlock ? againstLastCard(weighed) : weighed;
  const passAt = preferred.findIndex(({ type }) => type === 'pass');
  return passAt > 0 ? preferred.slice(0, Math.min(passAt, MAX_HINTS)) : preferred.slice(0, MAX_HINTS);
};

/** How long a straight must be differs from table to table, so it is said (MN-4, TH-2). */
const answer = (say: TienLenMessages, view: TienLenView): TienLenMessages['answer'] => {
  if (view.table?.combination !== 'straight') return say.answer;
  return rulesOf(view).longerStraight ? say.answerStraight : say.answerEqualStraight;
};

const prompt = (view: TienLenView, voice: Voice): string => {
  const say = TIENLEN_MESSAGES[voice.language];
  if (view.table === null) return view.mustInclude === null ? say.lead : say.leadWith(showCard(view.mustInclude));
  const what = combinationInside(view.table.cards, voice.language);
  const key = keyBeside(voice, pass.id);
  if (view.legal.every(({ type }) => type === 'pass')) return say.cannotAnswer(what, key);
  if (view.passed[view.turn ?? 0]) return say.lateCut(what, key);
  return answer(say, view)(what, voice.who(view.table.seat), key);
};

/** The plays of the round now running, oldest first. */
export const playsOfRound = (events: readonly TienLenEvent[]) => {
  const start = events.findLastIndex((event) => event.type === 'roundWon');
  return events.slice(start + 1).filter((event) => event.type === 'play');
};

const statusOf = (view: TienLenView, events: readonly TienLenEvent[], seat: Seat, language: Language): string => {
  const say = TIENLEN_MESSAGES[language];
  const place = view.places[seat];
  if (place !== null) return say.out(place);
  if (view.passed[seat]) return say.passed;
  if (view.turn === seat) return view.table === null ? say.leads : '';
  const last = playsOfRound(events).findLast((play) => play.seat === seat);
  return last === undefined ? '' : combinationName(last.cards, language);
};

const seatPresentation = (
  view: TienLenView,
  events: readonly TienLenEvent[],
  seat: Seat,
  language: Language,
): SeatPresentation => {
  const say = TIENLEN_MESSAGES[language];
  const left = view.counts[seat];
  return {
    role: leaderOf(view) === seat ? 'leader' : null,
    count: left === null ? say.hiddenCount : say.count(left),
    status: statusOf(view, events, seat, language),
    resting: view.passed[seat] || view.places[seat] !== null,
  };
};

/** "Bạn nợ Đông 2 điểm": the debt of cuts running in this round; empty while there is none (MN-9). */
export const debtNote = ({ debt }: TienLenView, voice: Voice): string =>
  debt === null ? '' : TIENLEN_MESSAGES[voice.language].debt(voice.who(debt.from), voice.who(debt.to), debt.amount);

/** Rule sets in which play goes on after the first one is out (TH-8). */
const PLAY_ON: readonly string[] = ['thirteen'];

export const tienlenPresentation: GamePresentation<TienLenView, TienLenAction, TienLenEvent, TienLenCommand> = {
  game: 'tienlen',
  ruleSetName: (ruleSet, language) => TIENLEN_NAMES[language].ruleSets[ruleSet]?.name ?? ruleSet,
  rules: (ruleSet, language) => TIENLEN_MESSAGES[language].rules[ruleSet] ?? [],
  direction: 'counterclockwise',
  sorts: (_ruleSet, language) => TIENLEN_MESSAGES[language].sorts,
  arrange,
  commands: [pass],
  amounts: null,
  propose: (_view, cards) => ({ type: 'play', cards }),
  cardsOf: (action) => (action.type === 'play' ? action.cards : []),
  label,
  hints,
  prompt,
  seat: seatPresentation,
  handName: () => '',
  narrate: (view, events, voice) => narrate(events, voice, PLAY_ON.includes(view.ruleSet)),
  highlights: (view, events, from, voice) => highlights(events, from, voice, PLAY_ON.includes(view.ruleSet)),
  headline,
  wonAtTheDeal,
  account,
  score: (points, language) => TIENLEN_MESSAGES[language].score(points),
  owns: () => null,
  interlude: null,
};
