import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../src/database/open.ts';
import { createDoors } from '../../src/history/doors.ts';
import { OpenTables } from '../../src/tables/open-tables.ts';
import { sqlTableStore } from '../../src/tables/store.ts';
import { Tables } from '../../src/tables/tables.ts';
import { openNewEmbedded } from '../support/databases.ts';

/** The list of public tables, as those who follow it are told. */

const NAM = { id: 'nam', name: 'Nam' };
let database: Database;
let tables: Tables;

beforeAll(async () => {
  database = await openNewEmbedded();
  tables = new Tables(sqlTableStore(database));
});
afterAll(() => database.close());

const open = async (settings: object) => {
  const created = await tables.create(NAM, { game: 'tienlen', ...settings });
  if (!created.ok) throw new Error(created.error.code);
  return created.value.code;
};

test('tells what changed, once, and what is gone; private tables never', async () => {
  const shown = await open({ visibility: 'public', name: 'Chiếu một' });
  const hidden = await open({ visibility: 'private' });
  let now = 0;
  const watch = new OpenTables(createDoors(database.sql), () => now);
  expect((await watch.look()).changed.map(({ code }) => code)).toEqual([shown]);
  expect(await watch.look()).toEqual({ changed: [], gone: [] });

  await tables.ask(shown, { id: 'lan', name: 'Lan' }, { type: 'sit' });
  now += 2_000;
  // Whoever comes newly to the list takes nothing away from those who follow it already.
  expect(await watch.now()).toMatchObject([{ code: shown, people: ['Nam', 'Lan'] }]);
  await tables.ask(hidden, { id: 'lan', name: 'Lan' }, { type: 'sit' });
  const next = await watch.look();
  expect(next.changed).toMatchObject([{ code: shown, people: ['Nam', 'Lan'] }]);
  expect(next.gone).toEqual([]);

  const second = await open({ visibility: 'public', name: 'Chiếu hai' });
  await tables.ask(shown, NAM, { type: 'configure', settings: { visibility: 'private' } });
  const last = await watch.look();
  expect(last.changed.map(({ code }) => code)).toEqual([second]);
  expect(last.gone).toEqual([shown]);

  await tables.ask(second, NAM, { type: 'leave' });
  expect(await watch.look()).toEqual({ changed: [], gone: [second] });
});
