import { CARD_IDS } from '../../cards.ts';
import { FOUR, highOf, kindOf, lowestCard, NO_FORM, SINGLE, TRIPLE, TWO } from '../core/combination.ts';
import { answers, leads, MoveList } from '../core/moves.ts';
import { THIRTEEN } from '../core/rules.ts';
import { idsIn, read, readCards } from './cards.ts';
import { readCombination } from './combinations.ts';
import { codedError, MESSAGES } from './messages.ts';
import type { Card, Combination } from './types.ts';

/** Written over at every call; nothing outside a call reads it. */
const moves = new MoveList();

const move = (at: number): string[] => idsIn(moves.low[at], moves.high[at]);

/** The weakest combination of several cards with the hand's lowest card in it, which is 3♠ where it was dealt (TL-6). */
const open = (low: number, high: number): string[] => {
  const opening = CARD_IDS[lowestCard(low, high)];
  leads(moves, THIRTEEN, low, high);
  for (let at = 0; at < moves.size; at++) {
    if (kindOf(moves.form[at]) === SINGLE) continue;
    const cards = move(at);
    if (cards[0] === opening) return cards;
  }
  return [opening];
};

const isOfTwos = (table: number): boolean => highOf(table) >> 2 === TWO && kindOf(table) <= TRIPLE;

/** The weakest answer, or null. Twos are answered with a bomb where there is one, the weakest of those. */
const answer = (low: number, high: number, table: number): string[] | null => {
  answers(moves, THIRTEEN, low, high, table);
  if (moves.size === 0) return null;
  if (isOfTwos(table)) {
    for (let at = 0; at < moves.size; at++) if (kindOf(moves.form[at]) >= FOUR) return move(at);
  }
  return move(0);
};

/**
 * The opponent of the API reference: plays the weakest thing it can and never passes by choice. The same
 * question always gets the same answer. It may be asked about any hand, so it knows no more than its arguments.
 */
export class SimpleAI {
  /** Card ids to play, or null to pass. */
  selectPlay(hand: Card[], currentCombo: Combination | null, isFirstPlay: boolean): string[] | null {
    if (!readCards(hand)) throw codedError('BAD_ACTION', MESSAGES.badCards);
    const { low, high } = read;
    if (hand.length === 0) return null;
    if (currentCombo !== null && currentCombo !== undefined) {
      const table = readCombination(currentCombo);
      if (table === NO_FORM) throw codedError('BAD_ACTION', MESSAGES.badCombination);
      return answer(low, high, table);
    }
    return isFirstPlay ? open(low, high) : [CARD_IDS[lowestCard(low, high)]];
  }
}
