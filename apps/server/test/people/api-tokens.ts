import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { apiTokens } from '../../src/database/schema.ts';
import { MAX_API_TOKENS } from '../../src/people/api-tokens.ts';
import type { Revoked } from '../../src/people/parts.ts';
import type { PeopleServer } from './people-server.ts';

/** Tokens for programs. */
export const apiTokenTests = (house: PeopleServer): void => {
  const { database } = house;

  describe('API tokens', () => {
    test('act for their person until they are revoked', async () => {
      const account = await house.account();
      const bot = await house.apiToken(account.by);
      expect(bot.by.token).toMatch(/^sr_[A-Za-z]{64}$/);
      const { id, name } = account.person;
      const who = { person: { id, name }, guest: false, username: account.person.username, signIn: null };
      expect(await house.who(bot.by)).toEqual({ ...who, apiToken: bot.id });
      const { tokens } = (await house.must('listTokens', account)).answer;
      const listed = { id: bot.id, name: 'Máy của tôi', start: bot.by.token.slice(0, 6), usedAt: house.now };
      expect(tokens).toEqual([{ ...listed, createdAt: expect.any(Number) }]);
      const heard: Revoked[] = [];
      const stop = house.people.onRevoked((revoked) => heard.push(revoked));
      await house.must('revokeToken', { by: account.by, id: bot.id });
      stop();
      expect(heard).toEqual([{ person: id, signIns: [], apiTokens: [bot.id] }]);
      expect(await house.isGood(bot.by)).toBe(false);
      expect(await house.ask('revokeToken', { by: account.by, id: bot.id })).toMatchObject({ code: 'NO_TOKEN' });
    });

    test('that were turned off or are too old are good for nothing', async () => {
      const account = await house.account();
      for (const change of [{ enabled: false }, { expiresAt: new Date(house.now) }]) {
        const { id, by } = await house.apiToken(account.by);
        expect(await house.isGood(by)).toBe(true);
        await database.sql.update(apiTokens).set(change).where(eq(apiTokens.id, id));
        expect(await house.isGood(by)).toBe(false);
      }
    });

    test('need a name', async () => {
      const { by } = await house.account();
      for (const name of ['', ' ', 'x'.repeat(41)]) {
        expect(await house.ask('createToken', { by, body: { name } })).toMatchObject({ code: 'BAD_NAME' });
      }
      expect((await house.must('listTokens', { by })).answer.tokens).toEqual([]);
    });

    test('are so many and no more, also when asked for all at once', async () => {
      const { by } = await house.account();
      const make = () => house.ask('createToken', { by, body: { name: 'Máy' } });
      for (let made = 0; made < MAX_API_TOKENS - 1; made += 1) expect(await make()).toMatchObject({ code: 'ok' });
      await Promise.all([make(), make(), make()]);
      const held = async () => (await house.must('listTokens', { by })).answer.tokens.length;
      expect(await held()).toBeLessThanOrEqual(MAX_API_TOKENS);
      while ((await held()) < MAX_API_TOKENS) await make();
      expect(await make()).toMatchObject({ code: 'TOO_MANY_TOKENS', refused: { details: { max: MAX_API_TOKENS } } });
      expect(await held()).toBe(MAX_API_TOKENS);
    });
  });
};
