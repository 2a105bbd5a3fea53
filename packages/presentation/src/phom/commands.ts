import type { CardId, Language } from '@sanh-rong/engine';
import { arrangeHand, type PhomAction, type PhomView, pointsOfCards } from '@sanh-rong/engine/phom';
import { showCard } from '../cards.ts';
import { keyBeside } from '../display.ts';
import type { Command, Given } from '../presentation.ts';
import { PHOM_MESSAGES } from './messages/vi.ts';
import { bestMelds, legalOf, ownHand, ownSeat, ruleSetOf } from './own-hand.ts';

/** What can be done in a turn besides selecting cards. */

export type PhomCommand = 'draw' | 'eat' | 'lay' | 'send' | 'discard' | 'u';

type Ability = Command<PhomView, PhomAction, PhomCommand>;
type Ways = readonly Extract<PhomAction, { readonly type: 'eat' }>[];

const named = (id: PhomCommand) => ({ id, name: (language: Language) => PHOM_MESSAGES[language].names[id] });

const nothingGiven = (_view: PhomView, { cards }: Given): boolean => cards.length === 0;

const draw: Ability = {
  ...named('draw'),
  takes: 'nothing',
  label: (_view, language) => PHOM_MESSAGES[language].labels.draw,
  isOffered: (view) => legalOf(view, 'draw').length > 0,
  actions: () => [{ type: 'draw' }],
  asksFirst: () => false,
};

/**
 * The ways to eat, the dearest cards first. Where an eat only shows that it is allowed they are all the same (PH-23).
 */
const waysToEat = (view: PhomView, among: Ways = legalOf(view, 'eat')): readonly PhomAction[] => {
  const ways = among.toSorted((a, b) => pointsOfCards(b.cards) - pointsOfCards(a.cards));
  return ruleSetOf(view) === 'basic' ? ways : ways.slice(0, 1);
};

/**
 * The ways to eat with these cards: with just them where that makes a phỏm, or else with more of the hand. A finger
 * that has picked one card of the phỏm has said enough. Where there is no way, the rules say why.
 */
const waysToEatWith = (view: PhomView, cards: readonly CardId[]): readonly PhomAction[] => {
  const ways = legalOf(view, 'eat').filter((way) => cards.every((card) => way.cards.includes(card)));
  const exact = ways.filter((way) => way.cards.length === cards.length);
  if (ways.length === 0) return [{ type: 'eat', cards }];
  return waysToEat(view, exact.length > 0 ? exact : ways);
};

const eat: Ability = {
  ...named('eat'),
  takes: 'cards',
  label: ({ offered }, language) => PHOM_MESSAGES[language].labels.eat(offered === null ? '' : showCard(offered.card)),
  isOffered: (view) => legalOf(view, 'eat').length > 0,
  objection: (view, { cards }, voice) => {
    const say = PHOM_MESSAGES[voice.language];
    const drawKey = keyBeside(voice, draw.id);
    if (cards.length > 0 || view.phase !== 'take' || legalOf(view, 'eat').length > 0) return null;
    return view.offered === null ? say.nothingToEat(drawKey) : say.cannotEat(showCard(view.offered.card), drawKey);
  },
  actions: (view, { cards }) => {
    // Outside the taking phase any cards will do: the rules refuse them and say why.
    if (cards.length === 0 && view.phase !== 'take') return [{ type: 'eat', cards: ownHand(view) }];
    return cards.length > 0 ? waysToEatWith(view, cards) : waysToEat(view);
  },
  asksFirst: () => false,
};

/** Cards that were selected together, taken apart into phỏm; as one, however wrong, when they cannot be. */
export const meldsAmong = (view: PhomView, cards: readonly CardId[]): readonly (readonly CardId[])[] => {
  const eaten = view.eaten[ownSeat(view)].filter((card) => cards.includes(card));
  const arranged = arrangeHand(cards, eaten, ruleSetOf(view));
  return arranged !== null && arranged.left.length === 0 && arranged.melds.length > 0 ? arranged.melds : [cards];
};

const lay: Ability = {
  ...named('lay'),
  ruleSets: ['ta-la'],
  takes: 'cards',
  label: (_view, language) => PHOM_MESSAGES[language].labels.lay,
  isOffered: (view) => legalOf(view, 'lay').length > 0,
  objection: (view, { cards }, { language }) => {
    const say = PHOM_MESSAGES[language];
    return view.phase === 'lay' && cards.length === 0 && bestMelds(view).length === 0 ? say.noPhomToLay : null;
  },
  actions: (view, { cards }) => {
    if (cards.length > 0) return [{ type: 'lay', melds: meldsAmong(view, cards) }];
    const melds = bestMelds(view);
    return [{ type: 'lay', melds: melds.length > 0 ? melds : [ownHand(view)] }];
  },
  asksFirst: nothingGiven,
};

/** Every card that can be sent, the dearest first, onto each phỏm it fits. */
const waysToSend = (view: PhomView, cards: readonly CardId[]): readonly PhomAction[] =>
  legalOf(view, 'send')
    .filter(({ card }) => cards.length === 0 || card === cards[0])
    .toSorted((a, b) => pointsOfCards([b.card]) - pointsOfCards([a.card]));

const send: Ability = {
  ...named('send'),
  ruleSets: ['ta-la'],
  takes: 'cards',
  label: (_view, language) => PHOM_MESSAGES[language].labels.send,
  isOffered: (view) => legalOf(view, 'send').length > 0,
  objection: (view, { cards }, { language }) => {
    const say = PHOM_MESSAGES[language];
    const own = view.melds[ownSeat(view)];
    if (view.phase !== 'lay' || own.length === 0 || waysToSend(view, cards).length > 0) return null;
    const [card] = cards;
    // A card that is held back for another reason than its shape is explained by the rules.
    if (card !== undefined && !legalOf(view, 'discard').some((other) => other.card === card)) return null;
    return card === undefined ? say.noSending : say.cannotSend(showCard(card));
  },
  actions: (view, { cards }) => {
    const ways = waysToSend(view, cards);
    if (ways.length > 0) return ways;
    const seat = view.melds.findIndex((melds) => melds.length > 0);
    return [{ type: 'send', card: cards[0] ?? ownHand(view)[0], seat: Math.max(0, seat), meld: 0 }];
  },
  asksFirst: nothingGiven,
};

const discard: Ability = {
  ...named('discard'),
  takes: 'cards',
  label: (_view, language) => PHOM_MESSAGES[language].labels.discard,
  // To play the one card selected does the same.
  isOffered: () => false,
  objection: (_view, { cards }, { language }) => (cards.length === 1 ? null : PHOM_MESSAGES[language].whichDiscard),
  actions: (_view, { cards }) => [{ type: 'discard', card: cards[0] }],
  asksFirst: () => false,
};

const declareU: Ability = {
  ...named('u'),
  ruleSets: ['ta-la'],
  takes: 'nothing',
  label: (_view, language) => PHOM_MESSAGES[language].labels.u,
  isOffered: (view) => legalOf(view, 'u').length > 0,
  actions: () => [{ type: 'u' }],
  asksFirst: () => false,
};

/** Where the card that lies there can be eaten, most people want it: eating comes before drawing. */
export const commands: readonly Ability[] = [declareU, eat, draw, lay, send, discard];
