import type { LeadersAnswer, LeadersRequest } from '@sanh-rong/protocol';
import { eq, sql as query } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { until } from '../../../../test/until.ts';
import { rowsOf } from '../../src/database/open.ts';
import * as schema from '../../src/database/schema.ts';
import { createLeaders } from '../../src/leaders/leaders.ts';
import { PeopleByRole } from '../security/roles.ts';
import { DATABASES, newPostgres } from '../support/databases.ts';
import { openBefore } from '../support/older-database.ts';
import { TestServer } from '../support/test-server.ts';
import { DAY, HOUR, keepGame, keepPeople, leadersDatabase, NOON } from './leaders-database.ts';

/** Leaderboards as people see them. */

describe.each(DATABASES)('leaderboards, $name', ({ open }) => {
  const database = leadersDatabase(open);

  const leadersAt = (now: number) => createLeaders({ sql: database.sql, now: () => now });

  const board = async (
    request: Partial<LeadersRequest<'board'>> = {},
    { asker = null, now = NOON + HOUR }: { readonly asker?: string | null; readonly now?: number } = {},
  ): Promise<LeadersAnswer<'board'>> => {
    const answer = await leadersAt(now).board({ limit: 50, ...request }, asker);
    if (typeof answer === 'string') throw new Error(answer);
    return answer;
  };

  /** Games of these people, who came in this order, one a day so that each counts in full. */
  const season = async (order: readonly string[], games = 10, endedAt = NOON): Promise<void> => {
    const places = Object.fromEntries(order.map((person, at) => [person, at + 1]));
    for (let i = 0; i < games; i++) await keepGame(database.sql, { places, endedAt: endedAt + i * DAY });
    while ((await leadersAt(endedAt + games * DAY).count()) > 0);
  };

  test('the best stand first, with what their games were', async () => {
    await keepPeople(database.sql, ['an', 'binh', 'chi', 'dung']);
    await database.sql.update(schema.people).set({ image: 'tiger' }).where(eq(schema.people.id, 'chi'));
    await season(['chi', 'an', 'dung', 'binh']);
    const { leaders, game, ruleSet, countedAt, you } = await board();
    expect([game, ruleSet, you]).toEqual(['tienlen', 'mien-nam', null]);
    expect(countedAt).toBe(NOON + 10 * DAY);
    expect(
      leaders.map(({ place, person, games, wins, opponents }) => [place, person.id, games, wins, opponents]),
    ).toEqual([
      [1, 'chi', 10, 10, 3],
      [2, 'an', 10, 0, 3],
      [3, 'dung', 10, 0, 3],
      [4, 'binh', 10, 0, 3],
    ]);
    const [first] = leaders;
    expect(first.person).toEqual({ id: 'chi', name: 'Name of chi', guest: false, face: 'tiger' });
    expect(first.recent).toHaveLength(11);
    expect(first.recent[0]).toBe(1_000);
    expect(first.recent.at(-1)).toBe(first.rating);
    expect(first.trend).toBe(first.rating - 1_000);
    expect(leaders[3].trend).toBeLessThan(0);
  });

  test('whoever has too few games or opponents is not listed, but sees their own row', async () => {
    await keepPeople(database.sql, ['an', 'binh', 'chi', 'dung', 'em']);
    await season(['an', 'binh', 'chi', 'dung'], 9);
    await season(['em', 'an'], 10, NOON + HOUR);
    const seen = await board({}, { asker: 'em' });
    expect(seen.leaders.map(({ person }) => person.id)).toEqual(['an']);
    expect(seen.listedFrom).toEqual({ games: 10, opponents: 3 });
    expect(seen.you).toMatchObject({ place: null, games: 10, opponents: 1, person: { id: 'em' } });
    expect((await board({}, { asker: 'an' })).you).toMatchObject({ place: 1, games: 19, opponents: 4 });
    expect((await board({}, { asker: 'nobody' })).you).toBeNull();
  });

  test('guests are rated, and listed with everything they won once they have an account', async () => {
    await keepPeople(database.sql, ['an', 'binh', 'chi']);
    await keepPeople(database.sql, ['khach'], 'guest');
    await season(['khach', 'an', 'binh', 'chi']);
    const before = await board({}, { asker: 'khach' });
    expect(before.leaders.map(({ place, person }) => [place, person.id])).toEqual([
      [1, 'an'],
      [2, 'binh'],
      [3, 'chi'],
    ]);
    expect(before.you).toMatchObject({ place: null, wins: 10, person: { guest: true } });
    await database.sql.update(schema.people).set({ isAnonymous: false }).where(eq(schema.people.id, 'khach'));
    const after = await board({}, { asker: 'khach' });
    expect(after.leaders[0].person.id).toBe('khach');
    expect(after.you).toEqual({ ...before.you, place: 1, person: { ...before.you?.person, guest: false } });
  });

  test('equals share a place, and a row beyond the end of the list still knows its own', async () => {
    const people = ['an', 'binh', 'chi', 'dung'];
    await keepPeople(database.sql, people);
    for (let i = 0; i < 10; i++) {
      await keepGame(database.sql, { places: { an: 1, binh: 1, chi: 3, dung: 4 }, endedAt: NOON + i * DAY });
    }
    while ((await leadersAt(NOON).count()) > 0);
    expect((await board()).leaders.map(({ place, person }) => [place, person.id])).toEqual([
      [1, 'an'],
      [1, 'binh'],
      [3, 'chi'],
      [4, 'dung'],
    ]);
    const short = await board({ limit: 1 }, { asker: 'chi' });
    expect(short.leaders).toHaveLength(1);
    expect(short.you?.place).toBe(3);
  });

  test('old seasons stay as they were, the new one begins with nobody', async () => {
    await keepPeople(database.sql, ['an', 'binh', 'chi', 'dung']);
    await season(['chi', 'an', 'dung', 'binh']);
    const old = await board({}, { asker: 'an' });
    const later = NOON + 150 * DAY;
    const begun = await board({}, { asker: 'an', now: later });
    expect(begun.season.id).toBe('2027-2');
    expect(begun.seasons.map(({ id }) => id)).toEqual(['2027-2', '2027-1', '2026-4']);
    expect([begun.leaders, begun.you]).toEqual([[], null]);
    await season(['an', 'binh', 'chi', 'dung'], 10, later);
    const again = await board({ season: '2026-4' }, { asker: 'an', now: later });
    expect(again.leaders).toEqual(old.leaders);
    expect(again.you).toEqual(old.you);
    expect((await board({ season: '2027-1' }, { now: later })).leaders).toEqual([]);
    const now = await board({}, { now: later });
    expect(now.leaders[0].person.id).toBe('an');
    // They begin with what they had, not at the beginning.
    expect(now.leaders.find(({ person }) => person.id === 'chi')?.recent[0]).toBeGreaterThan(1_000);

    const ratings = await leadersAt(later).ratingsOf('chi');
    expect(ratings.map(({ season, place }) => [season.id, place])).toEqual([
      ['2027-2', now.leaders.find(({ person }) => person.id === 'chi')?.place],
      ['2026-4', 1],
    ]);
    expect(ratings[1]).toMatchObject({ game: 'tienlen', ruleSet: 'mien-nam', lastAt: NOON + 9 * DAY, games: 10 });
  });

  test('boards that do not exist are not there', async () => {
    const ask = (request: Partial<LeadersRequest<'board'>>) => leadersAt(NOON).board({ limit: 50, ...request }, null);
    expect(await ask({ game: 'chess' })).toBe('NO_BOARD');
    expect(await ask({ ruleSet: 'phom' })).toBe('NO_BOARD');
    expect(await ask({ game: 'phom', ruleSet: 'mien-nam' })).toBe('NO_BOARD');
    expect(await ask({ season: '2027-1' })).toBe('NO_SEASON');
    expect(await ask({ season: '2026-3' })).toBe('NO_SEASON');
    expect(await leadersAt(NOON).ratingsOf('nobody')).toEqual([]);
  });
});

