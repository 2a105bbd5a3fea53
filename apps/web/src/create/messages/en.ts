import type { vi } from './vi.ts';

export const en: typeof vi = {
  title: 'Create a table',
  lead: 'You get a link to send to your friends.',
  game: 'Game',
  ruleSet: 'Rules',
  seats: 'Seats',
  games: 'Games in the session',
  gamesCount: (count) => (count === 1 ? 'One game' : `${count} games`),
  visibility: 'Who can come',
  private: 'Only with the link',
  public: 'Everybody sees it',
  name: 'Name of the table',
  nameNote: 'May stay empty.',
  turnSeconds: 'Seconds for a turn',
  seconds: (count) => `${count} seconds`,
  watchers: 'Watching',
  noWatchers: 'Nobody',
  liveWatchers: 'As it happens',
  delayedWatchers: 'A little later',
  chat: 'Chat at the table',
  more: 'Time, watching, chat',
  houseRules: 'House rules',
  houseRulesUsual: 'as usual',
  houseRulesChanged: (count) => (count === 1 ? '1 changed' : `${count} changed`),
  asUsual: 'Back to the usual',
  noOptions: 'These rules are played as they are: there is nothing to choose.',
  seat: (seat) => `Seat ${seat}`,
  less: (what) => `Less: ${what}`,
  moreOf: (what) => `More: ${what}`,
  between: (min, max) => `From ${min} to ${max}.`,
  players: 'Built-in players',
  noPlayers: 'None',
  level: 'How they play',
  playersNote: (free) =>
    free === 0
      ? 'The table is full: you can play at once.'
      : free === 1
        ? '1 seat is left for somebody else.'
        : `${free} seats are left for others.`,
  create: 'Create table',
  creating: 'Setting the table…',
  sum: (seats, games) => `${seats} seats, ${games === 1 ? 'one game' : `${games} games`}`,
  sumPrivate: 'private',
  sumPublic: 'public',
  noAnswer: 'The server does not answer. Check your connection and try again.',
};
