import type { Card } from '../../cards.ts';
import { LOW_BITS } from '../../cardset.ts';
import {
  FOUR,
  formOf,
  highOf,
  kindOf,
  lengthOf,
  MIN_RUN,
  nibbleAt,
  ONES,
  PAIR,
  PAIRS,
  RANK_COUNT,
  SINGLE,
  SIZE,
  STRAIGHT,
  THREES,
  TOP,
  TRIPLE,
  TWO,
  TWOS,
} from './combination.ts';
import { fourCuts, NEVER, pairsThatCut, type Rules } from './rules.ts';

/** Combinations found, as columns of integers that are written over and over: nothing is allocated per move. */
export class MoveList {
  size = 0;
  low = new Int32Array(1024);
  high = new Int32Array(1024);
  form = new Int32Array(1024);

  push(low: number, high: number, form: number): void {
    if (this.size === this.form.length) this.grow();
    this.low[this.size] = low;
    this.high[this.size] = high;
    this.form[this.size] = form;
    this.size += 1;
  }

  private grow(): void {
    const wider = (column: Int32Array): Int32Array<ArrayBuffer> => {
      const next = new Int32Array(column.length * 2);
      next.set(column);
      return next;
    };
    this.low = wider(this.low);
    this.high = wider(this.high);
    this.form = wider(this.form);
  }
}

/** The hand being looked at: its suits by rank, and how long a run of ranks (of pairs) ends at each rank. */
const suits = new Uint8Array(RANK_COUNT);
const run = new Uint8Array(RANK_COUNT);
const pairRun = new Uint8Array(RANK_COUNT);
let longestRun = 0;
let longestPairRun = 0;

const look = (low: number, high: number): void => {
  let ones = 0;
  let twos = 0;
  longestRun = 0;
  longestPairRun = 0;
  for (let rank = 0; rank < RANK_COUNT; rank++) {
    const nibble = nibbleAt(low, high, rank);
    suits[rank] = nibble;
    if (rank === TWO) break;
    const size = SIZE[nibble];
    ones = size > 0 ? ones + 1 : 0;
    twos = size > 1 ? twos + 1 : 0;
    run[rank] = ones;
    pairRun[rank] = twos;
    if (ones > longestRun) longestRun = ones;
    if (twos > longestPairRun) longestPairRun = twos;
  }
};

/** Combinations of one rank (pairs, triples) whose high card is above `above`. */
const ofOneRank = (
  list: MoveList,
  kind: number,
  parts: readonly Uint8Array[],
  low: number,
  high: number,
  above: Card,
): void => {
  for (let rank = above < 0 ? 0 : above >> 2; rank < RANK_COUNT; rank++) {
    const options = parts[nibbleAt(low, high, rank)];
    for (let i = 0; i < options.length; i++) {
      const part = options[i];
      const top = (rank << 2) + TOP[part];
      if (top <= above) continue;
      if (rank < 7) list.push(part << (rank << 2), 0, formOf(kind, kind + 1, top));
      else list.push(0, part << ((rank - 7) << 2), formOf(kind, kind + 1, top));
    }
  }
};

const singles = (list: MoveList, low: number, high: number, above: Card): void => {
  // A shift by 32 would be a shift by 0, so each half is cut only where the card lies in it.
  const lowAbove = above < 0 ? low : above < LOW_BITS - 1 ? low & (-1 << (above + 1)) : 0;
  const highAbove = above < LOW_BITS ? high : high & (-1 << (above - LOW_BITS + 1));
  for (let bits = lowAbove; bits !== 0; bits &= bits - 1) {
    const card = 31 - Math.clz32(bits & -bits);
    list.push(1 << card, 0, formOf(SINGLE, 1, card));
  }
  for (let bits = highAbove; bits !== 0; bits &= bits - 1) {
    const at = 31 - Math.clz32(bits & -bits);
    list.push(0, 1 << at, formOf(SINGLE, 1, at + LOW_BITS));
  }
};

const fours = (list: MoveList, above: Card, withTwos: boolean): void => {
  const last = withTwos ? TWO : TWO - 1;
  for (let rank = 0; rank <= last; rank++) {
    const top = (rank << 2) + 3;
    if (suits[rank] !== 15 || top <= above) continue;
    if (rank < 7) list.push(15 << (rank << 2), 0, formOf(FOUR, 4, top));
    else list.push(0, 15 << ((rank - 7) << 2), formOf(FOUR, 4, top));
  }
};

