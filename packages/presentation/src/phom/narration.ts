import type { GameResult, Seat } from '@sanh-rong/engine';
import type { PhomEvent } from '@sanh-rong/engine/phom';
import { showCard } from '../cards.ts';
import type { Sentence, Tone, Voice, WonAtTheDeal } from '../presentation.ts';
import { PHOM_MESSAGES } from './messages/vi.ts';
import { showMelds } from './own-hand.ts';

type Kind<Name extends PhomEvent['type']> = Extract<PhomEvent, { readonly type: Name }>;

const sentence = (text: string, tone: Tone = 'plain'): Sentence => ({ text, tone });

const tellDraw = ({ seat, card }: Kind<'draw'>, voice: Voice): Sentence => {
  const say = PHOM_MESSAGES[voice.language];
  const who = voice.who(seat);
  return card === null ? sentence(say.draws(who), 'quiet') : sentence(say.drawsCard(who, showCard(card)));
};

const tellEat = ({ seat, from, card, chot }: Kind<'eat'>, voice: Voice): Sentence => {
  const say = PHOM_MESSAGES[voice.language];
  const tell = chot ? say.eatsChot : say.eats;
  return sentence(tell(voice.who(seat), showCard(card), voice.who(from)), 'cut');
};

const tellSend = ({ seat, card, to }: Kind<'send'>, voice: Voice): Sentence => {
  const say = PHOM_MESSAGES[voice.language];
  const who = voice.who(seat);
  return sentence(
    seat === to ? say.sendsOwn(who, showCard(card)) : say.sends(who, showCard(card), voice.who(to)),
    'bold',
  );
};

const tellU = ({ seat, kind, melds }: Kind<'u'>, voice: Voice): Sentence[] => {
  const say = PHOM_MESSAGES[voice.language];
  const who = voice.who(seat);
  const shown = melds.length === 0 ? [] : [sentence(say.lays(who, showMelds(melds)))];
  return [sentence(say.declares(who, say.uNames[kind]), 'win'), ...shown];
};

/** Eating is paid at once and told at once; what the end pays stands in the account, but for what has a name. */
const tellPay = ({ from, to, amount, for: reason }: Kind<'pay'>, voice: Voice): Sentence[] => {
  const say = PHOM_MESSAGES[voice.language];
  if (reason === 'eat' || reason === 'chot') {
    return [sentence(say.pays(voice.who(from), voice.who(to), amount), 'quiet')];
  }
  if (reason === 'mom') return [sentence(say.isMom(voice.who(from)), 'cut')];
  return reason === 'den' ? [sentence(say.paysForAll(voice.who(from)), 'cut')] : [];
};

const tell = (event: PhomEvent, voice: Voice): Sentence[] => {
  const say = PHOM_MESSAGES[voice.language];
  switch (event.type) {
    case 'deal':
      return [sentence(say.dealt(voice.who(event.leader), event.stock))];
    case 'draw':
      return [tellDraw(event, voice)];
    case 'eat':
      return [tellEat(event, voice)];
    case 'lay':
      return [sentence(say.lays(voice.who(event.seat), showMelds(event.melds)), 'bold')];
    case 'send':
      return [tellSend(event, voice)];
    case 'discard':
      return [sentence(say.discards(voice.who(event.seat), showCard(event.card)))];
    case 'u':
      return tellU(event, voice);
    case 'pay':
      return tellPay(event, voice);
    case 'end':
      return [];
  }
};

/** A game of Phỏm in words. */
export const narrate = (events: readonly PhomEvent[], voice: Voice): readonly Sentence[] =>
  events.flatMap((event) => tell(event, voice));

const isDone = <Name extends PhomEvent['type']>(events: readonly PhomEvent[], name: Name): Kind<Name> | undefined =>
  events.find((event): event is Kind<Name> => event.type === name);

/** Who won and how, in one sentence. */
export const headline = (events: readonly PhomEvent[], { places }: GameResult, voice: Voice): string => {
  const say = PHOM_MESSAGES[voice.language];
  const u = isDone(events, 'u');
  if (u !== undefined) return say.headlineU(voice.who(u.seat), say.uNames[u.kind]);
  const winners: Seat[] = [...places.keys()].filter((seat) => places[seat] === 1);
  const end = isDone(events, 'end');
  const left = end?.left[winners[0]] ?? 0;
  if (winners.length > 1) return say.headlineShared(winners.map((seat) => voice.who(seat).name).join(', '), left);
  const isEmpty = end?.hands[winners[0]].length === 0;
  return isEmpty ? say.headlineEmpty(voice.who(winners[0])) : say.headlineFirst(voice.who(winners[0]), left);
};

/** Ù khan ends a game at the deal (PH-24). */
export const wonAtTheDeal = (events: readonly PhomEvent[], voice: Voice): WonAtTheDeal | null => {
  const u = isDone(events, 'u');
  if (u === undefined || u.kind !== 'uKhan') return null;
  const paid = events.find((event) => event.type === 'pay' && event.for === 'u');
  const amount = paid?.type === 'pay' ? paid.amount : 0;
  return { text: PHOM_MESSAGES[voice.language].uKhan(voice.who(u.seat), amount), cards: u.outside, rules: ['PH-24'] };
};
