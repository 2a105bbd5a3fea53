export { COMMANDS, type Command, MAX_CONTRIBUTION_LENGTH, readCommand } from './commands.ts';
export { createTable, decide, type Surroundings, type Thought, tick } from './decide.ts';
export type { ActedBy, TableEvent } from './events.ts';
export { type Evolved, evolve, MISSED_TURNS, replayTable, TIMES, turnOf } from './evolve.ts';
export { explainTable, TABLE_REASONS, type TableReason } from './messages/index.ts';
export { refuseTable, TABLE_CODES, type TableCode, type TableError, type TableRuling } from './refusal.ts';
export { gameOf, readName, readSettings, type TableSettings, TURN_SECONDS } from './settings.ts';
export { isPerson, type Person, type SeatHolder, seatOf, type TablePhase, type TableState } from './state.ts';
export { eyesOf, type SeatView, type TableView, type Told, tellEvent, viewTable } from './view.ts';
