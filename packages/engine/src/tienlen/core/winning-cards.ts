import { type CardId, cardOf } from '../../cards.ts';
import { highHalf, lowHalf, setOfIds } from '../../cardset.ts';
import { INSTANT_WINS, type InstantWin, lookAtHand, TOI_TRANG, type ToiTrang } from './instant.ts';

/** Whether these cards alone make the hand that wins at the deal. */
const holds = (isHeld: () => boolean, cards: readonly CardId[]): boolean => {
  const set = setOfIds(cards) ?? 0;
  lookAtHand(lowHalf(set), highHalf(set));
  return isHeld();
};

/** The cards of a hand without which it would not win at the deal; of a colour, that is all of them. */
const needed = (isHeld: () => boolean, hand: readonly CardId[]): readonly CardId[] => {
  const strongestFirst = hand.toSorted((a, b) => (cardOf(b) ?? 0) - (cardOf(a) ?? 0));
  let cards = strongestFirst;
  for (const card of strongestFirst) {
    const rest = cards.filter((other) => other !== card);
    if (holds(isHeld, rest)) cards = rest;
  }
  return cards.toReversed();
};

/** Which cards of a hand make its tới trắng (MN-17), weakest first. */
export const toiTrangCards = (name: ToiTrang, hand: readonly CardId[]): readonly CardId[] =>
  name === 'oneColour' ? hand : needed(TOI_TRANG[name], hand);

/** Which cards of a hand make its instant win (TH-6), weakest first. */
export const instantWinCards = (name: InstantWin, hand: readonly CardId[]): readonly CardId[] =>
  needed(INSTANT_WINS[name], hand);
