/** The arena over HTTP: ladders, matches, challenges, tournaments. */

export * from './answers.ts';
export type { Rating, ShownEstimate } from './fields.ts';
export type { Ladder, LadderEntry, LadderEntryDetail, LadderRow } from './ladders.ts';
export type {
  ArenaMatch,
  ArenaMatchDetail,
  ArenaMatchGame,
  ArenaReport,
  LiveMatch,
  MatchContestant,
} from './matches.ts';
export * from './refusals.ts';
export * from './requests.ts';
export * from './terms.ts';
export type { ArenaTournament, ArenaTournamentDetail } from './tournaments.ts';
