import type { LuckWords } from './vi.ts';

/** Luck and play of a session, in words. */
export const en: LuckWords = {
  title: 'Luck and play',
  working: (done, of) => `The strongest player is playing these games again… ${done}/${of}`,
  lucky: (points, unit) => `Lucky cards, worth ${points} ${unit}`,
  unlucky: (points, unit) => `Unlucky cards, which cost ${points} ${unit}`,
  even: 'Cards neither lucky nor unlucky',
  better: (points, unit) => `played ${points} ${unit} better than the strongest player`,
  worse: (points, unit) => `played ${points} ${unit} worse than the strongest player`,
  alike: (points, unit) => `played about as well as the strongest player (${points} ${unit})`,
  sentence: (luck, play) => `${luck}; ${play}.`,
  about: (games) =>
    `${games === 1 ? 'One game' : `${games} games`}, dealt as they were, played again many times by the strongest player in every seat. Chance is what follows the ±.`,
  untold: (games) => `${games === 1 ? 'One game' : `${games} games`} could not be told: some hands stay hidden.`,
  nothing: 'Some hands of every game stay hidden, so nobody can tell whether the cards were lucky.',
  failed: 'This device could not work it out. Open the page again and try once more.',
  points: 'points',
  chips: 'chips',
};
