import type { Rank, Suit } from '@sanh-rong/engine';
import type { Named } from '../named.ts';

/** What is said of every game in English. */

const RANK_WORDS: Readonly<Partial<Record<Rank, string>>> = { J: 'Jack', Q: 'Queen', K: 'King', A: 'Ace' };
const SUIT_WORDS: Readonly<Record<Suit, string>> = { s: 'spades', c: 'clubs', d: 'diamonds', h: 'hearts' };

export const en = {
  card: (rank: Rank, suit: Suit) => `${RANK_WORDS[rank] ?? rank} of ${SUIT_WORDS[suit]}`,
  levels: {
    random: { name: 'Beginner', explanation: 'Plays anything legal. For first games.' },
    simple: { name: 'Regular', explanation: 'A few habits; remembers no cards.' },
    greedy: { name: 'Hasty', explanation: 'Plays whatever it can, saves nothing.' },
    defensive: { name: 'Guarded', explanation: 'Waits rather than fights; blocks leaders.' },
    steady: { name: 'Steady', explanation: 'Plans its hand, counts. Hard to beat.' },
    keen: { name: 'Keen', explanation: 'Weighs melds, remembers, feeds nobody.' },
    sharp: { name: 'Sharp', explanation: 'Bets and bluffs by computed strategy.' },
    expert: { name: 'Expert', explanation: 'Like Steady, and tries moves out ahead.' },
    champion: { name: 'Champion', explanation: 'Taught itself over many millions of moves.' },
  } as Readonly<Record<string, Named>>,
};

export type PresentationMessages = typeof en;
