import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { signIns } from '../../src/database/schema.ts';
import type { Revoked } from '../../src/people/dependencies.ts';
import { MAX_SIGN_INS } from '../../src/people/sign-ins.ts';
import { cookieOf, DAY, MINUTE, PASSWORD, PeopleServer } from './people-server.ts';

/** Signing in and out. */
export const signInTests = (server: PeopleServer): void => {
  const { database } = server;
  describe('signing in', () => {
    test('answers an unknown username and a wrong password alike', async () => {
      const { person } = await server.account();
      const wrong = await server.ask('signIn', { body: { username: person.username, password: 'sai mật khẩu' } });
      const unknown = await server.ask('signIn', { body: { username: 'khong_ai_ca', password: 'sai mật khẩu' } });
      expect(wrong).toEqual({ code: 'BAD_SIGN_IN', refused: { status: 401, code: 'BAD_SIGN_IN' }, done: null });
      expect(unknown).toEqual(wrong);
      for (const username of ['', 'x', 'hồng', 'a'.repeat(200)]) {
        expect(await server.ask('signIn', { body: { username, password: PASSWORD } })).toEqual(wrong);
      }
      for (const password of ['', 'ngắn', 'x'.repeat(200)]) {
        expect(await server.ask('signIn', { body: { username: person.username, password } })).toEqual(wrong);
      }
    });

    test('replaces the sign-in that asked', async () => {
      const { person } = await server.account();
      const guest = await server.guest();
      const { by } = await server.signIn(person.username, PASSWORD, { by: guest.by });
      expect((await server.who(by)).person.id).toBe(person.id);
      expect(await server.isGood(guest.by)).toBe(false);
      expect(await server.people.find(guest.person.id)).toEqual(guest.person);
    });

    test('is limited after ten failures; success begins anew', async () => {
      const { person } = await server.account();
      const { username } = person;
      const address = server.newAddress();
      const fail = () => server.ask('signIn', { body: { username, password: 'sai mật khẩu' }, address });
      for (let round = 0; round < 9; round += 1) expect(await fail()).toMatchObject({ code: 'BAD_SIGN_IN' });
      await server.signIn(username, PASSWORD, { address });
      for (let round = 0; round < 10; round += 1) expect(await fail()).toMatchObject({ code: 'BAD_SIGN_IN' });
      expect(await fail()).toMatchObject({ code: 'RATE_LIMITED', refused: { status: 429, details: { seconds: 600 } } });
      const right = { body: { username, password: PASSWORD } };
      expect(await server.ask('signIn', { ...right, address })).toMatchObject({ code: 'RATE_LIMITED' });
      // Its owner elsewhere is not locked out by a stranger.
      await server.must('signIn', right);
      server.now += 10 * MINUTE;
      await server.must('signIn', { ...right, address });
    });

    test('from one address is limited whatever the usernames, also when tried all at once', async () => {
      const address = server.newAddress();
      const { person } = await server.account();
      await server.signIn(person.username, PASSWORD, { address });
      const tries = Array.from({ length: 60 }, (_, index) =>
        server.ask('signIn', { body: { username: `thu_${index}`, password: 'sai mật khẩu' }, address }),
      );
      const codes = (await Promise.all(tries)).map(({ code }) => code);
      expect(codes.filter((code) => code === 'BAD_SIGN_IN')).toHaveLength(50);
      expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(10);
    });

    test('for one username is limited wherever it is tried from', async () => {
      const guarded = new PeopleServer(database, { limits: { failuresOfUsername: { most: 4, within: MINUTE } } });
      const body = { username: 'ai_do', password: 'sai mật khẩu' };
      for (let round = 0; round < 4; round += 1) {
        expect(await guarded.ask('signIn', { body })).toMatchObject({ code: 'BAD_SIGN_IN' });
      }
      expect(await guarded.ask('signIn', { body })).toMatchObject({ code: 'RATE_LIMITED' });
    });

    test('keeps the newest sign-ins of a person', async () => {
      const account = await server.account();
      const rows = Array.from({ length: MAX_SIGN_INS }, (_, index) => ({
        id: `${account.person.id.slice(0, 20)}${index}`,
        token: `${account.person.id}${index}`,
        userId: account.person.id,
        createdAt: new Date(server.now + 1 + index),
        expiresAt: new Date(server.now + DAY),
      }));
      await database.sql.insert(signIns).values(rows);
      server.now += MINUTE;
      const { by } = await server.signIn(account.person.username);
      const listed = await server.must('listSignIns', { by });
      expect(listed.answer.signIns).toHaveLength(MAX_SIGN_INS);
      expect(listed.answer.signIns[0].current).toBe(true);
      expect(await server.isGood(account.by)).toBe(false);
    });
  });

  describe('signing out', () => {
    test('ends this sign-in and no other, and the browser forgets its cookie', async () => {
      const account = await server.account();
      const here = await server.signIn(account.person.username);
      const out = await server.must('signOut', { by: here.by });
      expect(out.cookies).toEqual([expect.stringMatching(/^sanh_rong_sign_in=; Max-Age=0; /)]);
      expect([await server.isGood(here.by), await server.isGood(account.by)]).toEqual([false, true]);
      // Once more, with what is good for nothing by now.
      expect((await server.must('signOut', { by: here.by })).cookies).toEqual(out.cookies);
    });

    test('everywhere ends every sign-in; API tokens only when asked', async () => {
      const first = await server.account();
      const second = await server.signIn(first.person.username);
      const bot = await server.apiToken(first.by);
      const ids = await Promise.all([first, second].map(async ({ by }) => String((await server.who(by)).signIn)));
      const heard: Revoked[] = [];
      const stop = server.people.onRevoked((revoked) => heard.push(revoked));
      await server.must('signOutEverywhere', { by: second.by });
      expect([await server.isGood(first.by), await server.isGood(second.by), await server.isGood(bot.by)]).toEqual([
        false,
        false,
        true,
      ]);
      expect(await server.people.aliveSignIns(ids)).toEqual(new Set());
      expect(await server.people.aliveTokens([bot.id])).toEqual(new Set([bot.id]));
      const { by } = await server.signIn(first.person.username);
      await server.must('signOutEverywhere', { by, body: { scope: 'everything' } });
      expect(await server.isGood(bot.by)).toBe(false);
      expect(await server.people.aliveTokens([bot.id])).toEqual(new Set());
      stop();
      const person = first.person.id;
      expect(heard).toEqual([
        { person, signIns: 'all', apiTokens: [] },
        { person, signIns: 'all', apiTokens: 'all' },
      ]);
    });
  });

  describe('sign-ins', () => {
    test('are listed with where they are used, and ended one by one', async () => {
      const account = await server.account();
      server.now += MINUTE;
      const phone = await server.signIn(account.person.username, PASSWORD, { userAgent: 'Điện thoại\n Phone/1.0' });
      const listed = async () => (await server.must('listSignIns', account)).answer.signIns;
      const [newest, oldest] = await listed();
      expect(newest).toMatchObject({ createdAt: server.now, userAgent: 'in thoi Phone/1.0', current: false });
      expect(oldest).toMatchObject({ createdAt: server.now - MINUTE, current: true });
      expect(await server.people.aliveSignIns([newest.id, oldest.id, 'nothing'])).toEqual(
        new Set([newest.id, oldest.id]),
      );
      await server.must('revokeSignIn', { by: account.by, id: newest.id });
      expect([await server.isGood(phone.by), await server.isGood(account.by)]).toEqual([false, true]);
      expect(await listed()).toEqual([oldest]);
      expect(await server.ask('revokeSignIn', { by: account.by, id: newest.id })).toMatchObject({ code: 'NO_SIGN_IN' });
    });

    test('end by themselves 180 days after they were last used, and are swept away', async () => {
      const used = await server.guest();
      const unused = await server.guest();
      const id = String((await server.who(unused.by)).signIn);
      server.now += 179 * DAY;
      expect(await server.isGood(used.by)).toBe(true);
      server.now += DAY;
      expect([await server.isGood(used.by), await server.isGood(unused.by)]).toEqual([true, false]);
      expect(await server.people.aliveSignIns([id])).toEqual(new Set());
      expect(await server.people.sweep()).toBeGreaterThan(0);
      expect(await database.sql.select().from(signIns).where(eq(signIns.id, id))).toEqual([]);
      expect(await server.isGood(used.by)).toBe(true);
      expect(await server.people.sweep()).toBe(0);
    });

    test('are written down as used once a day at most', async () => {
      const { by } = await server.guest();
      const id = String((await server.who(by)).signIn);
      const usedAt = async () => {
        const [row] = await database.sql.select().from(signIns).where(eq(signIns.id, id));
        return row.updatedAt.getTime();
      };
      const begun = server.now;
      server.now += DAY - 1;
      await server.who(by);
      expect(await usedAt()).toBe(begun);
      server.now += 1;
      await server.who(by);
      expect(await usedAt()).toBe(server.now);
    });

    test('in a browser last as long as they are used', async () => {
      const guest = await server.guest();
      const seen = await server.must('getMe', { by: { cookie: cookieOf(guest) } });
      expect(seen.cookies).toEqual(guest.cookies);
      expect((await server.must('getMe', guest)).cookies).toEqual([]);
    });

    test('that end on one node have ended on every node', async () => {
      const other = new PeopleServer(database);
      const { by } = await server.account();
      expect(await other.people.identify(by)).not.toBeNull();
      await server.must('signOut', { by });
      expect(await other.people.identify(by)).toBeNull();
    });
  });
};
