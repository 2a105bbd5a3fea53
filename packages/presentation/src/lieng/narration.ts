import type { GameResult } from '@sanh-rong/engine';
import type { LiengEvent } from '@sanh-rong/engine/lieng';
import { showCards } from '../cards.ts';
import type { Sentence, Tone, Voice } from '../presentation.ts';
import { handInside } from './hand-name.ts';
import { LIENG_MESSAGES } from './messages/vi.ts';
import { tieText } from './tie.ts';

type Kind<Name extends LiengEvent['type']> = Extract<LiengEvent, { readonly type: Name }>;

const sentence = (text: string, tone: Tone = 'plain'): Sentence => ({ text, tone });

export const potsOf = (events: readonly LiengEvent[]): readonly Kind<'pot'>[] =>
  events.filter((event) => event.type === 'pot');

/** The pot with its name and amount: a single one needs no name. */
const potName = (pots: readonly Kind<'pot'>[], pot: Kind<'pot'>, voice: Voice): string => {
  const say = LIENG_MESSAGES[voice.language];
  if (pots.length === 1) return say.onlyPot(pot.amount);
  const number = pots.indexOf(pot);
  return number === 0 ? say.mainPot(pot.amount) : say.sidePot(number, pot.amount);
};

/** The ante of a table is the largest one paid: a seat with fewer chips pays what it has (LG-1). */
const tellDeal = (events: readonly LiengEvent[], { dealer }: Kind<'deal'>, voice: Voice): Sentence[] => {
  const say = LIENG_MESSAGES[voice.language];
  const antes = events.filter((event) => event.type === 'ante');
  const ante = Math.max(...antes.map(({ amount }) => amount));
  const short = antes.filter(({ chips }) => chips === 0);
  return [
    sentence(say.dealt(voice.who(dealer), ante)),
    ...short.map(({ seat, amount }) => sentence(say.shortAnte(voice.who(seat), amount), 'cut')),
  ];
};

const tellPot = (events: readonly LiengEvent[], pot: Kind<'pot'>, voice: Voice): Sentence[] => {
  const say = LIENG_MESSAGES[voice.language];
  const name = potName(potsOf(events), pot, voice);
  const tie = tieText(events, pot, voice);
  return pot.winners.map((seat) => {
    const takes = say.takesPot(voice.who(seat), name);
    return sentence(tie === null ? takes : say.because(takes, tie), 'win');
  });
};

/** Who lost their last chips in this game. */
const tellBroke = (events: readonly LiengEvent[], { chips }: Kind<'end'>, voice: Voice): Sentence[] => {
  const say = LIENG_MESSAGES[voice.language];
  const played = events.flatMap((event) => (event.type === 'ante' ? [event.seat] : []));
  return played.filter((seat) => chips[seat] === 0).map((seat) => sentence(say.broke(voice.who(seat)), 'cut'));
};

const tell = (events: readonly LiengEvent[], event: LiengEvent, voice: Voice): Sentence[] => {
  const say = LIENG_MESSAGES[voice.language];
  switch (event.type) {
    case 'rebuy':
      return [sentence(say.rebought(voice.who(event.seat), event.chips))];
    case 'deal':
      return tellDeal(events, event, voice);
    case 'bo':
      return [sentence(say.folds(voice.who(event.seat)), 'quiet')];
    case 'theo':
      return event.amount === 0
        ? [sentence(say.checks(voice.who(event.seat)), 'quiet')]
        : [sentence(say.calls(voice.who(event.seat), event.amount))];
    case 'to':
      return [sentence(say.raises(voice.who(event.seat), event.bet), 'bold')];
    case 'to-tat':
      return [sentence(say.goesAllIn(voice.who(event.seat), event.bet), 'cut')];
    case 'uncalled':
      return [sentence(say.uncalled(voice.who(event.seat), event.amount), 'quiet')];
    case 'show': {
      const hand = handInside(event.cards, event, voice.language);
      return [sentence(say.shows(voice.who(event.seat), showCards(event.cards), hand))];
    }
    case 'pot':
      return tellPot(events, event, voice);
    case 'end':
      return tellBroke(events, event, voice);
    case 'phase':
    case 'ante':
      return [];
  }
};

/** A game of Liêng in words. */
export const narrate = (events: readonly LiengEvent[], voice: Voice): readonly Sentence[] =>
  events.flatMap((event) => tell(events, event, voice));

/** Who won the most, and with what. */
export const headline = (events: readonly LiengEvent[], result: GameResult, voice: Voice): string => {
  const say = LIENG_MESSAGES[voice.language];
  const won = result.breakdown.map(({ pots = 0 }) => pots);
  const winner = won.indexOf(Math.max(...won));
  const who = voice.who(winner);
  const shown = events.find((event) => event.type === 'show' && event.seat === winner);
  const largest = potsOf(events).find(({ winners }) => winners.includes(winner));
  const tie = largest === undefined ? null : tieText(events, largest, voice);
  if (tie !== null) return say.headlineTied(who, won[winner], tie);
  return shown?.type === 'show'
    ? say.headlineShown(who, won[winner], handInside(shown.cards, shown, voice.language))
    : say.headlineFolded(who, won[winner]);
};
