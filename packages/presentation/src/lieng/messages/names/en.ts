import type { GameNames } from '../../../named.ts';

/** What things are called in Liêng, in English. */
export const en: GameNames = {
  name: 'Liêng',
  unit: 'chips',
  ruleSets: {
    lieng: {
      name: 'Liêng',
      tagline: 'Three cards, one round of betting: the best hand takes the pot, or the boldest.',
      options: {
        ante: { name: 'Ante', explanation: 'Everybody puts so much into the pot before the deal.' },
        startChips: { name: 'Chips to start with', explanation: 'Everybody sits down with so many chips.' },
        minRaise: {
          name: 'Least raise',
          explanation: 'A raise must exceed the bet by at least so much.',
          values: { '0': 'As much as the ante' },
        },
        tieBreak: {
          name: 'Hands that are equal',
          explanation: 'Compare the suit of the high card, or the best suit held.',
          values: { highCard: 'Suit of the high card', bestSuit: 'Best suit held' },
        },
        rebuy: {
          name: 'Out of chips',
          explanation: 'How somebody without chips plays on. Chips are for play only.',
          values: { ask: 'New chips when asked for', automatic: 'New chips at once', never: 'Sits out' },
        },
      },
    },
  },
  statistics: {
    game: { rounds: 'Betting rounds', pot: 'Chips in the pot' },
    seats: {
      checks: 'Checks',
      calls: 'Calls',
      raises: 'Raises',
      allIns: 'All in',
      folds: 'Folds',
      bet: 'Chips bet',
      showdowns: 'Hands shown',
    },
  },
  breakdown: { ante: 'Ante', bets: 'Bets', uncalled: 'Given back', pots: 'Pots won' },
};
