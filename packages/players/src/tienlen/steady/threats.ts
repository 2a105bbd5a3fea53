import { cardset } from '@sanh-rong/engine';
import {
  FOUR,
  highOf,
  isIn,
  kindOf,
  lengthOf,
  MIN_RUN,
  NEVER,
  nibbleAt,
  PAIR,
  type Position,
  RANK_COUNT,
  type Rules,
  SINGLE,
  SIZE,
  STRAIGHT,
  TRIPLE,
  TWO,
} from '@sanh-rong/engine/tienlen/core';

const { bitCount } = cardset;

const DECK = 52;
/** The largest combination that is looked for in other hands: six pairs. */
const MOST = 12;

/** Pairs among so many cards, and triples. */
const pairsOf = (count: number): number => (count * (count - 1)) >> 1;
const triplesOf = (count: number): number => (count > 3 ? 4 : count === 3 ? 1 : 0);

/**
 * Card counting: how many combinations that beat something the others are to be expected to hold, every deal of the
 * unseen cards being equally likely. Nought means that it cannot be beaten.
 */
export class Threats {
  /** Chances that k given cards lie together in one hand, summed over the hands of all opponents … */
  readonly all = new Float64Array(MOST + 1);
  /** … of those who may answer a play made now … */
  readonly answering = new Float64Array(MOST + 1);
  /** … and of those who may still answer what lies on the table. */
  readonly third = new Float64Array(MOST + 1);
  /** Unseen cards: how many, and the suits of each rank. */
  unseen = 0;
  readonly suits = new Uint8Array(RANK_COUNT);
  private readonly counts = new Uint8Array(RANK_COUNT);
  /** Unseen singles, pairs and triples of a rank or above it. */
  private readonly ones = new Int32Array(RANK_COUNT + 1);
  private readonly twos = new Int32Array(RANK_COUNT + 1);
  private readonly threes = new Int32Array(RANK_COUNT + 1);
  /** Unseen straights by length and top rank, those with a higher top, and all of a length; likewise runs of pairs. */
  private readonly straights = new Float64Array((RANK_COUNT + 1) * RANK_COUNT);
  private readonly straightsAbove = new Float64Array((RANK_COUNT + 1) * RANK_COUNT);
  private readonly runs = new Float64Array((RANK_COUNT + 1) * RANK_COUNT);
  private hasStraights = false;
  private hasRuns = false;
  private longestRun = 0;

  /** Looks at the cards that the seat to act does not see, and at who may answer it. */
  look(rules: Rules, p: Position, goneLow: number, goneHigh: number): void {
    const seat = p.turn;
    const seenLow = p.low[seat] | goneLow;
    const seenHigh = p.high[seat] | goneHigh;
    this.unseen = DECK - bitCount(seenLow) - bitCount(seenHigh);
    const { counts, suits, ones, twos, threes } = this;
    for (let rank = TWO; rank >= 0; rank--) {
      const nibble = ~nibbleAt(seenLow, seenHigh, rank) & 15;
      const count = SIZE[nibble];
      suits[rank] = nibble;
      counts[rank] = count;
      ones[rank] = ones[rank + 1] + count;
      twos[rank] = twos[rank + 1] + pairsOf(count);
      threes[rank] = threes[rank + 1] + triplesOf(count);
    }
    this.hasStraights = false;
    this.hasRuns = false;
    this.all.fill(0);
    this.answering.fill(0);
    this.third.fill(0);
    for (let other = 0; other < p.seats; other++) {
      if (other === seat || isIn(p.out, other)) continue;
      this.addHand(this.all, p.left[other]);
      const passed = isIn(p.passed, other);
      if (!passed || !rules.passIsFinal) this.addHand(this.answering, p.left[other]);
      if (!passed && other !== p.last) this.addHand(this.third, p.left[other]);
    }
  }

  private addHand(chances: Float64Array, size: number): void {
    const { unseen } = this;
    let chance = 1;
    for (let k = 1; k <= MOST && k <= size; k++) {
      chance *= (size - k + 1) / (unseen - k + 1);
      chances[k] += chance;
    }
  }

  /** The chance that one hand of so many cards, all of one combination, beats a single or a pair: that it goes out. */
  chanceToGoOut(form: number, left: number): number {
    const rank = highOf(form) >> 2;
    const suit = highOf(form) & 3;
    if (left === 1 && kindOf(form) === SINGLE) return this.singlesAbove(rank, suit) / this.unseen;
    if (left === 2 && kindOf(form) === PAIR) return this.pairsAbove(rank, suit) / pairsOf(this.unseen);
    return 0;
  }

  /** What beats a form, by expectation, in hands whose `chances` are given. */
  against(rules: Rules, form: number, chances: Float64Array): number {
    const rank = highOf(form) >> 2;
    const suit = highOf(form) & 3;
    switch (kindOf(form)) {
      case SINGLE: {
        const higher = this.singlesAbove(rank, suit) * chances[1];
        return rank === TWO ? higher + this.cutsOfTwos(rules, 0, chances) : higher;
      }
      case PAIR: {
        const higher = this.pairsAbove(rank, suit) * chances[2];
        return rank === TWO ? higher + this.cutsOfTwos(rules, 1, chances) : higher;
      }
      case TRIPLE:
        return rank === TWO ? this.cutsOfTwos(rules, 2, chances) : this.threes[rank + 1] * chances[3];
      case STRAIGHT:
        return this.straightsOver(rules, lengthOf(form), rank, suit, chances);
      case FOUR:
        return this.foursAbove(rules, rank) * chances[4] + this.runsFrom(rules.pairsBeatFour, chances);
      default:
        return this.runsOver(rules, lengthOf(form), rank, suit, chances);
    }
  }

