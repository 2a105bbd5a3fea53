import { countByRank, isRed, RANK_OF_ACE, RANK_OF_THREE, RANK_OF_TWO } from './cards.ts';
import type { ThirteenOptions } from './combinations.ts';

export interface InstantWinner {
  seat: number;
  name: string;
}

const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0);

/** TL-8: four of a kind is two pairs. */
function pairsIn(counts: number[]): number {
  return sum(counts.map((count) => Math.floor(count / 2)));
}

/** Lowest ranks of all runs of `length` consecutive pairs; 2s are never in one (TL-1). */
function pairRunStarts(counts: number[], length: number): number[] {
  const starts: number[] = [];
  for (let start = 0; start + length - 1 <= RANK_OF_ACE; start++) {
    if (counts.slice(start, start + length).every((count) => count >= 2)) starts.push(start);
  }
  return starts;
}

/** Every tới trắng of MN-17 by the name its option has, as a yes or no about a 13-card hand. */
export const TOI_TRANG: Record<string, (hand: string[]) => boolean> = {
  fourThrees: (hand) => countByRank(hand)[RANK_OF_THREE] === 4,
  fourTwos: (hand) => countByRank(hand)[RANK_OF_TWO] === 4,
  threePairsWith3s: (hand) => hand.includes('3s') && pairRunStarts(countByRank(hand), 3).includes(RANK_OF_THREE),
  fourPairsWith3s: (hand) => hand.includes('3s') && pairRunStarts(countByRank(hand), 4).includes(RANK_OF_THREE),
  threeTriples: (hand) => countByRank(hand).filter((count) => count >= 3).length >= 3,
  fourTriples: (hand) => countByRank(hand).filter((count) => count >= 3).length >= 4,
  threeFours: (hand) => countByRank(hand).filter((count) => count === 4).length >= 3,
  fivePairsOneTriple: (hand) => {
    const counts = countByRank(hand);
    // The pairs are counted in what is left once the triple has been taken out.
    return counts.some((count, triple) => {
      const left = counts.map((n, rank) => (rank === triple ? n - 3 : n));
      return count >= 3 && pairsIn(left) >= 5;
    });
  },
  fivePairRunOneTriple: (hand) => {
    const counts = countByRank(hand);
    return pairRunStarts(counts, 5).some((start) =>
      counts.some((count, rank) => count >= 3 && (rank < start || rank > start + 4)),
    );
  },
  fivePairRun: (hand) => pairRunStarts(countByRank(hand), 5).length > 0,
  sixPairs: (hand) => pairsIn(countByRank(hand)) >= 6,
  dragon: (hand) => countByRank(hand).every((count, rank) => count >= 1 || rank === RANK_OF_TWO),
  oneColour: (hand) => hand.every(isRed) || hand.every((id) => !isRed(id)),
};

/** MN-18, strongest first; names in one row are equal. */
const TOI_TRANG_ORDER = [
  ['fourTwos'],
  ['dragon'],
  ['threeFours'],
  ['fourTriples'],
  ['fivePairRunOneTriple', 'fivePairRun'],
  ['fivePairsOneTriple', 'sixPairs'],
  ['threeTriples'],
  ['fourThrees'],
  ['fourPairsWith3s'],
  ['threePairsWith3s'],
  ['oneColour'],
];

/** The one winner by tới trắng (MN-17, MN-18), or null. Only full hands of 13 are looked at. */
export function toiTrangWinner(hands: string[][], enabled: string[], wouldLead: number): InstantWinner | null {
  const counted = [...enabled, 'fourTwos']; // MN-17: fourTwos cannot be removed
  const turnOrder = hands.map((_, step) => (wouldLead + step) % hands.length);
  for (const row of TOI_TRANG_ORDER) {
    for (const seat of turnOrder) {
      if (hands[seat].length !== 13) continue;
      const name = row.find((candidate) => counted.includes(candidate) && TOI_TRANG[candidate](hands[seat]));
      if (name !== undefined) return { seat, name };
    }
  }
  return null;
}

/** All instant winners of TH-6, in the order of the places they take. */
export function thirteenInstantWinners(hands: string[][], enabled: ThirteenOptions['instantWins']): InstantWinner[] {
  const fullHand = hands.length > 4 ? Math.floor(52 / hands.length) : 13; // TH-1
  const winners: InstantWinner[] = [];
  const add = (name: string, has: (counts: number[]) => boolean) => {
    for (const [seat, hand] of hands.entries()) {
      if (hand.length !== fullHand || winners.some((winner) => winner.seat === seat)) continue;
      if (has(countByRank(hand))) winners.push({ seat, name });
    }
  };
  if (enabled.dragon) add('dragon', (counts) => counts.every((count) => count >= 1));
  if (enabled.fourTwos) add('fourTwos', (counts) => counts[RANK_OF_TWO] === 4);
  if (enabled.sixPairs) add('sixPairs', (counts) => pairsIn(counts) >= 6);
  return winners;
}
