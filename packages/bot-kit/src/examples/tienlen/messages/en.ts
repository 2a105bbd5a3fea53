import type { TienLenExampleWords } from './vi.ts';

export const en: TienLenExampleWords = {
  template: {
    called: "Called every time it is the bot's turn.",
    idea: 'Example: always play the first valid move, or pass.',
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
};
