import type { vi } from './vi.ts';

export const en: typeof vi = {
  title: 'Games played',
  mine: 'Mine',
  everybody: 'Public',
  whose: 'Whose games',
  game: 'Game',
  anyGame: 'All',
  review: 'Review',
  more: 'Show more',
  fetching: 'Loading…',
  gameNumber: (number) => `game ${number}`,
  practice: 'practice',
  points: (points) => `${points} points`,
  won: 'came first',
  noneMineTitle: 'You have not played yet',
  noneMineText: 'Every game you finish lies here: watch it again move by move, and see who got which points and why.',
  noneTitle: 'No public games yet',
  noneText: 'Open a table that everybody sees, and its games will show up here.',
  playNow: 'Play now',
  create: 'Create table',
  localNote: 'Practice games are kept in this browser only.',
};
