import { eq, sql as query } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { LONG } from '../../../../test/examples.ts';
import { until } from '../../../../test/until.ts';
import { rowsOf } from '../../src/database/open.ts';
import { accounts, apiTokens, signIns } from '../../src/database/schema.ts';
import { hashPassword } from '../../src/people/passwords.ts';
import { DATABASES } from '../support/databases.ts';
import { openBefore } from '../support/older-database.ts';
import { accountTests } from './accounts.ts';
import { apiTokenTests } from './api-tokens.ts';
import { deviceTests } from './devices.ts';
import { guardTests, rightTests } from './guards.ts';
import { DAY, PASSWORD, PeopleServer } from './people-server.ts';
import { signInTests } from './sign-ins.ts';

/** Who people are: one suite for every database. */

const OPENED = await Promise.all(DATABASES.map(async ({ name, open }) => ({ name, database: await open() })));
const onServer = OPENED[1].database;

afterAll(async () => {
  for (const { database } of OPENED) await database.close();
});

describe.each(OPENED)('people kept in $name', ({ database }) => {
  const server = new PeopleServer(database);
  accountTests(server);
  signInTests(server);
  deviceTests(server);
  apiTokenTests(server);
  guardTests(server);
  // Many passwords are hashed for it, and no SQL is asked that is not asked above.
  if (LONG || database === onServer) rightTests(server);
});

test('API tokens from before they ended by themselves get a year from the upgrade on', async () => {
  const { sql, upgrade, close } = await openBefore('_token_ends');
  // As that server wrote it: the schema of today has columns that were not there yet.
  await sql.execute(query`insert into people (id, name, email) values ('an', 'An', 'an@people')`);
  const token = { referenceId: 'an', createdAt: new Date(0) };
  const end = new Date('2031-01-01');
  await sql.insert(apiTokens).values([
    { ...token, id: 'endless', key: 'one' },
    { ...token, id: 'ending', key: 'two', expiresAt: end },
  ]);
  const before = Date.now();
  await upgrade();
  const [ending, endless] = await sql.select().from(apiTokens).orderBy(apiTokens.id);
  expect(ending.expiresAt).toEqual(end);
  expect(endless.expiresAt?.getTime()).toBeGreaterThan(before + 364 * DAY);
  await close();
});

describe('two at once on a PostgreSQL server', () => {
  const { sql } = onServer;
  const server = new PeopleServer(onServer);

  test('a password that is changed while it is being checked lets nobody in', async () => {
    const { person } = await server.account();
    const changed = await hashPassword('một mật khẩu khác');
    const body = { username: person.username, password: PASSWORD };
    const signingIn = await sql.transaction(async (tx) => {
      // The sign-in has checked the password and waits to be written down.
      await tx.execute(query`lock table sign_ins in share row exclusive mode`);
      const asked = server.ask('signIn', { body });
      const waiting = query`select 1 from pg_locks where relation = 'sign_ins'::regclass and not granted
        and database = (select oid from pg_database where datname = current_database())`;
      await until('a sign-in that waits for the lock', async () => rowsOf(await tx.execute(waiting)).length);
      await tx.update(accounts).set({ password: changed }).where(eq(accounts.userId, person.id));
      await tx.delete(signIns).where(eq(signIns.userId, person.id));
      return { asked };
    });
    expect(await signingIn.asked).toMatchObject({ code: 'BAD_SIGN_IN' });
    expect(await sql.select().from(signIns).where(eq(signIns.userId, person.id))).toEqual([]);
  });

  test('a sign-in that is written down after the others were ended, and before the change is stored, ends as well', async () => {
    const { person } = await server.account();
    const changed = await hashPassword('một mật khẩu khác');
    const ofPerson = eq(signIns.userId, person.id);
    let code = '';
    const signingIn = await sql.transaction(async (tx) => {
      await tx.update(accounts).set({ password: changed }).where(eq(accounts.userId, person.id));
      await tx.delete(signIns).where(ofPerson);
      const body = { username: person.username, password: PASSWORD };
      const asked = server.ask('signIn', { body }).then((ruled) => {
        code = ruled.code;
      });
      await until(
        'a sign-in with the old password',
        () => tx.select().from(signIns).where(ofPerson),
        ([row]) => row,
      );
      const waiting = query`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
      // A request that asks again whether the password is still the same waits for the change.
      await until('an answer, or a wait', async () => code !== '' || rowsOf(await tx.execute(waiting)).length > 0);
      return { asked };
    });
    await signingIn.asked;
    expect(code).toBe('BAD_SIGN_IN');
    expect(await sql.select().from(signIns).where(ofPerson)).toEqual([]);
  });
});
