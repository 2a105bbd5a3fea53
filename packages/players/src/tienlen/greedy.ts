import { type CardSet, cardset, type OwnView } from '@sanh-rong/engine';
import type { TienLenAction, TienLenView } from '@sanh-rong/engine/tienlen';
import type { Player } from '../player.ts';
import { groupsOf } from './groups.ts';

export type Play = Extract<TienLenAction, { readonly type: 'play' }>;

export const playsOf = (legal: readonly TienLenAction[]): Play[] => legal.filter((action) => action.type === 'play');

export const cardsOf = ({ cards }: Play): CardSet => cardset.setOfIds(cards) ?? cardset.EMPTY;

export const handOf = (view: OwnView<TienLenView>): CardSet =>
  cardset.setOfIds(view.hands[view.viewer] ?? []) ?? cardset.EMPTY;

/** The play that leaves the fewest groups in the hand; of equal ones the longest, and of these the weakest. */
export const fewestGroups = (hand: CardSet, plays: readonly Play[]): Play => {
  const left = plays.map((play) => groupsOf(cardset.minus(hand, cardsOf(play))).length);
  const least = left.reduce((fewest, groups) => Math.min(fewest, groups));
  const fewest = plays.filter((_, at) => left[at] === least);
  return fewest.reduce((longest, play) => (play.cards.length > longest.cards.length ? play : longest));
};

/** Plays whenever it can, and what leaves it the fewest groups: it saves nothing, and ignores what others could do. */
export const greedy: Player<TienLenView, TienLenAction> = {
  id: 'greedy',
  choose: (view, legal) => {
    const plays = playsOf(legal);
    return plays.length === 0 ? legal[0] : fewestGroups(handOf(view), plays);
  },
};
