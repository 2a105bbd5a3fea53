import { CARD_IDS, type CardId, isCardId } from '../src/cards.ts';
import type { BaseAction } from '../src/game.ts';
import type { Random } from '../src/random.ts';

/** Actions to try: what is allowed, what only just is not, and what makes no sense at all. Knows no game. */

const TYPES = ['play', 'pass', 'draw', 'eat', 'lay', 'send', 'discard', 'u', 'bo', 'theo', 'to', 'to-tat'];

const NONSENSE: readonly unknown[] = [
  null,
  undefined,
  true,
  '',
  'play',
  -1,
  0,
  1.5,
  2 ** 53,
  Number.NaN,
  [],
  [null],
  [[]],
  [['3s', 3]],
  {},
  { type: null },
  { type: ['pass'] },
  { type: '__proto__' },
  { type: 'constructor' },
];

const RANKS_IN_ORDER = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];

const some = <T>(items: readonly T[], random: Random): T[] => items.filter(() => random.below(2) === 0);

const rankOf = (card: CardId): string => card.slice(0, -1);
const suitOf = (card: CardId): string => card.slice(-1);

/** Cards that go well together, mostly of one hand: of a rank, in a row, pairs in a row, or any few. */
const group = (cards: readonly CardId[], random: Random): CardId[] => {
  if (cards.length === 0) return [];
  const first = random.pick(cards);
  const from = RANKS_IN_ORDER.indexOf(rankOf(first));
  const ranks = RANKS_IN_ORDER.slice(from, from + random.pick([2, 3, 3, 4, 5]));
  const sameRank = cards.filter((card) => rankOf(card) === rankOf(first));
  switch (random.below(7)) {
    case 0:
      return sameRank;
    case 1:
      return some(sameRank, random);
    case 2:
    case 5:
      return cards.filter((card) => suitOf(card) === suitOf(first) && ranks.includes(rankOf(card)));
    case 3:
      return ranks.flatMap((rank) => cards.filter((card) => rankOf(card) === rank).slice(0, 1));
    case 4:
      return ranks.flatMap((rank) => cards.filter((card) => rankOf(card) === rank).slice(0, 2));
    default:
      return Array.from({ length: 1 + random.below(4) }, () => random.pick(cards));
  }
};

const changedNumber = (value: number, random: Random): unknown =>
  random.pick([value - 1, value + 1, -value, value * 2, value + 0.5, String(value), Number.MAX_SAFE_INTEGER]);

const changedList = (list: readonly unknown[], random: Random): unknown => {
  const at = random.below(Math.max(1, list.length));
  switch (random.below(5)) {
    case 0:
      return list.filter((_, i) => i !== at);
    case 1:
      return [...list, random.pick(CARD_IDS)];
    case 2:
      return [...list, list[at]];
    case 3:
      return list.slice().reverse();
    default:
      return list.map((item, i) => (i === at ? changed(item, random) : item));
  }
};

/** Something close to a value. */
const changed = (value: unknown, random: Random): unknown => {
  if (random.below(25) === 0) return random.pick(NONSENSE);
  if (isCardId(value)) return random.pick(CARD_IDS);
  if (typeof value === 'number') return changedNumber(value, random);
  if (Array.isArray(value)) return changedList(value, random);
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value);
    const at = random.below(Math.max(1, entries.length));
    return Object.fromEntries(entries.map(([name, field], i) => [name, i === at ? changed(field, random) : field]));
  }
  return random.pick(TYPES);
};

/** An action of one of the types, with all fields that any type could need. */
const made = (cards: readonly CardId[], amount: number, random: Random): unknown => ({
  type: random.pick(TYPES),
  cards: group(cards, random),
  melds: Array.from({ length: 1 + random.below(2) }, () => group(cards, random)),
  card: cards.length === 0 ? null : random.pick(cards),
  seat: random.below(5),
  meld: random.below(3),
  amount: amount + random.below(5) - 2,
});

/** An action that stands for a range of amounts, with its ends and what lies just outside. */
const amountsOf = (action: BaseAction): unknown[] => {
  if (!('min' in action && 'max' in action)) return [];
  const { min, max } = action as { min: number; max: number };
  return [min - 1, min, max, max + 1].map((amount) => ({ type: action.type, amount }));
};

export interface Occasion {
  readonly legal: readonly BaseAction[];
  readonly hand: readonly CardId[];
  /** Actions of other moments and other seats of the same game. */
  readonly elsewhere: readonly BaseAction[];
  /** Some number that matters at the table. */
  readonly amount: number;
}

/** What a hand holds of each rank: four 2s are no play, and three with an eaten one among them eat no fourth. */
const ranksOf = (hand: readonly CardId[]): CardId[][] =>
  [...new Set(hand.map(rankOf))].map((rank) => hand.filter((card) => rankOf(card) === rank));

const TRIES = 12;

/** Every legal action and many others. */
export const attempts = ({ legal, hand, elsewhere, amount }: Occasion, random: Random): unknown[] => {
  const tries: unknown[] = [...legal, ...legal.flatMap(amountsOf), random.pick(NONSENSE)];
  for (const type of TYPES) tries.push({ type });
  tries.push({ type: 'play', cards: hand });
  for (const cards of ranksOf(hand)) {
    if (cards.length === 4) tries.push({ type: 'play', cards });
    if (cards.length === 3) tries.push({ type: 'eat', cards });
  }
  for (let i = 0; i < TRIES; i++) {
    tries.push(changed(random.pick(legal), random), made(hand, amount, random));
    if (i % 3 === 0) tries.push(made(CARD_IDS, amount, random));
    if (elsewhere.length > 0) tries.push(random.pick(elsewhere), changed(random.pick(elsewhere), random));
  }
  return tries;
};
