/**
 * Hands of Liêng, read a second time from RULES.md (LG-2, LG-3, LG-4) by sorting cards and comparing step by step.
 * Slow and literal; it shares nothing with the engine but the ids of cards.
 */

export type TieBreak = 'highCard' | 'bestSuit';

export interface NaiveCard {
  rank: number;
  suit: string;
}

const SUITS_LOW_TO_HIGH = ['s', 'c', 'h', 'd'];
const RANK_NAMES = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];

export function wholeDeck(): string[] {
  return RANK_NAMES.flatMap((rank) => SUITS_LOW_TO_HIGH.map((suit) => rank + suit));
}

export function readCard(id: string): NaiveCard {
  return { rank: RANK_NAMES.indexOf(id.slice(0, -1)) + 2, suit: id.slice(-1) };
}

const suitStrength = (card: NaiveCard): number => SUITS_LOW_TO_HIGH.indexOf(card.suit);

/** Ranks from low to high, the ace as 14, or as 1 in A-2-3. */
function orderedRanks(hand: NaiveCard[]): number[] {
  const ranks = hand.map(({ rank }) => rank).sort((a, b) => a - b);
  return ranks.join() === '2,3,14' ? [1, 2, 3] : ranks;
}

export type Kind = 'sap' | 'lieng' | 'di' | 'points';
const KINDS_LOW_TO_HIGH: Kind[] = ['points', 'di', 'lieng', 'sap'];

export function kindOf(hand: NaiveCard[]): Kind {
  const [low, middle, high] = orderedRanks(hand);
  if (low === high) return 'sap';
  if (middle === low + 1 && high === middle + 1) return 'lieng';
  if (hand.every(({ rank }) => [11, 12, 13].includes(rank))) return 'di';
  return 'points';
}

export function pointsOf(hand: NaiveCard[]): number {
  let sum = 0;
  for (const { rank } of hand) {
    if (rank === 14) sum += 1;
    else if (rank >= 10) sum += 10;
    else sum += rank;
  }
  return sum % 10;
}

/** The cards from the highest down; the ace of A-2-3 is the lowest. */
function fromTheHighest(hand: NaiveCard[]): NaiveCard[] {
  const aceIsLow = orderedRanks(hand)[0] === 1;
  const rank = (card: NaiveCard): number => (aceIsLow && card.rank === 14 ? 1 : card.rank);
  return [...hand].sort((a, b) => rank(b) - rank(a) || suitStrength(b) - suitStrength(a));
}

/** The card whose suit is looked at, then its rank. */
export function decidingCard(hand: NaiveCard[], tieBreak: TieBreak): NaiveCard {
  const cards = fromTheHighest(hand);
  if (tieBreak === 'highCard') return cards[0];
  const best = Math.max(...hand.map(suitStrength));
  return cards.filter((card) => suitStrength(card) === best)[0];
}

function bySuitThenRank(a: NaiveCard[], b: NaiveCard[], tieBreak: TieBreak): number {
  const one = decidingCard(a, tieBreak);
  const other = decidingCard(b, tieBreak);
  if (suitStrength(one) !== suitStrength(other)) return suitStrength(one) - suitStrength(other);
  const isLow = (hand: NaiveCard[], card: NaiveCard): boolean => card.rank === 14 && orderedRanks(hand)[0] === 1;
  return (isLow(a, one) ? 1 : one.rank) - (isLow(b, other) ? 1 : other.rank);
}

/** Whether nothing but suits, and ranks behind them, can tell the two apart. */
export function areTied(a: NaiveCard[], b: NaiveCard[]): boolean {
  const kind = kindOf(a);
  if (kind !== kindOf(b) || kind === 'sap') return false;
  if (kind === 'lieng') return orderedRanks(a)[2] === orderedRanks(b)[2];
  return kind === 'di' || pointsOf(a) === pointsOf(b);
}

/** Positive when a beats b, negative when b beats a. */
export function compare(a: NaiveCard[], b: NaiveCard[], tieBreak: TieBreak): number {
  const kind = kindOf(a);
  if (kind !== kindOf(b)) return KINDS_LOW_TO_HIGH.indexOf(kind) - KINDS_LOW_TO_HIGH.indexOf(kindOf(b));
  if (kind === 'sap') return a[0].rank - b[0].rank;
  if (kind === 'lieng') {
    const byRank = orderedRanks(a)[2] - orderedRanks(b)[2];
    return byRank !== 0 ? byRank : bySuitThenRank(a, b, tieBreak);
  }
  if (kind === 'points' && pointsOf(a) !== pointsOf(b)) return pointsOf(a) - pointsOf(b);
  return bySuitThenRank(a, b, tieBreak);
}
