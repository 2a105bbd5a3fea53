import {
  highOf,
  kindOf,
  lengthOf,
  MIN_RUN,
  type MoveList,
  nibbleAt,
  type Position,
  RANK_COUNT,
  type Rules,
  SIZE,
} from '@sanh-rong/engine/tienlen/core';
import { sizeOf } from '../steady/held.ts';
import { PASS, type SteadyPolicy } from '../steady/policy.ts';
import { FEATURES } from '../steady/weights.ts';

/**
 * A choice as features: yes-or-no ones as the numbers of those that hold, and what the steady player finds about it as
 * amounts. The order is part of the trained networks and never changes.
 */

const KINDS = 6;
const LONGEST = 12;
const COUNTS = RANK_COUNT * 4;

const KIND = 0;
const RANK = KIND + KINDS + 1;
const SUIT = RANK + RANK_COUNT;
const LENGTH = SUIT + 4;
const USED = LENGTH + LONGEST - MIN_RUN + 1;
const KEPT = USED + COUNTS;
const SIZE_KEPT = KEPT + COUNTS;

/** How many yes-or-no features of a choice there are. */
export const MOVE_FEATURES = SIZE_KEPT + 14;
/** Of which so many hold at most. */
export const MOST_MOVE_FEATURES = 32;
/** What the steady player finds: its features, and how far its own value of the choice lies behind the best. */
export const MOVE_AMOUNTS = FEATURES.length + 2;
/** More choices than these are never looked at. */
export const MOST_MOVES = 96;

/** Amounts are kept within these bounds, and to so many steps a unit: a choice is then the same bytes everywhere. */
const AMOUNT_LIMIT = 15;
const STEPS = 64;

/** How far behind the best a value is taken at most. */
const FAR_BEHIND = 8;

const amountOf = (value: number): number =>
  Math.round(Math.max(-AMOUNT_LIMIT, Math.min(AMOUNT_LIMIT, value)) * STEPS) / STEPS;

/** The choices of a position, one for each form, with their features. */
export class MoveFeatures {
  /** How many choices there are, and the place of each in the list of plays; PASS for a pass. */
  size = 0;
  readonly places = new Int16Array(MOST_MOVES);
  /** The steady player's choice, and whether it wins for certain. */
  steady = 0;
  isSure = false;
  /** By choice: the numbers of the features that hold, how many, and the amounts. */
  readonly on = new Uint8Array(MOST_MOVES * MOST_MOVE_FEATURES);
  readonly sizes = new Uint8Array(MOST_MOVES);
  readonly amounts = new Float32Array(MOST_MOVES * MOVE_AMOUNTS);
  private readonly values = new Float64Array(MOST_MOVES);
  private at = 0;

  /** Looks at everything that a policy, whose list of plays was filled for this position, may do. */
  read(rules: Rules, p: Position, policy: SteadyPolicy, mayPass: boolean): void {
    const { plays } = policy;
    this.size = 0;
    this.isSure = false;
    if (mayPass) this.choice(rules, p, policy, PASS);
    let lastForm = -1;
    for (let i = 0; i < plays.size && this.size < MOST_MOVES; i++) {
      if (plays.form[i] === lastForm) continue;
      lastForm = plays.form[i];
      this.choice(rules, p, policy, i);
    }
    this.compare();
  }

  private choice(rules: Rules, p: Position, policy: SteadyPolicy, place: number): void {
    const { size, amounts } = this;
    this.places[size] = place;
    this.values[size] = policy.valueOf(rules, p, place);
    const from = size * MOVE_AMOUNTS;
    for (let i = 0; i < FEATURES.length; i++) amounts[from + i] = amountOf(policy.features[i]);
    this.describe(p, policy.plays, place);
    this.size += 1;
  }

  private describe(p: Position, plays: MoveList, place: number): void {
    const from = this.size * MOST_MOVE_FEATURES;
    this.at = from;
    const passes = place === PASS;
    const usedLow = passes ? 0 : plays.low[place];
    const usedHigh = passes ? 0 : plays.high[place];
    const low = p.low[p.turn] & ~usedLow;
    const high = p.high[p.turn] & ~usedHigh;
    if (passes) this.add(KIND + KINDS);
    else {
      const form = plays.form[place];
      this.add(KIND + kindOf(form));
      this.add(RANK + (highOf(form) >> 2));
      this.add(SUIT + (highOf(form) & 3));
      if (lengthOf(form) >= MIN_RUN) this.add(LENGTH + Math.min(lengthOf(form), LONGEST) - MIN_RUN);
    }
    this.counts(USED, usedLow, usedHigh);
    this.counts(KEPT, low, high);
    this.add(SIZE_KEPT + Math.min(13, sizeOf(low, high)));
    this.sizes[this.size] = this.at - from;
  }

  private add(feature: number): void {
    this.on[this.at] = feature;
    this.at += 1;
  }

  private counts(from: number, low: number, high: number): void {
    for (let rank = 0; rank < RANK_COUNT; rank++) {
      const size = SIZE[nibbleAt(low, high, rank)];
      for (let i = 0; i < size; i++) this.add(from + rank * 4 + i);
    }
  }

  /** The first of the best values is the steady player's choice; a pass comes first, as it does for that player. */
  private compare(): void {
    const { values, amounts, size } = this;
    let best = 0;
    for (let i = 1; i < size; i++) if (values[i] > values[best]) best = i;
    this.steady = best;
    this.isSure = values[best] > SURE_FROM;
    for (let i = 0; i < size; i++) {
      const at = i * MOVE_AMOUNTS + FEATURES.length;
      amounts[at] = amountOf(-Math.min(FAR_BEHIND, values[best] - values[i]));
      amounts[at + 1] = i === best ? 1 : 0;
    }
  }
}

/** A steady value from here on is a win that cannot be stopped. */
const SURE_FROM = 900;
