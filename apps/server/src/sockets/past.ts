import { type Evolved, evolve, replayTable, type TableEvent, type TableState, TIMES } from '@sanh-rong/table';
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
  /** What was said since. */
  readonly said: ChatMessage[];
}

export class PastTables {
  private readonly tables: Tables;
  private readonly now: () => number;
  private readonly followed = new Map<string, PastTable>();
  /** Tables being read from the store, with what happened meanwhile. */
  private readonly opening = new Map<
    string,
    { readonly late: Happened[]; readonly ready: Promise<TableState | null> }
  >();

  constructor(tables: Tables, now: () => number) {
    this.tables = tables;
    this.now = now;
  }

  /** The table as it was; from now on `advance` tells of it. Null when there is none. */
  async follow(code: string): Promise<TableState | null> {
    const known = this.followed.get(code);
    if (known !== undefined) return known.past;
    const opening = this.opening.get(code);
    if (opening !== undefined) return opening.ready;
    const late: Happened[] = [];
    const ready = this.open(code, late).finally(() => this.opening.delete(code));
    this.opening.set(code, { late, ready });
    return ready;
  }

  private async open(code: string, late: readonly Happened[]): Promise<TableState | null> {
    const events = await this.tables.events(code);
    const after = late.filter(({ state }) => state.seq > events.length).map(({ event }) => event);
    const all = [...events, ...after];
    const until = this.now() - TIMES.watchDelay;
    // Whatever happened, a table has been created: its first event is no secret.
    const shown = Math.max(1, all.findLastIndex(({ at }) => at <= until) + 1);
    const past = replayTable(all.slice(0, shown));
    if (past === null) return null;
    this.followed.set(code, { past, waiting: all.slice(shown), last: all.length, said: [] });
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
    if (table === undefined || seq !== table.last + 1) return;
    table.waiting.push(happened.event);
    table.last = seq;
  }

  /** Something was said at a table just now. */
  say(message: ChatMessage): void {
    this.followed.get(message.code)?.said.push(message);
  }

  codes(): string[] {
    return [...this.followed.keys()];
  }

  /** What was said and may be told by now. */
  spoken(): ChatMessage[] {
    const until = this.now() - TIMES.watchDelay;
    return [...this.followed.values()].flatMap(({ said }) =>
      said.splice(0, said.findLastIndex(({ at }) => at <= until) + 1),
    );
  }

  /** What happened and may be told by now. */
  advance(): PastEvent[] {
    const until = this.now() - TIMES.watchDelay;
    const told: PastEvent[] = [];
    for (const table of this.followed.values()) {
      while (table.waiting.length > 0 && table.waiting[0].at <= until) {
        const [event] = table.waiting.splice(0, 1);
        const before = table.past;
        const evolved = evolve(before, event);
        table.past = evolved.state;
        told.push({ ...evolved, event, before });
      }
    }
    return told;
  }
}
