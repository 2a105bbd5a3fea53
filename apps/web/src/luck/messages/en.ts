import type { LuckWords } from './vi.ts';

const isOne = (amount: string): boolean => /^[+−]?1$/.test(amount);

/** Luck and play of a session, in words. */
export const en: LuckWords = {
  title: 'Luck and play',
  working: (done, of) => `The strongest player is playing these games again… ${done}/${of}`,
  lucky: (points) => `Lucky cards, worth ${points}`,
  unlucky: (points) => `Unlucky cards, which cost ${points}`,
  even: 'Cards neither lucky nor unlucky',
  better: (points) => `played ${points} better than the strongest player`,
  worse: (points) => `played ${points} worse than the strongest player`,
  alike: (points) => `played about as well as the strongest player (${points})`,
  sentence: (luck, play) => `${luck}; ${play}.`,
  about: (games) =>
    `${games === 1 ? 'This game, dealt as it was' : `${games} games, dealt as they were`}, played again many times by the strongest player in every seat. What follows the ± is chance.`,
  untold: (games) => `${games === 1 ? 'One game' : `${games} games`} could not be told: some hands stay hidden.`,
  nothing: 'Some hands of every game stay hidden, so nobody can tell whether the cards were lucky.',
  failed: 'This device could not work it out. Open the page again and try once more.',
  points: (amount) => `${amount} ${isOne(amount) ? 'point' : 'points'}`,
  chips: (amount) => `${amount} ${isOne(amount) ? 'chip' : 'chips'}`,
};
