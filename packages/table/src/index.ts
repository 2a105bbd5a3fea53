export {
  type BotOutcome,
  type BotTurn,
  botDice,
  botMoves,
  botToAct,
  type PlayerTurn,
  playerMoves,
  playerToAct,
  thoughtOf,
} from './acting.ts';
export { ClientTable, type NumberedChanges, type UpdateOutcome } from './client-table.ts';
export { holdTurn, isConnected, MAX_WATCHERS, type TimedTurn, timedTurn } from './coming-and-going.ts';
export { COMMANDS, type Command, MAX_CONTRIBUTION_LENGTH, readCommand } from './commands.ts';
export { DAILY_SEAT, type DailyDeal, isWorthPlaying, openDailyTry } from './daily.ts';
export { createTable, createTableFromRecord, decide, dependsOnBot, tick } from './decide.ts';
export type { Decision } from './decision.ts';
export { type ActedBy, SEAT_FAULTS, type SeatFault, type TableEvent } from './events.ts';
export { eventsSoFar, pastEventsSoFar } from './events-so-far.ts';
export { evolve, replayTable } from './evolve.ts';
export { type FairView, proofOfGame } from './fair.ts';
export { FOLDING, readTable, writeTable } from './folding.ts';
export { keptSeats } from './kept-seats.ts';
export { explainTable, TABLE_REASONS, type TableReason } from './messages/index.ts';
export { modeOf, type TableMode } from './mode.ts';
export { type Evolved, isBetweenGames, turnOf } from './playing.ts';
export { refuseTable, TABLE_CODES, type TableCode, type TableError, type TableRuling } from './refusal.ts';
export {
  BOT_DELAYS,
  BOT_SECONDS,
  type ChosenSettings,
  gameOf,
  readName,
  readSettings,
  type TableSettings,
  TURN_SECONDS,
  tableOptions,
  WATCHING,
} from './settings.ts';
export {
  type Bot,
  type DailyTry,
  isDaily,
  isPerson,
  type Person,
  type SeatedBot,
  type SeatHolder,
  seatOf,
  standingHost,
  type TablePhase,
  type TableState,
  toldPerson,
} from './state.ts';
export { openForStrangers, type WantedGame } from './strangers.ts';
export { summarize, type TableSummary } from './summary.ts';
export type { SeatableBot, Surroundings, Thought } from './surroundings.ts';
export { MISSED_TURNS, STRIKES, TIMES } from './times.ts';
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
  type StandingHost,
  type TableParts,
  type TableView,
  type ToldEvent,
  tellEvent,
  tellPast,
  viewPast,
  viewTable,
} from './view.ts';
export { isWatching, mayHear, viewerOf, viewpointKey } from './viewpoint.ts';
export { isOfStrangers, mayDealAnew, strangersAt, warmSeats } from './warm-seats.ts';
