import type { TableEvent } from '@sanh-rong/table';
import type { Lane, Statement } from '../database/open.ts';

/**
 * Reads what is new at many tables in one statement. No question waits for a batch to fill: those asked while the last
 * one was on its way make the next one, so an answer is never older than its question, and hundreds who come to one
 * table at once cost one look.
 */

const NEWER: Statement = {
  name: 'newer',
  text: `
    select known.code, newer.seq, newer.event
    from unnest($1::text[], $2::int[]) as known (code, seq)
    cross join lateral (
      select seq, event from table_events where table_events.code = known.code and table_events.seq > known.seq
    ) as newer
    order by known.code, newer.seq`,
};

interface Row {
  readonly code: string;
  readonly seq: number;
  readonly event: TableEvent;
}

interface Waiting {
  readonly code: string;
  readonly behind: number;
  readonly resolve: (events: TableEvent[]) => void;
  readonly reject: (error: unknown) => void;
}

export class EventBatchReader {
  private readonly database: Pick<Lane, 'run'>;
  private waiting: Waiting[] = [];
  private isBusy = false;

  constructor(database: Pick<Lane, 'run'>) {
    this.database = database;
  }

  /** The events of a table behind a number, oldest first. */
  newer(code: string, behind: number): Promise<TableEvent[]> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ code, behind, resolve, reject });
      if (!this.isBusy) void this.readOn();
    });
  }

  private async readOn(): Promise<void> {
    this.isBusy = true;
    while (this.waiting.length > 0) {
      const batch = this.waiting;
      this.waiting = [];
      await this.read(batch);
    }
    this.isBusy = false;
  }

  private async read(batch: readonly Waiting[]): Promise<void> {
    const known = new Map<string, number>();
    for (const { code, behind } of batch) known.set(code, Math.min(behind, known.get(code) ?? behind));
    try {
      const rows = await this.database.run<Row>(NEWER, [[...known.keys()], [...known.values()]]);
      const byCode = new Map<string, Row[]>();
      for (const row of rows) {
        const same = byCode.get(row.code);
        if (same === undefined) byCode.set(row.code, [row]);
        else same.push(row);
      }
      for (const { code, behind, resolve } of batch) {
        const newer = (byCode.get(code) ?? []).filter(({ seq }) => seq > behind);
        resolve(newer.map(({ event }) => event));
      }
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }
}
