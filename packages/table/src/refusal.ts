import { type Details, type Result, type RuleError, refuse } from '@sanh-rong/engine';
import type { TableReason } from './messages/index.ts';
/** What can be wrong with something asked of a table, before any rule of the game is asked. */
export const TABLE_CODES = [
  'BAD_SETTINGS',
  'BAD_COMMAND',
  'BAD_SEAT',
  'SEAT_TAKEN',
  'NOT_SEATED',
  'ALREADY_SEATED',
  'NOT_HOST',
  'NOT_YOUR_TURN',
  'NOT_NOW',
  'NO_WATCHERS',
  'WATCHERS_FULL',
  'SENT_AWAY',
  'NO_REBUY',
  'REBUY_ASKED',
  'NO_BOT',
  'BAD_BOT',
  'BOTS_OFF',
  'TOO_MANY_BOT_TABLES',
  'GUEST_QUOTA',
  'SLOW_DOWN',
  'STALE',
  'TABLE_CLOSED',
] as const;
export type TableCode = (typeof TABLE_CODES)[number];

export interface TableError {
  readonly code: TableCode;
  readonly reason: TableReason;
  readonly details: Details;
}

/** A table refuses in its own words or passes on what the game said. */
export type TableRuling<Value> = Result<Value, TableError | RuleError>;

export const refuseTable = (
  code: TableCode,
  reason: TableReason,
  details: TableError['details'] = {},
): { readonly ok: false; readonly error: TableError } => refuse({ code, reason, details });
