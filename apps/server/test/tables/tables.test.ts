import { Random } from '@sanh-rong/engine';
import { isBetweenGames, type Person, replayTable, type TableState, TIMES, turnOf, viewTable } from '@sanh-rong/table';
import { eq, sql as query } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { until } from '../../../../test/until.ts';
import { onBehalfOf } from '../../src/database/fair-pool.ts';
import { type Database, openServer } from '../../src/database/open.ts';
import { gameSeats, games } from '../../src/database/schema.ts';
import { COMERS } from '../../src/tables/doors.ts';
import { Conflict, sqlTableStore, type TableStore } from '../../src/tables/store.ts';
import { type Happened, Tables } from '../../src/tables/tables.ts';
import { DATABASES } from '../support/databases.ts';

/** One suite for every database a table can be kept in. */

const NAM: Person = { id: 'nam', name: 'Nam' };
const BAC: Person = { id: 'bac', name: 'Bắc' };

test('a server that cannot be reached is an error, and nothing stays open', async () => {
  await expect(openServer('postgres://postgres@127.0.0.1:1/postgres')).rejects.toThrow();
});

describe.each(DATABASES)('tables kept in $name', ({ open }) => {
  let database: Database;
  let store: TableStore;
  let now = 1_800_000_000_000;

  beforeAll(async () => {
    database = await open();
    store = sqlTableStore(database);
  });
  afterAll(() => database.close());

  /** The same secret for every table, so that every run plays the same deals. */
  const environment = { now: () => now, secret: () => 'a secret for tests' };
  const node = (): Tables => new Tables(store, environment);

  const must = async <T>(
    answer: Promise<{ ok: true; value: T } | { ok: false; error: { code: string } } | null>,
  ): Promise<T> => {
    const ruling = await answer;
    if (ruling === null) throw new Error('no such table');
    if (!ruling.ok) throw new Error(ruling.error.code);
    return ruling.value;
  };

  /** A table of two people, its first game dealt. */
  const dealt = async (tables: Tables, settings: object = {}): Promise<TableState> => {
    const { code } = await must(tables.create(NAM, { game: 'tienlen', seats: 2, games: 1, ...settings }));
    for (const [who, command] of [
      [BAC, { type: 'sit' }],
      [BAC, { type: 'ready' }],
      [NAM, { type: 'start' }],
    ] as const) {
      await must(tables.ask(code, who, command));
    }
    now += TIMES.countdown;
    await tables.sweep();
    const state = await tables.find(code);
    if (state === null) throw new Error('no such table');
    return state;
  };

  const turnOfTwo = (state: TableState): { who: Person; action: unknown } => {
    const who = turnOf(state) === 0 ? NAM : BAC;
    return { who, action: viewTable(state, who.id).game?.legal[0] };
  };

  test('a table that can never be stored waits longer each time, and the clocks of the others go on', async () => {
    const players = [1, 2, 3, 4, 5].map((seat) => ({ seat, level: 'simple' }));
    const { code } = await must(node().create(NAM, { game: 'lieng', seats: 6, games: 32 }, { players }));
    // As tables could be opened once: whoever wins the first deal has more points than the column of points holds.
    await database.sql.execute(query`update table_events set
      event = jsonb_set(event, '{settings,options}', '{"startChips": 1000000000, "ante": 1000000000}') where code = ${code}
        and seq = 1`);
    const failures: unknown[] = [];
    const tables = new Tables(store, { ...environment, failed: (error) => failures.push(error) });
    await must(tables.ask(code, NAM, { type: 'start' }));
    for (let seconds = 0; seconds < 60; seconds += 1) {
      now += 1_000;
      await tables.sweep();
    }
    expect(failures.length).toBeGreaterThan(0);
    expect(failures.length).toBeLessThan(6);
    const others = await dealt(tables);
    expect(others.phase).toBe('playing');
    // Whoever is there may still go, which ends it.
    await must(tables.ask(code, NAM, { type: 'leave' }));
    expect((await tables.find(code))?.phase).toBe('closed');
  });

  test('a move waits for one of those who have no seat, however many of them ask', async () => {
    const tables = node();
    const state = await dealt(tables);
    let answered = 0;
    const strangers = Array.from({ length: 200 }, async (_, i) => {
      const stranger = { id: `stranger ${i}`, name: 'Lạ' };
      await tables.ask(state.code, stranger, { type: i % 2 === 0 ? 'watch' : 'sit' });
      answered += 1;
    });
    const { who, action } = turnOfTwo(state);
    await must(tables.ask(state.code, who, { type: 'act', action }, { actionId: 'first', seen: state.moved }));
    expect(answered).toBeLessThan(3);
    await Promise.all(strangers);
  });

  /** People of one network come to watch, all at once, and then one of another network does. */
  const crowdAt = async (tables: Tables, code: string, size: number): Promise<readonly string[]> => {
    const watch = (network: string, id: string): Promise<string> =>
      onBehalfOf(network, async () => {
        const ruling = await tables.ask(code, { id, name: id }, { type: 'watch' });
        return `${network} ${ruling?.ok === true ? 'ok' : ruling?.error.code}`;
      });
    const answered: string[] = [];
    const told = async (answer: Promise<string>): Promise<void> => {
      answered.push(await answer);
    };
    const crowd = Array.from({ length: size }, (_, at) => told(watch('crowd', `khach${at}`)));
    await Promise.all([...crowd, told(watch('other', 'ban'))]);
    return answered;
  };

  test('networks take turns at the door of a table, so a crowd of one does not keep another waiting', async () => {
    const tables = node();
    const { code } = await dealt(tables);
    const answered = await crowdAt(tables, code, 50);
    expect(answered.indexOf('other ok')).toBeLessThan(4);
    expect(answered.filter((each) => each === 'crowd ok')).toHaveLength(50);
  });

  test('one network brings only so many people to a table, so it does not use up what a table takes', async () => {
    const tables = node();
    const { code } = await dealt(tables);
    const answered = await crowdAt(tables, code, COMERS.burst + 20);
    expect(answered.filter((each) => each === 'crowd ok')).toHaveLength(COMERS.burst);
    expect(answered.filter((each) => each === 'crowd SLOW_DOWN')).toHaveLength(20);
    expect(answered).toContain('other ok');
    // Who is there already leaves, and one more comes after a while.
    await must(onBehalfOf('crowd', () => tables.ask(code, { id: 'khach0', name: 'k' }, { type: 'unwatch' })));
    now += COMERS.every;
    const again = () => onBehalfOf('crowd', () => tables.ask(code, { id: 'khach0', name: 'k' }, { type: 'watch' }));
    await must(again());
  });

  test('what is stored is the table: another node reads the same', async () => {
    const first = node();
    const state = await dealt(first);
    expect(state.phase).toBe('playing');
    expect(await node().find(state.code)).toEqual(state);
    expect(replayTable(await store.read(state.code, 0))).toEqual(state);
    expect(await node().find('NOTHING')).toBeNull();
    expect(await node().ask('NOTHING', NAM, { type: 'sit' })).toBeNull();
  });

  test('SY-2 a number is given once: who decides on old knowledge is told so, and nothing is stored', async () => {
    const tables = node();
    const { code } = await must(tables.create(NAM, { game: 'tienlen' }));
    const state = await tables.find(code);
    if (state === null) throw new Error('no such table');
    const event = { type: 'watched', at: now, person: BAC } as const;
    const after = { ...state, seq: state.seq + 1 };
    await store.append({ before: state, after, events: [event] });
    await expect(store.append({ before: state, after, events: [event] })).rejects.toBeInstanceOf(Conflict);
    expect(await store.read(code, 0)).toHaveLength(2);
  });

  test('SY-5 two people acting at once on one turn: exactly one wins, the other gets a clear answer', async () => {
    const [one, two] = [node(), node()];
    const state = await dealt(one);
    await two.find(state.code);
    const { who, action } = turnOfTwo(state);
    const answers = await Promise.all([
      one.ask(state.code, who, { type: 'act', action }),
      two.ask(state.code, who, { type: 'act', action }),
    ]);
    const codes = answers.map((answer) => (answer === null ? 'none' : answer.ok ? 'ok' : answer.error.code)).sort();
    expect(codes).toEqual(['NOT_YOUR_TURN', 'ok']);
    expect((await two.find(state.code))?.seq).toBe(state.seq + 1);
  });

  test('SY-4 an action asked for twice is done once, in a row or at the same time, on one node or two', async () => {
    const [one, two] = [node(), node()];
    const state = await dealt(one);
    const { who, action } = turnOfTwo(state);
    const ask = (tables: Tables) =>
      must(tables.ask(state.code, who, { type: 'act', action }, { actionId: 'action 1' }));
    const answers = await Promise.all([ask(one), ask(two), ask(one)]);
    expect(answers.filter(({ repeated }) => !repeated)).toHaveLength(1);
    expect(await ask(two)).toMatchObject({ repeated: true });
    expect((await one.find(state.code))?.seq).toBe(state.seq + 1);
    // Another person's id of the same text is another action.
    const other = who === NAM ? BAC : NAM;
    const answer = await one.ask(state.code, other, { type: 'act', action }, { actionId: 'action 1' });
    expect(answer?.ok === false || answer?.value.repeated === false).toBe(true);
  });

  test('SY-4 a request overtaken by its own double between two reads is answered as done', async () => {
    const tables = node();
    const state = await dealt(tables);
    const { who, action } = turnOfTwo(state);
    const ask = (through: Tables) =>
      must(through.ask(state.code, who, { type: 'act', action }, { actionId: 'overtaken' }));
    for (const moment of ['read', 'answered'] as const) {
      let overtaken = false;
      const racing: TableStore = {
        ...store,
        [moment]: async (...given: never[]) => {
          const early = await (store[moment] as (...all: never[]) => Promise<unknown>)(...given);
          if (overtaken) return early;
          overtaken = true;
          await ask(tables);
          return early;
        },
      };
      const answer = await ask(new Tables(racing, environment));
      expect(answer.repeated).toBe(true);
      expect(answer.state.seq).toBe(state.seq + 1);
    }
  });

  test('SY-1 nothing is told before it is stored; what could not be stored did not happen', async () => {
    const told: Happened[] = [];
    let broken = false;
    const watched: TableStore = {
      ...store,
      append: async (entry) => {
        if (broken) throw new Error('the disk is full');
        const before = told.length;
        await store.append(entry);
        expect(told.length).toBe(before);
      },
    };
    const tables = new Tables(watched, environment);
    tables.listen((happened) => told.push(happened));
    const { code } = await must(tables.create(NAM, { game: 'phom' }));
    expect(told.map(({ event }) => event.type)).toEqual(['created']);
    broken = true;
    await expect(tables.ask(code, BAC, { type: 'sit' })).rejects.toThrow('the disk is full');
    expect(told).toHaveLength(1);
    broken = false;
    await must(tables.ask(code, BAC, { type: 'sit' }));
    expect(told.map(({ event }) => event.type)).toEqual(['created', 'sat']);
    expect((await node().find(code))?.seq).toBe(2);
  });

  test('a listener that breaks is reported; the move stands and the others hear of it', async () => {
    const failures: unknown[] = [];
    const heard: string[] = [];
    const tables = new Tables(store, { ...environment, failed: (error) => failures.push(error) });
    tables.listen(() => {
      throw new Error('a broken listener');
    });
    tables.listen(({ event }) => heard.push(event.type));
    await must(tables.create(NAM, { game: 'tienlen' }));
    expect(heard).toEqual(['created']);
    expect(failures).toHaveLength(1);
  });

  test('SY-31 a request that meets a table while another one changes it loses nothing for the listeners', async () => {
    const { code } = await must(node().create(NAM, { game: 'tienlen' }));
    let release = (): void => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    let reads = 0;
    const slow: TableStore = {
      ...store,
      read: async (wanted, behind) => {
        reads += 1;
        const isFirst = reads === 1;
        const events = await store.read(wanted, behind);
        // The first request's read comes back late, with what it had seen.
        if (isFirst) await gate;
        return events;
      },
    };
    const heard: number[] = [];
    const tables = new Tables(slow, environment);
    tables.listen(({ state }) => heard.push(state.seq));
    const late = tables.find(code);
    await until('the first request to read', () => reads === 1);
    await must(tables.ask(code, BAC, { type: 'sit' }));
    await must(tables.ask(code, BAC, { type: 'leave' }));
    release();
    await late;
    await Promise.all([tables.find(code), tables.find(code), tables.find(code)]);
    expect(heard).toEqual([2, 3]);
  });

  test('a table that somebody follows stays at hand, however many others come by', async () => {
    const here = new Tables(store, { ...environment, maxHeld: 3 });
    const there = node();
    const { code } = await must(here.create(NAM, { game: 'tienlen' }));
    here.keepFollowed((each) => each === code);
    const heard: number[] = [];
    here.listen(({ state }) => state.code === code && heard.push(state.seq));
    for (let i = 0; i < 6; i++) await must(here.create(NAM, { game: 'phom' }));
    expect(here.held).toBe(3);
    await must(there.ask(code, BAC, { type: 'sit' }));
    await here.catchUpTo(code, 2);
    await must(there.ask(code, BAC, { type: 'leave' }));
    await here.catchUpAll([code]);
    expect(heard).toEqual([2, 3]);
  });

  test('SY-31 a node hears once of what it stored, even if somebody looked in between', async () => {
    const stored: number[] = [];
    const looking: TableStore = {
      ...store,
      append: async (entry) => {
        await store.append(entry);
        // Another request reads the event before the one that stored it has gone on.
        await tables.find(entry.after.code);
      },
    };
    const tables = new Tables(looking, environment);
    tables.onStored(({ state }) => stored.push(state.seq));
    const { code } = await must(tables.create(NAM, { game: 'tienlen' }));
    await must(tables.ask(code, BAC, { type: 'sit' }));
    expect(stored).toEqual([1, 2]);
  });

  test('a table that was closed is told once', async () => {
    const heard: string[] = [];
    const tables = node();
    tables.listen(({ event }) => heard.push(event.type));
    const { code } = await must(tables.create(NAM, { game: 'tienlen' }));
    await must(tables.ask(code, NAM, { type: 'leave' }));
    await Promise.all([tables.find(code), tables.find(code), tables.find(code)]);
    expect(heard).toEqual(['created', 'left', 'closed']);
  });

  test('a game is stored as played by those who sat there, except people who were replaced from its deal to its end', async () => {
    const tables = node();
    const { code } = await dealt(tables, { games: 16 });
    await must(tables.ask(code, BAC, { type: 'leave' }));
    for (;;) {
      const state = await tables.find(code);
      if (state === null || state.wake === null) throw new Error('closed too early');
      if (state.records.length === 2) break;
      if (state.deserted !== null && isBetweenGames(state)) await must(tables.ask(code, NAM, { type: 'back' }));
      else now = Math.max(now, state.wake);
      await tables.sweep();
    }
    const stored = await database.sql
      .select({ number: games.number, person: gameSeats.person, absent: gameSeats.absent })
      .from(gameSeats)
      .innerJoin(games, eq(games.id, gameSeats.gameId))
      .where(eq(games.code, code))
      .orderBy(games.number, gameSeats.seat);
    expect(stored).toEqual([
      { number: 1, person: NAM.id, absent: false },
      { number: 1, person: BAC.id, absent: false },
      { number: 2, person: NAM.id, absent: false },
      { number: 2, person: BAC.id, absent: true },
    ]);
    await must(tables.ask(code, NAM, { type: 'leave' }));
  });

  test('a table that is broken in the store does not stop the clocks of the others', async () => {
    const failures: unknown[] = [];
    const tables = new Tables(store, { ...environment, failed: (error) => failures.push(error) });
    const poisoned = await must(tables.create(NAM, { game: 'tienlen' }));
    const event = { type: 'dealt', at: 0, number: 9, seed: '' } as const;
    await store.append({ before: poisoned, after: { ...poisoned, seq: poisoned.seq + 1, wake: 0 }, events: [event] });
    const { code } = await dealt(tables);
    expect((await tables.find(code))?.phase).toBe('playing');
    expect(failures.length).toBeGreaterThan(0);
    await store.append({
      before: poisoned,
      after: { ...poisoned, seq: poisoned.seq + 2, wake: null },
      events: [event],
    });
  });

  test.each(['', 'x'.repeat(65), 'a\u0000b', ' a', 'ớ'])(
    'the action id %j is refused, and nothing is done',
    async (actionId) => {
      const tables = node();
      const { code } = await must(tables.create(NAM, { game: 'tienlen' }));
      const answer = await tables.ask(code, BAC, { type: 'sit' }, { actionId });
      expect(answer?.ok === false && answer.error.code).toBe('BAD_COMMAND');
      expect((await tables.find(code))?.seq).toBe(1);
    },
  );

  test('SY-6 a refused request changes nothing', async () => {
    const tables = node();
    const state = await dealt(tables);
    for (const command of [
      { type: 'act', action: { type: 'play', cards: ['9x'] } },
      { type: 'kick', seat: 1 },
      null,
      7,
    ]) {
      const answer = await tables.ask(state.code, BAC, command);
      expect(answer?.ok).toBe(false);
    }
    expect(await node().find(state.code)).toEqual(state);
  });

  test.each(['tienlen', 'phom', 'lieng'])(
    '%s: time alone plays a table of built-in players to its end',
    async (game) => {
      const tables = node();
      const { code } = await must(tables.create(NAM, { game, games: 1, seats: 3 }));
      for (const seat of [1, 2]) await must(tables.ask(code, NAM, { type: 'seatPlayer', seat, level: 'simple' }));
      await must(tables.ask(code, NAM, { type: 'start' }));
      now += TIMES.countdown;
      let state = await tables.find(code);
      for (let sweeps = 0; state !== null && state.phase !== 'completed'; sweeps++) {
        expect(sweeps).toBeLessThan(500);
        await tables.sweep();
        state = await tables.find(code);
        now = Math.max(now, state?.wake ?? now);
      }
      const { points } = state?.session.results[0] ?? { points: [1] };
      expect(points.reduce((sum, each) => sum + each, 0)).toBe(0);
      expect(state?.records).toHaveLength(1);
      expect(await node().find(code)).toEqual(state);
    },
  );

  test('many nodes, many people, everything at once: every node ends with what is stored', async () => {
    const nodes = [node(), node(), node()];
    const told = nodes.map((tables) => {
      const heard: TableState[] = [];
      tables.listen(({ state }) => heard.push(state));
      return heard;
    });
    const { code } = await must(nodes[0].create(NAM, { game: 'tienlen', seats: 4, games: 1 }));
    const random = new Random('many');
    const people = ['nam', 'bac', 'tay', 'dong', 'xem'].map((id) => ({ id, name: id }));
    for (let wave = 0; wave < 25; wave++) {
      now += random.below(3) === 0 ? 5_000 : 100;
      await Promise.all(
        people.map(async (who) => {
          const tables = random.pick(nodes);
          const state = await tables.find(code);
          const legal = state === null ? [] : (viewTable(state, who.id).game?.legal ?? []);
          const command =
            legal.length > 0
              ? { type: 'act', action: random.pick(legal) }
              : random.pick([
                  { type: 'sit' },
                  { type: 'ready' },
                  { type: 'start' },
                  { type: 'watch' },
                  { type: 'away' },
                  { type: 'back' },
                ]);
          await tables.ask(code, who, command, { actionId: String(random.below(40)) });
          await tables.sweep();
        }),
      );
    }
    const stored = replayTable(await store.read(code, 0));
    for (const tables of nodes) expect(await tables.find(code)).toEqual(stored);
    // Each node heard everything from the moment it first met the table, in order. Sweeping moves other tests' tables too.
    for (const heard of told) {
      const seqs = heard.filter((state) => state.code === code).map(({ seq }) => seq);
      expect(seqs).toEqual(Array.from({ length: seqs.length }, (_, i) => (stored?.seq ?? 0) - seqs.length + 1 + i));
    }
    expect(told[0].filter((state) => state.code === code)).toHaveLength(stored?.seq ?? 0);
    expect(stored?.seq).toBeGreaterThan(20);
  });
});
