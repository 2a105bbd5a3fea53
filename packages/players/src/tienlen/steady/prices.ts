import {
  FOUR,
  formOf,
  kindOf,
  MIN_RUN,
  nibbleAt,
  PAIR,
  PAIRS,
  RANK_COUNT,
  type Rules,
  SINGLE,
  SIZE,
  STRAIGHT,
  TOP,
  TRIPLE,
  TWO,
} from '@sanh-rong/engine/tienlen/core';
import { Costs, FORBIDDEN } from '../plan.ts';
import type { Threats } from './threats.ts';
import type { PriceWeights } from './weights.ts';

/** The lowest suit of a nibble. */
const lowestOf = (nibble: number): number => 31 - Math.clz32(nibble & -nibble);

/** What the combinations of a hand cost: a play each, less for those that keep the lead or are easily answered with. */
export class Prices {
  readonly costs = new Costs();
  /** The leads that each combination asks for: 0 for one that will stand, 1 for one that will be beaten. */
  readonly needs = new Costs();
  /** 0 for what cannot be beaten, else 1. */
  readonly doubts = new Costs();
  private readonly weights: PriceWeights;
  private readonly threats: Threats;

  constructor(weights: PriceWeights, threats: Threats) {
    this.weights = weights;
    this.threats = threats;
  }

  /** How likely a form is to stand against so much that beats it. */
  controlOf(form: number, threat: number): number {
    const { answerSingle, answerPair, answerLong, answerHang } = this.weights;
    const kind = kindOf(form);
    const readiness =
      kind === SINGLE ? answerSingle : kind === PAIR ? answerPair : kind <= STRAIGHT ? answerLong : answerHang;
    return 1 / (1 + readiness * threat);
  }

  fill(rules: Rules, low: number, high: number): void {
    let run = 0;
    let pairRun = 0;
    for (let rank = 0; rank < RANK_COUNT; rank++) {
      const suits = nibbleAt(low, high, rank);
      const size = SIZE[suits];
      if (size > 0) this.fillSets(rules, rank, suits, size);
      if (rank === TWO) break;
      run = size > 0 ? run + 1 : 0;
      pairRun = size > 1 ? pairRun + 1 : 0;
      for (let length = MIN_RUN; length <= run; length++) this.fillStraight(rules, rank, suits, length);
      for (let length = MIN_RUN; length <= pairRun; length++) this.fillPairs(rules, rank, suits, length);
    }
  }

  /** What a hand loses when the best card of a rank goes and others of that rank stay. */
  lossOfTop(rules: Rules, form: number, low: number, high: number): number {
    const card = form & 63;
    const rank = card >> 2;
    const rest = nibbleAt(low, high, rank);
    if (rest === 0) return 0;
    const top = TOP[rest];
    if (top > (card & 3)) return 0;
    const { threats } = this;
    const before = threats.against(rules, formOf(SINGLE, 1, card), threats.all);
    const after = threats.against(rules, formOf(SINGLE, 1, (rank << 2) + top), threats.all);
    return this.controlOf(SINGLE, before) - this.controlOf(SINGLE, after);
  }

  private fillSets(rules: Rules, rank: number, suits: number, size: number): void {
    const { followSingle, followPair, followLong, heo } = this.weights;
    const height = this.threats.heightOf(rank);
    const card = rank << 2;
    const top = card + TOP[suits];
    const at = rank * 5;
    const second = suits & (suits - 1);
    this.set(rules, at + 1, formOf(SINGLE, 1, top), followSingle * height + (rank === TWO ? heo : 0));
    this.doubts.sets[at + 1] = this.doubt(rules, formOf(SINGLE, 1, card + lowestOf(suits)));
    if (size === 1) return;
    this.set(rules, at + 2, formOf(PAIR, 2, top), followPair * height);
    this.doubts.sets[at + 2] = this.doubt(rules, formOf(PAIR, 2, card + lowestOf(second)));
    if (size === 2) return;
    this.set(rules, at + 3, formOf(TRIPLE, 3, top), followLong * height);
    this.doubts.sets[at + 3] = this.doubt(rules, formOf(TRIPLE, 3, top));
    if (size === 3) return;
    if (rank < TWO || rules.fourTwosPlayable) {
      this.set(rules, at + 4, formOf(FOUR, 4, top), this.worthOfHang());
      this.doubts.sets[at + 4] = this.doubt(rules, formOf(FOUR, 4, top));
      return;
    }
    this.costs.sets[at + 4] = FORBIDDEN;
    this.needs.sets[at + 4] = FORBIDDEN;
    this.doubts.sets[at + 4] = FORBIDDEN;
  }

  private set(rules: Rules, at: number, form: number, rebate: number): void {
    const control = this.controlLater(rules, form);
    this.costs.sets[at] = 1 - this.weights.control * control - rebate;
    this.needs.sets[at] = 1 - control;
  }

  private fillStraight(rules: Rules, rank: number, suits: number, length: number): void {
    const at = length * RANK_COUNT + rank;
    const control = this.controlLater(rules, formOf(STRAIGHT, length, (rank << 2) + TOP[suits]));
    const { control: keeps, followLong } = this.weights;
    this.costs.straights[at] = 1 - keeps * control - followLong * this.threats.heightOf(rank);
    this.needs.straights[at] = 1 - control;
    this.doubts.straights[at] = this.doubt(rules, formOf(STRAIGHT, length, (rank << 2) + lowestOf(suits)));
  }

  private fillPairs(rules: Rules, rank: number, suits: number, length: number): void {
    const at = length * RANK_COUNT + rank;
    const control = this.controlLater(rules, formOf(PAIRS, length, (rank << 2) + TOP[suits]));
    this.costs.pairs[at] = 1 - this.weights.control * control - this.worthOfHang();
    this.needs.pairs[at] = 1 - control;
    const second = suits & (suits - 1);
    this.doubts.pairs[at] = this.doubt(rules, formOf(PAIRS, length, (rank << 2) + lowestOf(second)));
  }

  private controlLater(rules: Rules, form: number): number {
    const { threats } = this;
    return this.controlOf(form, threats.against(rules, form, threats.all));
  }

  private doubt(rules: Rules, form: number): number {
    return this.threats.against(rules, form, this.threats.all) === 0 ? 0 : 1;
  }

  /** Hàng waits for a 2 to cut: worth the less, the fewer there are. */
  private worthOfHang(): number {
    return (this.weights.hang * SIZE[this.threats.suits[TWO]]) / 4;
  }
}
