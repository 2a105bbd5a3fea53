import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { apiTokens } from '../../src/database/schema.ts';
import { MAX_API_TOKENS } from '../../src/people/api-tokens.ts';
import type { Revoked } from '../../src/people/dependencies.ts';
import { DAY, MINUTE, type PeopleServer } from './people-server.ts';

/** Tokens for programs. */
export const apiTokenTests = (server: PeopleServer): void => {
  const { database } = server;

  describe('API tokens', () => {
    test('act for their person until they are revoked', async () => {
      const account = await server.account();
      const bot = await server.apiToken(account.by);
      expect(bot.by.token).toMatch(/^sr_[A-Za-z]{64}$/);
      const { id, name } = account.person;
      const who = { person: { id, name }, guest: false, username: account.person.username, signIn: null };
      expect(await server.who(bot.by)).toEqual({ ...who, apiToken: bot.id });
      const { tokens } = (await server.must('listTokens', account)).answer;
      const listed = { id: bot.id, name: 'Máy của tôi', start: bot.by.token.slice(0, 6), usedAt: server.now };
      const ends = { createdAt: expect.any(Number), expiresAt: server.now + 365 * DAY };
      expect(tokens).toEqual([{ ...listed, ...ends }]);
      const heard: Revoked[] = [];
      const stop = server.people.onRevoked((revoked) => heard.push(revoked));
      await server.must('revokeToken', { by: account.by, id: bot.id });
      stop();
      expect(heard).toEqual([{ person: id, signIns: [], apiTokens: [bot.id] }]);
      expect(await server.isGood(bot.by)).toBe(false);
      expect(await server.ask('revokeToken', { by: account.by, id: bot.id })).toMatchObject({ code: 'NO_TOKEN' });
    });

    test('that were turned off or are too old are good for nothing', async () => {
      const account = await server.account();
      for (const change of [{ enabled: false }, { expiresAt: new Date(server.now) }]) {
        const { id, by } = await server.apiToken(account.by);
        expect(await server.isGood(by)).toBe(true);
        await database.sql.update(apiTokens).set(change).where(eq(apiTokens.id, id));
        expect(await server.isGood(by)).toBe(false);
      }
    });

    test('end by themselves after a year, also those that an older node made without an end', async () => {
      const account = await server.account();
      const made = await server.apiToken(account.by);
      const endless = await server.apiToken(account.by);
      const without = { expiresAt: null, createdAt: new Date(server.now) };
      await database.sql.update(apiTokens).set(without).where(eq(apiTokens.id, endless.id));
      const { tokens } = (await server.must('listTokens', account)).answer;
      expect(tokens.map(({ expiresAt }) => expiresAt)).toEqual([server.now + 365 * DAY, server.now + 365 * DAY]);
      const ids = [made.id, endless.id];
      const since = server.now;
      server.now += 365 * DAY - MINUTE;
      for (const { by } of [made, endless]) expect(await server.isGood(by)).toBe(true);
      expect(await server.people.aliveTokens(ids)).toEqual(new Set(ids));
      server.now += MINUTE;
      for (const { by } of [made, endless]) {
        expect(await server.isGood(by)).toBe(false);
        expect(await server.people.hasExpired(by)).toBe(true);
      }
      // Open connections are asked after by this.
      expect(await server.people.aliveTokens(ids)).toEqual(new Set());
      // Their owner still sees for a while that they have ended.
      await server.people.sweep();
      const { by } = await server.signIn(account.person.username);
      expect((await server.must('listTokens', { by })).answer.tokens).toHaveLength(2);
      server.now += 90 * DAY;
      await server.people.sweep();
      expect((await server.must('listTokens', { by })).answer.tokens).toEqual([]);
      expect(await server.people.hasExpired(made.by)).toBe(false);
      server.now = since;
    });

    test('that are none, were revoked or are good have not ended by themselves', async () => {
      const account = await server.account();
      const [good, revoked] = [await server.apiToken(account.by), await server.apiToken(account.by)];
      await server.must('revokeToken', { by: account.by, id: revoked.id });
      for (const by of [good.by, revoked.by, account.by, {}, { token: 'sr_' }, { token: `sr_${'x'.repeat(64)}` }]) {
        expect(await server.people.hasExpired(by)).toBe(false);
      }
    });

    test('need a name', async () => {
      const { by } = await server.account();
      for (const name of ['', ' ', 'x'.repeat(41)]) {
        expect(await server.ask('createToken', { by, body: { name } })).toMatchObject({ code: 'BAD_NAME' });
      }
      expect((await server.must('listTokens', { by })).answer.tokens).toEqual([]);
    });

    test('are so many and no more, also when asked for all at once', async () => {
      const { by } = await server.account();
      const make = () => server.ask('createToken', { by, body: { name: 'Máy' } });
      for (let made = 0; made < MAX_API_TOKENS - 1; made += 1) expect(await make()).toMatchObject({ code: 'ok' });
      await Promise.all([make(), make(), make()]);
      const held = async () => (await server.must('listTokens', { by })).answer.tokens.length;
      expect(await held()).toBeLessThanOrEqual(MAX_API_TOKENS);
      while ((await held()) < MAX_API_TOKENS) await make();
      expect(await make()).toMatchObject({ code: 'TOO_MANY_TOKENS', refused: { details: { max: MAX_API_TOKENS } } });
      expect(await held()).toBe(MAX_API_TOKENS);
    });
  });
};
