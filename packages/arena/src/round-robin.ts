import { Random } from '@sanh-rong/engine';

/**
 * Who meets whom in a league where everybody meets everybody. With few contestants every set of `seats` of them has a table.
 * With many there are too many such sets, and a balanced part of them is played: everybody plays equally often, and
 * every two meet equally often or once more or less.
 */

/** Contestants by their number, from 0. */
export type Table = readonly number[];

const choose = (n: number, k: number): number => {
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return ways;
};

/** All sets of `size` numbers from `from` to `below` − 1, in order. */
const setsOf = (size: number, from: number, below: number): number[][] => {
  if (size === 0) return [[]];
  const sets: number[][] = [];
  for (let first = from; first <= below - size; first++) {
    for (const rest of setsOf(size - 1, first + 1, below)) sets.push([first, ...rest]);
  }
  return sets;
};

/**
 * A base table turned round the circle of all contestants gives each of them every seat once, and every two as many
 * meetings as the table has pairs of their distance. So a set of base tables is balanced when all distances are.
 */
class Distances {
  readonly counts: Int32Array;
  private readonly contestants: number;

  constructor(contestants: number) {
    this.contestants = contestants;
    this.counts = new Int32Array(Math.floor(contestants / 2) + 1);
  }

  /** With `by` 1 a base table is added, with −1 it is taken away. */
  change(table: Table, by: number): void {
    for (let i = 0; i < table.length; i++) {
      for (let j = i + 1; j < table.length; j++) {
        const apart = table[j] - table[i];
        const distance = Math.min(apart, this.contestants - apart);
        // Half round the circle is the same from both sides: turning meets such a pair twice.
        this.counts[distance] += 2 * distance === this.contestants ? 2 * by : by;
      }
    }
  }

  /** How far meetings are from even: the least when all are. */
  unevenness(): number {
    let squares = 0;
    for (let distance = 1; distance < this.counts.length; distance++) {
      squares += this.counts[distance] ** 2 * (2 * distance === this.contestants ? 1 : 2);
    }
    return squares;
  }

  isBalanced(): boolean {
    const counts = this.counts.subarray(1);
    return Math.max(...counts) - Math.min(...counts) <= 1;
  }
}

/** A walk finds a balanced set in a few hundred steps, or there is hardly one. */
const MOST_STEPS = 30_000;
/** One step in so many may make it more uneven, so that a walk gets out of where it is stuck. */
const STUBBORNNESS = 50;

/** A base table with one other contestant than 0 exchanged for a new one. */
const exchanged = (table: Table, contestants: number, random: Random): Table => {
  const leaves = 1 + random.below(table.length - 1);
  for (;;) {
    const joins = 1 + random.below(contestants - 1);
    if (!table.includes(joins)) return table.with(leaves, joins).toSorted((a, b) => a - b);
  }
};

/** `count` base tables and whether they are balanced, found by exchanging one contestant after the other. */
const walk = (contestants: number, seats: number, count: number): { tables: Table[]; isBalanced: boolean } => {
  const random = new Random(`${contestants} at tables of ${seats}, ${count} turns`);
  const tables: Table[] = Array.from({ length: count }, () => Array.from({ length: seats }, (_, at) => at));
  const distances = new Distances(contestants);
  for (const table of tables) distances.change(table, 1);
  let unevenness = distances.unevenness();
  for (let step = 0; step < MOST_STEPS && !distances.isBalanced(); step++) {
    const at = random.below(count);
    const table = exchanged(tables[at], contestants, random);
    distances.change(tables[at], -1);
    distances.change(table, 1);
    const changed = distances.unevenness();
    if (changed <= unevenness || random.below(STUBBORNNESS) === 0) {
      tables[at] = table;
      unevenness = changed;
    } else {
      distances.change(table, -1);
      distances.change(tables[at], 1);
    }
  }
  return { tables, isBalanced: distances.isBalanced() };
};

/** Base tables turned all the way round: as many as are allowed, or fewer that are balanced. */
const balanced = (contestants: number, seats: number, turns: number): Table[] => {
  const { tables, isBalanced } = walk(contestants, seats, turns);
  if (!isBalanced && turns > 1) return balanced(contestants, seats, turns - 1);
  return tables.flatMap((base) =>
    Array.from({ length: contestants }, (_, by) => base.map((at) => (at + by) % contestants)),
  );
};

/** The tables of a league: every set of contestants once where they fit into `mostTables`, else a balanced part of them. */
export const roundRobin = (contestants: number, seats: number, mostTables = 500): Table[] => {
  if (!(seats >= 2 && contestants >= seats)) throw new RangeError(`${contestants} contestants at tables of ${seats}`);
  if (choose(contestants, seats) <= mostTables) return setsOf(seats, 0, contestants);
  return balanced(contestants, seats, Math.max(1, Math.floor(mostTables / contestants)));
};
