import { readRecord } from '@sanh-rong/engine';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { until } from '../../../../test/until.ts';
import type { LiveGame, MatchOutcome } from '../../src/arena/matches/outcome.ts';
import { RunnerFailed } from '../../src/arena/runner/runner.ts';
import type { Database } from '../../src/database/open.ts';
import { arenaGames, arenaMatches } from '../../src/database/schema.ts';
import { openNewPostgres } from '../support/databases.ts';
import { ArenaFixture, RULE_SET } from './arena-fixture.ts';

/** Bots that hang, crash, cheat or cannot even be loaded: they cost themselves, and no other. */

const DEALS = examples(2, 4);

let database: Database;
let fixture: ArenaFixture;

beforeAll(async () => {
  database = await openNewPostgres();
  fixture = await ArenaFixture.open(database, { runners: 2 });
  fixture.arena.start();
});
afterAll(async () => {
  await fixture.arena.close();
  await database.close();
});

/** The game of a match that everybody may watch. */
const untilShown = async (match: string): Promise<LiveGame> => {
  const [{ live }] = await until(
    'a game to be shown',
    () => database.sql.select().from(arenaMatches).where(eq(arenaMatches.id, match)),
    ([row]) => row.live !== null || row.status === 'finished',
  );
  if (live === null) throw new Error('nothing was shown');
  return live as LiveGame;
};

test('BT-2: a table of them is played to its end, while the next match goes on beside it', async () => {
  const lan = await fixture.person('Lan');
  const good = await fixture.bot(lan, 'first');
  const opponents = [];
  for (const fighter of ['stuck', 'cheating', 'broken'] as const)
    opponents.push({ bot: await fixture.bot(lan, fighter) });
  const hard = await fixture.arena.challenge(lan, { bot: good, ruleSet: RULE_SET, opponents, deals: DEALS });
  const levels = [{ level: 'simple' }];
  const easy = await fixture.arena.challenge(lan, { bot: good, ruleSet: RULE_SET, opponents: levels, deals: 3 });
  if (!hard.ok || !easy.ok) throw new Error('refused');
  const shown = await untilShown(hard.value);
  const read = readRecord(shown.text);
  expect(read.ok && read.value.steps.length).toBeGreaterThan(1);
  expect([...shown.seating].sort()).toEqual([0, 1, 2, 3]);
  expect(await fixture.untilOver(hard.value)).toMatchObject({ status: 'finished', kind: 'challenge' });
  expect(await fixture.untilOver(easy.value)).toMatchObject({ status: 'finished' });
  const rowOf = async (id: string) => {
    const [row] = await database.sql.select().from(arenaMatches).where(eq(arenaMatches.id, id));
    return row;
  };
  const [match, other] = await Promise.all([rowOf(hard.value), rowOf(easy.value)]);
  // No other match waits for a bot that hangs.
  expect(Number(other.startedAt)).toBeLessThan(Number(match.endedAt));
  expect(match).toMatchObject({ strikes: [0, 3, 3, 3], played: DEALS, live: null });
  expect((match.outcome as MatchOutcome).places).toEqual([1, 2, 2, 2]);
  const games = await database.sql.select().from(arenaGames).where(eq(arenaGames.match, hard.value));
  expect(games.length).toBe(DEALS * 4);
  const kinds = new Map<number, Set<string>>();
  for (const { seating, faults } of games) {
    for (const { seat, kind } of faults) {
      const who = seating[seat];
      kinds.set(who, (kinds.get(who) ?? new Set()).add(kind));
    }
  }
  expect(kinds).toEqual(
    new Map([
      [1, new Set(['timeout'])],
      [2, new Set(['illegal'])],
      [3, new Set(['exception'])],
    ]),
  );
  expect(fixture.troubles.filter((trouble) => !(trouble instanceof RunnerFailed))).toEqual([]);
});
