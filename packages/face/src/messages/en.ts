import type { Rank, Suit } from '@sanh-rong/engine';
import type { Named } from '../named.ts';

/** What is said of every game in English. */

const RANK_WORDS: Readonly<Partial<Record<Rank, string>>> = { J: 'Jack', Q: 'Queen', K: 'King', A: 'Ace' };
const SUIT_WORDS: Readonly<Record<Suit, string>> = { s: 'spades', c: 'clubs', d: 'diamonds', h: 'hearts' };

export const en = {
  card: (rank: Rank, suit: Suit) => `${RANK_WORDS[rank] ?? rank} of ${SUIT_WORDS[suit]}`,
  levels: {
    random: { name: 'Beginner', explanation: 'Knows the rules and plays whatever comes to mind.' },
    simple: { name: 'Regular', explanation: 'Keeps good cards together and chooses the moment to use them.' },
  } as Readonly<Record<string, Named>>,
};

export type FaceMessages = typeof en;
