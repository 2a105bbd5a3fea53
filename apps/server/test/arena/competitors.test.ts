import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTournaments, type Tournaments } from '../../src/arena/tournaments/tournaments.ts';
import {
  arenaEntries,
  arenaMatches,
  arenaTournamentBots,
  arenaTournaments,
  people,
  tables,
} from '../../src/database/schema.ts';
import { GuestQuotas } from '../../src/rate-limits/guest-quotas.ts';
import { SharedRateLimiter } from '../../src/rate-limits/shared-rate-limiter.ts';
import { keepGame } from '../leaders/leaders-database.ts';
import { DATABASES, type TestDatabase } from '../support/databases.ts';
import { SECRET } from '../support/guests.ts';
import { ArenaFixture, RULE_SET } from './arena-fixture.ts';
import { codeOf, must, WANTED } from './tournament-fixture.ts';

/** Who may bring bots into the arena: accounts, and guests who have been here for a day and have played. */

const DAY = 86_400_000;

describe.each(DATABASES)('bots come into the arena in $name', ({ open }) => {
  let database: TestDatabase;
  let arena: ArenaFixture;
  let tournaments: Tournaments;
  let now = Date.now();

  beforeAll(async () => {
    database = await open();
    const table = { code: 'TABLE', seq: 1, phase: 'completed', game: 'tienlen', visibility: 'private' } as const;
    await database.sql.insert(tables).values(table);
  });
  afterAll(() => database.close());

  const enter = async (guestAge: number, quotas?: GuestQuotas): Promise<void> => {
    arena = await ArenaFixture.open(database, {
      now: () => now,
      guestAge,
      ...(quotas === undefined ? {} : { quotas }),
    });
    const failed = (error: unknown) => {
      throw error;
    };
    tournaments = createTournaments({ sql: database.sql, now: () => now, guestAge, arena: arena.arena, failed });
  };
  beforeEach(() => enter(DAY));
  afterEach(() => arena.arena.close());

  const guest = async (since: number): Promise<{ readonly id: string; readonly bot: string }> => {
    const id = await arena.person('Lan');
    await database.sql
      .update(people)
      .set({ createdAt: new Date(since) })
      .where(eq(people.id, id));
    return { id, bot: await arena.bot(id, 'first') };
  };

  const challenge = { ruleSet: RULE_SET, opponents: [{ level: 'greedy' }], deals: 1 };

  /** What comes of everything that brings a bot into the arena. */
  const tryAll = async ({ id, bot }: { readonly id: string; readonly bot: string }): Promise<string[]> => {
    const [account] = await database.sql.select({ id: people.id }).from(people).where(eq(people.username, 'host'));
    const open = must(await tournaments.create(account.id, WANTED));
    const codes = [
      codeOf(await arena.arena.enter(id, { bot, ruleSet: RULE_SET })),
      codeOf(await arena.arena.challenge(id, { bot, ...challenge })),
      codeOf(await tournaments.create(id, WANTED)),
      codeOf(await tournaments.signUp(id, open, bot)),
    ];
    must(await tournaments.cancel(account.id, open));
    return codes;
  };

  const account = async (username: string): Promise<string> => {
    const id = await arena.person('Nam');
    await database.sql.update(people).set({ isAnonymous: false, username }).where(eq(people.id, id));
    return id;
  };

  const stored = () =>
    Promise.all([arenaEntries, arenaMatches, arenaTournamentBots].map((table) => database.sql.$count(table)));

  test('of an account at once; of a guest after a day and a game; what is refused leaves nothing', async () => {
    await account('host');
    const before = await stored();
    const tooNew = Array(4).fill('GUEST_TOO_NEW');
    const [played, idle] = [await guest(now), await guest(now)];
    await keepGame(database.sql, { places: { [played.id]: 1, player: 2 } });
    expect(await tryAll(played)).toEqual(tooNew);
    now += DAY - 1;
    expect(await tryAll(played)).toEqual(tooNew);
    now += 1;
    expect(await tryAll(idle)).toEqual(tooNew);
    expect(await stored()).toEqual(before);
    const organised = await database.sql.$count(arenaTournaments, eq(arenaTournaments.organiser, idle.id));
    expect(organised).toBe(0);
    const refused = await arena.arena.enter(idle.id, { bot: idle.bot, ruleSet: RULE_SET });
    expect(refused).toMatchObject({ error: { status: 403, code: 'GUEST_TOO_NEW', details: { hours: 24 } } });
    expect(await tryAll(played)).toEqual(Array(4).fill('ok'));
    const owner = await account('owner');
    expect(await tryAll({ id: owner, bot: await arena.bot(owner, 'first') })).toEqual(Array(4).fill('ok'));
  });

  test('a guest who makes an account comes in with the bot there was', async () => {
    const { id, bot } = await guest(now);
    const ask = () => arena.arena.enter(id, { bot, ruleSet: RULE_SET });
    expect(codeOf(await ask())).toBe('GUEST_TOO_NEW');
    await database.sql.update(people).set({ isAnonymous: false, username: 'lan' }).where(eq(people.id, id));
    expect(codeOf(await ask())).toBe('ok');
  });

  test('guests of one network ask for so many challenges an hour; what is refused is not counted', async () => {
    await arena.arena.close();
    const limit = { most: 3, within: 3_600_000 };
    const sharedLimiter = new SharedRateLimiter({ database, secret: SECRET, now: () => now });
    const quotas = { challenges: { network: limit, all: { ...limit, most: 100 } } };
    await enter(0, new GuestQuotas({ sql: database.sql, sharedLimiter, now: () => now, quotas }));
    const crowd = [await guest(now), await guest(now), await guest(now)];
    for (const { id } of crowd) {
      await database.sql
        .update(people)
        .set({ networks: ['school'] })
        .where(eq(people.id, id));
    }
    const ask = async ({ id, bot }: { id: string; bot: string }, wanted: object = {}) =>
      codeOf(await arena.arena.challenge(id, { bot, ...challenge, ...wanted }));
    for (let at = 0; at < 5; at += 1) expect(await ask(crowd[0], { ruleSet: 'nowhere' })).toBe('NO_LADDER');
    expect([await ask(crowd[0]), await ask(crowd[0]), await ask(crowd[0])]).toEqual(['ok', 'ok', 'CHALLENGE_QUOTA']);
    expect([await ask(crowd[1]), await ask(crowd[2])]).toEqual(['ok', 'GUEST_QUOTA']);
    expect(await ask(await guest(now))).toBe('ok');
    now += limit.within;
    expect(await ask(crowd[2])).toBe('ok');
  });
});
