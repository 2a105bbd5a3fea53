export * from './contest.ts';
export * from './crosstable.ts';
export * from './cycles.ts';
export * from './finals.ts';
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
export * from './ladder.ts';
export {
  dealOf,
  type Match,
  type MatchGame,
  type PlayedDeal,
  playDeal,
  playDealAsync,
  resultsOf,
} from './match.ts';
export * from './matchmaking.ts';
export * from './moments.ts';
export * from './rating.ts';
export * from './round-robin.ts';
export * from './schedule.ts';
export * from './sprt.ts';
export * from './standings.ts';
export * from './strengths.ts';
export * from './student.ts';
export * from './swiss.ts';
export * from './tally.ts';
