import { type Card, cardset, rankIndex } from '@sanh-rong/engine';
import { classify, HEO_VALUE, KINDS, type KindName, kindOf, TWO } from '@sanh-rong/engine/tienlen/core';
import { cardMaker } from '../cards.ts';

/** CD-2: 1 for a 3 up to 13 for a 2; a red 2 counts 2 points, every other card 1. */
export const newCards = cardMaker({
  value: (card) => rankIndex(card) + 1,
  points: (card) => (rankIndex(card) === TWO ? HEO_VALUE[1 << (card & 3)] : 1),
});

const LOWEST_FACE = 3;

/** BT-1: 3 to 10 as they are, J 11, Q 12, K 13, A 14, 2 15. */
export const faceNumber = (card: Card): number => rankIndex(card) + LOWEST_FACE;

/** What cards that were played together form. */
export const typeOf = (cards: readonly Card[]): KindName => {
  const set = cardset.setOf(cards);
  return KINDS[kindOf(classify(cardset.lowHalf(set), cardset.highHalf(set)))];
};
