import type { RestCode } from '@sanh-rong/protocol';

export const sentences: Record<RestCode, string> = {
  NO_TABLE: 'There is no such table.',
  NO_GAME: 'There is no such game, or it is not for you to see.',
  NO_PERSON: 'There is nobody of this id.',
  CONCEALED:
    'Some hands of this game stay hidden from you, so its text is not given. The replay shows what you may see.',
  OLD_GAME: 'This game was written down by another version and cannot be replayed here.',
};

/** What the routes are for, by their ids. */
export const summaries = {
  listTables: 'Public tables that can be joined or watched, the liveliest first.',
  showTable: 'The door of a table: who has the code may look.',
  listTableGames: 'Finished games of a table, newest first.',
  listGames: 'Finished public games, newest first.',
  showGame: 'One finished game: seats, points and what they are made of.',
  replayGame: 'A finished game step by step, as the asker may see it.',
  listBotCalls: 'What the bots of a finished game saw, returned and printed, move by move, as the asker may know it.',
  gameText: 'A finished game as one line of text.',
  showPerson: 'Somebody and what their games come to.',
  listPersonGames: 'Finished games of a person: the public ones, and those you played in yourself.',
  listRules: 'Games, rule sets, options with limits and defaults, built-in players.',
} as const;
