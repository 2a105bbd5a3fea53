import type { Command } from './commands.ts';
import type { TableEvent } from './events.ts';
import type { TableState } from './state.ts';

/**
 * How much coming, going and changing a table takes: each is told to everybody there and kept for good. The allowance is
 * part of the table, so it holds whichever node is asked and however many people share in it.
 */

/** So many at once, and one more in so many milliseconds. */
export const TABLE_PACE = { most: 600, every: 5_000 } as const;

/**
 * How much of it is kept for others. Those outside stop first: strangers who come and go must not keep anybody from a seat,
 * those who sit must not keep the host from sending somebody away. What is not here is always allowed: it follows on
 * something that was paced, or moves the game.
 */
const KEPT_FOR_OTHERS: Readonly<Partial<Record<Command['type'], number>>> = {
  watch: 300,
  sit: 200,
  ready: 100,
  start: 0,
  kick: 0,
  seatPlayer: 0,
  seatBot: 0,
  stand: 0,
  configure: 0,
  handOver: 0,
  again: 0,
};

/** Whether a table has seen too much of this kind lately. */
export const isTooLively = ({ lively }: TableState, type: Command['type'], now: number): boolean => {
  const kept = KEPT_FOR_OTHERS[type];
  return kept !== undefined && lively - now > (TABLE_PACE.most - kept - 1) * TABLE_PACE.every;
};

const PACED: readonly TableEvent['type'][] = [
  'sat',
  'watched',
  'readied',
  'countdown',
  'kicked',
  'playerSat',
  'botSat',
  'stood',
  'configured',
  'hosted',
  'reopened',
];

/** Until when a table makes up for what it has seen, after one more event. */
export const livelyAfter = (lively: number, { type, at }: TableEvent): number =>
  PACED.includes(type) ? Math.max(lively, at) + TABLE_PACE.every : lively;
