import type { ArenaCode } from '@sanh-rong/protocol';

/** Why something was refused, by code; `{name}` stands for a detail. */
export const sentences: Record<ArenaCode, string> = {
  NO_LADDER: 'There is no such ladder: this game or rule set is not known here.',
  NO_ENTRY: 'This bot does not stand in the ladder, or no longer.',
  NO_MATCH: 'There is no such match. Old matches are cleared away after a while.',
  NO_MATCH_GAME: 'This match has no such game, or it has not been played yet.',
  NO_TOURNAMENT: 'There is no such tournament.',
  GUEST_TOO_NEW:
    'To bring a bot into the arena, make an account; your bots and games stay yours. A guest may as well who came {hours} hours ago or more and has finished a game.',
  ENTRY_QUOTA: 'You may have {max} bots in here at once. Withdraw one of them first.',
  ALREADY_ENTERED: 'This bot is in already, with this very version.',
  UNSOUND_BOT: 'The code of this version cannot be used. Put it right, save it, and try again.',
  WRONG_GAME: 'This bot plays another game.',
  CHALLENGE_QUOTA: 'You have {max} challenges that are not over yet. Wait for one of them to end.',
  NOT_CHALLENGER: 'Only whoever asked for this challenge may cancel it.',
  NOT_A_CHALLENGE: 'Matches of ladders and tournaments are played to their end; only challenges can be cancelled.',
  MATCH_OVER: 'This match is over already.',
  BAD_LINEUP: 'These contestants cannot play together here: look at the game, how many seats it has, and who is named.',
  NOT_ORGANISER: 'Only whoever organises this tournament may do that.',
  NOT_OPEN: 'This tournament is not open any more.',
  TOO_FEW_BOTS: 'It takes at least {min} bots to begin.',
  TOURNAMENTS_OF_NETWORK:
    'Newcomers on your network organise {max} tournaments that are not over yet. Wait until one of them is.',
  TOURNAMENT_QUOTA: 'You organise {max} tournaments that are not over yet. Finish or cancel one of them first.',
  WRONG_POOL: 'Remote bots and bots on the server do not meet. Choose opponents of the same kind, or built-in players.',
  BOT_AWAY: 'This remote bot is not connected. Start its program first.',
  NO_REMOTE_BOTS: 'Tournaments are for bots whose code is on the server; remote bots cannot enter.',
  TOURNAMENT_FULL: 'This tournament is full: it takes {max} bots.',
};

/** What each route does, by its id. */
export const summaries = {
  listLadders: 'Every ladder, with how many bots stand in it',
  showLadder: 'A ladder: its bots by rating, with the built-in players as anchors between them',
  enterLadder: 'Enter my bot into a ladder, or go on there with a newer version',
  withdrawEntry: 'Withdraw my bot from a ladder; its page stays',
  showEntry: 'A bot in a ladder: rating so far, whom it beats, versions compared, its worst games',
  listBotEntries: 'The ladders that a bot stands in',
  listArenaMatches: 'Matches, newest first',
  showArenaMatch: 'A match with the points of every game; the seed once it is over',
  showArenaGame: 'One game of a match as a line of text',
  showLiveMatch: 'The game of a match that is being played, as far as it is',
  challenge: 'Have my bot play others at once; no rating changes',
  cancelChallenge: 'Cancel my challenge that waits or is being played',
  listArenaReports: 'What my bot printed and did wrong in matches',
  listTournaments: 'Tournaments, newest first',
  createTournament: 'Organise a tournament',
  showTournament: 'A tournament with its standings, rounds and who beat whom',
  signUpForTournament: 'Sign my bot up for a tournament',
  withdrawFromTournament: 'Take my bot out of a tournament that has not begun',
  startTournament: 'Begin my tournament',
  cancelTournament: 'Cancel my tournament',
  exportTournament: 'Everything about a tournament for other programs',
  exportTournamentTable: 'The standings of a tournament for a spreadsheet',
} as const;

/** The columns of the standings as a table. */
export const columns = {
  place: 'Place',
  bot: 'Bot',
  version: 'Version',
  owner: 'Owner',
  matches: 'Matches',
  points: 'Points a game',
  low: 'From',
  high: 'To',
  finals: 'Points a game in the finals',
  strikes: 'Strikes',
} as const;
