import { type CardId, cardOf, RANKS, rankIndex } from '@sanh-rong/engine';

/** Why cards make no combination, in the way a friend would say it. The engine only says that they make none. */
export type Fault =
  | { readonly kind: 'twoRanks' }
  | { readonly kind: 'heoInRun' }
  | { readonly kind: 'gap'; readonly missing: string }
  | { readonly kind: 'fewPairs' }
  | { readonly kind: 'uneven' }
  | { readonly kind: 'shortRun' };

const HEO = RANKS.length - 1;
const MIN_RUN = 3;

/** How many cards of each rank, by rank. */
const countRanks = (cards: readonly CardId[]): readonly number[] =>
  RANKS.map((_, rank) => cards.filter((id) => rankIndex(cardOf(id) ?? 0) === rank).length);

/** Null when the cards make a combination (TL-1). */
export const faultOf = (cards: readonly CardId[]): Fault | null => {
  const counts = countRanks(cards);
  const held = [...counts.keys()].filter((rank) => counts[rank] > 0);
  if (held.length <= 1) return null;
  if (cards.length === 2) return { kind: 'twoRanks' };
  if (held.includes(HEO)) return { kind: 'heoInRun' };
  const size = counts[held[0]];
  const isEven = size <= 2 && held.every((rank) => counts[rank] === size);
  if (!isEven) return { kind: 'uneven' };
  const first = held[0];
  const missing = held.findIndex((rank, at) => rank !== first + at);
  if (missing >= 0) return { kind: 'gap', missing: RANKS[first + missing] };
  if (held.length >= MIN_RUN) return null;
  return { kind: size === 2 ? 'fewPairs' : 'shortRun' };
};
