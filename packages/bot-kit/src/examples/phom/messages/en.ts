import type { PhomExampleWords } from './vi.ts';

export const en: PhomExampleWords = {
  template: {
    called: 'Called every time the bot has something to do.',
    idea: 'Example: always do the last thing in the list of valid moves.',
  },

  collector: {
    title: 'Collector',
    about: 'Eats whatever it can, keeps cards that may become a phỏm, discards high cards that fit nothing.',
    u: 'Ù whenever it is possible.',
    eat: 'Eat if possible, else draw.',
    lay: 'Lay down what takes off the most points.',
    send: 'Send whatever can be sent, high cards first.',
    discard: 'Discard the card with the fewest friends, of equal ones the higher.',
    friends: 'Friends of a card: the same rank, or near it in the same suit.',
    pointsOf: 'Points of all these cards.',
  },
};
