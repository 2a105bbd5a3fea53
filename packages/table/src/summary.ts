import { modeOf, type TableMode } from './mode.ts';
import type { TableSettings } from './settings.ts';
import { isPerson, standingHost, type TablePhase, type TableState } from './state.ts';
import { warmSeats } from './warm-seats.ts';

/** A table as a list of tables shows it: nothing that only those at the table may know. Plain JSON. */
export interface TableSummary {
  readonly code: string;
  readonly name: string;
  readonly game: string;
  readonly ruleSet: string;
  readonly phase: TablePhase;
  readonly seats: number;
  readonly mode: TableMode;
  /** Names of the people who sit there. */
  readonly people: readonly string[];
  /** Seats of built-in players. */
  readonly players: number;
  /** Seats of bots. */
  readonly bots: number;
  /** Seats that are empty. */
  readonly free: number;
  /** The host's name. */
  readonly host: string | null;
  /** Games in the session, and how many are over. */
  readonly games: number;
  readonly played: number;
  readonly watchers: TableSettings['watchers'];
  /** How many watch. */
  readonly watching: number;
  readonly chat: boolean;
  readonly practice: boolean;
  readonly turnSeconds: number;
  readonly company: TableSettings['company'];
  /** Seats of a table of strangers that a person could take now. */
  readonly warm: number;
}

export const summarize = (state: TableState): TableSummary => {
  const { code, phase, seats, session, settings } = state;
  const here = seats.filter(isPerson).filter(({ gone }) => !gone);
  const count = (kind: 'player' | 'bot' | 'empty'): number => seats.filter((holder) => holder.kind === kind).length;
  return {
    code,
    name: settings.name,
    game: settings.game,
    ruleSet: settings.ruleSet,
    phase,
    seats: seats.length,
    mode: modeOf(seats),
    people: here.map(({ person }) => person.name),
    players: count('player'),
    bots: count('bot'),
    free: count('empty'),
    host: (here.find(({ person }) => person.id === state.host)?.person ?? standingHost(state))?.name ?? null,
    games: settings.games,
    played: session.results.length,
    watchers: settings.watchers,
    watching: state.watchers.length,
    chat: settings.chat,
    practice: settings.practice,
    turnSeconds: settings.turnSeconds,
    company: settings.company,
    warm: warmSeats(state).length,
  };
};
