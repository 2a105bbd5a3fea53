import { nibbleAt, SIZE, TWO } from './combination.ts';

/** A hàng is what cuts: a four of a kind, or three and more consecutive pairs (MN-6). Those left at the end cost points. */

/**
 * The largest number of hàng, no card used twice, among the hand's cards below the 2s (MN-15).
 *
 * Three consecutive pairs and fours of a kind are the smallest hàng, so only they need counting. Going up rank by rank,
 * each rank closes as many runs of pairs as its cards and the two ranks below still allow; `best` remembers, for the
 * pairs that the last two ranks have left, the most hàng so far.
 */
export const countHang = (low: number, high: number): number => {
  // best[a * 3 + b]: a pairs left one rank below, b pairs left two ranks below.
  let best = [-1, -1, -1, -1, -1, -1, -1, -1, -1];
  best[0] = 0;
  for (let rank = 0; rank < TWO; rank++) {
    const size = SIZE[nibbleAt(low, high, rank)];
    const next = [-1, -1, -1, -1, -1, -1, -1, -1, -1];
    const reach = (below: number, left: number, hang: number): void => {
      const at = left * 3 + below;
      if (hang > next[at]) next[at] = hang;
    };
    for (let one = 0; one < 3; one++) {
      for (let two = 0; two < 3; two++) {
        const hang = best[one * 3 + two];
        if (hang < 0) continue;
        const pairs = size >> 1;
        const most = Math.min(pairs, one, two);
        for (let closed = 0; closed <= most; closed++) reach(one - closed, pairs - closed, hang + closed);
        if (size === 4) reach(one, 0, hang + 1);
      }
    }
    best = next;
  }
  return Math.max(...best);
};
