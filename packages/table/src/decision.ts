import { ok, type Seat } from '@sanh-rong/engine';
import type { Command } from './commands.ts';
import type { TableEvent } from './events.ts';
import { refuseTable, type TableError, type TableRuling } from './refusal.ts';
import { isPerson, type Person, seatOf, type TableState } from './state.ts';
import type { Surroundings } from './surroundings.ts';

/** What all decisions of a table share. */

export type Decision = TableRuling<readonly TableEvent[]>;
export type Decide<Kind extends Command['type']> = (
  state: TableState,
  by: Person,
  command: Extract<Command, { type: Kind }>,
  around: Surroundings,
) => Decision;

export const notHost = refuseTable('NOT_HOST', 'notHost');
export const notSeated = refuseTable('NOT_SEATED', 'notSeated');
export const notInLobby = refuseTable('NOT_NOW', 'notInLobby');

export const hostWatchesLive = refuseTable('NO_WATCHERS', 'hostWatchesLive');

export const isLobby = ({ phase }: TableState): boolean => phase === 'waiting' || phase === 'ready';

export const noSuchSeat = (state: TableState, seat: Seat): { readonly ok: false; readonly error: TableError } | null =>
  seat >= 0 && seat < state.seats.length ? null : refuseTable('BAD_SEAT', 'badSeat', { seat });

export const stopCountdown = (at: number): TableEvent => ({ type: 'countdownStopped', at, spent: true });

/** A change in the lobby stops the countdown: people must see what they sit down to. */
export const inLobby = (state: TableState, at: number, ...events: readonly TableEvent[]): Decision =>
  ok(state.phase === 'ready' ? [stopCountdown(at), ...events] : events);

/** The seat of this person, or -1 where they have none or have left it. */
export const keptSeat = (state: TableState, by: Person): Seat => {
  const seat = seatOf(state, by.id);
  const holder = state.seats[seat];
  return isPerson(holder) && !holder.gone ? seat : -1;
};
