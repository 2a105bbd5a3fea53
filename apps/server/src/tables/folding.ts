import { evolve, type TableEvent, type TableState } from '@sanh-rong/table';
import { pause } from '../stretches.ts';
import type { TableStore } from './store.ts';

/**
 * How a table that is not in the cache comes out of the store: from the last snapshot of it, if there is one, and the
 * events since. However long that takes, the node goes on with everything else.
 */

/** A snapshot is kept whenever so many events have been stored since the last one. */
export const SNAPSHOT_EVERY = 100;

/** Events read at a time. */
const PAGE = 500;

/** A table as it was, and what has happened since. */
export interface Past {
  readonly state: TableState;
  readonly since: readonly TableEvent[];
}

/** Whether a snapshot is due between these two moments of a table. One that is closed is never folded again. */
export const isSnapshotDue = (before: number, { seq, phase }: TableState): boolean =>
  Math.floor(before / SNAPSHOT_EVERY) < Math.floor(seq / SNAPSHOT_EVERY) ||
  (phase === 'closed' && seq > SNAPSHOT_EVERY);

/** Folds one event after the other, in stretches. */
class Folding {
  state: TableState | null;

  constructor(state: TableState | null) {
    this.state = state;
  }

  async take(event: TableEvent): Promise<void> {
    await pause();
    this.state = evolve(this.state, event).state;
  }
}

/** The events behind a number, a page at a time. */
async function* pages(store: TableStore, code: string, behind: number): AsyncGenerator<TableEvent[]> {
  for (let at = behind; ; ) {
    const page = await store.read(code, at, PAGE);
    if (page.length > 0) yield page;
    if (page.length < PAGE) return;
    at += page.length;
  }
}

/** A table as it is stored; null when there is none of this code. */
export interface Opened {
  readonly state: TableState | null;
  /** When the last of the events that were folded happened (milliseconds). */
  readonly at: number;
  /** So many events were folded that a snapshot would have spared them. */
  readonly isLong: boolean;
}

export const openStored = async (store: TableStore, code: string): Promise<Opened> => {
  const kept = await store.snapshot(code);
  const folding = new Folding(kept?.state ?? null);
  let at = 0;
  for await (const page of pages(store, code, kept?.state.seq ?? 0)) {
    for (const event of page) await folding.take(event);
    at = page[page.length - 1].at;
  }
  const { state } = folding;
  return { state, at, isLong: (state?.seq ?? 0) - (kept?.state.seq ?? 0) >= SNAPSHOT_EVERY };
};

/** The table as it was at a time (milliseconds); at the least it has been created, which is no secret. */
export const openPast = async (store: TableStore, code: string, until: number): Promise<Past | null> => {
  const newest = await store.snapshot(code);
  const kept = newest === null || newest.at > until ? null : newest.state;
  const folding = new Folding(kept);
  const since: TableEvent[] = [];
  for await (const page of pages(store, code, kept?.seq ?? 0)) {
    for (const event of page) {
      if (since.length > 0 || (folding.state !== null && event.at > until)) since.push(event);
      else await folding.take(event);
    }
  }
  return folding.state === null ? null : { state: folding.state, since };
};
