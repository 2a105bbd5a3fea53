import type { CardId, GameResult, Seat } from '@sanh-rong/engine';
import type { TienLenEvent } from '@sanh-rong/engine/tienlen';
import { showCard } from '../cards.ts';
import type { Sentence, Tone, Voice } from '../presentation.ts';
import { combinationInside, cutName, isCut, longerStraight } from './combination.ts';
import type { TienLenMessages } from './messages/en.ts';
import { TIENLEN_MESSAGES } from './messages/vi.ts';

/** A hand this small is worth a warning. */
const FEW_CARDS = 3;

/** A narration in the making: its sentences, and what they need to know of earlier events. */
interface Narration {
  readonly say: TienLenMessages;
  readonly voice: Voice;
  /** Who acts in this game; Miền Nam ends with the first one out. */
  readonly seats: number;
  readonly playsOn: boolean;
  /** What lies on the table, and what lay there before. */
  table: readonly CardId[] | null;
  below: readonly CardId[] | null;
  readonly told: Sentence[];
}

type Kind<Name extends TienLenEvent['type']> = Extract<TienLenEvent, { readonly type: Name }>;

const tell = (narration: Narration, text: string, tone: Tone = 'plain'): void => {
  narration.told.push({ text, tone });
};

const tellDeal = (narration: Narration, { leader, mustInclude }: Kind<'deal'>): void => {
  const who = narration.voice.who(leader);
  tell(
    narration,
    mustInclude === null ? narration.say.dealt(who) : narration.say.dealtWith(who, showCard(mustInclude)),
  );
};

/** A pair of 4s on a pair of 4s: only the high card tells why it beats the other. */
const nameOfPlay = ({ say, voice, below }: Narration, cards: readonly CardId[]): string => {
  const name = combinationInside(cards, voice.language);
  const sameName = cards.length > 1 && below !== null && combinationInside(below, voice.language) === name;
  return sameName ? say.withTop(name, showCard(cards[cards.length - 1])) : name;
};

const tellPlay = (narration: Narration, event: Kind<'play'>, next: TienLenEvent | undefined): void => {
  const { say, voice } = narration;
  narration.below = narration.table;
  narration.table = event.cards;
  const who = voice.who(event.seat);
  const few = event.left !== null && event.left > 0 && event.left <= FEW_CARDS ? say.lastCards(event.left) : '';
  const longer = longerStraight(event.cards, narration.below) === null ? '' : say.longerWins;
  tell(narration, say.plays(who, nameOfPlay(narration, event.cards)) + longer + few);
  const toldByCut = next?.type === 'cut';
  if (!toldByCut && narration.below !== null && isCut(event.cards, narration.below)) {
    tell(narration, say.cuts(who, cutName(narration.below, voice.language)), 'cut');
  }
};

const tellCut = (narration: Narration, { seat, victim, amount, debt }: Kind<'cut'>): void => {
  const { say, voice } = narration;
  const sentence = debt > amount ? say.stacksForPoints : say.cutsForPoints;
  const what = cutName(narration.below ?? [], voice.language);
  tell(narration, sentence(voice.who(seat), what, voice.who(victim), debt), 'cut');
};

const tellPay = (narration: Narration, { from, to, amount, for: reason }: Kind<'pay'>): void => {
  const { say, voice } = narration;
  if (reason === 'chat') tell(narration, say.paysForCut(voice.who(from), voice.who(to), amount), 'cut');
  if (reason === 'cong') tell(narration, say.paysCong(voice.who(from), amount), 'cut');
  if (reason === 'thui') tell(narration, say.paysThui(voice.who(from), voice.who(to), amount), 'cut');
  if (reason === 'denBai') tell(narration, say.paysDenBai(voice.who(from), amount), 'cut');
};

const tellOut = (narration: Narration, { seat, place }: Kind<'out'>): void => {
  const who = narration.voice.who(seat);
  if (!narration.playsOn) tell(narration, narration.say.wins(who), 'win');
  else if (place === narration.seats) tell(narration, narration.say.isLast(who));
  else tell(narration, narration.say.goesOut(who, place), 'win');
};

const tellRoundWon = (narration: Narration, { seat, leader }: Kind<'roundWon'>): void => {
  const { say, voice } = narration;
  narration.table = null;
  const inherited = seat !== leader;
  tell(
    narration,
    inherited ? say.inherits(voice.who(seat), voice.who(leader)) : say.roundWon(voice.who(seat)),
    'quiet',
  );
};

const tellEvent = (narration: Narration, event: TienLenEvent, next: TienLenEvent | undefined): void => {
  const { say, voice } = narration;
  switch (event.type) {
    case 'deal':
      tellDeal(narration, event);
      break;
    case 'winAtTheDeal':
      tell(narration, say.winAtTheDeal(voice.who(event.seat), say.hands[event.hand]), 'win');
      break;
    case 'play':
      tellPlay(narration, event, next);
      break;
    case 'pass':
      tell(narration, say.passes(voice.who(event.seat)), 'quiet');
      break;
    case 'cut':
      tellCut(narration, event);
      break;
    case 'pay':
      tellPay(narration, event);
      break;
    case 'out':
      tellOut(narration, event);
      break;
    case 'roundWon':
      tellRoundWon(narration, event);
      break;
    case 'end':
      break;
  }
};

/** A game of Tiến Lên in words, one sentence a thing that happened. `playsOn`: the rule set goes on after the first one out. */
export const narrate = (events: readonly TienLenEvent[], voice: Voice, playsOn: boolean): readonly Sentence[] => {
  const first = events[0];
  const seats = first?.type === 'deal' ? first.hands.length : 0;
  const narration: Narration = {
    say: TIENLEN_MESSAGES[voice.language],
    voice,
    seats,
    playsOn,
    table: null,
    below: null,
    told: [],
  };
  for (const [i, event] of events.entries()) tellEvent(narration, event, events[i + 1]);
  return narration.told;
};

/** Who won and how, in one sentence. */
export const headline = (events: readonly TienLenEvent[], result: GameResult, voice: Voice): string => {
  const say = TIENLEN_MESSAGES[voice.language];
  const atTheDeal = events.find((event) => event.type === 'winAtTheDeal');
  if (atTheDeal !== undefined) return say.winAtTheDeal(voice.who(atTheDeal.seat), say.hands[atTheDeal.hand]);
  const winner: Seat = result.places.indexOf(1);
  return say.headline(voice.who(winner));
};
