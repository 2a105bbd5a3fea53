import { eq, sql as query } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { openEmbedded, openServer, rowsOf } from '../src/database/open.ts';
import { accounts, signIns } from '../src/database/schema.ts';
import { hashPassword } from '../src/people/passwords.ts';
import { accountTests } from './people/accounts.ts';
import { apiTokenTests } from './people/api-tokens.ts';
import { PASSWORD, TestHouse } from './people/clients.ts';
import { guardTests } from './people/guards.ts';
import { signInTests } from './people/sign-ins.ts';
import { startPostgres } from './postgres.ts';

/** Who people are: one suite for every database. */

const server = await startPostgres();
const DATABASES = [
  { name: 'embedded', database: await openEmbedded() },
  { name: 'a PostgreSQL server', database: await openServer(server.url) },
];

afterAll(async () => {
  for (const { database } of DATABASES) await database.close();
  server.stop();
});

const [, onServer] = DATABASES;

describe.each(DATABASES)('people kept in $name', ({ database }) => {
  const house = new TestHouse(database);
  accountTests(house);
  signInTests(house);
  apiTokenTests(house);
  guardTests(house);
});

describe('two at once on a PostgreSQL server', () => {
  const { sql } = onServer.database;
  const house = new TestHouse(onServer.database);

  test('a password that is changed while it is being checked lets nobody in', async () => {
    const { person } = await house.account();
    const changed = await hashPassword('một mật khẩu khác');
    const body = { username: person.username, password: PASSWORD };
    const signingIn = await sql.transaction(async (tx) => {
      // The sign-in has checked the password and waits to be written down.
      await tx.execute(query`lock table sign_ins in share row exclusive mode`);
      const asked = house.ask('signIn', { body });
      const waiting = query`select 1 from pg_locks where relation = 'sign_ins'::regclass and not granted`;
      while (rowsOf(await tx.execute(waiting)).length === 0);
      await tx.update(accounts).set({ password: changed }).where(eq(accounts.userId, person.id));
      await tx.delete(signIns).where(eq(signIns.userId, person.id));
      return { asked };
    });
    expect(await signingIn.asked).toMatchObject({ code: 'BAD_SIGN_IN' });
    expect(await sql.select().from(signIns).where(eq(signIns.userId, person.id))).toEqual([]);
  });
});
