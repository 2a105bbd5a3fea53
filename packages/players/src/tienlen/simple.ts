import { type CardSet, cardset, type Seat } from '@sanh-rong/engine';
import type { TienLenAction, TienLenView } from '@sanh-rong/engine/tienlen';
import { classify, countHang, highOf, isHang, kindOf, SINGLE, TWO } from '@sanh-rong/engine/tienlen/core';
import type { Player } from '../player.ts';
import { groupsOf } from './groups.ts';

/**
 * The simple player: gets rid of its lowest card in the longest combination it has, answers with the weakest that beats
 * the table, and keeps 2s and hàng for cutting. It counts nothing and remembers nothing.
 */

const { setOfIds, sizeOf, lowHalf, highHalf, minus, isSubset, overlaps, cardsOf } = cardset;

/** What the player sees in its hand. */
interface Look {
  readonly hand: CardSet;
  readonly size: number;
  readonly hang: number;
  readonly groups: readonly CardSet[];
  /** The lowest card that is neither a 2 nor part of a hàng, as a set; empty when there is none. */
  readonly lowest: CardSet;
  /** The fewest cards an opponent still holds. */
  readonly nearest: number;
  readonly hasPlayed: boolean;
}

/** One play weighed. The lower the cost, the sooner it is played. */
interface Weighed {
  readonly action: TienLenAction;
  readonly cost: number;
}

const handOf = (view: TienLenView, seat: Seat): CardSet => setOfIds(view.hands[seat] ?? []) ?? cardset.EMPTY;

const formOf = (set: CardSet): number => classify(lowHalf(set), highHalf(set));

const hangIn = (set: CardSet): number => countHang(lowHalf(set), highHalf(set));

const isTwos = (form: number): boolean => highOf(form) >> 2 === TWO;

const lowestOrdinary = (groups: readonly CardSet[]): CardSet => {
  const ordinary = groups.filter((group) => !isHang(formOf(group)) && !isTwos(formOf(group)));
  const cards = ordinary.flatMap((group) => cardsOf(group));
  return cards.length === 0 ? cardset.EMPTY : cardset.setOf([Math.min(...cards)]);
};

const lookAt = (view: TienLenView, seat: Seat): Look => {
  const hand = handOf(view, seat);
  const groups = groupsOf(hand);
  const others = view.counts.filter((left, other): left is number => other !== seat && left !== null && left > 0);
  return {
    hand,
    size: sizeOf(hand),
    hang: hangIn(hand),
    groups,
    lowest: lowestOrdinary(groups),
    nearest: Math.min(...others, Number.POSITIVE_INFINITY),
    hasPlayed: view.history.some((done) => done.seat === seat && done.action.type === 'play'),
  };
};

/** How many groups of the hand a play would leave in pieces. */
const broken = (groups: readonly CardSet[], play: CardSet): number =>
  groups.filter((group) => overlaps(group, play) && !isSubset(group, play)).length;

const WINS = -100_000;

const breaksHang = (look: Look, play: CardSet, form: number): boolean =>
  !isHang(form) && look.hang > 0 && hangIn(minus(look.hand, play)) < look.hang;

const costOfLead = (look: Look, play: CardSet): number => {
  const form = formOf(play);
  const size = sizeOf(play);
  if (size === look.size) return WINS;
  let cost = highOf(form) + 15 * broken(look.groups, play) - 60 * size;
  if (!isSubset(look.lowest, play)) cost += 1_000;
  if (isTwos(form)) cost += 2_000;
  if (isHang(form)) cost += 3_000;
  if (breaksHang(look, play, form)) cost += 5_000;
  // An opponent with one card left wins on any single but a high one.
  if (look.nearest === 1 && kindOf(form) === SINGLE) cost += 10_000 - 60 * highOf(form);
  return cost;
};

const costOfAnswer = (look: Look, play: CardSet): number => {
  const form = formOf(play);
  if (sizeOf(play) === look.size) return WINS;
  if (isHang(form)) return highOf(form) - 100;
  let cost = highOf(form) + 15 * broken(look.groups, play);
  if (isTwos(form)) cost += 100;
  if (breaksHang(look, play, form)) cost += 400;
  return cost;
};

/** Plays that cost more than this are not worth it: the player passes. */
const costOfPass = (look: Look): number => {
  if (look.nearest === 1) return 1_000;
  const mayEndSoon = look.nearest <= 4 || look.size <= 4;
  const fearsCong = !look.hasPlayed && look.nearest <= 8;
  return mayEndSoon || fearsCong ? 250 : 75;
};

/** Everything in `legal`, best first, as the simple player sees it: also what a hint shows. */
export const preferences = (view: TienLenView, legal: readonly TienLenAction[]): TienLenAction[] => {
  const look = lookAt(view, view.turn ?? 0);
  const costOf = view.table === null ? costOfLead : costOfAnswer;
  const weighed = legal.map((action): Weighed => {
    if (action.type === 'pass') return { action, cost: costOfPass(look) };
    return { action, cost: costOf(look, setOfIds(action.cards) ?? cardset.EMPTY) };
  });
  return weighed.sort((a, b) => a.cost - b.cost).map(({ action }) => action);
};

export const simple: Player<TienLenView, TienLenAction> = {
  id: 'simple',
  choose: (view, legal) => preferences(view, legal)[0],
};
