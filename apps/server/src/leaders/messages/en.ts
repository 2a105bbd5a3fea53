import type { LeadersCode } from '@sanh-rong/protocol';

export const sentences: Record<LeadersCode, string> = {
  NO_BOARD: 'There is no leaderboard of this game and rule set.',
  NO_SEASON: 'There is no such season here.',
  NO_PERSON: 'There is nobody of this id.',
};

/** What the routes are for, by their ids. */
export const summaries = {
  showLeaders: 'The leaderboard of people of a game and rule set in a season, and your own row.',
  listPersonRatings: 'Ratings of a person in the last four seasons.',
} as const;
