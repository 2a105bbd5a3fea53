import {
  answers,
  highOf,
  kindOf,
  MoveList,
  NO_FORM,
  nibbleAt,
  type Rules,
  SINGLE,
  SIZE,
  TOP,
  TRIPLE,
  TWO,
} from '@sanh-rong/engine/tienlen/core';

/**
 * How people and players mostly play, as far as it tells something about their cards. Each figure is how often a player
 * does a thing with a hand that speaks against it, compared with a hand that does not. They were set by hand and
 * checked by how often worlds then hold the true cards, in games of the steady player.
 */
const HABITS = {
  /** Passes, though an answer is at hand that belongs to nothing better: an ordinary one, or a king or an ace. */
  natural: 0.1,
  naturalHigh: 0.3,
  /** Passes, though there is an answer that takes something apart, or with 2s. */
  apart: 0.6,
  twos: 0.8,
  /** Passes, though a run or a hàng would answer. */
  long: 0.15,
  /** Answers higher than needed. */
  higher: 0.3,
  /** Leads something though there is a lower one of the same kind. */
  lead: 0.6,
};

const KING = 10;

const list = new MoveList();

/** Whether a rank stands in three consecutive ones of the hand. */
const runsThrough = (low: number, high: number, rank: number): boolean => {
  const holds = (at: number): boolean => at >= 0 && at < TWO && nibbleAt(low, high, at) !== 0;
  if (holds(rank - 1)) return holds(rank + 1) || holds(rank - 2);
  return holds(rank + 1) && holds(rank + 2);
};

/** Whether exactly so many cards of a rank are held that belong to nothing better. */
const isNatural = (low: number, high: number, rank: number, size: number): boolean =>
  SIZE[nibbleAt(low, high, rank)] === size && (size > 1 || !runsThrough(low, high, rank));

/** How often a player with this hand passes on a single, a pair or a triple below the 2s. */
const passOnSet = (low: number, high: number, size: number, above: number): number => {
  let odds = 1;
  for (let rank = above >> 2; rank <= TWO; rank++) {
    const suits = nibbleAt(low, high, rank);
    if (SIZE[suits] < size || (rank << 2) + TOP[suits] <= above) continue;
    if (rank === TWO) odds = Math.min(odds, HABITS.twos);
    else if (!isNatural(low, high, rank, size)) odds = Math.min(odds, HABITS.apart);
    else if (rank < KING) return HABITS.natural;
    else odds = Math.min(odds, HABITS.naturalHigh);
  }
  return odds;
};

const passOn = (rules: Rules, low: number, high: number, table: number): number => {
  const kind = kindOf(table);
  if (kind <= TRIPLE && highOf(table) >> 2 !== TWO) return passOnSet(low, high, kind + 1, highOf(table));
  answers(list, rules, low, high, table);
  if (list.size === 0) return 1;
  // Answers come weakest kind first: where even the last one is of 2s, nothing else would have done.
  return highOf(list.form[list.size - 1]) >> 2 === TWO ? HABITS.twos : HABITS.long;
};

/** How often a player with this hand, as it was before, answers (`above` the table) or leads (above −1) with this. */
const playOf = (low: number, high: number, form: number, above: number): number => {
  const kind = kindOf(form);
  const rank = highOf(form) >> 2;
  if (kind > TRIPLE || rank === TWO) return 1;
  // Cards of the rank played may have been taken apart for it: they tell nothing.
  for (let lower = above < 0 ? 0 : above >> 2; lower < rank; lower++) {
    if (!isNatural(low, high, lower, kind + 1)) continue;
    if ((lower << 2) + TOP[nibbleAt(low, high, lower)] > above) return above < 0 ? HABITS.lead : HABITS.higher;
  }
  return 1;
};

/** How well a hand explains what was done with it: `form` played, or NO_FORM for a pass, on a table or NO_FORM. */
export const oddsOf = (rules: Rules, low: number, high: number, form: number, table: number): number => {
  if (form === NO_FORM) return passOn(rules, low, high, table);
  if (table === NO_FORM) return playOf(low, high, form, -1);
  return kindOf(form) === kindOf(table) && kindOf(table) >= SINGLE ? playOf(low, high, form, highOf(table)) : 1;
};
