import { TIMES } from '@sanh-rong/table';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createChat } from '../../src/chat/chat.ts';
import {
  arenaTournaments,
  bots,
  botVersions,
  chatMessages,
  dailyTries,
  gameSeats,
  people,
  presence,
  signIns,
  tables as tableRows,
} from '../../src/database/schema.ts';
import { IDLE } from '../../src/people/idle-guests.ts';
import { createPeople, type People } from '../../src/people/people.ts';
import { openNetworks } from '../../src/rate-limits/networks.ts';
import { SharedRateLimiter } from '../../src/rate-limits/shared-rate-limiter.ts';
import { sqlTableStore } from '../../src/tables/store.ts';
import { Tables } from '../../src/tables/tables.ts';
import { ArenaRows } from '../arena/arena-rows.ts';
import { keepGame } from '../leaders/leaders-database.ts';
import { DATABASES, type TestDatabase } from '../support/databases.ts';
import { ampleQuotas, SECRET } from '../support/guests.ts';

/** Guests who never played go in time, with all that is theirs and nothing that is others'. */

describe.each(DATABASES)('guests who never played, in $name', ({ open }) => {
  let database: TestDatabase;
  let rows: ArenaRows;
  let tables: Tables;
  let now = Date.now();

  beforeAll(async () => {
    database = await open();
    rows = new ArenaRows(database);
    tables = new Tables(sqlTableStore(database), { now: () => now });
    const table = { code: 'TABLE', seq: 1, phase: 'completed', game: 'tienlen', visibility: 'private' } as const;
    await database.sql.insert(tableRows).values(table);
  });
  afterAll(() => database.close());
  beforeEach(() => {
    now += 365 * 86_400_000;
  });

  const node = (): People =>
    createPeople({
      sql: database.sql,
      sharedLimiter: new SharedRateLimiter({ database, secret: SECRET, now: () => now }),
      networks: openNetworks(SECRET),
      secret: SECRET,
      secureCookies: false,
      now: () => now,
    });

  const guest = async (): Promise<{ readonly id: string; readonly name: string; readonly token: string }> => {
    const made = await node().guest({ address: '192.0.2.1' }, 'Lan');
    if (!made.ok) throw new Error(made.error.code);
    return { id: made.value.profile.id, name: 'Lan', token: made.value.token };
  };
  const isThere = async ({ id }: { readonly id: string }): Promise<boolean> =>
    (await database.sql.$count(people, eq(people.id, id))) > 0;

  test('go after a week with their sign-ins, after a month with their bots', async () => {
    const [plain, author] = [await guest(), await guest()];
    const bot = await rows.bot(author.id, 'simple');
    now += IDLE.withoutBots;
    await node().removeIdleGuests();
    expect([await isThere(plain), await isThere(author)]).toEqual([true, true]);
    now += 1;
    await node().removeIdleGuests();
    expect([await isThere(plain), await isThere(author)]).toEqual([false, true]);
    expect(await database.sql.$count(signIns, eq(signIns.userId, plain.id))).toBe(0);
    expect(await node().identify({ token: plain.token })).toBeNull();
    now += IDLE.withBots - IDLE.withoutBots;
    await node().removeIdleGuests();
    expect(await isThere(author)).toBe(false);
    expect(await database.sql.$count(bots, eq(bots.id, bot.id))).toBe(0);
    expect(await database.sql.$count(botVersions, eq(botVersions.bot, bot.id))).toBe(0);
  });

  test('stay when they come by, made an account, or have played', async () => {
    const [back, account, played] = [await guest(), await guest(), await guest()];
    await database.sql.update(people).set({ isAnonymous: false, username: 'lan' }).where(eq(people.id, account.id));
    const game = await keepGame(database.sql, { places: { [played.id]: 1, player: 2 } });
    now += IDLE.withoutBots;
    expect(await node().identify({ token: back.token })).toMatchObject({ person: { id: back.id } });
    now += IDLE.withoutBots;
    await node().removeIdleGuests();
    for (const each of [back, account, played]) expect(await isThere(each)).toBe(true);
    now += 2 * IDLE.withBots;
    await node().removeIdleGuests();
    expect([await isThere(back), await isThere(account), await isThere(played)]).toEqual([false, true, true]);
    expect(await database.sql.$count(gameSeats, eq(gameSeats.gameId, game))).toBe(2);
  });

  test('go although they have tried deals of the day, which nobody met them in; their tries stay as numbers', async () => {
    const tried = await guest();
    const gameId = await keepGame(database.sql, { places: { [tried.id]: 1, player: 2 } });
    const kept = { code: `try of ${tried.id}`, day: '2026-11-19', game: 'tienlen', guest: true, startedAt: now };
    await database.sql.insert(dailyTries).values({ ...kept, person: tried.id, endedAt: now, points: 7, gameId });
    now += IDLE.withoutBots + 1;
    await node().removeIdleGuests();
    expect(await isThere(tried)).toBe(false);
    const [row] = await database.sql.select().from(dailyTries).where(eq(dailyTries.code, kept.code));
    expect(row).toMatchObject({ person: null, points: 7, guest: true });
  });

  test('stay while they have a seat or a bot at a table, organise or play in the arena', async () => {
    const all = await Promise.all(Array.from({ length: 6 }, guest));
    const [host, sitter, there, organiser, entered, challenger] = all;
    const opened = await tables.create(host, { game: 'tienlen' });
    if (!opened.ok) throw new Error(opened.error.code);
    const { code } = opened.value;
    await tables.ask(code, sitter, { type: 'sit', seat: 1 });
    await database.sql.insert(presence).values({ code, person: there.id, node: 'here', socket: 'socket' });
    await rows.entry(await rows.bot(entered.id, 'simple'));
    const asked = await rows.bot(challenger.id, 'simple');
    await rows.create([rows.contestant(asked), rows.level('greedy')], { kind: 'challenge', askedBy: challenger.id });
    await database.sql.insert(arenaTournaments).values({
      id: `tournament of ${organiser.id}`,
      name: 'Giải',
      organiser: organiser.id,
      game: 'tienlen',
      ruleSet: 'mien-nam',
      format: 'swiss',
      status: 'finished',
      seats: 4,
      deals: 1,
      finals: false,
      round: 0,
      seed: '',
      createdAt: now,
    });
    now += 2 * IDLE.withBots;
    await node().removeIdleGuests();
    for (const each of all) expect(await isThere(each)).toBe(true);
    // The table is closed: what was said there stays to be read, and the guest who sat there goes.
    const chat = createChat({ sql: database.sql, now: () => now, tables, quotas: ampleQuotas(database) });
    const state = await tables.find(code);
    if (state === null) throw new Error('the table is lost');
    expect(await chat.send(state, sitter, { kind: 'text', body: 'Chào cả nhà' })).toMatchObject({ ok: true });
    for (const who of [sitter, host]) await tables.ask(code, who, { type: 'leave' });
    now += TIMES.idle + 1;
    await tables.sweep();
    expect(await tables.find(code)).toMatchObject({ phase: 'closed' });
    await node().removeIdleGuests();
    expect([await isThere(host), await isThere(sitter)]).toEqual([false, false]);
    const [said] = await database.sql.select().from(chatMessages).where(eq(chatMessages.code, code));
    expect(said).toMatchObject({ name: 'Lan', body: 'Chào cả nhà' });
    expect((await tables.events(code)).length).toBeGreaterThan(3);
    await database.sql.delete(presence);
  });

  test('however many they are, and whichever nodes look for them, all go and nobody else', async () => {
    const stays = await guest();
    await keepGame(database.sql, { places: { [stays.id]: 1, player: 2 } });
    const ids = Array.from({ length: 450 }, (_, at) => `many${now}-${at}`);
    await database.sql
      .insert(people)
      .values(
        ids.map((id) => ({ id, name: 'Lan', email: `${id}@guests`, isAnonymous: true, createdAt: new Date(now) })),
      );
    now += IDLE.withoutBots + 1;
    await Promise.all([node().removeIdleGuests(), node().removeIdleGuests()]);
    await node().removeIdleGuests();
    expect(await database.sql.$count(people, inArray(people.id, ids))).toBe(0);
    expect(await isThere(stays)).toBe(true);
  });

  test('whoever comes back while they are looked for is somebody still, or nobody at once', async () => {
    const crowd = await Promise.all(Array.from({ length: 20 }, guest));
    now += IDLE.withoutBots + 1;
    const [found] = await Promise.all([
      Promise.all(crowd.map(({ token }) => node().identify({ token }))),
      node().removeIdleGuests(),
    ]);
    const left = await Promise.all(crowd.map(isThere));
    expect(found.map((who) => who !== null)).toEqual(left);
  });
});