  /** The share of the unseen cards that lie below a rank: how often it can answer. */
  heightOf(rank: number): number {
    return (this.unseen - this.ones[rank]) / this.unseen;
  }

  private singlesAbove(rank: number, suit: number): number {
    return this.ones[rank + 1] + SIZE[this.suits[rank] & (15 << (suit + 1))];
  }

  private pairsAbove(rank: number, suit: number): number {
    const higher = SIZE[this.suits[rank] & (15 << (suit + 1))];
    const lower = this.counts[rank] - higher;
    return this.twos[rank + 1] + pairsOf(higher) + higher * lower;
  }

  private foursAbove(rules: Rules, rank: number): number {
    let fours = 0;
    for (let above = rank + 1; above < TWO; above++) if (this.counts[above] === 4) fours += 1;
    return rules.fourTwosPlayable && this.counts[TWO] === 4 ? fours + 1 : fours;
  }

  /** What cuts a form at a price (MN-8): hàng, where 2s or hàng lie on the table. */
  cutting(rules: Rules, form: number, chances: Float64Array): number {
    const kind = kindOf(form);
    if (kind >= FOUR) return this.against(rules, form, chances);
    return highOf(form) >> 2 === TWO ? this.cutsOfTwos(rules, kind, chances) : 0;
  }

  private cutsOfTwos(rules: Rules, at: number, chances: Float64Array): number {
    const { four, pairs } = rules.twos[at];
    return (four ? this.foursAbove(rules, -1) * chances[4] : 0) + this.runsFrom(pairs, chances);
  }

  /** Runs of at least so many pairs. */
  private runsFrom(shortest: number, chances: Float64Array): number {
    if (shortest === NEVER) return 0;
    this.countRuns();
    let expected = 0;
    for (let length = shortest; length <= this.longestRun && 2 * length <= MOST; length++) {
      let runs = 0;
      for (let top = length - 1; top < TWO; top++) runs += this.runs[length * RANK_COUNT + top];
      expected += runs * chances[2 * length];
    }
    return expected;
  }

  private runsOver(rules: Rules, length: number, rank: number, suit: number, chances: Float64Array): number {
    this.countRuns();
    let runs = 0;
    if (length <= this.longestRun && 2 * length <= MOST) {
      for (let top = rank + 1; top < TWO; top++) runs += this.runs[length * RANK_COUNT + top];
      const below = this.counts[rank] > 1 ? this.runs[length * RANK_COUNT + rank] : 0;
      if (below > 0) runs += (below / pairsOf(this.counts[rank])) * (this.pairsAbove(rank, suit) - this.twos[rank + 1]);
      runs *= chances[2 * length];
    }
    if (rules.longerPairs) runs += this.runsFrom(length + 1, chances);
    if (length <= rules.fourBeatsPairs) runs += this.foursAbove(rules, -1) * chances[4];
    return runs;
  }

  private straightsOver(rules: Rules, length: number, rank: number, suit: number, chances: Float64Array): number {
    this.countStraights();
    const { straights, straightsAbove, counts, suits } = this;
    const at = length * RANK_COUNT + rank;
    let same = 0;
    if (straights[at] > 0) same = (straights[at] / counts[rank]) * SIZE[suits[rank] & (15 << (suit + 1))];
    let expected = (straightsAbove[at] + same) * chances[length];
    if (!rules.longerStraight) return expected;
    for (let longer = length + 1; longer < RANK_COUNT; longer++) {
      const all = straightsAbove[longer * RANK_COUNT + longer - 2];
      if (all === 0) break;
      expected += all * chances[longer];
    }
    return expected;
  }

  private countStraights(): void {
    if (this.hasStraights) return;
    this.hasStraights = true;
    const { counts, straights, straightsAbove } = this;
    for (let length = MIN_RUN; length < RANK_COUNT; length++) {
      const row = length * RANK_COUNT;
      let above = 0;
      for (let top = TWO - 1; top >= length - 1; top--) {
        straightsAbove[row + top] = above;
        let ways: number;
        if (length === MIN_RUN) ways = counts[top] * counts[top - 1] * counts[top - 2];
        else ways = straights[row - RANK_COUNT + top] * counts[top - length + 1];
        straights[row + top] = ways;
        above += ways;
      }
      // One below the lowest top: all straights of this length.
      straightsAbove[row + length - 2] = above;
    }
  }

  private countRuns(): void {
    if (this.hasRuns) return;
    this.hasRuns = true;
    const { counts, runs } = this;
    this.longestRun = 0;
    for (let length = MIN_RUN; length < RANK_COUNT; length++) {
      const row = length * RANK_COUNT;
      let all = 0;
      for (let top = length - 1; top < TWO; top++) {
        let ways: number;
        if (length === MIN_RUN) ways = pairsOf(counts[top]) * pairsOf(counts[top - 1]) * pairsOf(counts[top - 2]);
        else ways = runs[row - RANK_COUNT + top] * pairsOf(counts[top - length + 1]);
        runs[row + top] = ways;
        all += ways;
      }
      if (all === 0) break;
      this.longestRun = length;
    }
  }
}
