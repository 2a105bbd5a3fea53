/**
 * Side pots by the definition of LG-6, one chip at a time: the n-th chip of everybody lies in one layer, and a layer
 * belongs to those still in who have a chip in it. A layer with one owner and no other chip was never called.
 */

export interface NaiveSeat {
  paid: number;
  live: boolean;
}

export interface NaiveShares {
  /** By seat. */
  returned: number[];
  won: number[];
}

/** `beats(a, b)` compares the hands of two seats: positive when a's is better, 0 when they are equal. */
export function sharesOf(table: NaiveSeat[], dealer: number, beats: (a: number, b: number) => number): NaiveShares {
  const seats = table.map((_, seat) => seat);
  const returned = seats.map(() => 0);
  const won = seats.map(() => 0);
  // Layers between two neighbouring amounts look alike; odd chips, though, are those of a whole pot: so gather first.
  const pots = new Map<string, { amount: number; owners: number[] }>();
  const cuts = [...new Set(table.map(({ paid }) => paid))].sort((a, b) => a - b);
  let floor = 0;
  for (const cut of cuts) {
    const height = cut - floor;
    if (height === 0) continue;
    const inLayer = seats.filter((seat) => table[seat].paid >= cut);
    const owners = inLayer.filter((seat) => table[seat].live);
    floor = cut;
    if (owners.length === 0) throw new Error('a layer without an owner');
    if (inLayer.length === 1) {
      returned[owners[0]] += height;
      continue;
    }
    const pot = pots.get(owners.join()) ?? { amount: 0, owners };
    pots.set(owners.join(), { ...pot, amount: pot.amount + height * inLayer.length });
  }
  for (const { amount, owners } of pots.values()) {
    const winners = owners.filter((seat) => owners.every((other) => beats(seat, other) >= 0));
    const share = Math.floor(amount / winners.length);
    for (const seat of winners) won[seat] += share;
    const fromTheLeft = [...seats.keys()].map((step) => (dealer + 1 + step) % seats.length);
    const first = fromTheLeft.filter((seat) => winners.includes(seat))[0];
    won[first] += amount - share * winners.length;
  }
  return { returned, won };
}
