import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database, Statement } from '../../src/database/open.ts';
import { sqlTableStore } from '../../src/tables/store.ts';
import { Tables } from '../../src/tables/tables.ts';
import { DATABASES } from '../support/databases.ts';

/** What many tables do at once is stored together, and each still stands or falls by itself. */

const NAM = { id: 'nam', name: 'Nam' };

describe.each(DATABASES)('storing at once, $name', ({ open }) => {
  let database: Database;
  let statements = 0;

  beforeAll(async () => {
    const opened = await open();
    database = {
      ...opened,
      lanes: 1,
      run: (statement: Statement, values: readonly unknown[]) => {
        statements += 1;
        return opened.run(statement, values);
      },
    };
  });
  afterAll(() => database.close());

  const newTables = async (count: number) => {
    const store = sqlTableStore(database);
    const tables = new Tables(store);
    const states = await Promise.all(
      Array.from({ length: count }, async () => {
        const created = await tables.create(NAM, { game: 'tienlen' });
        if (!created.ok) throw new Error(created.error.code);
        return created.value;
      }),
    );
    return { store, states };
  };

  const watched = (id: string) => ({ type: 'watched', at: 0, person: { id, name: id } }) as const;

  test('many tables take a few statements', async () => {
    statements = 0;
    const { states } = await newTables(150);
    expect(new Set(states.map(({ code }) => code)).size).toBe(150);
    expect(statements).toBeLessThan(10);
  });

  test('one that comes too late or twice fails alone', async () => {
    const { store, states } = await newTables(4);
    const [good, late, twice, other] = states;
    const entry = (state: (typeof states)[number], actionId: string) => ({
      before: state,
      after: { ...state, seq: state.seq + 1 },
      events: [watched('lan')],
      key: { person: 'lan', actionId },
    });
    await store.append(entry(late, 'first'));
    await store.append({ ...entry(twice, 'same'), key: { person: 'lan', actionId: 'same' } });
    const again = { ...twice, seq: twice.seq + 1 };
    const outcomes = await Promise.allSettled([
      store.append(entry(good, 'a')),
      store.append(entry(late, 'b')),
      store.append({ ...entry(again, 'same'), events: [watched('bac')] }),
      store.append(entry(other, 'c')),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
    const counts = await Promise.all(states.map(async ({ code }) => (await store.read(code, 0)).length));
    expect(counts).toEqual([2, 2, 2, 2]);
    expect((await store.numbers(states.map(({ code }) => code))).get(good.code)).toBe(good.seq + 1);
  });

  test('what can never be stored is refused, and the others of its batch are stored', async () => {
    const { store, states } = await newTables(3);
    const [first, bad, last] = states;
    const entry = (state: (typeof states)[number], name: string) => ({
      before: state,
      after: { ...state, seq: state.seq + 1 },
      events: [watched(name)],
    });
    const outcomes = await Promise.allSettled([
      store.append(entry(first, 'lan')),
      // PostgreSQL has no place for this character.
      store.append(entry(bad, 'a\u0000b')),
      store.append(entry(last, 'lan')),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await store.read(bad.code, 0)).toHaveLength(1);
    expect(await store.read(last.code, 0)).toHaveLength(2);
  });

  test('hundreds who look at tables at once take a few statements, and each sees all that was stored before', async () => {
    const { store, states } = await newTables(3);
    const append = (state: (typeof states)[number], number: number) =>
      store.append({
        before: { ...state, seq: state.seq + number },
        after: { ...state, seq: state.seq + number + 1 },
        events: [watched(`lan ${number}`)],
      });
    statements = 0;
    for (let number = 0; number < 5; number += 1) {
      const looks = states.flatMap((state, place) =>
        Array.from({ length: 60 }, async (_, from) => {
          const behind = from % (state.seq + number + 1);
          const newer = await store.newer(state.code, behind);
          // The table is being written to meanwhile: one event more may be there already.
          expect([0, 1]).toContain(newer.length - (state.seq + number - behind));
          expect(newer).toEqual((await store.read(state.code, behind)).slice(0, newer.length));
          return place;
        }),
      );
      const written = Promise.all(states.map((state) => append(state, number)));
      expect((await Promise.all(looks)).length).toBe(180);
      await written;
      for (const state of states) expect(await store.newer(state.code, state.seq + number)).toHaveLength(1);
    }
    // Without sharing it would be nine hundred looks.
    expect(statements).toBeLessThan(100);
    expect(await store.newer('NOSUCHTABLE', 0)).toEqual([]);
  });
});
