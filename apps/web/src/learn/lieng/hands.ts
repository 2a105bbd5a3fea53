import { CARD_IDS, type CardId, cardOf, Random } from '@sanh-rong/engine';
import type { Ranking } from '@sanh-rong/engine/lieng';
import { BY_RANK, EVALUATE, HAND_SIZE, type HandKind, kindOf, pointsOf } from '@sanh-rong/engine/lieng/core';

/** Three cards against three: always the engine's word. */

const three = (cards: readonly CardId[]): [number, number, number] => {
  const [a = 0, b = 0, c = 0] = cards.map((id) => cardOf(id) ?? 0);
  return [a, b, c];
};

/** Of two hands the larger one wins (LG-4). */
export const worth = (cards: readonly CardId[]): number => EVALUATE.highCard(...three(cards));

export const rankingOf = (cards: readonly CardId[]): Ranking => ({
  kind: kindOf(worth(cards)),
  points: pointsOf(...three(cards)),
});

export const isHand = (cards: readonly CardId[]): boolean => cards.length === HAND_SIZE;

const byRank = (a: CardId, b: CardId): number => BY_RANK[cardOf(a) ?? 0] - BY_RANK[cardOf(b) ?? 0];

export interface Rivals {
  /** How many hands of the other cards there are, and how many of them win. */
  readonly all: number;
  readonly winning: number;
  /** The lowest that wins, of each kind that can. */
  readonly examples: readonly { readonly kind: HandKind; readonly cards: readonly CardId[] }[];
}

/** Every hand that an opponent could hold against this one. */
export const rivalsOf = (cards: readonly CardId[]): Rivals => {
  const own = worth(cards);
  const rest = [...CARD_IDS.keys()].filter((card) => !cards.includes(CARD_IDS[card]));
  const lowest = new Map<HandKind, { readonly value: number; readonly cards: readonly CardId[] }>();
  let all = 0;
  let winning = 0;
  for (let a = 0; a < rest.length; a++) {
    for (let b = a + 1; b < rest.length; b++) {
      for (let c = b + 1; c < rest.length; c++) {
        all += 1;
        const value = EVALUATE.highCard(rest[a], rest[b], rest[c]);
        if (value <= own) continue;
        winning += 1;
        const kind = kindOf(value);
        if (value >= (lowest.get(kind)?.value ?? Number.POSITIVE_INFINITY)) continue;
        lowest.set(kind, { value, cards: [rest[a], rest[b], rest[c]].map((card) => CARD_IDS[card]).sort(byRank) });
      }
    }
  }
  const examples = [...lowest]
    .sort(([, x], [, y]) => x.value - y.value)
    .map(([kind, { cards: ids }]) => ({ kind, cards: ids }));
  return { all, winning, examples };
};

const ON_THE_PAGE = 9;

/** Cards to choose three of, and the three of a neighbour. */
export const drawHands = (seed: string): readonly [readonly CardId[], readonly CardId[]] => {
  const dice = new Random(seed);
  const deck = [...CARD_IDS];
  const draw = (count: number): readonly CardId[] =>
    Array.from({ length: count }, () => deck.splice(dice.below(deck.length), 1)[0]).sort(byRank);
  return [draw(ON_THE_PAGE), draw(HAND_SIZE)];
};
