import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { anchorOf } from '../../src/arena/ladders/ladder-anchors.ts';
import { claimNext } from '../../src/arena/matches/claim.ts';
import { createMatch } from '../../src/arena/matches/create.ts';
import { openServer } from '../../src/database/open.ts';
import { arenaMatches, arenaTournaments } from '../../src/database/schema.ts';
import { newPostgres } from '../support/databases.ts';
import { makeGuests } from '../support/guests.ts';
import { GAME, RULE_SET } from './arena-fixture.ts';

let databaseUrl: string;

beforeEach(async () => {
  databaseUrl = await newPostgres();
});

test('nodes that ask at the same moment are given one match of finals, whose cards are the same, and not more', async () => {
  const database = await openServer(databaseUrl);
  const dependencies = { sql: database.sql, now: Date.now, anchorOf };
  const [{ id: organiser }] = await makeGuests(database, ['Lan']);
  const id = 'finals';
  const rules = { game: GAME, ruleSet: RULE_SET, deals: 8 };
  await database.sql.insert(arenaTournaments).values({
    id,
    name: id,
    organiser,
    ...rules,
    format: 'swiss',
    status: 'finals',
    seats: 2,
    finals: true,
    round: 2,
    seed: 'seed',
    createdAt: Date.now(),
  });
  const contestants = ['simple', 'greedy'].map((level) => ({ entry: null, bot: null, level }));
  const tournament = { id, round: 2, isFinal: true };
  const plan = { kind: 'tournament', ...rules, contestants, lineup: [0, 1], tournament, seed: 'seed' } as const;
  await database.sql.transaction(async (work) => {
    for (let match = 0; match < 8; match++) await createMatch(dependencies, plan, work);
  });
  const given = await Promise.all(Array.from({ length: 8 }, () => claimNext(dependencies, 60_000)));
  expect(given.filter((match) => match !== null)).toHaveLength(1);
  expect(await database.sql.$count(arenaMatches, eq(arenaMatches.status, 'running'))).toBe(1);
  await database.close();
});
