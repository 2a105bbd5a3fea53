import { rateEvent, START } from '@sanh-rong/arena';
import { TIMES } from '@sanh-rong/table';
import { sql as query } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { openServer, type Sql } from '../../src/database/open.ts';
import { Book } from '../../src/leaders/book.ts';
import { countDue } from '../../src/leaders/counting.ts';
import { shownRating } from '../../src/leaders/standing.ts';
import { DATABASES } from '../support/databases.ts';
import { DAY, HOUR, type Kept, keepGame, known, leadersDatabase, NOON } from './leaders-database.ts';

/** Every finished game counts once, on whichever node, through every failure, and however late it is stored. */

const now = () => NOON + HOUR;

const countAll = async (sql: Sql, limit?: number): Promise<number> => {
  let all = 0;
  for (let counted = -1; counted !== 0; all += counted) counted = await countDue(sql, now, limit);
  return all;
};

const PEOPLE = ['an', 'binh', 'chi', 'dung', 'em'] as const;

/** A game of some of them, with or without a bot, at some time. */
const game: fc.Arbitrary<Kept> = fc
  .record({
    people: fc.shuffledSubarray([...PEOPLE, 'robot', 'player'], { minLength: 1, maxLength: 4 }),
    ties: fc.boolean(),
    hours: fc.integer({ min: 0, max: 24 * 100 }),
    ruleSet: fc.constantFrom('mien-nam', 'thirteen'),
  })
  .map(({ people, ties, hours, ruleSet }) => ({
    places: Object.fromEntries(people.map((who, i) => [who, ties ? 1 + Math.floor(i / 2) : i + 1])),
    endedAt: NOON + hours * HOUR,
    ruleSet,
  }));

/** What the games come to, counted in memory in this order. */
const expected = (kept: readonly Kept[]) => {
  const book = new Book([], []);
  for (const { places, endedAt = NOON, ruleSet = 'mien-nam' } of kept) {
    const people = Object.entries(places).flatMap(([person, place]) =>
      person === 'robot' || person === 'player' ? [] : { person, place },
    );
    book.count({ game: 'tienlen', ruleSet, endedAt, people });
  }
  const { standings, meetings } = book.changed;
  const ratings = standings.map(({ rating, ...row }) => ({ ...row, ...rating, shown: shownRating(rating) }));
  return { ratings: new Set(ratings), meetings: new Set(meetings) };
};

const asSets = ({ ratings, meetings }: Awaited<ReturnType<typeof known>>) => ({
  ratings: new Set(ratings),
  meetings: new Set(meetings),
});

