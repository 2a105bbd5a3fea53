import { describe, expect, test } from 'vitest';
import { allowances } from '../../src/database/schema.ts';
import { MINUTE, PASSWORD, PeopleServer, type RequestOptions } from './people-server.ts';

/** What a browser sends back of everything it was given. */
const jar = ({ cookies }: { readonly cookies: readonly string[] }): string =>
  cookies.map((cookie) => cookie.split(';')[0]).join('; ');

const WRONG = 'sai mật khẩu';

/** Guessing passwords, and those who are not to suffer from it. */
export const deviceTests = (server: PeopleServer): void => {
  const { database } = server;
  /** Few enough wrong passwords that a test can make them all. */
  const few = { most: 4, within: 10 * MINUTE };
  const guarded = new PeopleServer(database, { limits: { failuresOfUsername: few, failuresOfDevices: few } });
  const signIn = (username: string | null, password: string, asked: RequestOptions = {}) =>
    guarded.ask('signIn', { ...asked, body: { username, password } });
  const flood = async (username: string | null): Promise<void> => {
    for (let round = 0; round < few.most; round += 1) await signIn(username, WRONG);
    expect(await signIn(username, PASSWORD)).toMatchObject({ code: 'RATE_LIMITED' });
  };

  describe('known devices', () => {
    test('let their owner in, signed out, while strangers everywhere try the name', async () => {
      const { person, cookies } = await guarded.account();
      const { username } = person;
      const cookie = jar({ cookies });
      await guarded.must('signOut', { by: { cookie } });
      await flood(username);
      expect(await signIn(username, PASSWORD, { by: { cookie } })).toMatchObject({ code: 'ok' });
      // The flood goes on for everybody else.
      expect(await signIn(username, PASSWORD)).toMatchObject({ code: 'RATE_LIMITED' });
    });

    test('become known by signing in, and let nobody in by themselves', async () => {
      const { username } = (await guarded.account()).person;
      const signedIn = await guarded.signIn(username);
      const device = signedIn.cookies.map((cookie) => cookie.split(';')[0]).filter((cookie) => /device/.test(cookie));
      expect(device).toHaveLength(1);
      expect(await guarded.isGood({ cookie: device[0] })).toBe(false);
      await flood(username);
      expect(await signIn(username, PASSWORD, { by: { cookie: device[0] } })).toMatchObject({ code: 'ok' });
    });

    test('are worth a few guesses when they are stolen, and no more all together', async () => {
      const { person, cookies } = await server.account();
      const { username } = person;
      const guess = (on: string, password = WRONG) =>
        server.ask('signIn', { by: { cookie: on }, body: { username, password } });
      const cookie = jar({ cookies });
      for (let round = 0; round < 10; round += 1) expect(await guess(cookie)).toMatchObject({ code: 'BAD_SIGN_IN' });
      expect(await guess(cookie, PASSWORD)).toMatchObject({ code: 'RATE_LIMITED' });
      // Its owner elsewhere is not locked out.
      await server.signIn(username);

      const made = await guarded.account();
      const many = [
        jar(made),
        jar(await guarded.signIn(made.person.username)),
        jar(await guarded.signIn(made.person.username)),
      ];
      const codes: string[] = [];
      for (let round = 0; round < 6; round += 1) {
        codes.push((await signIn(made.person.username, WRONG, { by: { cookie: many[round % 3] } })).code);
      }
      expect(codes).toEqual([...Array<string>(4).fill('BAD_SIGN_IN'), 'RATE_LIMITED', 'RATE_LIMITED']);
    });

    test('are known to no other account', async () => {
      const mine = await guarded.account();
      const { username } = (await guarded.account()).person;
      await flood(username);
      expect(await signIn(username, PASSWORD, { by: { cookie: jar(mine) } })).toMatchObject({ code: 'RATE_LIMITED' });
    });

    test('are forgotten with the password, all but the one that changes it', async () => {
      const here = await guarded.account();
      const { username } = here.person;
      const elsewhere = await guarded.signIn(username);
      const next = 'một mật khẩu khác';
      await flood(username);
      // A flood of the name does not keep its owner from changing the password either.
      const changed = await guarded.must('changePassword', {
        by: { cookie: jar(here) },
        body: { current: PASSWORD, next },
      });
      expect(await signIn(username, next, { by: { cookie: jar(elsewhere) } })).toMatchObject({ code: 'RATE_LIMITED' });
      expect(await signIn(username, next, { by: { cookie: jar(changed) } })).toMatchObject({ code: 'ok' });
    });
  });

  describe('guesses', () => {
    test('count on every node, and stay counted when one starts anew', async () => {
      const { username } = (await guarded.account()).person;
      await flood(username);
      const other = new PeopleServer(database, { limits: { failuresOfUsername: few } });
      const body = { username, password: PASSWORD };
      expect(await other.ask('signIn', { body })).toMatchObject({ code: 'RATE_LIMITED' });
      other.now += 10 * MINUTE;
      expect(await other.ask('signIn', { body })).toMatchObject({ code: 'ok' });
    });

    test('from a whole /48 are limited, whichever of its networks they come from', async () => {
      const limits = { failuresOfNetwork: { most: 1, within: 10 * MINUTE } };
      const strict = new PeopleServer(database, { limits });
      const codes: string[] = [];
      for (let network = 0; network < 7; network += 1) {
        const address = `2001:db8:77:${network}::1`;
        codes.push(
          (await strict.ask('signIn', { body: { username: strict.newUsername(), password: WRONG }, address })).code,
        );
      }
      expect(codes).toEqual([...Array<string>(5).fill('BAD_SIGN_IN'), 'RATE_LIMITED', 'RATE_LIMITED']);
    });

    test('at a name from one /48 or one /24 leave it to everybody else, and many places together to none', async () => {
      const strict = new PeopleServer(database, {
        limits: {
          failures: { most: 2, within: 10 * MINUTE },
          failuresAround: { most: 4, within: 10 * MINUTE, little: 1 },
          failuresOfUsername: { most: 20, within: 10 * MINUTE, reserve: 10 },
        },
      });
      const { username } = (await strict.account()).person;
      const ask = (address: string, password: string) =>
        strict.ask('signIn', { body: { username, password }, address });
      /** How many of three guesses from each of so many addresses were looked at. */
      const looked = async (count: number, address: (at: number) => string): Promise<number> => {
        const codes: string[] = [];
        for (let guess = 0; guess < 3 * count; guess += 1) codes.push((await ask(address(guess % count), WRONG)).code);
        return codes.filter((code) => code === 'BAD_SIGN_IN').length;
      };
      expect(await looked(5, (at) => `2001:db8:99:${at}::1`)).toBe(4);
      expect(await looked(5, (at) => `198.18.9.${at}`)).toBe(4);
      // Half is used up: from now on a place has one guess.
      expect(await looked(5, (at) => `198.19.${at}.1`)).toBe(2 + 3);
      expect(await ask('2001:db8:98::1', PASSWORD)).toMatchObject({ code: 'ok' });
      expect(await looked(9, (at) => `198.51.${at}.1`)).toBe(20 - 13);
      expect(await ask('198.52.0.1', PASSWORD)).toMatchObject({ code: 'RATE_LIMITED' });
    });

    test('of invented names beyond the limit of a network leave nothing behind', async () => {
      const limits = { failuresOfNetwork: { most: 2, within: 10 * MINUTE } };
      const strict = new PeopleServer(database, { limits });
      const address = strict.newAddress();
      const guess = () => strict.ask('signIn', { body: { username: strict.newUsername(), password: WRONG }, address });
      for (let round = 0; round < 2; round += 1) expect(await guess()).toMatchObject({ code: 'BAD_SIGN_IN' });
      const rows = await database.sql.$count(allowances);
      for (let round = 0; round < 30; round += 1) expect(await guess()).toMatchObject({ code: 'RATE_LIMITED' });
      expect(await database.sql.$count(allowances)).toBe(rows);
    });

    test('at who has an account end with the limit: a name that is taken and one that is not look alike', async () => {
      const limits = { usernames: { most: 3, within: 60 * MINUTE } };
      const strict = new PeopleServer(database, { limits });
      const taken = (await strict.account()).person.username;
      const { by } = await strict.guest();
      const address = strict.newAddress();
      const ask = (username: string | null) =>
        strict.ask('register', { by, body: { username, password: PASSWORD }, address });
      for (let round = 0; round < 3; round += 1) expect(await ask(taken)).toMatchObject({ code: 'USERNAME_TAKEN' });
      expect(await ask(taken)).toMatchObject({ code: 'RATE_LIMITED', refused: { details: { seconds: 3_600 } } });
      expect(await ask(strict.newUsername())).toMatchObject({ code: 'RATE_LIMITED' });
    });
  });
};
