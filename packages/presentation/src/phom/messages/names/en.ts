import type { GameNames } from '../../../named.ts';

/** What things are called in Phỏm, in English. */
export const en: GameNames = {
  name: 'Phỏm',
  unit: 'points',
  ruleSets: {
    'ta-la': {
      name: 'Tá lả',
      variant: 'Tá lả',
      tagline: 'Eat, lay down and send until little is left; a hand full of phỏm goes ù.',
      options: {},
    },
    basic: {
      name: 'Phỏm, short rules',
      variant: 'basic',
      tagline: 'Only phỏm you eat stop counting, dealt ones still cost; an empty hand wins.',
      options: {},
    },
  },
  statistics: {
    game: { rounds: 'Rounds', turns: 'Turns' },
    seats: {
      drawn: 'Drawn',
      eaten: 'Eaten',
      fed: 'Fed to the next',
      sent: 'Sent',
      melds: 'Phỏm laid',
      longest: 'Longest phỏm',
      u: 'Ù',
    },
  },
  breakdown: {
    eat: 'Eating',
    chot: 'Last card (chốt)',
    u: 'Ù',
    den: 'Paid for all',
    place: 'Place',
    mom: 'No phỏm (móm)',
    cards: 'Points in hand',
  },
};
