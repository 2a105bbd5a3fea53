import { type CardSet, cardset } from '@sanh-rong/engine';
import { MIN_RUN, nibbleAt, RANK_COUNT, SIZE, TWO } from '@sanh-rong/engine/tienlen/core';

/** The same number of cards (`each`) of `length` ranks in a row, from rank `first` up. */
interface Take {
  readonly first: number;
  readonly length: number;
  readonly each: number;
}

const runFrom = (counts: readonly number[], first: number, each: number): number => {
  let length = 0;
  while (first + length < TWO && counts[first + length] >= each) length += 1;
  return length;
};

const remove = (counts: number[], { first, length, each }: Take): void => {
  for (let rank = first; rank < first + length; rank++) counts[rank] -= each;
};

const putBack = (counts: number[], { first, length, each }: Take): void => {
  for (let rank = first; rank < first + length; rank++) counts[rank] += each;
};

/** The hàng of a hand: fours first, then consecutive pairs as long as they come. Takes them out of `counts`. */
const takeHang = (counts: number[]): Take[] => {
  const takes: Take[] = [];
  for (let rank = 0; rank < TWO; rank++) {
    if (counts[rank] === 4) takes.push({ first: rank, length: 1, each: 4 });
  }
  for (const take of takes) remove(counts, take);
  for (let rank = 0; rank < TWO; rank++) {
    const length = runFrom(counts, rank, 2);
    if (length < MIN_RUN) continue;
    const take = { first: rank, length, each: 2 };
    takes.push(take);
    remove(counts, take);
  }
  return takes;
};

/** The shortest list, at most `limit` long, of straights and sets of one rank that uses up all `counts`. */
const fewest = (counts: number[], from: number, limit: number): Take[] | null => {
  let first = from;
  while (first < TWO && counts[first] === 0) first += 1;
  if (first === TWO) return [];
  if (limit <= 0) return null;
  const ways: Take[] = [];
  for (let length = runFrom(counts, first, 1); length >= MIN_RUN; length--) ways.push({ first, length, each: 1 });
  ways.push({ first, length: 1, each: counts[first] });
  let best: Take[] | null = null;
  let room = limit;
  for (const way of ways) {
    remove(counts, way);
    const rest = fewest(counts, first, room - 1);
    putBack(counts, way);
    if (rest === null) continue;
    best = [way, ...rest];
    room = best.length - 1;
  }
  return best;
};

/** The cards of a take, the weakest suits first, taken out of `suits`. */
const cardsOfTake = (suits: number[], { first, length, each }: Take): CardSet => {
  const cards: number[] = [];
  for (let rank = first; rank < first + length; rank++) {
    for (let n = 0; n < each; n++) {
      const lowest = suits[rank] & -suits[rank];
      suits[rank] ^= lowest;
      cards.push((rank << 2) + 31 - Math.clz32(lowest));
    }
  }
  return cardset.setOf(cards);
};

/**
 * A hand as a player would lay it out: singles, pairs, triples, straights, then hàng, then the 2s, so that it takes as
 * few plays as possible without breaking a hàng. Every card is in exactly one group.
 */
export const groupsOf = (hand: CardSet): CardSet[] => {
  const low = cardset.lowHalf(hand);
  const high = cardset.highHalf(hand);
  const suits = Array.from({ length: RANK_COUNT }, (_, rank) => nibbleAt(low, high, rank));
  const counts = suits.map((nibble) => SIZE[nibble]);
  const hang = takeHang(counts);
  const rest = fewest(counts, 0, cardset.sizeOf(hand)) ?? [];
  const sets = rest.filter(({ length }) => length === 1).sort((a, b) => a.each - b.each || a.first - b.first);
  const straights = rest.filter(({ length }) => length > 1).sort((a, b) => a.length - b.length || a.first - b.first);
  const twos: Take[] = counts[TWO] === 0 ? [] : [{ first: TWO, length: 1, each: counts[TWO] }];
  return [...sets, ...straights, ...hang, ...twos].map((take) => cardsOfTake(suits, take));
};
