export { COMMANDS, type Command, MAX_CONTRIBUTION_LENGTH, readCommand } from './commands.ts';
export { createTable, decide, tick } from './decide.ts';
export type { ActedBy, TableEvent } from './events.ts';
export { type Evolved, evolve, replayTable, turnOf } from './evolve.ts';
export { type FairView, proofOfGame } from './fair.ts';
export { explainTable, TABLE_REASONS, type TableReason } from './messages/index.ts';
export { MAX_WATCHERS } from './presence.ts';
export { refuseTable, TABLE_CODES, type TableCode, type TableError, type TableRuling } from './refusal.ts';
export { gameOf, readName, readSettings, type TableSettings, TURN_SECONDS, WATCHING } from './settings.ts';
export { eyesOf, mayHear } from './sight.ts';
export { isPerson, type Person, type SeatHolder, seatOf, type TablePhase, type TableState } from './state.ts';
export { storyOf, storyOfPast } from './story.ts';
export { summarize, type TableSummary } from './summary.ts';
export type { Surroundings, Thought } from './surroundings.ts';
export { MISSED_TURNS, TIMES } from './times.ts';
export {
  applyChanges,
  changesFor,
  changesPast,
  fits,
  type GameChanges,
  type TableChanges,
  type WatcherChanges,
} from './update.ts';
export {
  type SeatView,
  type TableParts,
  type TableView,
  type Told,
  tellEvent,
  tellPast,
  viewPast,
  viewTable,
} from './view.ts';
