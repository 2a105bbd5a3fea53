import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { accounts, apiTokens, people as peopleTable, signIns } from '../../src/database/schema.ts';
import type { Credentials } from '../../src/people/signed-in.ts';
import { type Client, cookieOf, PASSWORD, PeopleServer, ROUTE_IDS, type RouteId } from './people-server.ts';

/** Who may do what, what is never shown, and what strangers may try. */

/** A person with something to lose. */
interface Victim extends Client {
  readonly signIn: string;
  readonly token: { readonly id: string; readonly by: Credentials };
}

const OTHERS = ['nobody', 'guest', 'apiToken', 'other'] as const;
type Actor = (typeof OTHERS)[number] | 'account';

interface Row {
  /** What is asked; ids are those of the victim's things. */
  readonly body?: (server: PeopleServer, victim: Victim) => unknown;
  readonly id?: (victim: Victim) => string;
  /** account is the victim; other is another account. */
  readonly codes: Readonly<Record<Actor, string>>;
}

const STRANGER = 'SIGN_IN_FIRST';
const PROGRAM = 'NEEDS_SIGN_IN';
const everybody = { nobody: 'ok', guest: 'ok', account: 'ok', apiToken: 'ok', other: 'ok' };
const people = { nobody: STRANGER, guest: 'ok', account: 'ok', apiToken: PROGRAM, other: 'ok' };
const members = { ...people, guest: 'NEEDS_ACCOUNT' };

const MATRIX: Readonly<Record<RouteId, Row>> = {
  createGuest: { codes: everybody },
  signIn: { codes: everybody, body: (_, { person }) => ({ username: person.username, password: PASSWORD }) },
  signOut: { codes: { ...people, nobody: 'ok' } },
  getMe: { codes: { ...people, apiToken: 'ok' } },
  changeMe: { codes: people, body: () => ({ name: 'Tên mới' }) },
  register: {
    codes: { ...people, account: 'ALREADY_REGISTERED', other: 'ALREADY_REGISTERED' },
    body: (server) => ({ username: server.newUsername(), password: 'mật khẩu khác' }),
  },
  changePassword: { codes: members, body: () => ({ current: PASSWORD, next: 'mật khẩu khác' }) },
  signOutEverywhere: { codes: people, body: () => ({ scope: 'everything' }) },
  listSignIns: { codes: people },
  revokeSignIn: {
    codes: { ...people, guest: 'NO_SIGN_IN', other: 'NO_SIGN_IN' },
    id: ({ signIn }) => signIn,
  },
  listTokens: { codes: members },
  createToken: { codes: members, body: () => ({ name: 'Máy' }) },
  revokeToken: { codes: { ...members, other: 'NO_TOKEN' }, id: ({ token }) => token.id },
};

/** Everybody × everything. */
export const rightTests = (server: PeopleServer): void => {
  const newVictim = async (): Promise<Victim> => {
    const account = await server.account();
    const { signIn } = await server.who(account.by);
    return { ...account, signIn: String(signIn), token: await server.apiToken(account.by) };
  };

  const credentialsOf: Readonly<Record<Actor, (victim: Victim) => Promise<Credentials>>> = {
    nobody: async () => ({}),
    guest: async () => (await server.guest()).by,
    account: async ({ by }) => by,
    apiToken: async ({ token }) => token.by,
    other: async () => (await server.account()).by,
  };

  describe('who may do what', () => {
    test.each(ROUTE_IDS)('%s', async (id) => {
      const victim = await newVictim();
      const row = MATRIX[id];
      const ask = async (actor: Actor): Promise<string> => {
        const by = await credentialsOf[actor](victim);
        return (await server.ask(id, { by, body: row.body?.(server, victim), id: row.id?.(victim) ?? '' })).code;
      };
      const codes: Partial<Record<Actor, string>> = {};
      for (const actor of OTHERS) codes[actor] = await ask(actor);
      // What others do, and what is refused, leaves everything as it was.
      expect(await server.who(victim.by)).toMatchObject({
        person: { name: victim.person.name },
        signIn: victim.signIn,
      });
      expect(await server.isGood(victim.token.by)).toBe(true);
      expect(await server.people.find(victim.person.id)).toEqual(victim.person);
      await server.signIn(victim.person.username);
      expect({ ...codes, account: await ask('account') }).toEqual(row.codes);
    });
  });
};

