import type { CardId, GameResult, Seat } from '@sanh-rong/engine';
import type { TienLenEvent } from '@sanh-rong/engine/tienlen';
import { showCard } from '../cards.ts';
import type { Sentence, Tone, Voice } from '../presentation.ts';
import { combinationInside, cutName, isCut } from './combination.ts';
import { type TienLenMessages, tienlenMessages } from './messages/index.ts';

/** A hand this small is worth a warning. */
const FEW_CARDS = 3;

/** What the storyteller remembers from one event to the next. */
interface Story {
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

const tell = (story: Story, text: string, tone: Tone = 'plain'): void => {
  story.told.push({ text, tone });
};

const tellDeal = (story: Story, { leader, mustInclude }: Kind<'deal'>): void => {
  const who = story.voice.who(leader);
  tell(story, mustInclude === null ? story.say.dealt(who) : story.say.dealtWith(who, showCard(mustInclude)));
};

/** A pair of 4s on a pair of 4s: only the high card tells why it beats the other. */
const nameOfPlay = ({ say, voice, below }: Story, cards: readonly CardId[]): string => {
  const name = combinationInside(cards, voice.language);
  const sameName = cards.length > 1 && below !== null && combinationInside(below, voice.language) === name;
  return sameName ? say.withTop(name, showCard(cards[cards.length - 1])) : name;
};

const tellPlay = (story: Story, event: Kind<'play'>, next: TienLenEvent | undefined): void => {
  const { say, voice } = story;
  story.below = story.table;
  story.table = event.cards;
  const who = voice.who(event.seat);
  const few = event.left !== null && event.left > 0 && event.left <= FEW_CARDS ? say.lastCards(event.left) : '';
  tell(story, say.plays(who, nameOfPlay(story, event.cards)) + few);
  const toldByCut = next?.type === 'cut';
  if (!toldByCut && story.below !== null && isCut(event.cards, story.below)) {
    tell(story, say.cuts(who, cutName(story.below, voice.language)), 'cut');
  }
};

const tellCut = (story: Story, { seat, victim, amount, debt }: Kind<'cut'>): void => {
  const { say, voice } = story;
  const sentence = debt > amount ? say.stacksForPoints : say.cutsForPoints;
  const what = cutName(story.below ?? [], voice.language);
  tell(story, sentence(voice.who(seat), what, voice.who(victim), debt), 'cut');
};

const tellPay = (story: Story, { from, to, amount, for: reason }: Kind<'pay'>): void => {
  const { say, voice } = story;
  if (reason === 'chat') tell(story, say.paysForCut(voice.who(from), voice.who(to), amount), 'cut');
  if (reason === 'cong') tell(story, say.paysCong(voice.who(from), amount), 'cut');
  if (reason === 'thui') tell(story, say.paysThui(voice.who(from), voice.who(to), amount), 'cut');
  if (reason === 'denBai') tell(story, say.paysDenBai(voice.who(from), amount), 'cut');
};

const tellOut = (story: Story, { seat, place }: Kind<'out'>): void => {
  const who = story.voice.who(seat);
  if (!story.playsOn) tell(story, story.say.wins(who), 'win');
  else if (place === story.seats) tell(story, story.say.isLast(who));
  else tell(story, story.say.goesOut(who, place), 'win');
};

const tellRoundWon = (story: Story, { seat, leader }: Kind<'roundWon'>): void => {
  const { say, voice } = story;
  story.table = null;
  const inherited = seat !== leader;
  tell(story, inherited ? say.inherits(voice.who(seat), voice.who(leader)) : say.roundWon(voice.who(seat)), 'quiet');
};

const tellEvent = (story: Story, event: TienLenEvent, next: TienLenEvent | undefined): void => {
  const { say, voice } = story;
  switch (event.type) {
    case 'deal':
      tellDeal(story, event);
      break;
    case 'winAtTheDeal':
      tell(story, say.winAtTheDeal(voice.who(event.seat), say.hands[event.hand]), 'win');
      break;
    case 'play':
      tellPlay(story, event, next);
      break;
    case 'pass':
      tell(story, say.passes(voice.who(event.seat)), 'quiet');
      break;
    case 'cut':
      tellCut(story, event);
      break;
    case 'pay':
      tellPay(story, event);
      break;
    case 'out':
      tellOut(story, event);
      break;
    case 'roundWon':
      tellRoundWon(story, event);
      break;
    case 'end':
      break;
  }
};

/** A game of Tiến Lên in words, one sentence a thing that happened. `playsOn`: the rule set goes on after the first one out. */
export const narrate = (events: readonly TienLenEvent[], voice: Voice, playsOn: boolean): readonly Sentence[] => {
  const first = events[0];
  const seats = first?.type === 'deal' ? first.hands.length : 0;
  const story: Story = {
    say: tienlenMessages(voice.language),
    voice,
    seats,
    playsOn,
    table: null,
    below: null,
    told: [],
  };
  for (const [i, event] of events.entries()) tellEvent(story, event, events[i + 1]);
  return story.told;
};

/** Who won and how, in one sentence. */
export const headline = (events: readonly TienLenEvent[], result: GameResult, voice: Voice): string => {
  const say = tienlenMessages(voice.language);
  const atTheDeal = events.find((event) => event.type === 'winAtTheDeal');
  if (atTheDeal !== undefined) return say.winAtTheDeal(voice.who(atTheDeal.seat), say.hands[atTheDeal.hand]);
  const winner: Seat = result.places.indexOf(1);
  return say.headline(voice.who(winner));
};
