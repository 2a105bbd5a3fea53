import type { Random } from '@sanh-rong/engine';

/** Card ids in a random order, for the naive readings that know cards only by name. */
export const shuffledIds = (ids: readonly string[], random: Random): string[] => {
  const deck = ids.slice();
  for (let at = 0; at < deck.length; at++) {
    const pick = at + random.below(deck.length - at);
    [deck[at], deck[pick]] = [deck[pick], deck[at]];
  }
  return deck;
};
