import { MIN_RUN, nibbleAt, RANK_COUNT, SIZE, TWO } from '@sanh-rong/engine/tienlen/core';

/** What each combination of a hand costs. Suits do not matter here: a combination is a kind, a length and a top rank. */
export class Costs {
  /** Of one to four cards of a rank played together: `sets[rank * 5 + size]`. */
  readonly sets = new Float64Array(RANK_COUNT * 5);
  /** Of a straight: `straights[length * RANK_COUNT + top]`. */
  readonly straights = new Float64Array(RANK_COUNT * RANK_COUNT);
  /** Of consecutive pairs, their length in pairs: `pairs[length * RANK_COUNT + top]`. */
  readonly pairs = new Float64Array(RANK_COUNT * RANK_COUNT);
}

/** More than any plan costs: for combinations that are not to be used. */
export const FORBIDDEN = 1e6;

/** Places of the memory; a power of two. */
const PLACES = 1 << 13;

/** The last stamp there is: a search begins plans by the thousand million, so stamps come round again. */
const LAST_STAMP = 0xffff;

/**
 * The cheapest way to lay out a hand, over all of its decompositions into combinations.
 *
 * Ranks are used up from the lowest: its cards go into runs that start there, or stay together as sets of one rank. Where
 * no run is possible a rank stands alone, so only stretches of three ranks and more branch. What is left from a rank up
 * is one number in base 5, and every such rest is worked out once.
 */
export class Planner {
  readonly costs: Costs;
  /** Combinations in the plan last asked for. */
  groups = 0;
  private readonly counts = new Uint8Array(RANK_COUNT + 1);
  /** The best use of so many cards of a rank without runs, and the combinations in it. */
  private readonly alone = new Float64Array(RANK_COUNT * 5);
  private readonly aloneGroups = new Uint8Array(RANK_COUNT * 5);
  private readonly power = new Int32Array(RANK_COUNT + 1);
  private readonly keys = new Int32Array(PLACES);
  private readonly stamps = new Uint16Array(PLACES);
  private readonly found = new Float64Array(PLACES);
  private readonly foundGroups = new Uint8Array(PLACES);
  private stamp = 0;
  private filled = 0;

  constructor(costs: Costs) {
    this.costs = costs;
    let power = 1;
    for (let rank = 0; rank <= RANK_COUNT; rank++, power *= 5) this.power[rank] = rank < TWO ? power : 0;
  }

  /** Forgets all plans: to be called whenever the costs have changed. Looks at sizes up to those of this hand. */
  begin(low: number, high: number): void {
    this.forget();
    for (let rank = 0; rank < RANK_COUNT; rank++) this.standAlone(rank, SIZE[nibbleAt(low, high, rank)]);
  }

  /** The cost of the cheapest plan for a part of the hand that `begin` was given. */
  plan(low: number, high: number): number {
    const { counts, power } = this;
    let key = 0;
    for (let rank = 0; rank < RANK_COUNT; rank++) {
      const size = SIZE[nibbleAt(low, high, rank)];
      counts[rank] = size;
      key += size * power[rank];
    }
    const cost = this.rest(0, key);
    const twos = TWO * 5 + counts[TWO];
    this.groups += this.aloneGroups[twos];
    return cost + this.alone[twos];
  }

  private forget(): void {
    if (this.stamp === LAST_STAMP) {
      this.stamps.fill(0);
      this.stamp = 0;
    }
    this.stamp += 1;
    this.filled = 0;
  }

  /** The cheapest partition of up to `most` cards of one rank into sets. */
  private standAlone(rank: number, most: number): void {
    const { alone, aloneGroups } = this;
    const { sets } = this.costs;
    const at = rank * 5;
    alone[at] = 0;
    aloneGroups[at] = 0;
    for (let size = 1; size <= most; size++) {
      let best = sets[at + size];
      let groups = 1;
      for (let part = 1; part < size; part++) {
        const cost = sets[at + part] + alone[at + size - part];
        if (cost < best) {
          best = cost;
          groups = 1 + aloneGroups[at + size - part];
        }
      }
      alone[at + size] = best;
      aloneGroups[at + size] = groups;
    }
  }

  /** The cheapest use of all that is left below the 2s, where nothing is left below `from`; `groups` is set along. */
  private rest(from: number, key: number): number {
    const { counts, alone, aloneGroups, power } = this;
    let rank = from;
    let left = key;
    let cost = 0;
    let groups = 0;
    while (left !== 0) {
      while (counts[rank] === 0) rank += 1;
      if (counts[rank + 1] > 0 && counts[rank + 2] > 0 && rank + 2 < TWO) {
        const tail = this.branch(rank, left);
        this.groups += groups;
        return cost + tail;
      }
      const at = rank * 5 + counts[rank];
      cost += alone[at];
      groups += aloneGroups[at];
      left -= counts[rank] * power[rank];
      rank += 1;
    }
    this.groups = groups;
    return cost;
  }

  /** As `rest`, where a run may start at `rank`. */
  private branch(rank: number, key: number): number {
    const { keys, stamps, found, foundGroups, stamp } = this;
    let place = Math.imul(key, 0x9e3779b1) >>> 19;
    while (stamps[place] === stamp) {
      if (keys[place] === key) {
        this.groups = foundGroups[place];
        return found[place];
      }
      place = (place + 1) & (PLACES - 1);
    }
    const cost = this.cheapest(rank, key);
    // Working it out may have filled the place; and a memory nearly full only costs time.
    if (this.filled < PLACES - (PLACES >> 3)) {
      while (stamps[place] === stamp) place = (place + 1) & (PLACES - 1);
      this.filled += 1;
      stamps[place] = stamp;
      keys[place] = key;
      found[place] = cost;
      foundGroups[place] = this.groups;
    }
    return cost;
  }

  private cheapest(rank: number, key: number): number {
    const { counts, alone, aloneGroups, power, costs } = this;
    const size = counts[rank];
    const at = rank * 5 + size;
    let best = alone[at] + this.rest(rank + 1, key - size * power[rank]);
    let groups = this.groups + aloneGroups[at];
    for (let each = 1; each <= 2; each++) {
      const prices = each === 1 ? costs.straights : costs.pairs;
      let left = key;
      let top = rank;
      for (; top < TWO && counts[top] >= each; top++) {
        counts[top] -= each;
        left -= each * power[top];
        const length = top - rank + 1;
        if (length < MIN_RUN) continue;
        const cost = prices[length * RANK_COUNT + top] + this.rest(rank, left);
        if (cost >= best) continue;
        best = cost;
        groups = this.groups + 1;
      }
      while (top > rank) {
        top -= 1;
        counts[top] += each;
      }
    }
    this.groups = groups;
    return best;
  }
}
