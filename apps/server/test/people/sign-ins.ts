import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { signIns } from '../../src/database/schema.ts';
import type { Revoked } from '../../src/people/parts.ts';
import { MAX_SIGN_INS } from '../../src/people/sign-ins.ts';
import { cookieOf, DAY, MINUTE, PASSWORD, PeopleServer } from './people-server.ts';

/** Signing in and out. */
export const signInTests = (house: PeopleServer): void => {
  const { database } = house;
  describe('signing in', () => {
    test('answers an unknown username and a wrong password alike', async () => {
      const { person } = await house.account();
      const wrong = await house.ask('signIn', { body: { username: person.username, password: 'sai mật khẩu' } });
      const unknown = await house.ask('signIn', { body: { username: 'khong_ai_ca', password: 'sai mật khẩu' } });
      expect(wrong).toEqual({ code: 'BAD_SIGN_IN', refused: { status: 401, code: 'BAD_SIGN_IN' }, done: null });
      expect(unknown).toEqual(wrong);
      for (const username of ['', 'x', 'hồng', 'a'.repeat(200)]) {
        expect(await house.ask('signIn', { body: { username, password: PASSWORD } })).toEqual(wrong);
      }
      for (const password of ['', 'ngắn', 'x'.repeat(200)]) {
        expect(await house.ask('signIn', { body: { username: person.username, password } })).toEqual(wrong);
      }
    });

    test('replaces the sign-in that asked', async () => {
      const { person } = await house.account();
      const guest = await house.guest();
      const { by } = await house.signIn(person.username, PASSWORD, { by: guest.by });
      expect((await house.who(by)).person.id).toBe(person.id);
      expect(await house.isGood(guest.by)).toBe(false);
      expect(await house.people.find(guest.person.id)).toEqual(guest.person);
    });

    test('is limited after ten failures; success begins anew', async () => {
      const { person } = await house.account();
      const { username } = person;
      const address = house.newAddress();
      const fail = () => house.ask('signIn', { body: { username, password: 'sai mật khẩu' }, address });
      for (let round = 0; round < 9; round += 1) expect(await fail()).toMatchObject({ code: 'BAD_SIGN_IN' });
      await house.signIn(username, PASSWORD, { address });
      for (let round = 0; round < 10; round += 1) expect(await fail()).toMatchObject({ code: 'BAD_SIGN_IN' });
      expect(await fail()).toMatchObject({ code: 'RATE_LIMITED', refused: { status: 429, details: { seconds: 600 } } });
      const right = { body: { username, password: PASSWORD } };
      expect(await house.ask('signIn', { ...right, address })).toMatchObject({ code: 'RATE_LIMITED' });
      // Its owner elsewhere is not locked out by a stranger.
      await house.must('signIn', right);
      house.now += 10 * MINUTE;
      await house.must('signIn', { ...right, address });
    });

    test('from one address is limited whatever the usernames, also when tried all at once', async () => {
      const address = house.newAddress();
      const { person } = await house.account();
      await house.signIn(person.username, PASSWORD, { address });
      const tries = Array.from({ length: 60 }, (_, index) =>
        house.ask('signIn', { body: { username: `thu_${index}`, password: 'ngắn' }, address }),
      );
      const codes = (await Promise.all(tries)).map(({ code }) => code);
      expect(codes.filter((code) => code === 'BAD_SIGN_IN')).toHaveLength(50);
      expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(10);
    });

    test('for one username is limited wherever it is tried from', async () => {
      const guarded = new PeopleServer(database, { limits: { failuresOfUsername: { most: 4, within: MINUTE } } });
      const body = { username: 'ai_do', password: 'ngắn' };
      for (let round = 0; round < 4; round += 1) {
        expect(await guarded.ask('signIn', { body })).toMatchObject({ code: 'BAD_SIGN_IN' });
      }
      expect(await guarded.ask('signIn', { body })).toMatchObject({ code: 'RATE_LIMITED' });
    });

    test('keeps the newest sign-ins of a person', async () => {
      const account = await house.account();
      const rows = Array.from({ length: MAX_SIGN_INS }, (_, index) => ({
        id: `${account.person.id.slice(0, 20)}${index}`,
        token: `${account.person.id}${index}`,
        userId: account.person.id,
        createdAt: new Date(house.now + 1 + index),
        expiresAt: new Date(house.now + DAY),
      }));
      await database.sql.insert(signIns).values(rows);
      house.now += MINUTE;
      const { by } = await house.signIn(account.person.username);
      const listed = await house.must('listSignIns', { by });
      expect(listed.answer.signIns).toHaveLength(MAX_SIGN_INS);
      expect(listed.answer.signIns[0].current).toBe(true);
      expect(await house.isGood(account.by)).toBe(false);
    });
  });

  describe('signing out', () => {
    test('ends this sign-in and no other, and the browser forgets its cookie', async () => {
      const account = await house.account();
      const here = await house.signIn(account.person.username);
      const out = await house.must('signOut', { by: here.by });
      expect(out.cookies).toEqual([expect.stringMatching(/^sanh_rong_sign_in=; Max-Age=0; /)]);
      expect([await house.isGood(here.by), await house.isGood(account.by)]).toEqual([false, true]);
      // Once more, with what is good for nothing by now.
      expect((await house.must('signOut', { by: here.by })).cookies).toEqual(out.cookies);
    });

    test('everywhere ends every sign-in; API tokens only when asked', async () => {
      const first = await house.account();
      const second = await house.signIn(first.person.username);
      const bot = await house.apiToken(first.by);
      const ids = await Promise.all([first, second].map(async ({ by }) => String((await house.who(by)).signIn)));
      const heard: Revoked[] = [];
      const stop = house.people.onRevoked((revoked) => heard.push(revoked));
      await house.must('signOutEverywhere', { by: second.by });
      expect([await house.isGood(first.by), await house.isGood(second.by), await house.isGood(bot.by)]).toEqual([
        false,
        false,
        true,
      ]);
      expect(await house.people.aliveSignIns(ids)).toEqual(new Set());
      expect(await house.people.aliveTokens([bot.id])).toEqual(new Set([bot.id]));
      const { by } = await house.signIn(first.person.username);
      await house.must('signOutEverywhere', { by, body: { scope: 'everything' } });
      expect(await house.isGood(bot.by)).toBe(false);
      expect(await house.people.aliveTokens([bot.id])).toEqual(new Set());
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
      const account = await house.account();
      house.now += MINUTE;
      const phone = await house.signIn(account.person.username, PASSWORD, { userAgent: 'Điện thoại\n Phone/1.0' });
      const listed = async () => (await house.must('listSignIns', account)).answer.signIns;
      const [newest, oldest] = await listed();
      expect(newest).toMatchObject({ createdAt: house.now, userAgent: 'in thoi Phone/1.0', current: false });
      expect(oldest).toMatchObject({ createdAt: house.now - MINUTE, current: true });
      expect(await house.people.aliveSignIns([newest.id, oldest.id, 'nothing'])).toEqual(
        new Set([newest.id, oldest.id]),
      );
      await house.must('revokeSignIn', { by: account.by, id: newest.id });
      expect([await house.isGood(phone.by), await house.isGood(account.by)]).toEqual([false, true]);
      expect(await listed()).toEqual([oldest]);
      expect(await house.ask('revokeSignIn', { by: account.by, id: newest.id })).toMatchObject({ code: 'NO_SIGN_IN' });
    });

    test('end by themselves 180 days after they were last used, and are swept away', async () => {
      const used = await house.guest();
      const unused = await house.guest();
      const id = String((await house.who(unused.by)).signIn);
      house.now += 179 * DAY;
      expect(await house.isGood(used.by)).toBe(true);
      house.now += DAY;
      expect([await house.isGood(used.by), await house.isGood(unused.by)]).toEqual([true, false]);
      expect(await house.people.aliveSignIns([id])).toEqual(new Set());
      expect(await house.people.sweep()).toBeGreaterThan(0);
      expect(await database.sql.select().from(signIns).where(eq(signIns.id, id))).toEqual([]);
      expect(await house.isGood(used.by)).toBe(true);
      expect(await house.people.sweep()).toBe(0);
    });

    test('are written down as used once a day at most', async () => {
      const { by } = await house.guest();
      const id = String((await house.who(by)).signIn);
      const usedAt = async () => {
        const [row] = await database.sql.select().from(signIns).where(eq(signIns.id, id));
        return row.updatedAt.getTime();
      };
      const begun = house.now;
      house.now += DAY - 1;
      await house.who(by);
      expect(await usedAt()).toBe(begun);
      house.now += 1;
      await house.who(by);
      expect(await usedAt()).toBe(house.now);
    });

    test('in a browser last as long as they are used', async () => {
      const guest = await house.guest();
      const seen = await house.must('getMe', { by: { cookie: cookieOf(guest) } });
      expect(seen.cookies).toEqual(guest.cookies);
      expect((await house.must('getMe', guest)).cookies).toEqual([]);
    });

    test('that end on one node have ended on every node', async () => {
      const other = new PeopleServer(database);
      const { by } = await house.account();
      expect(await other.people.identify(by)).not.toBeNull();
      await house.must('signOut', { by });
      expect(await other.people.identify(by)).toBeNull();
    });
  });
};
