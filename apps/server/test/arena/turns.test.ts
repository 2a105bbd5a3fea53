import { blocksOf } from '@sanh-rong/arena';
import { asc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { until } from '../../../../test/until.ts';
import { anchorOf } from '../../src/arena/ladders/ladder-anchors.ts';
import { failMatch } from '../../src/arena/matches/blocks.ts';
import { cancelChallenge } from '../../src/arena/matches/cancel.ts';
import { claimNext, releaseMatch } from '../../src/arena/matches/claim.ts';
import { createMatch, WAITING_PATIENCE } from '../../src/arena/matches/create.ts';
import { HOURLY_SHARE, overShareKeys } from '../../src/arena/matches/machine-shares.ts';
import type { MatchPlan } from '../../src/arena/matches/plan.ts';
import { queueOf } from '../../src/arena/matches/queue.ts';
import { createArenaReading } from '../../src/arena/reading/reading.ts';
import type { Database } from '../../src/database/open.ts';
import { arenaGames, arenaMatches } from '../../src/database/schema.ts';
import { openNewPostgres } from '../support/databases.ts';
import { ArenaFixture, GAME, RULE_SET, TIMES } from './arena-fixture.ts';
import { FIGHTERS } from './bot-sources.ts';
import { playAgain } from './play-again.ts';
import { checkStoredCounts } from './stored-counts.ts';

/** Whose turn it is, and that no person keeps others waiting for longer than their own turn. */

let database: Database;

beforeAll(async () => {
  database = await openNewPostgres();
});
afterAll(() => database.close());
afterEach(() => database.sql.delete(arenaMatches));

describe('the queue', () => {
  let now = Date.now();
  const dependencies = () => ({ sql: database.sql, now: () => now, anchorOf });

  const bot = (owner: string) => ({ id: `${owner}-bot`, name: owner, version: 1, owner: { id: owner, name: owner } });

  const create = (kind: MatchPlan['kind'], owner: string): Promise<string> => {
    now += 1;
    const contestants = [
      { entry: null, bot: bot(owner), level: null },
      { entry: null, bot: null, level: 'greedy' },
    ];
    const plan = { kind, game: GAME, ruleSet: RULE_SET, contestants, lineup: [0, 1], deals: 96 };
    const asked = kind === 'challenge' ? { askedBy: owner } : {};
    return database.sql.transaction((work) => createMatch(dependencies(), { ...plan, ...asked }, work));
  };

  /** So many turns of some seconds each; whose they were. */
  const turns = async (count: number): Promise<(string | undefined)[]> => {
    const names: (string | undefined)[] = [];
    for (let turn = 0; turn < count; turn++) {
      const row = await claimNext(dependencies(), 1_000);
      names.push(row?.contestants[0].bot?.name);
      now += 5_000;
      if (row !== null) await releaseMatch(dependencies(), row);
    }
    return names;
  };

  test('AR-21 owners take turns, however many matches they have', async () => {
    for (let match = 0; match < 3; match++) await create('challenge', 'lan');
    await create('challenge', 'nam');
    expect(await turns(4)).toEqual(['lan', 'nam', 'lan', 'nam']);
    // A new owner waits for those who were there, a turn each.
    await create('challenge', 'bac');
    expect(await turns(6)).toEqual(['lan', 'nam', 'bac', 'lan', 'nam', 'bac']);
  });

  test('AR-20 challenges go ahead of tournaments and these of ladders, but nothing waits for ever', async () => {
    const ladder = await create('ladder', 'lan');
    const tournament = await create('tournament', 'nam');
    const challenge = await create('challenge', 'bac');
    const ids = async () => (await queueOf(database.sql, { now, pool: 'sandbox' })).map(({ id }) => id);
    expect(await ids()).toEqual([challenge, tournament, ladder]);
    expect(await turns(3)).toEqual(['bac', 'bac', 'bac']);
    now += WAITING_PATIENCE;
    await create('challenge', 'lan');
    expect(await turns(3)).toEqual(['lan', 'nam', 'bac']);
    expect(await turns(2)).toEqual(['lan', 'bac']);
  });

  test('whoever kept the machines busy lately comes later, and not never', async () => {
    const long = await create('challenge', 'lan');
    await create('challenge', 'nam');
    await create('ladder', 'bac');
    const spend = (spent: number) => database.sql.update(arenaMatches).set({ spent }).where(eq(arenaMatches.id, long));
    await spend(HOURLY_SHARE);
    expect(await overShareKeys(database.sql, now)).toEqual(new Set());
    await spend(HOURLY_SHARE + 1);
    expect(await overShareKeys(database.sql, now)).toEqual(new Set(['lan']));
    expect(await turns(3)).toEqual(['nam', 'nam', 'nam']);
    now += WAITING_PATIENCE;
    expect(new Set(await turns(3))).toEqual(new Set(['lan', 'bac', 'nam']));
    // What was played more than an hour ago is forgotten once it is over.
    await database.sql.update(arenaMatches).set({ status: 'finished' }).where(eq(arenaMatches.id, long));
    expect(await overShareKeys(database.sql, now)).toEqual(new Set(['lan']));
    now += 3_600_000;
    expect(await overShareKeys(database.sql, now)).toEqual(new Set());
  });

  test('a challenge that is cancelled or given up has kept the machines busy all the same', async () => {
    const [cancelled, failed] = [await create('challenge', 'lan'), await create('challenge', 'nam')];
    const unplayed = await create('challenge', 'lan');
    await claimNext(dependencies(), 1_000);
    const held = await claimNext(dependencies(), 1_000);
    if (held?.id !== failed) throw new Error('it is not their turn');
    now += HOURLY_SHARE + 1;
    for (const id of [cancelled, unplayed])
      expect(await cancelChallenge(dependencies(), 'lan', id)).toMatchObject({ ok: true });
    expect(await failMatch(dependencies(), held, { failed: 'MACHINE' })).toBe(true);
    expect(await overShareKeys(database.sql, now)).toEqual(new Set(['lan', 'nam']));
    const spent = await database.sql.select({ id: arenaMatches.id, spent: arenaMatches.spent }).from(arenaMatches);
    expect(new Map(spent.map((row) => [row.id, row.spent]))).toEqual(
      new Map([
        [cancelled, HOURLY_SHARE + 1],
        [failed, HOURLY_SHARE + 1],
        [unplayed, 0],
      ]),
    );
  });

  test('a queue that pages show is looked at once a second, and at once for a match that has just come', async () => {
    const reading = createArenaReading({ sql: database.sql, anchorOf, now: () => now });
    const ahead = async (id: string) => {
      const shown = await reading.match(id);
      return shown.ok ? shown.value.waiting?.ahead : null;
    };
    const first = await create('ladder', 'lan');
    expect(await ahead(first)).toBe(0);
    const second = await create('challenge', 'nam');
    expect(await ahead(first)).toBe(0);
    expect([await ahead(second), await ahead(first)]).toEqual([0, 1]);
    await claimNext(dependencies(), 60_000);
    expect([await ahead(second), await ahead(first)]).toEqual([undefined, 1]);
    now += 1_000;
    expect(await ahead(first)).toBe(0);
  });

  test('AR-33 a remote bot plays one match at a time, whoever asks for it', async () => {
    const remote = async (...owners: string[]): Promise<string> => {
      now += 1;
      const contestants = [
        ...owners.map((owner) => ({ entry: null, bot: { ...bot(owner), remote: true }, level: null })),
        { entry: null, bot: null, level: 'greedy' },
      ];
      const lineup = contestants.map((_, seat) => seat);
      const plan = { kind: 'challenge', game: GAME, ruleSet: RULE_SET, pool: 'remote', deals: 8 } as const;
      const asked = { ...plan, contestants, lineup, askedBy: owners[0] };
      return database.sql.transaction((work) => createMatch(dependencies(), asked, work));
    };
    const [lan, both, bac] = [await remote('lan'), await remote('nam', 'lan'), await remote('bac')];
    const claim = () => claimNext(dependencies(), 1_000, 'remote');
    expect((await claim())?.id).toBe(lan);
    // All have the built-in player in common, which is not held up by anything.
    expect((await claim())?.id).toBe(bac);
    expect(await claim()).toBeNull();
    await database.sql.update(arenaMatches).set({ status: 'finished' }).where(eq(arenaMatches.id, lan));
    expect((await claim())?.id).toBe(both);
  });

  test('bots that think for long in ladders and tournaments are their owners’ time', async () => {
    const match = await create('ladder', 'lan');
    const micros = HOURLY_SHARE * 1_000 + 1;
    const thinking = [
      { decisions: 1, micros, longest: micros },
      { decisions: 1, micros, longest: micros },
    ];
    await database.sql.update(arenaMatches).set({ thinking }).where(eq(arenaMatches.id, match));
    expect(await overShareKeys(database.sql, now)).toEqual(new Set(['lan']));
    // Remote ones think at home.
    await database.sql.update(arenaMatches).set({ pool: 'remote' }).where(eq(arenaMatches.id, match));
    expect(await overShareKeys(database.sql, now)).toEqual(new Set());
  });
});

describe('large challenges and one runner', () => {
  const DEALS = examples(9, 20);

  test('AR-22 give way after each block, and are the same games as if they had not', async () => {
    const fixture = await ArenaFixture.open(database, { runners: 1, times: { ...TIMES, turn: 0 } });
    const challenge = async (name: string, fighter: 'first' | 'last'): Promise<string> => {
      const person = await fixture.person(name);
      const own = await fixture.bot(person, fighter);
      const asked = await fixture.arena.challenge(person, {
        bot: own,
        ruleSet: RULE_SET,
        opponents: [{ level: 'greedy' }],
        deals: DEALS,
      });
      if (!asked.ok) throw new Error(asked.error.code);
      return asked.value;
    };
    const ids = [await challenge('Lan', 'first'), await challenge('Nam', 'last')];
    fixture.arena.start();
    for (const id of ids) expect(await fixture.untilOver(id)).toMatchObject({ status: 'finished' });
    await fixture.arena.close();
    await checkStoredCounts(database);
    for (const id of ids) {
      const [match] = await database.sql.select().from(arenaMatches).where(eq(arenaMatches.id, id));
      // One turn a block, as the other one always waited; the last may have been alone.
      expect(match).toMatchObject({ blocks: blocksOf({ deals: DEALS }), strikes: [0, 0] });
      expect(match.attempt).toBeGreaterThanOrEqual(2);
      expect(match.spent).toBeGreaterThan(0);
      const games = await database.sql
        .select({ text: arenaGames.text })
        .from(arenaGames)
        .where(eq(arenaGames.match, id))
        .orderBy(asc(arenaGames.number));
      const fighter = match.contestants[0].bot?.name as keyof typeof FIGHTERS;
      expect(games.map(({ text }) => text)).toEqual(await playAgain(match, () => FIGHTERS[fighter]));
    }
  });

  test('one that is cancelled while it is played stays cancelled, and the next one begins', async () => {
    const fixture = await ArenaFixture.open(database, { runners: 1, times: { ...TIMES, lease: 600 } });
    const person = await fixture.person('Lan');
    const [endless, quick] = [await fixture.bot(person, 'stuck'), await fixture.bot(person, 'first')];
    const ask = async (own: string, deals: number): Promise<string> => {
      const request = { bot: own, ruleSet: RULE_SET, opponents: [{ level: 'greedy' }], deals };
      const asked = await fixture.arena.challenge(person, request);
      if (!asked.ok) throw new Error(asked.error.code);
      return asked.value;
    };
    const first = await ask(endless, 96);
    fixture.arena.start();
    const statusOf = async (id: string) =>
      (await database.sql.select().from(arenaMatches).where(eq(arenaMatches.id, id)))[0].status;
    await until(
      'the match to be played',
      () => statusOf(first),
      (status) => status === 'running',
    );
    const second = await ask(quick, 1);
    expect(await fixture.arena.cancelChallenge(person, first)).toMatchObject({ ok: true });
    expect(await fixture.untilOver(second)).toMatchObject({ status: 'finished' });
    await fixture.arena.close();
    expect(await statusOf(first)).toBe('cancelled');
    expect(fixture.ended.map(({ id }) => id)).toEqual([second]);
  });
});