/** Every choice of suits for the ranks from `rank` down to `first`, the strongest rank turning slowest (TL-9). */
const chooseSuits = (
  list: MoveList,
  parts: readonly Uint8Array[],
  rank: number,
  first: number,
  low: number,
  high: number,
  form: number,
): void => {
  const options = parts[suits[rank]];
  for (let i = 0; i < options.length; i++) {
    const nextLow = rank < 7 ? low | (options[i] << (rank << 2)) : low;
    const nextHigh = rank < 7 ? high : high | (options[i] << ((rank - 7) << 2));
    if (rank === first) list.push(nextLow, nextHigh, form);
    else chooseSuits(list, parts, rank - 1, first, nextLow, nextHigh, form);
  }
};

/** Runs (straights or consecutive pairs) of one length whose high card is above `above`. */
const runs = (
  list: MoveList,
  kind: number,
  parts: readonly Uint8Array[],
  reach: Uint8Array,
  length: number,
  above: Card,
): void => {
  for (let last = Math.max(length - 1, above >> 2); last < TWO; last++) {
    if (reach[last] < length) continue;
    const options = parts[suits[last]];
    for (let i = 0; i < options.length; i++) {
      const top = (last << 2) + TOP[options[i]];
      if (top <= above) continue;
      const low = last < 7 ? options[i] << (last << 2) : 0;
      const high = last < 7 ? 0 : options[i] << ((last - 7) << 2);
      chooseSuits(list, parts, last - 1, last - length + 1, low, high, formOf(kind, length, top));
    }
  }
};

const pairsFrom = (list: MoveList, shortest: number): void => {
  for (let length = shortest; length <= longestPairRun; length++) runs(list, PAIRS, TWOS, pairRun, length, -1);
};

/** Every combination of the hand, in the order of TL-9. */
export const leads = (list: MoveList, rules: Rules, low: number, high: number): void => {
  list.size = 0;
  look(low, high);
  singles(list, low, high, -1);
  ofOneRank(list, PAIR, TWOS, low, high, -1);
  ofOneRank(list, TRIPLE, THREES, low, high, -1);
  for (let length = MIN_RUN; length <= longestRun; length++) runs(list, STRAIGHT, ONES, run, length, -1);
  fours(list, -1, rules.fourTwosPlayable);
  pairsFrom(list, MIN_RUN);
};

/** Every combination of the hand that beats the one on the table, in the order of TL-9. */
export const answers = (list: MoveList, rules: Rules, low: number, high: number, table: number): void => {
  list.size = 0;
  const kind = kindOf(table);
  const above = highOf(table);
  if (kind === SINGLE) singles(list, low, high, above);
  else if (kind === PAIR) ofOneRank(list, PAIR, TWOS, low, high, above);
  else if (kind === TRIPLE) ofOneRank(list, TRIPLE, THREES, low, high, above);
  // Most answers end here: only runs and hàng need a look at the whole hand.
  if (kind < STRAIGHT && above >> 2 !== TWO) return;
  look(low, high);
  if (kind === STRAIGHT) straightAnswers(list, rules, table);
  if (kind === FOUR) fours(list, above, rules.fourTwosPlayable);
  else if (fourCuts(rules, table)) fours(list, -1, rules.fourTwosPlayable);
  if (kind === PAIRS) runs(list, PAIRS, TWOS, pairRun, lengthOf(table), above);
  const shortest = pairsThatCut(rules, table);
  if (shortest !== NEVER) pairsFrom(list, shortest);
};

const straightAnswers = (list: MoveList, rules: Rules, table: number): void => {
  const length = lengthOf(table);
  if (longestRun < length) return;
  runs(list, STRAIGHT, ONES, run, length, highOf(table));
  if (!rules.longerStraight) return;
  for (let longer = length + 1; longer <= longestRun; longer++) runs(list, STRAIGHT, ONES, run, longer, -1);
};

/** What a player who has passed may still cut with (MN-7). */
export const lateCuts = (list: MoveList, rules: Rules, low: number, high: number, table: number): void => {
  list.size = 0;
  look(low, high);
  if (kindOf(table) === PAIRS && lengthOf(table) >= rules.pairsAfterPass) {
    runs(list, PAIRS, TWOS, pairRun, lengthOf(table), highOf(table));
  }
  const shortest = pairsThatCut(rules, table);
  if (shortest !== NEVER) pairsFrom(list, Math.max(shortest, rules.pairsAfterPass));
};

/** How many straights and consecutive pairs a hand holds, counted without listing them. */
export const countRuns = (low: number, high: number): number => {
  let total = 0;
  for (let last = MIN_RUN - 1; last < TWO; last++) {
    let ones = 1;
    let twos = 1;
    for (let rank = last; rank >= 0; rank--) {
      const nibble = nibbleAt(low, high, rank);
      ones *= ONES[nibble].length;
      twos *= TWOS[nibble].length;
      if (ones === 0) break;
      if (last - rank + 1 >= MIN_RUN) total += ones + twos;
    }
  }
  return total;
};
