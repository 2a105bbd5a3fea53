import type { DailyCode } from '@sanh-rong/protocol';

/** The sentence of NEEDS_SIGN_IN is that of people. */
export const sentences: Record<Exclude<DailyCode, 'NEEDS_SIGN_IN'>, string> = {
  NO_DAY: 'There is no deal of this day here.',
  NO_DEAL: 'There is no deal of this game on this day.',
  TRIED_ALREADY: 'You have played this deal already: everybody has one try.',
  TRY_FIRST: 'Play it first: how others did is shown once your own try is over, or the day after.',
  TOO_MANY_TRIES: 'Many guests of your network have begun a deal just now: wait a little.',
};

/** What the routes are for, by their ids. */
export const summaries = {
  showToday: 'The deals of today, and your own tries.',
  listDailyPromises: 'What is promised about the deals of the days to come.',
  showDay: 'The deals of a day that has come.',
  tryDaily: 'Your one try at a deal of today: the table where it is played, new or as you left it.',
  showDailyBoard: 'How others did, for those who have finished their own try; for everybody the day after.',
} as const;
