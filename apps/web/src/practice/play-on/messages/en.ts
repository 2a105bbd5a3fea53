import type { vi } from './vi.ts';

export const en: typeof vi = {
  playOn: 'Play on',
  from: (move) => (move === 0 ? 'Playing from the deal' : `Playing on after move ${move}`),
  fromChanged: (move) => `Playing on, move ${move} changed`,
  fromPuzzle: 'Playing on from a puzzle',
  cards: 'Everybody holds the cards of that moment, and built-in players play for the others.',
  cardsDrawn:
    'Your cards and those that were shown are as they were. Nobody may know the hands that were folded, so they are dealt anew. Built-in players play for the others.',
  unranked: 'This game counts for nothing and stands in no history.',
  seat: 'Seat',
  level: 'Opponents',
  counts: 'A try that counts for nothing',
  countsDrawn: 'A try, folded hands dealt anew',
  realGame: (points) => `Real game: ${points}`,
  thisTime: (points) => `This time: ${points}`,
  again: 'Try again',
  back: 'To the real game',
  backToPuzzles: 'Back to the puzzles',
  leaveToPuzzles: 'You go back to the puzzles.',
  leave: 'You go back to the real game. From there you can play on again whenever you like.',
  nothingLeft:
    'This moment cannot be played on from: nothing is left to play, or the cards of those who could are not shown.',
  noTableTitle: 'No game played on yet',
  noTableText: 'Open a game that was played, go to the move you want to try, and press “Play on”.',
  games: 'Games played',
};
