import type { DealRequest } from '../../src/game.ts';
import type { Random } from '../../src/random.ts';
import { type RuleSetName, rankName, suitNumber, wholeDeck } from './phoms.ts';

/** Deals for random games: plain ones, and ones in which phỏm, eats and ù are common or hands are tiny. */

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];

type Style = 'plain' | 'by rank' | 'by suit' | 'small';
const STYLES: Style[] = ['plain', 'by rank', 'by suit', 'small'];

/** The deck with cards that belong together close to each other, the more so the smaller the noise. */
const nearlySorted = (random: Random, style: Style, noise: number): string[] => {
  const place = (id: string): number => {
    const rank = RANKS.indexOf(rankName(id));
    if (style === 'by rank') return rank * 4 + suitNumber(id);
    return style === 'by suit' ? suitNumber(id) * 13 + rank : random.below(52);
  };
  return wholeDeck()
    .map((id) => ({ id, at: place(id) + random.fraction() * noise }))
    .sort((a, b) => a.at - b.at)
    .map(({ id }) => id);
};

export interface RandomDeal {
  request: DealRequest & { given: { hands: string[][]; stock: string[]; leader: number } };
  ruleSet: RuleSetName;
  hands: string[][];
  stock: string[];
  leader: number;
}

export const randomDeal = (random: Random, ruleSet: RuleSetName, seats: number): RandomDeal => {
  const style = random.pick(STYLES);
  const deck = nearlySorted(random, style, random.pick([4, 10, 20]));
  const leader = random.below(seats);
  const hands = Array.from({ length: seats }, (_, seat) => {
    const full = ruleSet === 'ta-la' && seat === leader ? 10 : 9;
    return deck.splice(0, style === 'small' ? 1 + random.below(5) : full);
  });
  // What is left is mixed a little, so that neighbours of a hand's cards come up now and then.
  const rest = deck
    .map((id, i) => ({ id, at: i + random.fraction() * 30 }))
    .sort((a, b) => a.at - b.at)
    .map(({ id }) => id);
  const stock = ruleSet === 'ta-la' ? rest.slice(0, 4 * seats - 1) : rest;
  return { request: { ruleSet, seats, given: { hands, stock, leader } }, ruleSet, hands, stock, leader };
};
