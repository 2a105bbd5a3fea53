import type { Random } from '@sanh-rong/engine';

/**
 * Seats in a row, each of a table: contestants (numbers from 0) are exchanged until the round is as good as it gets. What
 * two at one table cost is a whole number, so that sums kept up to date stay exact.
 */
export class SwissSeats {
  private readonly places: number[];
  private readonly tableAt: readonly number[];
  private readonly tableCount: number;
  /** What each contestant costs with each other. */
  private readonly costs: readonly Float64Array[];
  /** What each contestant costs with all others at each table: an exchange is judged from six of these figures. */
  private readonly near: readonly Float64Array[];

  /** Contestants take their seats in order. `cost` is the same from both sides. */
  constructor(sizes: readonly number[], cost: (one: number, other: number) => number) {
    this.tableAt = sizes.flatMap((size, table) => new Array<number>(size).fill(table));
    this.tableCount = sizes.length;
    this.places = [...this.tableAt.keys()];
    this.costs = this.places.map((one) =>
      Float64Array.from(this.places, (other) => (one === other ? 0 : cost(one, other))),
    );
    this.near = this.costs.map((costs) => {
      const near = new Float64Array(this.tableCount);
      for (const [at, table] of this.tableAt.entries()) near[table] += costs[at];
      return near;
    });
  }

  tables(): number[][] {
    const tables: number[][] = Array.from({ length: this.tableCount }, () => []);
    for (const [at, contestant] of this.places.entries()) tables[this.tableAt[at]].push(contestant);
    return tables;
  }

  total(): number {
    return this.places.reduce((sum, contestant, at) => sum + this.near[contestant][this.tableAt[at]], 0) / 2;
  }

  /** Exchanges two seats at a time as long as that helps. */
  settle(): void {
    for (let helped = true; helped; ) {
      helped = false;
      for (let a = 0; a < this.places.length; a++) {
        for (let b = a + 1; b < this.places.length; b++) {
          if (this.tableAt[a] === this.tableAt[b] || this.gain(a, b) <= 0) continue;
          this.exchange(a, b);
          helped = true;
        }
      }
    }
  }

  shake(random: Random): void {
    for (let times = 0; times < 3; times++) {
      this.exchange(random.below(this.places.length), random.below(this.places.length));
    }
  }

  private exchange(a: number, b: number): void {
    const [one, other] = [this.places[a], this.places[b]];
    const [left, entered] = [this.tableAt[a], this.tableAt[b]];
    this.places[a] = other;
    this.places[b] = one;
    for (let each = 0; each < this.near.length; each++) {
      const change = this.costs[each][other] - this.costs[each][one];
      this.near[each][left] += change;
      this.near[each][entered] -= change;
    }
  }

  /** By how much the round gets better when the contestants of two seats at different tables change places. */
  private gain(a: number, b: number): number {
    const one = this.places[a];
    const other = this.places[b];
    const [ones, others] = [this.near[one], this.near[other]];
    const [left, entered] = [this.tableAt[a], this.tableAt[b]];
    // Each finds the other gone from the table it comes to.
    const then = others[left] + ones[entered] - 2 * this.costs[one][other];
    return ones[left] + others[entered] - then;
  }
}
