import { cardset, type OwnView } from '@sanh-rong/engine';
import type { TienLenAction, TienLenView } from '@sanh-rong/engine/tienlen';
import { classify, highOf, isHang, nextIn, type Position, TWO } from '@sanh-rong/engine/tienlen/core';
import type { Player } from '../player.ts';
import { cardsOf, fewestGroups, handOf, type Play, playsOf } from './greedy.ts';
import { groupsOf } from './groups.ts';
import { type Sight, sightOf } from './sight.ts';

/**
 * The defensive player: saves its 2s and hàng until they count, and stands in the way of whoever is about to go out.
 * Otherwise it lays out its hand in as few groups as it can.
 */

/** With no more groups than this it is about to go out itself, and saves nothing when it leads. */
const NEARLY_OUT = 3;
/** With more groups than this it has time to wait for a better use of what it saves. */
const FAR_FROM_OUT = 4;

const formOf = (play: Play): number => {
  const cards = cardsOf(play);
  return classify(cardset.lowHalf(cards), cardset.highHalf(cards));
};

const isTwos = (form: number): boolean => highOf(form) >> 2 === TWO;

const isBig = (play: Play): boolean => isHang(formOf(play)) || isTwos(formOf(play));

const nextMayFinish = (p: Position): boolean => p.left[nextIn(p, p.turn)] === 1;

const chooseLead = (view: OwnView<TienLenView>, p: Position, plays: readonly Play[]): Play => {
  const hand = handOf(view);
  const longer = plays.filter(({ cards }) => cards.length > 1);
  if (nextMayFinish(p) && longer.length === 0) return plays[plays.length - 1];
  const fitting = nextMayFinish(p) ? longer : plays;
  const nearlyOut = groupsOf(hand).length <= NEARLY_OUT;
  const small = fitting.filter((play) => nearlyOut || !isBig(play));
  return fewestGroups(hand, small.length > 0 ? small : fitting);
};

/** Null: it passes. */
const chooseAnswer = (
  view: OwnView<TienLenView>,
  { rules, position: p }: Sight,
  plays: readonly Play[],
): Play | null => {
  if (plays.length === 0) return null;
  const hang = plays.find((play) => isHang(formOf(play)));
  if (hang !== undefined && (isTwos(p.table) || isHang(p.table))) return hang;
  if (nextMayFinish(p)) return plays[plays.length - 1];
  const hand = handOf(view);
  const groups = groupsOf(hand).length;
  // Not what would leave the hand in more pieces than it is in now.
  const fitting = plays.filter((play) => groupsOf(cardset.minus(hand, cardsOf(play))).length <= groups);
  const small = fitting.filter((play) => !isBig(play));
  if (small.length > 0) return fewestGroups(hand, small);
  // Where only places count, waiting is free; where every card left costs a point, it is not.
  const waits = rules.playsOn && groups > FAR_FROM_OUT;
  return waits || fitting.length === 0 ? null : fewestGroups(hand, fitting);
};

export const defensive: Player<TienLenView, TienLenAction> = {
  id: 'defensive',
  choose: (view, legal) => {
    const sight = sightOf(view);
    const plays = playsOf(legal);
    if (view.table === null) return chooseLead(view, sight.position, plays);
    return chooseAnswer(view, sight, plays) ?? legal[legal.length - 1];
  },
};
