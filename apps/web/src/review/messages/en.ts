import type { vi } from './vi.ts';

export const en: typeof vi = {
  title: 'Review',
  about: (name) =>
    `Every move of ${name}, judged from what could be known then: over many hands that fit all that was seen, each choice is played on to the end.`,
  working: (done, of) => (of === null ? 'Opening the game…' : `Looking at move ${done} of ${of}…`),
  failed: 'This device could not review the game. Open the page again and try once more.',
  unfinished: 'A game that is not over is not reviewed.',
  hidden: 'The cards of this seat stay hidden, so its moves cannot be judged. Choose another seat.',
  noDecisions: 'There was nothing to choose in this game.',
  noMistakes: 'No move was a mistake for certain. Steadily played.',
  turningPoints: 'Worth a second thought',
  move: (number) => `Move ${number}`,
  lost: (points, unit) => `lost ${points} ${unit}`,
  exact: 'solved to the end',
  hand: 'The hand then',
  played: 'Played',
  better: 'Better',
  show: 'Show this moment',
  tryAgain: 'Try again',
  playBetter: 'Play the better move',
  notPlayedOn: 'The browser could not open the table. Reload the page and try once more.',
  strip: 'What could be expected',
  stripAbout: (moves, first, last, end) =>
    `Over ${moves} moves: ${first} expected at first, ${last} at the last one, ${end} in the end.`,
  end: 'End',
  allMoves: 'Move by move',
  best: 'nothing was better',
  close: 'close',
  choice: 'Choice',
  expected: (unit) => `Expected (${unit})`,
  wasPlayed: 'played',
};
