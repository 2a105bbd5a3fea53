import { CARD_IDS, type CardId, type OwnView } from '@sanh-rong/engine';
import { arrangeHand, meldsWith, type PhomAction, type PhomView, pointsOfCards } from '@sanh-rong/engine/phom';
import type { Flaw, GameReasons } from '../reason.ts';
import { PHOM_REASON_WORDS, type PhomFlaw } from './messages/reasons/vi.ts';
import { ownHand, ruleSetOf } from './own-hand.ts';

/** What can be wrong with a move of Phỏm. */

type View = OwnView<PhomView>;

/** By so many points a card is dearer than another for certain. */
const DEARER = 3;
/** So many times the ways to eat a card are no accident. */
const MUCH_EASIER = 3;

const discardOf = (action: PhomAction): CardId | null => (action.type === 'discard' ? action.card : null);

/** Cards of which the seat does not know that they are gone: in other hands, in the stock, or set aside. */
const unseenBy = (view: View): readonly CardId[] => {
  const seen = new Set<CardId>([
    ...ownHand(view),
    ...view.discards.flat(),
    ...view.melds.flat().flatMap(({ cards, eaten }) => cards ?? (eaten === null ? [] : [eaten])),
  ]);
  return CARD_IDS.filter((card) => !seen.has(card));
};

/** In how many ways the next seat may hold what makes a phỏm with this discard. */
const waysToEat = (view: View, card: CardId): number => meldsWith(unseenBy(view), card, ruleSetOf(view)).length;

const isLastDiscard = ({ stock, phase }: View): boolean => stock === 0 && phase !== 'take';

/** The hand as it is laid out best: phỏm, and what lies beside them. Only where phỏm need not be eaten (PH-11). */
const arranged = (view: View, without: CardId | null) => {
  if (ruleSetOf(view) === 'basic') return null;
  const hand = ownHand(view).filter((card) => card !== without);
  return arrangeHand(hand, view.eaten[view.viewer], 'ta-la');
};

const looseOf = (view: View, without: CardId | null): readonly CardId[] =>
  ruleSetOf(view) === 'basic'
    ? ownHand(view).filter((card) => card !== without)
    : (arranged(view, without)?.left ?? []);

/** Whether two cards make a phỏm with some card of these. */
const canBecomePhom = (view: View, one: CardId, other: CardId, from: readonly CardId[]): boolean =>
  from.some((card) => card !== one && card !== other && meldsWith([one, other], card, ruleSetOf(view)).length > 0);

/** Loose cards of which an unseen card would make a phỏm with this one. */
const hopesOf = (view: View, card: CardId, loose: readonly CardId[]): readonly CardId[] =>
  loose.filter((other) => other !== card && canBecomePhom(view, card, other, unseenBy(view)));

const breaksPhom = (view: View, action: PhomAction): boolean => {
  const card = discardOf(action);
  if (card === null) return false;
  const before = arranged(view, null);
  const after = arranged(view, card);
  return before !== null && (after === null || after.melds.length < before.melds.length);
};

const breaksHope = (view: View, action: PhomAction): boolean => {
  const card = discardOf(action);
  if (card === null || view.stock === 0) return false;
  const loose = looseOf(view, null);
  return loose.includes(card) && hopesOf(view, card, loose).length > 0;
};

/** Two cards that look like the beginning of a phỏm, and every card that would complete it is gone. */
const keepsDeadPair = (view: View, action: PhomAction): boolean => {
  const card = discardOf(action);
  if (card === null) return false;
  const loose = looseOf(view, card);
  const isDead = (each: CardId): boolean => hopesOf(view, each, loose).length === 0;
  return loose.some(
    (one, at) =>
      isDead(one) && loose.slice(at + 1).some((other) => isDead(other) && canBecomePhom(view, one, other, CARD_IDS)),
  );
};

const keepsDear = (view: View, action: PhomAction): boolean => {
  const card = discardOf(action);
  if (card === null) return false;
  const loose = looseOf(view, card);
  const least = pointsOfCards([card]) + DEARER;
  return loose.some((other) => pointsOfCards([other]) >= least && hopesOf(view, other, loose).length === 0);
};

/** Something could have been done that this leaves undone. */
const misses =
  (type: PhomAction['type'], by: readonly PhomAction['type'][]) =>
  ({ legal }: View, action: PhomAction): boolean =>
    by.includes(action.type) && legal.some((each) => each.type === type);

const FLAWS: readonly Flaw<PhomView, PhomAction, PhomFlaw>[] = [
  { id: 'missesU', holds: misses('u', ['draw', 'eat', 'lay', 'send', 'discard']) },
  { id: 'missesEat', holds: misses('eat', ['draw']) },
  { id: 'missesLay', holds: misses('lay', ['discard']) },
  { id: 'missesSend', holds: misses('send', ['discard']) },
  { id: 'breaksPhom', holds: breaksPhom },
  {
    id: 'feeds',
    holds: (view, action) => {
      const card = discardOf(action);
      return card !== null && !isLastDiscard(view) && waysToEat(view, card) > 0;
    },
  },
  { id: 'breaksHope', holds: breaksHope },
  { id: 'keepsDeadPair', holds: keepsDeadPair },
  {
    id: 'feedsMore',
    holds: (view, action, instead) => {
      const [card, other] = [discardOf(action), discardOf(instead)];
      if (card === null || other === null || isLastDiscard(view)) return false;
      return waysToEat(view, card) >= MUCH_EASIER * Math.max(1, waysToEat(view, other));
    },
  },
  { id: 'keepsDear', holds: keepsDear },
];

export const PHOM_REASONS: GameReasons<PhomView, PhomAction, PhomFlaw> = { flaws: FLAWS, words: PHOM_REASON_WORDS };
