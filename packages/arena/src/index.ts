export * from './contest.ts';
export {
  type AsyncChooser,
  type Chooser,
  type Conduct,
  type Fault,
  type PlayedGame,
  playGame,
  playGameAsync,
  type Question,
} from './game.ts';
export {
  type Match,
  type MatchGame,
  type PlayedDeal,
  playDeal,
  playDealAsync,
  resultsOf,
} from './match.ts';
export * from './moments.ts';
export * from './schedule.ts';
export * from './student.ts';
export * from './tally.ts';
