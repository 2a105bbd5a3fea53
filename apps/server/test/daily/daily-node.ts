import type { BaseAction, Random } from '@sanh-rong/engine';
import { type Person, type TableState, turnOf, viewTable } from '@sanh-rong/table';
import { Daily } from '../../src/daily/daily.ts';
import type { Database } from '../../src/database/open.ts';
import { drawId } from '../../src/draw-id.ts';
import { sqlTableStore } from '../../src/tables/store.ts';
import { drawSecret } from '../../src/tables/surroundings.ts';
import { Tables } from '../../src/tables/tables.ts';

/** One of what is allowed; of a range of amounts, the least. */
export const firstOf = (legal: readonly BaseAction[]): BaseAction => {
  const [first] = legal;
  return 'min' in first ? ({ type: first.type, amount: first.min } as unknown as BaseAction) : first;
};

export const anyOf =
  (random: Random) =>
  (legal: readonly BaseAction[]): BaseAction =>
    firstOf([random.pick(legal)]);

/** What a node has for the deal of the day, and a clock of the test's. */
export class DailyNode {
  readonly tables: Tables;
  readonly daily: Daily;
  private readonly clock: { now: number };

  constructor(database: Database, clock: { now: number }) {
    this.clock = clock;
    const now = (): number => clock.now;
    const failed = (error: unknown): void => {
      throw error;
    };
    this.tables = new Tables(sqlTableStore(database.playing), { now, failed });
    const takeTable = async (): Promise<boolean> => true;
    this.daily = new Daily({ sql: database.sql, now, secret: drawSecret, failed, tables: this.tables, takeTable });
  }

  async started(person: Person, game = 'tienlen'): Promise<string> {
    const started = await this.daily.start(person, game);
    if (!started.ok) throw new Error(started.error);
    return started.value;
  }

  async state(code: string): Promise<TableState> {
    const state = await this.tables.find(code);
    if (state === null) throw new Error(`no table ${code}`);
    return state;
  }

  /** Lets the opponents act until it is the person's turn, or the game is over. */
  async settled(code: string): Promise<TableState> {
    for (;;) {
      const state = await this.state(code);
      if (turnOf(state) <= 0) return state;
      this.clock.now = Math.max(this.clock.now, state.wake ?? 0);
      await this.tables.sweep();
    }
  }

  /** The person plays to the end of the game. */
  async playOut(person: Person, code: string, choose = firstOf): Promise<TableState> {
    for (let state = await this.settled(code); ; state = await this.settled(code)) {
      if (turnOf(state) < 0) return state;
      const legal = viewTable(state, person.id).game?.legal ?? [];
      const done = await this.tables.ask(code, person, { type: 'act', action: choose(legal) });
      if (!done?.ok) throw new Error(JSON.stringify(done));
    }
  }

  /** A whole try. */
  async played(person: Person, game = 'tienlen', choose = firstOf): Promise<TableState> {
    return this.playOut(person, await this.started(person, game), choose);
  }
}

export const newPerson = (name = 'Lan'): Person => ({ id: drawId(16), name });
