import { CARD_IDS, shuffledDeck } from '@sanh-rong/engine';

const SEED = / seed=(\S+)/;

/**
 * The same game, told by its cards and not by the seed they were shuffled from: the seeds of a match follow from one
 * another, and with that of one deal anybody would know all that are still to come.
 */
export const withoutSeed = (text: string): string =>
  text.replace(SEED, (_whole, seed: string) => {
    const deck = shuffledDeck(decodeURIComponent(seed)).map((card) => CARD_IDS[card]);
    return ` deck=${deck.join('.')}`;
  });
