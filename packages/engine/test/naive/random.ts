import { wholeDeck } from './cards.ts';

/** A generator of numbers in [0, 1) that is the same on every run (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function shuffledDeck(random: () => number, deck: string[] = wholeDeck()): string[] {
  return deck
    .map((card) => ({ card, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ card }) => card);
}
