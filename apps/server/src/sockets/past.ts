import { type Evolved, evolve, type TableEvent, type TableState, TIMES } from '@sanh-rong/table';
import type { ChatMessage } from '../chat/chat.ts';
import type { Happened, Tables } from '../tables/tables.ts';

/** What happened some time ago at tables that are watched with a delay. */

export interface PastEvent extends Evolved {
  readonly event: TableEvent;
  readonly before: TableState;
}

interface PastTable {
  /** The table as it was; what has happened since waits behind it. */
  past: TableState;
  waiting: TableEvent[];
  /** The number of the last event that waits. */
  last: number;
  /** What was said since, in the order this node heard of it: what other nodes told may have been said before. */
  said: ChatMessage[];
}

export class PastTables {
  private readonly tables: Tables;
  private readonly now: () => number;
  private readonly failed: (error: unknown) => void;
  private readonly followed = new Map<string, PastTable>();
  /** Tables being read from the store, with what happened meanwhile. */
  private readonly opening = new Map<
    string,
    { readonly late: Happened[]; readonly said: ChatMessage[]; readonly ready: Promise<TableState | null> }
  >();

  constructor(tables: Tables, now: () => number, failed: (error: unknown) => void) {
    this.tables = tables;
    this.now = now;
    this.failed = failed;
  }

  /** The table as it was; from now on `advance` tells of it. Null when there is none. */
  async follow(code: string): Promise<TableState | null> {
    const known = this.followed.get(code);
    if (known !== undefined) return known.past;
    const opening = this.opening.get(code);
    if (opening !== undefined) return opening.ready;
    const late: Happened[] = [];
    const said: ChatMessage[] = [];
    const ready = this.open(code, late, said).finally(() => this.opening.delete(code));
    this.opening.set(code, { late, said, ready });
    return ready;
  }

  private async open(code: string, late: readonly Happened[], said: ChatMessage[]): Promise<TableState | null> {
    const found = await this.tables.past(code, this.now() - TIMES.watchDelay);
    if (found === null) return null;
    const { state: past, since } = found;
    const read = past.seq + since.length;
    const after = late.filter(({ state }) => state.seq > read).map(({ event }) => event);
    this.followed.set(code, { past, waiting: [...since, ...after], last: read + after.length, said });
    return past;
  }

  unfollow(code: string): void {
    this.followed.delete(code);
  }

  /** Something happened at a table just now. */
  add(happened: Happened): void {
    const { code, seq } = happened.state;
    this.opening.get(code)?.late.push(happened);
    const table = this.followed.get(code);
    if (table === undefined || seq <= table.last) return;
    if (seq > table.last + 1) {
      this.fill(table).catch(this.failed);
      return;
    }
    table.waiting.push(happened.event);
    table.last = seq;
  }

  /** Something in between was not heard of: it is read from the store. */
  private async fill(table: PastTable): Promise<void> {
    const { last } = table;
    const events = await this.tables.events(table.past.code, last);
    // What has been told meanwhile is known already.
    const missing = events.slice(table.last - last);
    table.waiting.push(...missing);
    table.last += missing.length;
  }

  /** Something was said at a table just now. */
  say(message: ChatMessage): void {
    (this.opening.get(message.code) ?? this.followed.get(message.code))?.said.push(message);
  }

  codes(): string[] {
    return [...this.followed.keys()];
  }

  /** What was said and may be told by now. */
  spoken(): ChatMessage[] {
    const until = this.now() - TIMES.watchDelay;
    return [...this.followed.values()].flatMap((table) => {
      const due = table.said.filter(({ at }) => at <= until);
      if (due.length > 0) table.said = table.said.filter(({ at }) => at > until);
      return due;
    });
  }

  /** What happened and may be told by now, one after the other: hundreds of tables may be followed. */
  *advance(): Generator<PastEvent, void> {
    const until = this.now() - TIMES.watchDelay;
    for (const table of this.followed.values()) {
      while (table.waiting.length > 0 && table.waiting[0].at <= until) {
        const [event] = table.waiting.splice(0, 1);
        const before = table.past;
        const evolved = evolve(before, event);
        table.past = evolved.state;
        yield { ...evolved, event, before };
      }
    }
  }
}
