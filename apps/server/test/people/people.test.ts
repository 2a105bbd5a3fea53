import { eq, sql as query } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { rowsOf } from '../../src/database/open.ts';
import { accounts, signIns } from '../../src/database/schema.ts';
import { hashPassword } from '../../src/people/passwords.ts';
import { DATABASES } from '../support/databases.ts';
import { accountTests } from './accounts.ts';
import { apiTokenTests } from './api-tokens.ts';
import { guardTests } from './guards.ts';
import { PASSWORD, PeopleServer } from './people-server.ts';
import { signInTests } from './sign-ins.ts';

/** Who people are: one suite for every database. */

const OPENED = await Promise.all(DATABASES.map(async ({ name, open }) => ({ name, database: await open() })));
const onServer = OPENED[1].database;

afterAll(async () => {
  for (const { database } of OPENED) await database.close();
});

describe.each(OPENED)('people kept in $name', ({ database }) => {
  const house = new PeopleServer(database);
  accountTests(house);
  signInTests(house);
  apiTokenTests(house);
  guardTests(house);
});

describe('two at once on a PostgreSQL server', () => {
  const { sql } = onServer;
  const house = new PeopleServer(onServer);

  test('a password that is changed while it is being checked lets nobody in', async () => {
    const { person } = await house.account();
    const changed = await hashPassword('một mật khẩu khác');
    const body = { username: person.username, password: PASSWORD };
    const signingIn = await sql.transaction(async (tx) => {
      // The sign-in has checked the password and waits to be written down.
      await tx.execute(query`lock table sign_ins in share row exclusive mode`);
      const asked = house.ask('signIn', { body });
      const waiting = query`select 1 from pg_locks where relation = 'sign_ins'::regclass and not granted
        and database = (select oid from pg_database where datname = current_database())`;
      while (rowsOf(await tx.execute(waiting)).length === 0);
      await tx.update(accounts).set({ password: changed }).where(eq(accounts.userId, person.id));
      await tx.delete(signIns).where(eq(signIns.userId, person.id));
      return { asked };
    });
    expect(await signingIn.asked).toMatchObject({ code: 'BAD_SIGN_IN' });
    expect(await sql.select().from(signIns).where(eq(signIns.userId, person.id))).toEqual([]);
  });
});
