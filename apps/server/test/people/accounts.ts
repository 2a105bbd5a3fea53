import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { accounts, people as peopleTable } from '../../src/database/schema.ts';
import type { Revoked } from '../../src/people/dependencies.ts';
import { hashing } from '../../src/people/hashing.ts';
import { cookieOf, MINUTE, PASSWORD, PeopleServer } from './people-server.ts';

/** Guests, and what becomes of them. */
export const accountTests = (server: PeopleServer): void => {
  const { database } = server;
  describe('guests', () => {
    test('are somebody at once, by their cookie or by their token', async () => {
      expect((await server.must('createGuest')).status).toBe(201);
      const guest = await server.guest();
      const { person } = guest;
      expect(person).toMatchObject({ username: null, guest: true, since: server.now });
      expect(person.name).toMatch(/^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+ \d{1,2}$/u);
      const who = { person: { id: person.id, name: person.name }, guest: true, username: null, apiToken: null };
      expect(await server.people.identify({ cookie: cookieOf(guest) })).toMatchObject(who);
      expect(await server.people.identify(guest.by)).toMatchObject(who);
    });

    test('may bring a name along, and change it', async () => {
      const { by, person } = await server.guest({ name: '  Chị   Lan ' });
      expect(person.name).toBe('Chị Lan');
      const renamed = await server.must('changeMe', { by, body: { name: 'Lan 🐉' } });
      expect(renamed.answer.person).toEqual({ ...person, name: 'Lan 🐉' });
      expect((await server.must('getMe', { by })).answer.person.name).toBe('Lan 🐉');
      expect((await server.who(by)).person.name).toBe('Lan 🐉');
      expect(await server.ask('changeMe', { by, body: { name: ' ' } })).toMatchObject({ code: 'BAD_NAME' });
      expect((await server.who(by)).person.name).toBe('Lan 🐉');
    });

    test('may choose an avatar, which tables know them by, and leave it to their name again', async () => {
      const { by, person } = await server.guest({ name: 'Lan' });
      expect(person.face).toBeNull();
      expect((await server.who(by)).person).toEqual({ id: person.id, name: 'Lan' });
      const chosen = await server.must('changeMe', { by, body: { face: 'tiger' } });
      expect(chosen.answer.person).toEqual({ ...person, face: 'tiger' });
      expect((await server.who(by)).person).toEqual({ id: person.id, name: 'Lan', face: 'tiger' });
      await expect(server.ask('changeMe', { by, body: { face: '<svg>' } })).rejects.toThrow('Invalid');
      expect((await server.must('changeMe', { by, body: { name: 'Lan Anh' } })).answer.person.face).toBe('tiger');
      expect((await server.must('changeMe', { by, body: {} })).answer.person).toMatchObject({ face: 'tiger' });
      expect((await server.must('changeMe', { by, body: { face: null } })).answer.person.face).toBeNull();
    });

    test('who come again are the same guest', async () => {
      const first = await server.must('createGuest');
      const again = await server.must('createGuest', { by: { cookie: cookieOf(first) } });
      expect(again.answer).toEqual({ person: first.answer.person, token: null });
      expect(cookieOf(again)).toBe(cookieOf(first));
    });

    test('are asked for no address, and the one that stands in leads nowhere', async () => {
      const { person } = await server.guest();
      const [row] = await database.sql.select().from(peopleTable).where(eq(peopleTable.id, person.id));
      expect(row.email).toMatch(/\.invalid$/);
    });

    test('from one address are limited, and an hour later welcome again', async () => {
      const crowded = new PeopleServer(database, { limits: { guests: { most: 3, within: 60 * MINUTE } } });
      const address = '203.0.113.7';
      for (let count = 0; count < 3; count += 1) await crowded.must('createGuest', { address });
      expect(await crowded.ask('createGuest', { address })).toMatchObject({
        code: 'RATE_LIMITED',
        refused: { status: 429, details: { seconds: 3_600 } },
      });
      await crowded.must('createGuest', { address: '203.0.113.8' });
      crowded.now += 60 * MINUTE;
      await crowded.must('createGuest', { address });
    });
  });

  describe('accounts', () => {
    test('keep the id and the name of the guest; the sign-ins of the guest end', async () => {
      const guest = await server.guest({ name: 'Nam' });
      const username = server.newUsername();
      const heard: Revoked[] = [];
      const stop = server.people.onRevoked((revoked) => heard.push(revoked));
      const { signIn: old } = await server.who(guest.by);
      const registered = await server.must('register', { by: guest.by, body: { username, password: PASSWORD } });
      stop();
      expect(registered.answer.person).toEqual({ ...guest.person, username, guest: false });
      expect(await server.isGood(guest.by)).toBe(false);
      expect(heard).toEqual([{ person: guest.person.id, signIns: [old], apiTokens: [] }]);
      expect(await server.who({ cookie: cookieOf(registered) })).toMatchObject({
        person: { id: guest.person.id, name: 'Nam' },
        username,
        guest: false,
      });
      expect(await server.people.find(guest.person.id)).toEqual(registered.answer.person);
    });

    test('from one address are limited; a username that is taken costs no account', async () => {
      const crowded = new PeopleServer(database, { limits: { registrations: { most: 2, within: 60 * MINUTE } } });
      const address = '203.0.113.9';
      const taken = (await crowded.account()).person.username;
      const registering = async (username = crowded.newUsername(), from = address) => {
        const { by } = await crowded.guest();
        return crowded.ask('register', { by, body: { username, password: PASSWORD }, address: from });
      };
      expect(await registering()).toMatchObject({ code: 'ok' });
      expect(await registering(taken ?? '')).toMatchObject({ code: 'USERNAME_TAKEN' });
      expect(await registering()).toMatchObject({ code: 'ok' });
      expect(await registering()).toMatchObject({
        code: 'RATE_LIMITED',
        refused: { status: 429, details: { seconds: 3_600 } },
      });
      expect(await registering(crowded.newUsername(), '203.0.113.10')).toMatchObject({ code: 'ok' });
      crowded.now += 60 * MINUTE;
      expect(await registering()).toMatchObject({ code: 'ok' });
    });

    test('wait for no password while too many are being hashed, and nothing of it counts as tried', async () => {
      const { person, by } = await server.account();
      const guest = await server.guest();
      const address = server.newAddress();
      const asks = [
        () => server.ask('register', { by: guest.by, body: { username: server.newUsername(), password: PASSWORD } }),
        () => server.ask('signIn', { body: { username: person.username, password: PASSWORD }, address }),
        () => server.ask('changePassword', { by, body: { current: PASSWORD, next: 'mật khẩu khác' }, address }),
      ];
      let finish = (): void => {};
      const busy = new Promise<void>((resolve) => {
        finish = resolve;
      });
      const hashes = Array.from({ length: 2 + 64 }, (_, at) => hashing.enter(`network ${at}`, () => busy));
      for (let round = 0; round < 12; round += 1) {
        for (const ask of asks) {
          expect(await ask()).toMatchObject({ code: 'RATE_LIMITED', refused: { details: { seconds: 5 } } });
        }
      }
      finish();
      expect(await Promise.all(hashes)).not.toContain(null);
      for (const ask of asks) expect(await ask()).toMatchObject({ code: 'ok' });
    });

    test('wait for nothing that another network has to hash', async () => {
      const { person } = await server.account();
      let finish = (): void => {};
      const busy = new Promise<void>((resolve) => {
        finish = resolve;
      });
      const hashes = Array.from({ length: 1 + 64 }, () => hashing.enter('a crowd', () => busy));
      const body = { username: person.username, password: PASSWORD };
      expect(await server.ask('signIn', { body, address: server.newAddress() })).toMatchObject({ code: 'ok' });
      finish();
      await Promise.all(hashes);
    });

    test('store argon2id with the parameters of OWASP', async () => {
      const { person } = await server.account();
      const [{ password }] = await database.sql.select().from(accounts).where(eq(accounts.userId, person.id));
      expect(password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    });

    test('have usernames that are the same in any case', async () => {
      const { by } = await server.guest();
      const mixed = server.newUsername().replace('nguoi', 'NgUoi');
      const { answer } = await server.must('register', { by, body: { username: mixed, password: PASSWORD } });
      expect(answer.person.username).toBe(mixed.toLowerCase());
      const other = await server.guest();
      const body = { username: mixed.toUpperCase(), password: PASSWORD };
      expect(await server.ask('register', { by: other.by, body })).toMatchObject({ code: 'USERNAME_TAKEN' });
      expect(await server.isGood(other.by)).toBe(true);
      expect((await server.signIn(mixed.toUpperCase())).person.id).toBe(answer.person.id);
    });

    test.each([
      ['BAD_USERNAME', 'ab', PASSWORD],
      ['BAD_USERNAME', 'a'.repeat(21), PASSWORD],
      ['BAD_USERNAME', 'hồng', PASSWORD],
      ['BAD_USERNAME', '\u212aelvin', PASSWORD],
      ['BAD_USERNAME', 'nam lan', PASSWORD],
      ['BAD_USERNAME', 'nam\u0000', PASSWORD],
      ['BAD_PASSWORD', 'nam.va.lan', '1234567'],
      ['BAD_PASSWORD', 'nam.va.lan', 'x'.repeat(129)],
      ['BAD_PASSWORD', 'nam.va.lan', 'nửa chữ \ud83d'],
      ['PASSWORD_IS_USERNAME', 'nam.va.lan', 'Nam.Va.Lan'],
    ])('refuse with %s: %j, %j', async (code, username, password) => {
      const { by, person } = await server.guest();
      expect(await server.ask('register', { by, body: { username, password } })).toMatchObject({ code });
      expect(await server.who(by)).toMatchObject({ person: { id: person.id }, guest: true });
    });

    test('two guests who want one username at once: exactly one gets it', async () => {
      for (let round = 0; round < 3; round += 1) {
        const username = server.newUsername();
        const guests = await Promise.all([server.guest(), server.guest(), server.guest()]);
        const body = { username, password: PASSWORD };
        const answers = await Promise.all(guests.map(({ by }) => server.ask('register', { by, body })));
        expect(answers.map(({ code }) => code).sort()).toEqual(['USERNAME_TAKEN', 'USERNAME_TAKEN', 'ok']);
        const winner = guests[answers.findIndex(({ code }) => code === 'ok')];
        expect((await server.signIn(username)).person.id).toBe(winner.person.id);
        for (const guest of guests) expect(await server.isGood(guest.by)).toBe(guest !== winner);
      }
    });

    test('one guest who registers twice at once gets one account', async () => {
      const guest = await server.guest();
      const bodies = [server.newUsername(), server.newUsername()].map((username) => ({ username, password: PASSWORD }));
      const answers = await Promise.all(bodies.map((body) => server.ask('register', { by: guest.by, body })));
      expect(answers.filter(({ code }) => code === 'ok')).toHaveLength(1);
      const stored = await database.sql.select().from(accounts).where(eq(accounts.userId, guest.person.id));
      expect(stored).toHaveLength(1);
    });

    test('are not made by a sign-in that has ended, nor twice by one that has not', async () => {
      const request = () => ({ username: server.newUsername(), password: PASSWORD });
      const from = { address: server.newAddress() };
      const gone = await server.guest();
      const before = await server.who(gone.by);
      await server.must('signOut', gone);
      expect(await server.people.register(before, request(), from)).toMatchObject({ error: { code: 'SIGN_IN_FIRST' } });
      expect(await server.people.find(gone.person.id)).toEqual(gone.person);
      const account = await server.account();
      const stale = { ...(await server.who(account.by)), guest: true, username: null };
      const again = await server.people.register(stale, request(), from);
      expect(again).toMatchObject({ error: { code: 'ALREADY_REGISTERED' } });
      expect(await server.people.find(account.person.id)).toEqual(account.person);
    });

    test('take a password however the keyboard writes its accents', async () => {
      const { person } = await server.account(server.newUsername(), 'đường về nhà'.normalize('NFC'));
      const { by } = await server.signIn(person.username, 'đường về nhà'.normalize('NFD'));
      expect((await server.who(by)).person.id).toBe(person.id);
    });
  });

  describe('passwords', () => {
    test('are changed by whoever knows the old one; every other sign-in and every API token ends', async () => {
      const here = await server.account();
      const elsewhere = await server.signIn(here.person.username);
      const bot = await server.apiToken(here.by);
      const body = { current: PASSWORD, next: 'một mật khẩu khác' };
      const wrong = { ...body, current: 'sai mật khẩu' };
      expect(await server.ask('changePassword', { by: here.by, body: wrong })).toMatchObject({
        code: 'WRONG_PASSWORD',
      });
      expect(await server.isGood(elsewhere.by)).toBe(true);
      const heard: Revoked[] = [];
      const stop = server.people.onRevoked((revoked) => heard.push(revoked));
      await server.must('changePassword', { by: here.by, body });
      stop();
      expect([await server.isGood(here.by), await server.isGood(elsewhere.by), await server.isGood(bot.by)]).toEqual([
        true,
        false,
        false,
      ]);
      expect(heard).toMatchObject([{ person: here.person.id, apiTokens: [bot.id] }]);
      const old = { username: here.person.username, password: PASSWORD };
      expect(await server.ask('signIn', { body: old })).toMatchObject({ code: 'BAD_SIGN_IN' });
      await server.signIn(here.person.username, body.next);
    });

    test('that cannot be any are no guesses: they lock out nobody', async () => {
      const { by, person } = await server.account();
      const address = server.newAddress();
      const username = person.username;
      for (let round = 0; round < 150; round += 1) {
        const body = { username, password: round % 2 === 0 ? '' : 'x' };
        expect(await server.ask('signIn', { body, address })).toMatchObject({ code: 'BAD_SIGN_IN' });
        const change = { current: 'x', next: 'một mật khẩu khác' };
        expect(await server.ask('changePassword', { by, body: change, address })).toMatchObject({
          code: 'WRONG_PASSWORD',
        });
      }
      await server.must('signIn', { body: { username, password: PASSWORD }, address });
    });

    test('must be good ones', async () => {
      const { by, person } = await server.account();
      const change = (next: string) => server.ask('changePassword', { by, body: { current: PASSWORD, next } });
      expect(await change('ngắn')).toMatchObject({ code: 'BAD_PASSWORD' });
      expect(await change(String(person.username).toUpperCase())).toMatchObject({ code: 'PASSWORD_IS_USERNAME' });
    });

    test('stay as they are when the sign-in that asks has ended', async () => {
      const { by, person } = await server.account();
      const before = await server.who(by);
      await server.must('signOut', { by });
      const request = { current: PASSWORD, next: 'một mật khẩu khác' };
      const changed = await server.people.changePassword(before, request, { address: server.newAddress() });
      expect(changed).toMatchObject({ error: { code: 'SIGN_IN_FIRST' } });
      await server.signIn(person.username);
    });

    test('cannot be guessed by whoever holds a sign-in', async () => {
      const { by } = await server.account();
      const address = server.newAddress();
      const guess = () =>
        server.ask('changePassword', { by, address, body: { current: 'sai mật khẩu', next: 'của kẻ trộm' } });
      for (let round = 0; round < 10; round += 1) expect(await guess()).toMatchObject({ code: 'WRONG_PASSWORD' });
      expect(await guess()).toMatchObject({ code: 'RATE_LIMITED' });
    });

    test('that are changed leave no sign-in with the old one behind, whoever is faster', async () => {
      const here = await server.account();
      const { username } = here.person;
      const body = { current: PASSWORD, next: 'một mật khẩu khác' };
      await Promise.all([
        ...Array.from({ length: 4 }, () => server.ask('signIn', { body: { username, password: PASSWORD } })),
        server.must('changePassword', { by: here.by, body }),
        ...Array.from({ length: 4 }, () => server.ask('signIn', { body: { username, password: PASSWORD } })),
      ]);
      const { answer } = await server.must('listSignIns', { by: here.by });
      expect(answer.signIns.map(({ current }) => current)).toEqual([true]);
    });
  });
};
