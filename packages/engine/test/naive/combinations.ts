import { countByRank, isTwo, parseCard, RANK_OF_ACE, RANK_OF_TWO, strength, weakestFirst } from './cards.ts';

export type RuleSet = 'mien-nam' | 'thirteen';

export interface MienNamOptions {
  passIsFinal: boolean;
  fourPairsAfterPass: boolean;
  straightsOfEqualLength: boolean;
  toiTrang: { initial: string[]; later: string[] };
}

export interface ThirteenOptions {
  instantWins: { dragon: boolean; fourTwos: boolean; sixPairs: boolean };
  winnerLeads: boolean;
  passIsFinal: boolean;
}

export type Options = MienNamOptions | ThirteenOptions;

/** In the order TL-9 sorts them. */
export const TYPES = ['single', 'pair', 'triple', 'straight', 'fourOfAKind', 'consecutivePairs'] as const;
export type CombinationType = (typeof TYPES)[number];

export interface Combination {
  type: CombinationType;
  /** Number of pairs for consecutive pairs, number of cards for everything else. */
  length: number;
  /** Strength 0–51 of the strongest card. */
  high: number;
}

/** TL-1: what the cards form, or null. The order of the ids does not matter. */
export function classify(ids: string[]): Combination | null {
  if (ids.length === 0 || new Set(ids).size !== ids.length) return null;
  const high = Math.max(...ids.map(strength));
  const counts = countByRank(ids);
  const ranks = counts.flatMap((count, rank) => (count > 0 ? [rank] : []));

  if (ranks.length === 1) {
    const type = (['single', 'pair', 'triple', 'fourOfAKind'] as const)[ids.length - 1];
    return { type, length: ids.length, high };
  }
  const isRun = ranks.every((rank, i) => i === 0 || rank === ranks[i - 1] + 1);
  if (!isRun || ranks.length < 3 || ranks.includes(RANK_OF_TWO)) return null;
  if (ranks.every((rank) => counts[rank] === 1)) return { type: 'straight', length: ranks.length, high };
  if (ranks.every((rank) => counts[rank] === 2)) return { type: 'consecutivePairs', length: ranks.length, high };
  return null;
}

/** Whether `play` may be put on `table` (null: the round is being led). Turn and vòng are not looked at here. */
export function beats(
  ruleSet: RuleSet,
  play: string[],
  table: string[] | null,
  options: Partial<MienNamOptions> = {},
): boolean {
  const upper = classify(play);
  if (upper === null) return false;
  // MN-5. In thirteen they are a four of a kind like any other (TH-3).
  if (ruleSet === 'mien-nam' && upper.type === 'fourOfAKind' && isTwo(play[0])) return false;
  if (table === null) return true;
  const lower = classify(table);
  if (lower === null) throw new Error(`no combination on the table: ${table.join(' ')}`);
  const twosOnTable = table.every(isTwo) ? table.length : 0;
  return ruleSet === 'mien-nam'
    ? beatsInMienNam(upper, lower, twosOnTable, options)
    : beatsInThirteen(upper, lower, twosOnTable);
}

function beatsInMienNam(
  play: Combination,
  table: Combination,
  twosOnTable: number,
  { straightsOfEqualLength = false }: Partial<MienNamOptions>,
): boolean {
  // MN-4
  if (play.type === table.type) {
    if (straightsOfEqualLength && play.type === 'straight' && play.length !== table.length) return false;
    const longerMatters = play.type === 'straight' || play.type === 'consecutivePairs';
    if (longerMatters && play.length !== table.length) return play.length > table.length;
    return play.high > table.high;
  }
  // MN-6, column by column; a hàng against its own kind was MN-4's case above.
  const fourPairsOrMore = play.type === 'consecutivePairs' && play.length >= 4;
  const threePairs = play.type === 'consecutivePairs' && play.length === 3;
  const fourOfAKind = play.type === 'fourOfAKind';
  if (twosOnTable === 1) return threePairs || fourOfAKind || fourPairsOrMore;
  if (twosOnTable === 2) return fourPairsOrMore;
  if (twosOnTable === 3) return false;
  if (table.type === 'consecutivePairs' && table.length === 3) return fourOfAKind;
  if (table.type === 'fourOfAKind') return fourPairsOrMore;
  return false;
}

function beatsInThirteen(play: Combination, table: Combination, twosOnTable: number): boolean {
  // TH-2; TH-4's "only a higher one (of the same length)" for bombs is the same rule.
  if (play.type === table.type) return play.length === table.length && play.high > table.high;
  // TH-4
  if (twosOnTable >= 1 && twosOnTable <= 3) {
    if (play.type === 'fourOfAKind') return true;
    if (play.type === 'consecutivePairs') return twosOnTable <= play.length - 2;
  }
  return false;
}

/** TL-9 as a list of numbers: type, length, high card, then the other cards from the strongest down. */
function orderKey(play: string[]): number[] {
  const combination = classify(play);
  if (combination === null) throw new Error(`only combinations are ordered: ${play.join(' ')}`);
  const [high, ...others] = play.map(strength).sort((a, b) => b - a);
  return [TYPES.indexOf(combination.type), combination.length, high, ...others];
}

/** The first number that differs decides, smaller first. Equal type and length mean equally long keys. */
function compareKeys(a: number[], b: number[]): number {
  const i = a.findIndex((number, at) => number !== b[at]);
  return i === -1 ? 0 : a[i] - b[i];
}

export function inOrder(plays: string[][]): string[][] {
  return plays
    .map((play) => ({ play, key: orderKey(play) }))
    .sort((a, b) => compareKeys(a.key, b.key))
    .map(({ play }) => play);
}

/** Every combination in the hand, by trying every subset of it. For hands of at most 13 cards. */
export function allPlaysBySubsets(hand: string[]): string[][] {
  if (hand.length > 13) throw new Error('too many subsets');
  const sorted = weakestFirst(hand);
  const plays: string[][] = [];
  for (let subset = 1; subset < 2 ** sorted.length; subset++) {
    const chosen = sorted.filter((_, i) => Math.floor(subset / 2 ** i) % 2 === 1);
    if (classify(chosen) !== null) plays.push(chosen);
  }
  return inOrder(plays);
}

/** The same list, put together rank by rank, so that whole games can be played with it. */
export function allPlaysByGroups(hand: string[]): string[][] {
  const sorted = weakestFirst(hand);
  const group = (rank: number) => sorted.filter((id) => parseCard(id).rank === rank);
  const plays: string[][] = [];
  for (let rank = 0; rank <= RANK_OF_TWO; rank++) {
    for (let size = 1; size <= 4; size++) plays.push(...choose(group(rank), size));
  }
  for (let first = 0; first <= RANK_OF_ACE; first++) {
    for (let last = first + 2; last <= RANK_OF_ACE; last++) {
      const run = Array.from({ length: last - first + 1 }, (_, i) => group(first + i));
      for (const size of [1, 2]) plays.push(...oneOfEach(run.map((cards) => choose(cards, size))));
    }
  }
  return inOrder(plays);
}

/** All ways to take `size` of the items, in their order. */
export function choose(items: string[], size: number): string[][] {
  if (size === 0) return [[]];
  if (items.length < size) return [];
  const [first, ...rest] = items;
  return [...choose(rest, size - 1).map((others) => [first, ...others]), ...choose(rest, size)];
}

/** All ways to take one choice from each list, joined: the cartesian product. */
function oneOfEach(choices: string[][][]): string[][] {
  return choices.reduce<string[][]>(
    (joined, next) => joined.flatMap((start) => next.map((choice) => [...start, ...choice])),
    [[]],
  );
}
