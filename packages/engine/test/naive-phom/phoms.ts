/**
 * The naive second reading of Phỏm's melds. Subsets are tried one by one on purpose: this is compared with the real
 * engine, so it must be easy to believe, not fast.
 */

export type RuleSetName = 'basic' | 'ta-la';

/** PH-10, PH-20: where the ace stands. */
const RANK_ORDER: Record<RuleSetName, string[]> = {
  basic: ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'],
  'ta-la': ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'],
};
const SUITS = ['s', 'c', 'd', 'h'];
const SIGNS: Record<string, string> = { '♠': 's', '♣': 'c', '♦': 'd', '♥': 'h' };

export const rankName = (id: string): string => id.slice(0, -1);
export const suitName = (id: string): string => id.slice(-1);
export const suitNumber = (id: string): number => SUITS.indexOf(suitName(id));
export const rankNumber = (ruleSet: RuleSetName, id: string): number => RANK_ORDER[ruleSet].indexOf(rankName(id));

/** '3♠ 10♥' as card ids. */
export const cards = (text: string): string[] =>
  text
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => word.slice(0, -1) + (SIGNS[word.slice(-1)] ?? word.slice(-1)));

/** All 52 ids in the order of CD-1. */
export const wholeDeck = (): string[] =>
  ['3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A', '2'].flatMap((rank) =>
    SUITS.map((suit) => rank + suit),
  );

/** PH-2. */
export const points = (id: string): number => {
  const rank = rankName(id);
  if (rank === 'A') return 1;
  if (rank === 'J') return 11;
  if (rank === 'Q') return 12;
  return rank === 'K' ? 13 : Number(rank);
};

export const sumOfPoints = (ids: string[]): number => ids.reduce((sum, id) => sum + points(id), 0);

/** Lowest rank first, then ♠ ♣ ♦ ♥. */
export const sorted = (ruleSet: RuleSetName, ids: string[]): string[] =>
  [...ids].sort((a, b) => rankNumber(ruleSet, a) - rankNumber(ruleSet, b) || suitNumber(a) - suitNumber(b));

export const without = (ids: string[], gone: string[]): string[] => ids.filter((id) => !gone.includes(id));

const isSet = (ids: string[]): boolean => ids.every((id) => rankName(id) === rankName(ids[0]));

/** PH-2: three or more of one rank, or three or more consecutive of one suit. */
export const isPhom = (ruleSet: RuleSetName, ids: string[]): boolean => {
  if (ids.length < 3) return false;
  if (isSet(ids)) return true;
  if (!ids.every((id) => suitName(id) === suitName(ids[0]))) return false;
  const ranks = sorted(ruleSet, ids).map((id) => rankNumber(ruleSet, id));
  return ranks.every((rank, i) => rank === ranks[0] + i);
};

const subsets = (ids: string[]): string[][] => {
  if (ids.length === 0) return [[]];
  const [first, ...others] = ids;
  const rest = subsets(others);
  return [...rest, ...rest.map((subset) => [first, ...subset])];
};

/** Sets before runs; sets by rank, three before four, then suit by suit; runs by suit, lowest rank, length. */
export const comparePhoms = (ruleSet: RuleSetName, a: string[], b: string[]): number => {
  const key = (ids: string[]): number[] => {
    const [first] = sorted(ruleSet, ids);
    if (isSet(ids)) return [0, rankNumber(ruleSet, first), ids.length, ...sorted(ruleSet, ids).map(suitNumber)];
    return [1, suitNumber(first), rankNumber(ruleSet, first), ids.length];
  };
  return compareLists(key(a), key(b), (x, y) => x - y);
};

/** Item by item; a list that another one continues comes before it. */
export const compareLists = <T>(a: T[], b: T[], compare: (x: T, y: T) => number): number => {
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    const order = compare(a[i], b[i]);
    if (order !== 0) return order;
  }
  return a.length - b.length;
};