test('a game that people really play is counted, and answered for over HTTP', async () => {
  const server = await TestServer.open({ url: await newPostgres(), logLevel: 'error' });
  const byRole = await PeopleByRole.gather(server);
  await byRole.close(await byRole.scene('completed'));
  const { id, token } = byRole.people.host;
  const ask = async () => (await server.http('GET', '/api/leaders', { token })).json as LeadersAnswer<'board'>;
  const { you } = await until('a game that is counted', ask, (board) => board.you);
  expect(you).toMatchObject({ place: null, opponents: 1, person: { id } });
  const { json } = await server.http('GET', `/api/people/${id}/ratings`);
  expect(json.ratings).toMatchObject([{ rating: you?.rating, season: { id: '2027-1' }, place: null }]);

  const refused = async (path: string) => {
    const { status, code } = await server.http('GET', path);
    return [status, code];
  };
  expect(await refused('/api/leaders?game=chess')).toEqual([404, 'NO_BOARD']);
  expect(await refused('/api/leaders?season=2020-1')).toEqual([404, 'NO_SEASON']);
  expect(await refused('/api/leaders?season=winter')).toEqual([400, 'BAD_REQUEST']);
  expect(await refused('/api/leaders?limit=101')).toEqual([400, 'BAD_REQUEST']);
  expect(await refused('/api/people/nobody/ratings')).toEqual([404, 'NO_PERSON']);
  await server.stop(async ({ sql }) => {
    const [{ games, due, rated }] = rowsOf<{ games: number; due: number; rated: number }>(
      await sql.execute(query`select (select count(*) from games)::int as games,
        (select count(*) from leaders_due)::int as due, (select max(games) from leaders_ratings)::int as rated`),
    );
    expect([due, rated]).toEqual([0, games]);
  });
});

test('games from before there were leaderboards are due as well, in the order they ended', async () => {
  const { sql, upgrade, close } = await openBefore('_leaders');
  await sql
    .insert(schema.tables)
    .values({ code: 'TABLE', seq: 1, phase: 'closed', game: 'tienlen', visibility: 'public' });
  const later = await keepGame(sql, { places: { an: 1, binh: 2 }, endedAt: NOON + 1 });
  const earlier = await keepGame(sql, { places: { an: 2, binh: 1 }, endedAt: NOON });
  await keepGame(sql, { places: { an: 2, binh: 1 }, practice: true });
  await upgrade();
  const newest = await keepGame(sql, { places: { an: 1, binh: 2 }, endedAt: NOON + 2 });
  const due = await sql.select().from(schema.leadersDue).orderBy(schema.leadersDue.number);
  expect(due.map(({ gameId }) => gameId)).toEqual([earlier, later, newest]);
  await close();
});
