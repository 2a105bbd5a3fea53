import type { Random } from '@sanh-rong/engine';

/**
 * Rounds for a field that is too large for a round robin: those of near standing sit together, and those who met before
 * meet again only when it cannot be helped.
 */
export interface SwissRound {
  /** Best standing first. A table with fewer than the seats of the game is filled up with built-in players. */
  readonly tables: readonly (readonly string[])[];
  readonly sittingOut: readonly string[];
}

export interface SwissRules {
  readonly seats: number;
  /** What becomes of those who are left when the tables are full: they sit out, or built-in players fill tables up. */
  readonly spare: 'sitOut' | 'fillIn';
}

/** How often two sat at one table. */
const meetingsIn = (past: readonly SwissRound[]): ((one: string, other: string) => number) => {
  const met = new Map<string, number>();
  const keyOf = (one: string, other: string): string => JSON.stringify(one < other ? [one, other] : [other, one]);
  for (const table of past.flatMap(({ tables }) => tables)) {
    for (const [at, one] of table.entries()) {
      for (const other of table.slice(at + 1)) met.set(keyOf(one, other), (met.get(keyOf(one, other)) ?? 0) + 1);
    }
  }
  return (one, other) => met.get(keyOf(one, other)) ?? 0;
};

/** Who sits out: of those who did so least often, the lowest in the standings. */
const spared = (order: readonly string[], past: readonly SwissRound[], count: number): string[] => {
  const times = (id: string): number => past.filter(({ sittingOut }) => sittingOut.includes(id)).length;
  return [...order]
    .reverse()
    .sort((one, other) => times(one) - times(other))
    .slice(0, count);
};

/** As even as possible, the larger ones first. */
const sizesOf = (contestants: number, seats: number): number[] => {
  const tables = Math.ceil(contestants / seats);
  return Array.from({ length: tables }, (_, at) => Math.floor((contestants + tables - 1 - at) / tables));
};

/** Seats in a row, each of a table: what is exchanged until the round is as good as it gets. */
class Seats {
  private readonly places: string[];
  private readonly tableAt: readonly number[];
  private readonly cost: (one: string, other: string) => number;

  constructor(order: readonly string[], sizes: readonly number[], cost: (one: string, other: string) => number) {
    this.places = [...order];
    this.tableAt = sizes.flatMap((size, table) => new Array<number>(size).fill(table));
    this.cost = cost;
  }

  tables(): string[][] {
    const tables: string[][] = [];
    for (const [at, id] of this.places.entries()) {
      tables[this.tableAt[at]] ??= [];
      tables[this.tableAt[at]].push(id);
    }
    return tables;
  }

  total(): number {
    return this.places.reduce((sum, id, at) => sum + this.costAt(at, id, at), 0) / 2;
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
    [this.places[a], this.places[b]] = [this.places[b], this.places[a]];
  }

  /** What a contestant costs in a seat, with all others where they are and the seat `left` empty. */
  private costAt(seat: number, id: string, left: number): number {
    let sum = 0;
    const table = this.tableAt[seat];
    for (let at = seat; at >= 0 && this.tableAt[at] === table; at--) {
      if (at !== left && at !== seat) sum += this.cost(id, this.places[at]);
    }
    for (let at = seat + 1; at < this.places.length && this.tableAt[at] === table; at++) {
      if (at !== left) sum += this.cost(id, this.places[at]);
    }
    return sum;
  }

  private gain(a: number, b: number): number {
    const [one, other] = [this.places[a], this.places[b]];
    const now = this.costAt(a, one, a) + this.costAt(b, other, b);
    return now - this.costAt(a, other, a) - this.costAt(b, one, b);
  }
}

/** How often a round is shaken up to find a better one; most need none. */
const SHAKES = 20;

/** The next round. `order`: everybody's id, best standing first (for the first round by rating, or drawn). */
export const swissRound = (
  order: readonly string[],
  past: readonly SwissRound[],
  { seats, spare }: SwissRules,
  random: Random,
): SwissRound => {
  if (seats < 2 || new Set(order).size !== order.length) throw new RangeError(`a round at tables of ${seats}`);
  const sittingOut = spare === 'sitOut' ? spared(order, past, order.length % seats) : [];
  const playing = order.filter((id) => !sittingOut.includes(id));
  const standing = new Map(playing.map((id, at) => [id, at]));
  const met = meetingsIn(past);
  // One meeting more weighs more than all distances in the standings together.
  const heaviest = 4 * (playing.length + 1) ** 3;
  const cost = (one: string, other: string): number =>
    heaviest * met(one, other) ** 2 + ((standing.get(one) ?? 0) - (standing.get(other) ?? 0)) ** 2;
  const table = new Seats(playing, sizesOf(playing.length, seats), cost);
  table.settle();
  let [best, least] = [table.tables(), table.total()];
  for (let shake = 0; shake < SHAKES && least >= heaviest; shake++) {
    table.shake(random);
    table.settle();
    if (table.total() < least) [best, least] = [table.tables(), table.total()];
  }
  const rank = (id: string): number => standing.get(id) ?? 0;
  return { tables: best.map((ids) => ids.toSorted((one, other) => rank(one) - rank(other))), sittingOut };
};
