import type { PageId } from '@sanh-rong/protocol/pages';

/** What every page has. */
export const MAIN = 'src/main.tsx';

/** The module that each page is drawn by, which brings all its others. */
export const PAGE_MODULES: Readonly<Record<PageId, string>> = {
  home: 'src/home/home-page.tsx',
  create: 'src/create/create-page.tsx',
  table: 'src/table/table-page.tsx',
  practice: 'src/practice/practice-page.tsx',
  practiceTable: 'src/practice/practice-table-page.tsx',
  botPractice: 'src/practice/bot/bot-practice-page.tsx',
  learn: 'src/learn/learn-page.tsx',
  learnGame: 'src/learn/learn-page.tsx',
  puzzles: 'src/puzzles/puzzles-page.tsx',
  games: 'src/history/history-page.tsx',
  replay: 'src/replay/replay-page.tsx',
  daily: 'src/daily/daily-page.tsx',
  dailyDay: 'src/daily/daily-page.tsx',
  leaders: 'src/leaders/leaders-page.tsx',
  me: 'src/people/me-page.tsx',
  person: 'src/people/person-page.tsx',
  bots: 'src/bots/bots-page.tsx',
  bot: 'src/bots/bot-page.tsx',
  arena: 'src/arena/home/arena-page.tsx',
  matches: 'src/arena/match/matches-page.tsx',
  match: 'src/arena/match/match-page.tsx',
  live: 'src/arena/live/live-page.tsx',
  arenaGame: 'src/arena/match/game-page.tsx',
  entry: 'src/arena/entry/entry-page.tsx',
  tournaments: 'src/arena/tournaments/tournaments-page.tsx',
  newTournament: 'src/arena/tournaments/new-tournament-page.tsx',
  tournament: 'src/arena/tournaments/tournament-page.tsx',
  ladder: 'src/arena/ladder/ladder-page.tsx',
  invited: 'src/invitations/own-link-page.tsx',
  settings: 'src/settings/settings-page.tsx',
};