/** Every phỏm that can be made of these cards. A phỏm lies in one rank or in one suit, so only those are searched. */
export const allPhoms = (ruleSet: RuleSetName, ids: string[]): string[][] => {
  const byRank = RANK_ORDER[ruleSet].map((rank) => ids.filter((id) => rankName(id) === rank));
  const bySuit = SUITS.map((suit) => ids.filter((id) => suitName(id) === suit));
  return [...byRank, ...bySuit]
    .filter((group) => group.length >= 3)
    .flatMap(subsets)
    .filter((subset) => isPhom(ruleSet, subset))
    .map((subset) => sorted(ruleSet, subset))
    .sort((a, b) => comparePhoms(ruleSet, a, b));
};

const eatenIn = (ids: string[], eaten: string[]): string[] => ids.filter((id) => eaten.includes(id));

/** PH-23: every eaten card finds its own phỏm, all disjoint, at most one eaten card in each. */
export const everyEatenHasAPhom = (ruleSet: RuleSetName, hand: string[], eaten: string[]): boolean => {
  if (eaten.length === 0) return true;
  const [first, ...others] = eaten;
  return allPhoms(ruleSet, hand)
    .filter((phom) => phom.includes(first) && eatenIn(phom, eaten).length === 1)
    .some((phom) => everyEatenHasAPhom(ruleSet, without(hand, phom), others));
};

/** Every set of disjoint phỏm, each with at most one eaten card, the empty set first. */
export const allArrangements = (ruleSet: RuleSetName, hand: string[], eaten: string[]): string[][][] => {
  const phoms = allPhoms(ruleSet, hand).filter((phom) => eatenIn(phom, eaten).length <= 1);
  const extend = (chosen: string[][], from: number): string[][][] => [
    chosen,
    ...phoms.flatMap((phom, i) =>
      i >= from && eatenIn(phom, chosen.flat()).length === 0 ? extend([...chosen, phom], i + 1) : [],
    ),
  ];
  return extend([], 0);
};

/** Every legal way to lay down now (PH-22): something, and what stays in hand still keeps PH-23. */
export const allLays = (ruleSet: RuleSetName, hand: string[], eaten: string[]): string[][][] =>
  allArrangements(ruleSet, hand, eaten)
    .filter((melds) => melds.length > 0)
    .filter((melds) => everyEatenHasAPhom(ruleSet, without(hand, melds.flat()), without(eaten, melds.flat())))
    .sort((a, b) => compareLists(a, b, (x, y) => comparePhoms(ruleSet, x, y)));

/** Arrangements that house every eaten card; none when PH-23 is broken. */
const fullArrangements = (ruleSet: RuleSetName, hand: string[], eaten: string[]): string[][][] =>
  allArrangements(ruleSet, hand, eaten).filter((melds) => without(eaten, melds.flat()).length === 0);

/** The fewest cards outside disjoint phỏm (PH-24); null when the eaten cards cannot all be housed. */
export const fewestOutside = (ruleSet: RuleSetName, hand: string[], eaten: string[]): number | null => {
  const counts = fullArrangements(ruleSet, hand, eaten).map((melds) => hand.length - melds.flat().length);
  return counts.length === 0 ? null : Math.min(...counts);
};

/** PH-4: the fewest points left; of equal ones the fewest phỏm; of equal ones the first as `lay` lists them. */
export const bestArrangement = (ruleSet: RuleSetName, hand: string[], eaten: string[]): string[][] | null => {
  const ranked = fullArrangements(ruleSet, hand, eaten).sort(
    (a, b) =>
      sumOfPoints(b.flat()) - sumOfPoints(a.flat()) ||
      a.length - b.length ||
      compareLists(a, b, (x, y) => comparePhoms(ruleSet, x, y)),
  );
  return ranked[0] ?? null;
};

/** PH-24: no two of one rank, no two of one suit within two ranks. */
export const isUKhan = (hand: string[]): boolean =>
  hand.every((a, i) =>
    hand.slice(i + 1).every((b) => {
      if (rankName(a) === rankName(b)) return false;
      return suitName(a) !== suitName(b) || Math.abs(rankNumber('ta-la', a) - rankNumber('ta-la', b)) > 2;
    }),
  );