export const guardTests = (server: PeopleServer): void => {
  const { database } = server;

  describe('what nobody gets to see', () => {
    test('hashes, addresses and the tokens of others are in no answer', async () => {
      const seen = new PeopleServer(database);
      const account = await seen.account();
      const elsewhere = await seen.signIn(account.person.username);
      const bot = await seen.apiToken(account.by);
      const stored = await Promise.all([
        database.sql.select({ text: accounts.password }).from(accounts),
        database.sql.select({ text: peopleTable.email }).from(peopleTable),
        database.sql.select({ text: apiTokens.key }).from(apiTokens),
      ]);
      const shownOnce = await database.sql.select({ text: signIns.token }).from(signIns);
      const told = seen.spoken.length;
      for (const id of ['getMe', 'createGuest', 'listSignIns', 'listTokens'] as const) {
        await seen.must(id, { by: account.by });
      }
      for (const id of ROUTE_IDS) await seen.ask(id, { by: {}, id: 'x', body: badBody(id) });
      const all = [...seen.spoken, ...seen.logged].join('\n');
      for (const { text } of stored.flat()) expect(all).not.toContain(text);
      const later = [...seen.spoken.slice(told), ...seen.logged].join('\n');
      for (const { text } of shownOnce) expect(later).not.toContain(text);
      for (const { by } of [elsewhere, bot]) expect(later).not.toContain(by.token);
    });

    test('a look into the database is not enough to sign in', async () => {
      const { person } = await server.account();
      const rows = await database.sql.select().from(signIns);
      const { token } = rows.find(({ userId }) => userId === person.id) ?? { token: '' };
      expect(token).not.toBe('');
      expect(await server.people.identify({ token })).toBeNull();
      expect(await server.people.identify({ cookie: `sanh_rong_sign_in=${token}` })).toBeNull();
      const keys = await database.sql.select({ key: apiTokens.key }).from(apiTokens);
      for (const { key } of keys) expect(await server.people.identify({ token: `sr_${key}` })).toBeNull();
    });
  });

  describe('cookies', () => {
    test('are kept from scripts, other sites and other paths, for 180 days', async () => {
      const { cookies } = await server.guest();
      expect(cookies).toHaveLength(1);
      expect(cookies[0].split('; ').slice(1).sort()).toEqual([
        'HttpOnly',
        'Max-Age=15552000',
        'Path=/',
        'SameSite=Lax',
      ]);
    });

    test('go over HTTPS only where there is HTTPS', async () => {
      const secure = new PeopleServer(database, { secure: true });
      const guest = await secure.guest();
      expect(guest.cookies[0]).toMatch(/^__Secure-/);
      expect(guest.cookies[0].split('; ')).toContain('Secure');
      expect(await secure.isGood({ cookie: cookieOf(guest) })).toBe(true);
    });

    test('among others are found; a token counts more', async () => {
      const [first, second] = [await server.guest(), await server.guest()];
      const cookie = `theme=dark; ${cookieOf(first)}; other=%E0%A4%A; =; x`;
      expect((await server.who({ cookie })).person.id).toBe(first.person.id);
      expect((await server.who({ cookie, token: second.by.token })).person.id).toBe(second.person.id);
      expect(await server.people.identify({ cookie, token: 'nonsense' })).toBeNull();
    });

    test('signed with another secret are worth nothing', async () => {
      const forger = new PeopleServer(database, { secret: 'what somebody else thinks the secret is' });
      const [ours, theirs] = [await server.guest(), await forger.guest()];
      for (const guest of [ours, theirs]) {
        const judge = guest === ours ? forger : server;
        expect(await judge.isGood(guest.by)).toBe(false);
        expect(await judge.isGood({ cookie: cookieOf(guest) })).toBe(false);
      }
    });
  });

  describe('strangers', () => {
    /** Any sixteen bits, halves of characters and zeros included. */
    const text = fc
      .array(fc.oneof(fc.integer({ min: 0, max: 0xffff }), fc.integer({ min: 0, max: 0x7f })), { maxLength: 60 })
      .map((units) => String.fromCharCode(...units));

    test('who bring anything at all are nobody', async () => {
      const anything = fc.oneof(fc.anything(), text, fc.constant('x'.repeat(1_000_000)));
      const cookie = text.map((value) => `sanh_rong_sign_in=${value}`);
      const token = text.map((value) => `sr_${value}`);
      const base64 = fc.constantFrom(...'ABCabc019+/');
      const signature = fc.string({ unit: base64, minLength: 43, maxLength: 43 });
      const forged = fc
        .tuple(fc.string({ unit: base64, minLength: 32, maxLength: 32 }), signature)
        .map(([secret, signed]) => `${secret}.${signed}=`);
      const brought = fc.oneof(
        fc.record({ token: forged }),
        fc.record({ cookie: forged.map((value) => `sanh_rong_sign_in=${encodeURIComponent(value)}`) }),
        fc.record({ cookie: anything, token: anything }, { requiredKeys: [] }),
        fc.record({ cookie }),
        fc.record({ token }),
      );
      await fc.assert(
        fc.asyncProperty(brought, async (credentials) => {
          expect(await server.people.identify(credentials as Credentials)).toBeNull();
        }),
        { numRuns: examples(60, 300) },
      );
    });

    test('who change a token by one character are nobody', async () => {
      const account = await server.account();
      const { by } = await server.apiToken(account.by);
      // The last character of a signature has bits that do not count.
      const places = fc.constantFrom(account.by.token.slice(0, -2), by.token);
      await fc.assert(
        fc.asyncProperty(places, fc.nat(), fc.constantFrom(...'aZ9.%=/+ _'), async (part, place, letter) => {
          const good = part === by.token ? by.token : account.by.token;
          const at = place % part.length;
          fc.pre(good[at] !== letter);
          const token = `${good.slice(0, at)}${letter}${good.slice(at + 1)}`;
          expect(await server.people.identify({ token })).toBeNull();
          expect(await server.people.identify({ cookie: `sanh_rong_sign_in=${encodeURIComponent(token)}` })).toBeNull();
        }),
        { numRuns: examples(20, 100) },
      );
    });

    test('who call themselves anything are called that, or refused with nothing changed', async () => {
      const { by, person } = await server.guest();
      let name = person.name;
      await fc.assert(
        fc.asyncProperty(fc.oneof(text, fc.string({ unit: 'grapheme', maxLength: 50 })), async (asked) => {
          const { code, done } = await server.ask('changeMe', { by, body: { name: asked } });
          expect(['ok', 'BAD_NAME']).toContain(code);
          if (done !== null) name = done.answer.person.name;
          expect(name).toMatch(/^[^\p{Cc}\p{Cs}]{1,40}$/u);
          expect((await server.who(by)).person.name).toBe(name);
        }),
        { numRuns: examples(20, 100) },
      );
    });

    test('who register or sign in with anything get a code', async () => {
      const guest = await server.guest();
      const account = await server.account();
      await fc.assert(
        fc.asyncProperty(text, text, async (username, password) => {
          const body = { username, password };
          const codes = [
            (await server.ask('register', { by: guest.by, body })).code,
            (await server.ask('signIn', { body })).code,
            (await server.ask('changePassword', { by: account.by, body: { current: username, next: password } })).code,
            (await server.ask('createToken', { by: guest.by, body: { name: username } })).code,
          ];
          expect(codes).not.toContain('ok');
          expect(await server.people.find(username)).toBeNull();
          expect(await server.people.revokeSignIn(await server.who(account.by), username)).toMatchObject({ ok: false });
          expect(await server.people.revokeToken(await server.who(account.by), username)).toMatchObject({ ok: false });
        }),
        { numRuns: examples(12, 60) },
      );
      expect(await server.isGood(account.by)).toBe(true);
    });
  });
};

/** Something that passes the schema of a route and is good for nothing. */
const badBody = (id: RouteId): unknown => {
  if (id === 'register' || id === 'signIn') return { username: 'khong_ai_ca', password: 'sai mật khẩu' };
  if (id === 'changePassword') return { current: 'sai mật khẩu', next: 'sai mật khẩu' };
  return id === 'changeMe' || id === 'createToken' ? { name: '' } : undefined;
};
