import type { CardId } from '@sanh-rong/engine';
import type { Ranking } from './view.ts';

/** How many of the 22,100 hands are of each class, weakest class first: 0 to 9 points, đĩ, liêng, sáp. */
const HANDS = [2096, 2080, 2096, 2208, 2096, 2144, 2096, 2144, 2096, 2080, 144, 768, 52];
const ALL = HANDS.reduce((sum, count) => sum + count, 0);
const DI = 10;
const LIENG = 11;
const SAP = 12;

const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
const SUITS = ['s', 'c', 'h', 'd'];

const rankOf = (id: CardId): number => RANKS.indexOf(id.slice(0, -1)) / RANKS.length;
const suitOf = (id: CardId): number => SUITS.indexOf(id.slice(-1)) / SUITS.length;

const classOf = ({ kind, points }: Ranking): number => {
  if (kind === 'points') return points;
  return kind === 'di' ? DI : kind === 'lieng' ? LIENG : SAP;
};

/** The card that speaks for a hand: the highest, but in A-2-3 the 3. */
const highCard = ([low, middle, high]: readonly CardId[], ofClass: number): CardId =>
  ofClass === LIENG && rankOf(low) === rankOf('2s') && rankOf(high) === rankOf('As') ? middle : high;

/** How high a hand stands within its class, 0 to 1; good enough for betting, not for a showdown. */
const standing = (ofClass: number, high: CardId): number =>
  ofClass >= LIENG ? rankOf(high) : suitOf(high) + rankOf(high) / SUITS.length;

/** About which share of all other hands this one beats, 0 to 1. The hand comes weakest card first, as views show it. */
export const shareBeaten = (hand: readonly CardId[], ranking: Ranking): number => {
  const ofClass = classOf(ranking);
  const below = HANDS.slice(0, ofClass).reduce((sum, count) => sum + count, 0);
  return (below + HANDS[ofClass] * standing(ofClass, highCard(hand, ofClass))) / ALL;
};
