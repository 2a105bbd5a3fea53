import { FOLDING, isBetweenGames, replayTable, type TableEvent, type TableState } from '@sanh-rong/table';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../src/database/open.ts';
import { tableSnapshots } from '../../src/database/schema.ts';
import { SNAPSHOT_EVERY } from '../../src/tables/folding.ts';
import { sqlTableStore, type TableStore } from '../../src/tables/store.ts';
import { Tables } from '../../src/tables/tables.ts';
import { DATABASES } from '../support/databases.ts';

/** A table with a long log is opened from a snapshot, and is the same as without. */

const NAM = { id: 'nam', name: 'Nam' };

/** Reconnects as they were stored once: presence alone moves no game, and can be folded again and again. */
const flapping = (length: number, at: number): TableEvent[] =>
  Array.from({ length }, (_, number) => ({ type: number % 2 === 0 ? 'away' : 'back', at, seat: 0 }));

describe.each(DATABASES)('snapshots of tables kept in $name', ({ open }) => {
  let database: Database;
  let store: TableStore;
  let now = 1_800_000_000_000;
  const failures: unknown[] = [];
  const node = (through: TableStore = store): Tables =>
    new Tables(through, { now: () => now, failed: (error) => failures.push(error) });

  beforeAll(async () => {
    database = await open();
    store = sqlTableStore(database);
  });
  afterAll(() => database.close());
  beforeEach(() => {
    failures.length = 0;
    now += 3_600_000;
  });

  const folded = async (code: string): Promise<TableState | null> => replayTable(await store.read(code, 0));

  const keptOf = async (code: string) =>
    (await database.sql.select().from(tableSnapshots).where(eq(tableSnapshots.code, code)))[0];

  /** A table of built-in players whose games go on until so many events are stored. */
  const played = async (tables: Tables, events: number): Promise<string> => {
    const players = [1, 2, 3].map((seat) => ({ seat, level: 'simple' }));
    const created = await tables.create(NAM, { game: 'tienlen', games: 16, seats: 4 }, { players });
    if (!created.ok) throw new Error(created.error.code);
    const { code } = created.value;
    await tables.ask(code, NAM, { type: 'start' });
    return playOn(tables, code, events);
  };

  const playOn = async (tables: Tables, code: string, events: number): Promise<string> => {
    for (;;) {
      const state = await tables.find(code);
      if (state === null || state.seq >= events || state.wake === null) return code;
      // No further game is dealt without a person.
      if (state.deserted !== null && isBetweenGames(state)) {
        await tables.ask(code, NAM, { type: 'back' });
        continue;
      }
      now = Math.max(now, state.wake);
      await tables.sweep();
    }
  };

  test('SY-36 a table is the same from its last snapshot as from its events, at every length', async () => {
    const here = node();
    const code = await played(here, SNAPSHOT_EVERY - 5);
    expect(await keptOf(code)).toBeUndefined();
    for (let events = SNAPSHOT_EVERY; events <= SNAPSHOT_EVERY + 20; events += 4) {
      await playOn(here, code, events);
      expect(await node().find(code)).toEqual(await folded(code));
    }
    const kept = await keptOf(code);
    expect(kept).toMatchObject({ folding: FOLDING });
    expect(kept.seq).toBeGreaterThanOrEqual(SNAPSHOT_EVERY);
    // A node that opens it reads what has happened since, and nothing before.
    const reads: number[] = [];
    const counting: TableStore = {
      ...store,
      read: (wanted, behind, most) => {
        reads.push(behind);
        return store.read(wanted, behind, most);
      },
    };
    const opened = node(counting);
    await opened.find(code);
    expect(reads).toEqual([kept.seq]);
    // From there games go on as they would have.
    await playOn(opened, code, 2 * SNAPSHOT_EVERY + 10);
    expect(await opened.find(code)).toEqual(await folded(code));
    expect((await keptOf(code)).seq).toBeGreaterThan(kept.seq);
    expect(failures).toEqual([]);
  });

  test('a snapshot that cannot be kept, or read, or is of another way of folding, changes nothing', async () => {
    const broken: TableStore = {
      ...store,
      keepSnapshot: async () => {
        throw new Error('the process ends here');
      },
    };
    const code = await played(node(broken), SNAPSHOT_EVERY + 10);
    expect(failures.length).toBeGreaterThan(0);
    expect(await keptOf(code)).toBeUndefined();
    const whole = await folded(code);
    // A node that opens such a table keeps what it had to fold.
    expect(await node().find(code)).toEqual(whole);
    expect(await keptOf(code)).toMatchObject({ seq: whole?.seq });
    for (const spoilt of [{ state: '{"seq":1}' }, { state: 'nonsense' }, { folding: FOLDING + 1 }, { seq: 7 }]) {
      await database.sql.update(tableSnapshots).set(spoilt).where(eq(tableSnapshots.code, code));
      expect(await node().find(code)).toEqual(whole);
    }
    expect(await keptOf(code)).toMatchObject({ folding: FOLDING, seq: whole?.seq });
  });

  test('an old snapshot never takes the place of a newer one', async () => {
    const here = node();
    const code = await played(here, SNAPSHOT_EVERY);
    const early = await here.find(code);
    await playOn(here, code, 2 * SNAPSHOT_EVERY);
    const { seq } = await keptOf(code);
    if (early === null) throw new Error('no table');
    await store.keepSnapshot(early, now);
    expect(await keptOf(code)).toMatchObject({ seq });
  });

  test('a table as it was some time ago is the same with a snapshot that is older, newer, or missing', async () => {
    const here = node();
    const code = await played(here, SNAPSHOT_EVERY + 20);
    const events = await store.read(code, 0);
    const { seq } = await keptOf(code);
    const times = [0, seq - 10, seq + 5, events.length].map((at) => events[Math.min(at, events.length - 1)].at);
    const asKept = await Promise.all(times.map((at) => here.past(code, at)));
    await database.sql.delete(tableSnapshots).where(eq(tableSnapshots.code, code));
    expect(await Promise.all(times.map((at) => here.past(code, at)))).toEqual(asKept);
    for (const past of asKept) expect((past?.state.seq ?? 0) + (past?.since.length ?? 0)).toBe(events.length);
    expect((await here.past(code, 0))?.state.seq).toBe(1);
  });

  test('ten thousand reconnects that an older node stored behind a snapshot are folded once, and never again', async () => {
    const code = await played(node(), SNAPSHOT_EVERY + 20);
    const events = await store.read(code, 0);
    const all = [...events, ...flapping(20_000, events[events.length - 1].at)];
    let kept = await store.snapshot(code);
    let read = 0;
    const long: TableStore = {
      ...store,
      snapshot: async () => kept,
      keepSnapshot: async (state, at) => {
        kept = { state, at };
      },
      read: async (_code, behind, most = all.length) => {
        const page = all.slice(behind, behind + most);
        read += page.length;
        return page;
      },
    };
    /** Events that a node folds to open the table for the first time. */
    const opening = async (): Promise<number> => {
      read = 0;
      expect((await node(long).find(code))?.seq).toBe(all.length);
      return read;
    };
    const behind = all.length - (kept?.state.seq ?? 0);
    expect(behind).toBeGreaterThan(20_000);
    expect(await opening()).toBe(behind);
    expect(await opening()).toBe(0);
    // What comes now is folded at each opening, until the next snapshot is due.
    all.push(...flapping(SNAPSHOT_EVERY - 2, all[all.length - 1].at));
    for (let times = 0; times < 3; times++) expect(await opening()).toBe(SNAPSHOT_EVERY - 2);
  });

  test('others have their turn while a long log is folded', async () => {
    const code = await played(node(), SNAPSHOT_EVERY);
    const events = await store.read(code, 0);
    const all = [...events, ...flapping(20_000, events[events.length - 1].at)];
    const long: TableStore = {
      ...store,
      snapshot: async () => null,
      keepSnapshot: async () => {},
      read: async (_code, behind, most = all.length) => all.slice(behind, behind + most),
    };
    let turns = 0;
    let isOpen = false;
    const other = (): void => {
      turns += 1;
      if (!isOpen) setImmediate(other);
    };
    setImmediate(other);
    const state = await node(long).find(code);
    isOpen = true;
    expect(state?.seq).toBe(all.length);
    expect(turns).toBeGreaterThan(3);
  });
});
