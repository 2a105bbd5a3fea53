import type { ExampleWords } from './vi.ts';

/** Names, introductions and comments in the code of the example bots. */
export const en: ExampleWords = {
  templates: {
    tienlen: {
      called: "Called every time it is the bot's turn.",
      idea: 'Example: always play the first valid move, or pass.',
    },
    phom: {
      called: 'Called every time the bot has something to do.',
      idea: 'Example: always do the last thing in the list of valid moves.',
    },
    lieng: { called: "Called every time it is the bot's turn.", idea: 'Example: call if possible, else fold.' },
  },

  random: {
    title: 'Random',
    about: 'Picks any valid move. Every bot should beat this one.',
    pick: 'Pick any of the list.',
    noMove: 'Nothing beats the table: pass.',
  },

  greedy: {
    title: 'Greedy',
    about: 'Plays whenever it can, the move that leaves the fewest loose ends in hand, weak ones first.',
    idea: 'Play so that the rest of the hand needs the fewest plays.',
    groups: 'About how many plays are left: one for each rank, with neighbouring single ranks joined to a straight.',
    run: 'Three or more neighbouring single ranks go out in one play. A 2 is never in a straight.',
    order: 'The list goes from weak to strong, so of equal moves the one found first stays.',
    noMove: 'Nothing to play: pass.',
  },

  defensive: {
    title: 'Defensive',
    about:
      'Keeps 2s and bombs until they are needed, cuts where it can, and stops whoever is about to finish at any price.',
    unknown: 'A player may hide the count (null): then count the cards they have played in the history.',
    danger: 'Somebody is about to finish: one or two cards left.',
    bigCards: '2s and bombs are kept back, unless the hand is nearly out.',
    cut: 'Cutting a 2 or a bomb wins points: do it.',
    stop: 'Stop whoever is about to finish with the strongest move.',
    noSingle: 'If the next player has one card left, lead no single; if there is nothing else, the highest.',
    wait: 'Small combinations first; with only 2s and bombs to answer, wait until the hand is nearly out.',
    lead: 'Leading: weak combinations first, those that save the most plays.',
    groups: 'About how many plays are left: one for each rank, with neighbouring single ranks joined to a straight.',
  },

  phom: {
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

  lieng: {
    title: 'Careful',
    about:
      'Raises with three of a kind, a straight, three faces or many points, calls with fair hands when it is cheap, folds bad ones.',
    strength: 'How strong the hand is, from 0 to 1.',
    raise: 'A strong hand: raise by about half the pot, within what is allowed.',
    shove: 'No raise possible and a very strong hand: all in.',
    price: 'How much must go in, compared with the pot?',
    fold: 'Not worth it: fold.',
  },
};
