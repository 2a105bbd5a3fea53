import type { Person } from '@sanh-rong/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../src/database/open.ts';
import { people } from '../../src/database/schema.ts';
import { createTableDirectory, LISTED_EACH, LISTED_FIRST } from '../../src/history/table-directory.ts';
import { MAX_LISTED, OpenTables } from '../../src/tables/open-tables.ts';
import { sqlTableStore } from '../../src/tables/store.ts';
import { Tables } from '../../src/tables/tables.ts';
import { DATABASES, openNewEmbedded } from '../support/databases.ts';

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
  const watch = new OpenTables(createTableDirectory(database.sql), () => now);
  expect((await watch.look()).changed.map(({ code }) => code)).toEqual([shown]);
  expect(await watch.look()).toEqual({ changed: [], gone: [] });

  await tables.ask(shown, { id: 'lan', name: 'Lan' }, { type: 'sit' });
  now += 2_000;
  // A new follower of the list takes nothing away from those who follow it already.
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

describe.each(DATABASES)('the list shared among those who open tables, in $name', ({ open: openDatabase }) => {
  let own: Database;
  let hall: Tables;
  beforeAll(async () => {
    own = await openDatabase();
    hall = new Tables(sqlTableStore(own));
  });
  afterAll(() => own.close());

  let drawn = 0;
  const aGuest = async (network: string): Promise<Person> => {
    drawn += 1;
    const id = `guest ${drawn}`;
    await own.sql
      .insert(people)
      .values({ id, name: 'Khách', email: `${drawn}@example.com`, isAnonymous: true, networks: [network] });
    return { id, name: 'Khách' };
  };
  const opened = async (host: Person, settings: object = {}): Promise<string> => {
    const created = await hall.create(host, { game: 'phom', visibility: 'public', ...settings });
    if (!created.ok) throw new Error(created.error.code);
    return created.value.code;
  };

  test('a crowd of one network takes no place from others, and a class of forty is all there', async () => {
    const honest = await opened(await aGuest('home'));
    const seated = await opened(await aGuest('café'));
    await hall.ask(seated, await aGuest('café'), { type: 'sit' });
    const pupils: string[] = [];
    for (let i = 0; i < 40; i++) pupils.push(await opened(await aGuest('school')));
    const spam = new Map<string, string>();
    for (let i = 0; i < 21; i++) {
      const attacker = await aGuest('attacker');
      for (let each = 0; each < 10; each++) spam.set(await opened(attacker), attacker.id);
    }
    const directory = createTableDirectory(own.sql);
    const listed = (await directory.list(MAX_LISTED)).map(({ code }) => code);
    expect(new Set(listed).size).toBe(listed.length);
    for (const code of [honest, seated, ...pupils]) expect(listed).toContain(code);
    const times = new Map<string, number>();
    for (const code of listed) {
      const attacker = spam.get(code);
      if (attacker !== undefined) times.set(attacker, (times.get(attacker) ?? 0) + 1);
    }
    expect([...times.values()]).toEqual(Array(21).fill(LISTED_EACH));
    // On the first screens, too.
    const first = listed.slice(0, 2 + 2 * LISTED_FIRST);
    expect(first).toContain(honest);
    expect(first.filter((code) => spam.has(code))).toHaveLength(LISTED_FIRST);
    expect(first.filter((code) => pupils.includes(code))).toHaveLength(LISTED_FIRST);
    // Page by page it is the same list.
    const paged: string[] = [];
    let cursor: string | undefined;
    do {
      const { tables: entries, next } = await directory.page({ limit: 7, cursor });
      paged.push(...entries.map(({ code }) => code));
      cursor = next ?? undefined;
    } while (cursor !== undefined);
    expect(paged).toEqual(listed);
  });

  test('handing a table over gains no place; one that is full leaves its place to the next', async () => {
    const host = await aGuest('alone');
    const heir = await aGuest('next door');
    const codes: string[] = [];
    for (let i = 0; i <= LISTED_EACH; i++) codes.push(await opened(host, { seats: 2 }));
    const shown = async (): Promise<string[]> => {
      const listed = (await createTableDirectory(own.sql).list(MAX_LISTED)).map(({ code }) => code);
      return codes.filter((code) => listed.includes(code));
    };
    expect(await shown()).toEqual(codes.slice(1));
    await hall.ask(codes[3], heir, { type: 'sit' });
    await hall.ask(codes[3], host, { type: 'handOver', seat: 1 });
    await hall.ask(codes[3], host, { type: 'leave' });
    expect(await shown()).toEqual(codes.slice(1));
    // Full, it is one to watch, and no lobby any more.
    await hall.ask(codes[3], host, { type: 'sit' });
    expect(await shown()).toEqual(codes);
  });
});
