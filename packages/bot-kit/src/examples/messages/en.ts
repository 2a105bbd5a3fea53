import type { RandomWords } from './vi.ts';

/** The words of the random bot that every game has. */
export const en: RandomWords = {
  title: 'Random',
  about: 'Picks any valid move. Every bot should beat this one.',
  pick: 'Pick any of the list.',
  noMove: 'Nothing beats the table: pass.',
};
