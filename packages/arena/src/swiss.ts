import type { Random } from '@sanh-rong/engine';
import { SwissSeats } from './swiss-seats.ts';

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

/** How often each of those who play sat at one table with each other. */
const meetingsIn = (past: readonly SwissRound[], playing: readonly string[]): readonly Uint16Array[] => {
  const numbers = new Map(playing.map((id, at) => [id, at]));
  const met = playing.map(() => new Uint16Array(playing.length));
  for (const table of past.flatMap(({ tables }) => tables)) {
    const known = table.flatMap((id) => numbers.get(id) ?? []);
    for (const [at, one] of known.entries()) {
      for (const other of known.slice(at + 1)) {
        met[one][other] += 1;
        met[other][one] += 1;
      }
    }
  }
  return met;
};

/** Who sits out: of those who did so least often, the lowest in the standings. */
const spared = (order: readonly string[], past: readonly SwissRound[], count: number): string[] => {
  const times = new Map(order.map((id) => [id, past.filter(({ sittingOut }) => sittingOut.includes(id)).length]));
  return [...order]
    .reverse()
    .sort((one, other) => (times.get(one) ?? 0) - (times.get(other) ?? 0))
    .slice(0, count);
};

/** As even as possible, the larger ones first. */
const sizesOf = (contestants: number, seats: number): number[] => {
  const tables = Math.ceil(contestants / seats);
  return Array.from({ length: tables }, (_, at) => Math.floor((contestants + tables - 1 - at) / tables));
};

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
  const met = meetingsIn(past, playing);
  // One meeting more weighs more than all distances in the standings together.
  const heaviest = 4 * (playing.length + 1) ** 3;
  const seated = new SwissSeats(
    sizesOf(playing.length, seats),
    (one, other) => heaviest * met[one][other] ** 2 + (one - other) ** 2,
  );
  seated.settle();
  let [best, least] = [seated.tables(), seated.total()];
  for (let shake = 0; shake < SHAKES && least >= heaviest; shake++) {
    seated.shake(random);
    seated.settle();
    if (seated.total() < least) [best, least] = [seated.tables(), seated.total()];
  }
  const inOrder = best.map((table) => table.toSorted((one, other) => one - other).map((at) => playing[at]));
  return { tables: inOrder, sittingOut };
};