describe.each(DATABASES)('counting for the leaderboards, $name', ({ open, shared }) => {
  const database = leadersDatabase(open);
  const keepAll = async (kept: readonly Kept[]): Promise<void> => {
    for (const each of kept) await keepGame(database.sql, each);
  };

  test('a game of people counts once', async () => {
    const kept = { places: { an: 1, binh: 2 } };
    await keepGame(database.sql, kept);
    expect(await countDue(database.sql, now)).toBe(1);
    const counted = await known(database.sql);
    expect(counted.due).toEqual([]);
    expect(asSets(counted)).toEqual(expected([kept]));
    expect(counted.ratings.map(({ person, games, wins, opponents }) => [person, games, wins, opponents])).toEqual([
      ['an', 1, 1, 1],
      ['binh', 1, 0, 1],
    ]);
    expect(await countDue(database.sql, now)).toBe(0);
    expect(await known(database.sql)).toEqual(counted);
  });

  test('practice, and games with fewer than two people, leave nothing behind', async () => {
    await keepAll([
      { places: { an: 1, binh: 2 }, practice: true },
      { places: { an: 1, robot: 2, player: 3 } },
      { places: { robot: 1, player: 2 } },
    ]);
    expect(await countAll(database.sql)).toBe(2);
    expect(await known(database.sql)).toEqual({ due: [], ratings: [], meetings: [] });
  });

  test('a game counts for nobody whom a built-in player replaced from the deal to the end', async () => {
    await keepAll([
      { places: { an: 1, binh: 2, chi: 3 }, absent: ['chi'] },
      { places: { an: 1, binh: 2 }, absent: ['an'] },
      { places: { an: 1, binh: 2 }, absent: ['an', 'binh'] },
    ]);
    expect(await countAll(database.sql)).toBe(3);
    expect(asSets(await known(database.sql))).toEqual(expected([{ places: { an: 1, binh: 2 } }]));
  });

  test('a game that is watched with a delay counts once watchers have seen its end, and holds up no other', async () => {
    const [late, other] = [{ places: { an: 1, binh: 2 }, delayed: true }, { places: { chi: 1, dung: 2 } }] as const;
    await keepAll([late, other]);
    expect(await countDue(database.sql, () => NOON + TIMES.watchDelay - 1)).toBe(1);
    expect(asSets(await known(database.sql))).toEqual(expected([other]));
    expect(await countDue(database.sql, () => NOON + TIMES.watchDelay)).toBe(1);
    expect(asSets(await known(database.sql))).toEqual(expected([other, late]));
  });

  test('bots and built-in players change nothing about who came before whom', async () => {
    await keepGame(database.sql, { places: { robot: 1, an: 2, player: 3, binh: 4 } });
    await countAll(database.sql);
    const beside = asSets(await known(database.sql));
    expect(beside).toEqual(expected([{ places: { an: 1, binh: 2 } }]));
  });

  test('chips that were bet count by how many they were, and a seat that had none took no part', async () => {
    const part = (ante: number, pots: number) => ({ ante: 0 - ante, bets: 0, uncalled: 0, pots });
    await keepGame(database.sql, {
      game: 'lieng',
      ruleSet: 'lieng',
      places: { an: 1, binh: 3, chi: 2, player: 3 },
      result: {
        points: [20, -10, 0, -10],
        places: [1, 3, 2, 3],
        breakdown: [part(10, 30), part(10, 0), part(0, 0), part(10, 0)],
      },
    });
    await countAll(database.sql);
    const { ratings } = await known(database.sql);
    expect(ratings.map(({ person }) => person).sort()).toEqual(['an', 'binh']);
    const won = (person: string): number => (ratings.find((row) => row.person === person)?.mu ?? 0) - START.mu;
    // Three antes of the twenty that make a whole win.
    const fresh = { rating: START, isAnchor: false };
    const [whole] = rateEvent([fresh, fresh], [1, 2]);
    expect(won('an')).toBeCloseTo((3 / 20) * (whole.mu - START.mu), 9);
    expect(won('binh')).toBeCloseTo(-won('an'), 9);
  });

  test('any games, in any batches, by several nodes at once, as if one had counted them one by one', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(game, { minLength: 1, maxLength: 25 }),
        fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 2, maxLength: 4 }),
        async (kept, limits) => {
          await database.sql.execute(query`truncate leaders_due, leaders_ratings, leaders_meetings`);
          await keepAll(kept);
          const counted = await Promise.all(limits.map((limit) => countAll(database.sql, limit)));
          const rest = await countAll(database.sql);
          expect(counted.reduce((sum, each) => sum + each, rest)).toBe(kept.length);
          const all = await known(database.sql);
          expect(all.due).toEqual([]);
          expect(asSets(all)).toEqual(expected(kept));
        },
      ),
      { numRuns: examples(5, 15) },
    );
  });

  test.each([
    ['leaders_ratings', 'insert'],
    ['leaders_meetings', 'insert'],
    ['leaders_due', 'delete'],
    ['leaders_count', 'update'],
  ])('when %s fails at the %s nothing is counted, and afterwards everything once', async (table, deed) => {
    const kept: Kept[] = [
      { places: { an: 1, binh: 2 } },
      { places: { binh: 1, an: 2 }, endedAt: NOON + 1 },
      { places: { an: 1, binh: 2, chi: 3 }, endedAt: NOON + 2 },
    ];
    await keepAll(kept.slice(0, 1));
    await countAll(database.sql);
    await keepAll(kept.slice(1));
    const before = await known(database.sql);
    await database.sql.execute(query`create or replace function break() returns trigger language plpgsql as
      $$ begin raise exception 'broken'; end $$`);
    await database.sql.execute(
      query`create trigger broken before ${query.raw(deed)} on ${query.identifier(table)} for each row execute function break()`,
    );
    try {
      await expect(countDue(database.sql, now)).rejects.toThrow();
      expect(await known(database.sql)).toEqual(before);
    } finally {
      await database.sql.execute(query`drop trigger broken on ${query.identifier(table)}`);
    }
    expect(await countAll(database.sql)).toBe(2);
    expect(asSets(await known(database.sql))).toEqual(expected(kept));
  });

  test('a game that is stored late counts in the season it ended in', async () => {
    const kept: Kept[] = [
      { places: { an: 1, binh: 2 }, endedAt: NOON + 60 * DAY },
      { places: { binh: 1, an: 2 }, endedAt: NOON },
      { places: { binh: 1, an: 2 }, endedAt: NOON + 60 * DAY - HOUR },
    ];
    for (const each of kept) {
      await keepGame(database.sql, each);
      expect(await countAll(database.sql)).toBe(1);
    }
    const all = await known(database.sql);
    expect(all.ratings.map(({ season, person, games }) => [season, person, games])).toEqual([
      ['2026-4', 'an', 1],
      ['2026-4', 'binh', 1],
      ['2027-1', 'an', 2],
      ['2027-1', 'binh', 2],
    ]);
    expect(asSets(all)).toEqual(expected(kept));
  });

  if (!shared) return;

  test('a game whose number came first and whose transaction ended last is not passed over', async () => {
    const other = await openServer(database.url);
    await other.sql.transaction(async (tx) => {
      await keepGame(tx, { places: { an: 1, binh: 2 } });
      await keepGame(database.sql, { places: { chi: 1, dung: 2 } });
      expect(await countAll(database.sql)).toBe(1);
    });
    expect(await countAll(database.sql)).toBe(1);
    expect((await known(database.sql)).ratings.map(({ person }) => person)).toEqual(['an', 'binh', 'chi', 'dung']);
    await other.close();
  });

  test('a node that finds another one counting leaves it alone', async () => {
    await keepGame(database.sql, { places: { an: 1, binh: 2 } });
    const other = await openServer(database.url);
    await other.sql.transaction(async (tx) => {
      await tx.execute(query`select * from leaders_count for update`);
      expect(await countDue(database.sql, now)).toBe(0);
    });
    expect(await countAll(database.sql)).toBe(1);
    await other.close();
  });

  test('nodes that lose their connection in the middle of counting lose and double nothing', async () => {
    const kept = Array.from({ length: 40 }, (_, i): Kept => {
      const [one, two] = [PEOPLE[i % 5], PEOPLE[(i * 2 + 1 + Math.floor(i / 5)) % 5]];
      return { places: one === two ? { [one]: 1, robot: 2 } : { [one]: 1, [two]: 2 }, endedAt: NOON + i };
    });
    await keepAll(kept);
    const nodes = await Promise.all([openServer(database.url, 2), openServer(database.url, 2)]);
    // Every third time that counting is done, the connection breaks before the end of the transaction.
    await database.sql.execute(query`create sequence deaths`);
    await database.sql.execute(query`create or replace function die() returns trigger language plpgsql as
      $$ begin
        if nextval('deaths') % 3 <> 0 then perform pg_terminate_backend(pg_backend_pid()); end if;
        return new;
      end $$`);
    await database.sql.execute(
      query`create trigger dies after update on leaders_count for each row execute function die()`,
    );
    let deaths = 0;
    const work = async (sql: Sql): Promise<void> => {
      for (let left = 1; left > 0; left = (await known(database.sql)).due.length) {
        await countDue(sql, now, 5).catch(() => {
          deaths += 1;
        });
      }
    };
    await Promise.all(nodes.map(({ sql }) => work(sql)));
    await database.sql.execute(query`drop trigger dies on leaders_count`);
    expect(deaths).toBeGreaterThan(10);
    expect(asSets(await known(database.sql))).toEqual(expected(kept));
    await Promise.all(nodes.map((node) => node.close()));
  });
});
