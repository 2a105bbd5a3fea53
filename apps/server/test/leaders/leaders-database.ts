import type { GameResult } from '@sanh-rong/engine';
import { and, eq, inArray, sql as query } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Sql } from '../../src/database/open.ts';
import {
  gameSeats,
  games,
  leadersDue,
  leadersMeetings,
  leadersRatings,
  people,
  tables,
} from '../../src/database/schema.ts';
import type { CountedGame } from '../../src/leaders/book.ts';
import type { TestDatabase } from '../support/databases.ts';

/** A database with finished games and without players: what leaderboards are counted from. */

/** Noon of a day in the fourth quarter of 2026, in Vietnam. */
export const NOON = Date.UTC(2026, 10, 15, 5);
export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

export interface Kept extends Partial<Omit<CountedGame, 'people' | 'wins'>> {
  /** The places of people by id, and of the others: `robot` a bot, `player` a built-in player. */
  readonly places: Readonly<Record<string, number>>;
  /** What the game came to, by seat; left out where places say it all. */
  readonly result?: GameResult;
  readonly practice?: boolean;
  /** People for whom a built-in player stood in from the deal to the end. */
  readonly absent?: readonly string[];
  /** At a table that is watched with a delay. */
  readonly delayed?: true;
}

const CODE = 'TABLE';
const DELAYED = 'DELAYED';
let kept = 0;

const kindOf = (who: string): 'person' | 'robot' | 'player' => (who === 'robot' || who === 'player' ? who : 'person');

const BOT = { id: 'robot', version: 1, owner: { id: 'owner', name: 'Owner' } };

/** Keeps a finished game as the server does, in one transaction; its id. */
export const keepGame = async (
  sql: Sql,
  { places, result, practice = false, absent = [], delayed, ...told }: Kept,
): Promise<string> => {
  const { game = 'tienlen', ruleSet = 'mien-nam', endedAt = NOON } = told;
  kept += 1;
  const id = `kept${kept}`;
  const seats = Object.entries(places).map(([who, place], seat) => ({
    gameId: id,
    seat,
    person: kindOf(who) === 'person' ? who : null,
    bot: kindOf(who) === 'robot' ? BOT : null,
    name: who,
    points: result?.points[seat] ?? 0,
    place,
    endedAt,
  }));
  const code = delayed ? DELAYED : CODE;
  const row = { id, code, session: 1, number: kept, game, ruleSet, seats: seats.length, practice, endedAt };
  const empty = { text: '', result: result ?? {}, statistics: {}, proof: {}, startedAt: endedAt };
  await sql.transaction(async (tx) => {
    await tx.insert(games).values({ ...row, ...empty, visibility: 'private' });
    // As it was before there was a column for who was absent: an older database has none.
    for (const { seat, person, bot, name, points, place } of seats) {
      await tx.execute(query`insert into game_seats (game_id, seat, person, bot, name, points, place, ended_at)
        values (${id}, ${seat}, ${person}, ${bot === null ? null : JSON.stringify(bot)}, ${name}, ${points}, ${place}, ${endedAt})`);
    }
    if (absent.length > 0) {
      await tx
        .update(gameSeats)
        .set({ absent: true })
        .where(and(eq(gameSeats.gameId, id), inArray(gameSeats.person, [...absent])));
    }
  });
  return id;
};

export const keepPeople = async (sql: Sql, ids: readonly string[], kind: 'account' | 'guest' = 'account') => {
  const isAnonymous = kind === 'guest';
  await sql.insert(people).values(ids.map((id) => ({ id, name: `Name of ${id}`, email: `${id}@people`, isAnonymous })));
};

/** Everything that leaderboards know. */
export const known = async (sql: Sql) => ({
  due: await sql.select().from(leadersDue).orderBy(leadersDue.number),
  ratings: await sql.select().from(leadersRatings).orderBy(leadersRatings.season, leadersRatings.person),
  meetings: await sql
    .select()
    .from(leadersMeetings)
    .orderBy(leadersMeetings.season, leadersMeetings.person, leadersMeetings.other),
});

/** A database for the tests of one block, empty before each of them. */
export const leadersDatabase = (open: () => Promise<TestDatabase>): { readonly sql: Sql; readonly url: string } => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
    await database.sql.insert(tables).values(
      [CODE, DELAYED].map((code) => ({
        code,
        seq: 1,
        phase: 'completed' as const,
        game: 'tienlen',
        visibility: 'private' as const,
        summary: { watchers: code === DELAYED ? 'delayed' : 'live' },
      })),
    );
  });
  beforeEach(async () => {
    const { sql } = database;
    await sql.execute(
      query`truncate leaders_due, leaders_ratings, leaders_meetings, game_seats, games, people cascade`,
    );
    await sql.execute(query`update leaders_count set counted_at = null`);
  });
  afterAll(async () => {
    await database.close();
  });
  return {
    get sql() {
      return database.sql;
    },
    get url() {
      return database.url ?? '';
    },
  };
};
