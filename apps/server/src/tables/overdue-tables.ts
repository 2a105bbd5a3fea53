import {
  type Decision,
  holdTurn,
  type Surroundings,
  type TableState,
  type TimedTurn,
  tick,
  timedTurn,
} from '@sanh-rong/table';
import { ExpiringMap } from '../expiring-map.ts';
import type { OverdueTurnOutcome } from '../nodes/outages.ts';
import { Conflict, type TableStore } from './store.ts';

/** Tables at which something has to happen by now without being asked for: who looks after them, and what it is. */

/**
 * Tables that are due are fetched so many at a time, looked after so many at once, and kept from other nodes so long: people
 * whose table a node had fetched when it died wait for another as long as that.
 */
const SWEEP = { fetched: 40, atOnce: 8, lease: 1_500 } as const;

/**
 * How long a table waits that could not be woken up (milliseconds), twice as long each time: what can never be stored must not
 * take the time of all other clocks, for ever and before them, since it is due the longest.
 */
const PAUSE = { first: SWEEP.lease, most: 600_000, tables: 10_000 } as const;

export const newPauses = (now: () => number): ExpiringMap<number> => new ExpiringMap(PAUSE.tables, 2 * PAUSE.most, now);

/** What becomes of a turn whose time is up. */
export type FindOverdueTurnOutcome = (code: string, turn: TimedTurn) => Promise<OverdueTurnOutcome>;

export interface SweepOptions {
  readonly store: Pick<TableStore, 'due' | 'putOff'>;
  /** By table, how long it waits after it could not be woken up. */
  readonly pauses: ExpiringMap<number>;
  readonly now: () => number;
  /** Lets happen what is due at a table; whether it moved. */
  readonly wakeUp: (code: string) => Promise<boolean>;
  readonly failed: (error: unknown) => void;
}

/** Wakes up every table that is due; returns how many moved. */
export const sweepOverdue = async ({ store, pauses, now, wakeUp, failed }: SweepOptions): Promise<number> => {
  const putOff = async (code: string): Promise<void> => {
    const pause = Math.min(PAUSE.most, 2 * (pauses.get(code) ?? PAUSE.first));
    pauses.set(code, pause);
    await store.putOff(code, now() + pause).catch(failed);
  };
  /** One broken table must not stop the clocks of all the others. */
  const wakeUpSafely = async (code: string): Promise<boolean> => {
    try {
      const isAwake = await wakeUp(code);
      pauses.delete(code);
      return isAwake;
    } catch (error) {
      if (error instanceof Conflict) return false;
      failed(error);
      await putOff(code);
      return false;
    }
  };
  let moved = 0;
  for (;;) {
    const codes = await store.due(now(), SWEEP.fetched, SWEEP.lease);
    for (let at = 0; at < codes.length; at += SWEEP.atOnce) {
      const woken = await Promise.all(codes.slice(at, at + SWEEP.atOnce).map(wakeUpSafely));
      moved += woken.filter(Boolean).length;
    }
    if (codes.length < SWEEP.fetched) return moved;
  }
};

/** What time alone brings about at a table; null when nothing can be said about its turn yet. */
export const decideOverdue = async (
  state: TableState,
  around: () => Surroundings,
  outcomeOf: FindOverdueTurnOutcome,
): Promise<Decision | null> => {
  const turn = (state.wake ?? Number.POSITIVE_INFINITY) <= around().now ? timedTurn(state) : null;
  const outcome = turn === null ? 'runsOut' : await outcomeOf(state.code, turn);
  if (outcome === 'unknown') return null;
  const now = around();
  return outcome === 'runsOut' ? tick(state, now) : holdTurn(state, outcome === 'heldForPresent', now.now);
};
