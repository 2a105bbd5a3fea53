import type { ArenaRequest, ArenaTournamentDetail } from '@sanh-rong/protocol';
import { ARENA_ANSWERS, ARENA_LIMITS } from '@sanh-rong/protocol';
import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Arena } from '../../src/arena/arena.ts';
import { releaseMatch } from '../../src/arena/matches/claim.ts';
import { createMatch } from '../../src/arena/matches/create.ts';
import { lineOf } from '../../src/arena/matches/line.ts';
import type { MatchPlan } from '../../src/arena/matches/plan.ts';
import { createArenaReading } from '../../src/arena/reading/reading.ts';
import { drawRound, roundsOf } from '../../src/arena/tournaments/draw.ts';
import { createTournaments, type Tournaments } from '../../src/arena/tournaments/tournaments.ts';
import type { Database } from '../../src/database/open.ts';
import {
  arenaGames,
  arenaMatches,
  arenaTournamentBots,
  arenaTournaments,
  bots,
  people,
} from '../../src/database/schema.ts';
import { DATABASES } from '../support/databases.ts';
import { ArenaRows, type BotRow, GAME } from './arena-rows.ts';

/** Tournaments from their announcement to the winner, on rows as the arena stores them; one suite for every database. */

type Ruled<Value> = { ok: true; value: Value } | { ok: false; error: { code: string } };

const must = <Value>(ruling: Ruled<Value>): Value => {
  if (!ruling.ok) throw new Error(ruling.error.code);
  return ruling.value;
};

const codeOf = (ruling: Ruled<unknown>): string => (ruling.ok ? 'ok' : ruling.error.code);

const WANTED: ArenaRequest<'createTournament'> = {
  name: 'Giải mùa thu',
  ...GAME,
  format: 'roundRobin',
  seats: 3,
  deals: 2,
  finals: true,
  startsAt: null,
};

describe.each(DATABASES)('tournaments kept in $name', ({ open }) => {
  let database: Database;
  let arenaRows: ArenaRows;
  let tournaments: Tournaments;
  let organiser: string;

  /** A node: it stores matches as the arena does and tells nobody of their ends. */
  const node = (creating: (plan: MatchPlan) => void = () => {}): Tournaments =>
    createTournaments({
      sql: database.sql,
      now: () => arenaRows.now,
      arena: {
        async createMatch(plan, within) {
          creating(plan);
          return createMatch(arenaRows.parts, plan, within ?? database.sql);
        },
        wake() {},
        onEnded() {},
      } satisfies Partial<Arena>,
      failed: (error) => {
        throw error;
      },
    });

  beforeAll(async () => {
    database = await open();
    arenaRows = new ArenaRows(database);
    tournaments = node();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    arenaRows.now += 3_600_000;
    organiser = await arenaRows.person('Ban tổ chức');
  });

  const made = async (changes: Partial<typeof WANTED> = {}): Promise<string> =>
    must(await tournaments.create(organiser, { ...WANTED, ...changes }));

  const show = async (id: string, asker: string | null = null): Promise<ArenaTournamentDetail> =>
    ARENA_ANSWERS.tournament.parse(must(await tournaments.show(id, asker)));

  /** Bots of people of their own that are signed up, each playing as this level. */
  const withBots = async (id: string, levels: readonly string[]): Promise<BotRow[]> => {
    const all: BotRow[] = [];
    for (const level of levels) {
      const owner = await arenaRows.person(`Chủ của ${level}`);
      const bot = await arenaRows.bot(owner, level);
      must(await tournaments.signUp(owner, id, bot.id));
      all.push(bot);
    }
    return all;
  };

  const waiting = async (id: string) =>
    database.sql
      .select()
      .from(arenaMatches)
      .where(and(eq(arenaMatches.tournament, id), eq(arenaMatches.status, 'waiting')))
      .orderBy(arenaMatches.createdAt);

  /** Plays every match that waits. */
  const playAll = async (id: string): Promise<void> => {
    for (const match of await waiting(id)) await arenaRows.play(match.id);
  };

  const toItsEnd = async (id: string): Promise<ArenaTournamentDetail> => {
    for (let step = 0; step < 100; step++) {
      const { status } = await show(id);
      if (status === 'finished' || status === 'cancelled') return show(id);
      await playAll(id);
      await tournaments.advance();
    }
    throw new Error('it does not end');
  };

  describe('announcing one', () => {
    test('it is open, has an organiser and no rounds yet', async () => {
      const id = await made();
      expect(await show(id, organiser)).toMatchObject({
        name: 'Giải mùa thu',
        status: 'open',
        mine: true,
        organiser: { id: organiser, name: 'Ban tổ chức' },
        bots: 0,
        round: 0,
        rounds: null,
        seed: null,
        winner: null,
        standings: [],
        roundList: [],
        crosstable: [],
      });
      expect((await show(id)).mine).toBe(false);
    });

    test.each([
      [{ name: '   ' }, 'BAD_NAME'],
      [{ name: '\u200b' }, 'BAD_NAME'],
      [{ name: 'a\u0000b' }, 'BAD_NAME'],
      [{ name: 'x'.repeat(ARENA_LIMITS.tournament.name + 1) }, 'BAD_NAME'],
      [{ game: 'poker' }, 'NO_LADDER'],
      [{ ruleSet: 'toString' }, 'NO_LADDER'],
      [{ ruleSet: 'ta-la' }, 'NO_LADDER'],
    ])('%j is refused: %s', async (changes, code) => {
      expect(codeOf(await tournaments.create(organiser, { ...WANTED, ...changes }))).toBe(code);
    });

    test('a table has as many seats as the rules allow', async () => {
      const lieng = { game: 'lieng', ruleSet: 'lieng' };
      expect(codeOf(await tournaments.create(organiser, { ...WANTED, seats: 5 }))).toBe('BAD_LINEUP');
      expect(codeOf(await tournaments.create(organiser, { ...WANTED, ...lieng, seats: 4 }))).toBe('ok');
    });

    test('nobody organises more than a handful at once, not even with many requests at once', async () => {
      const asked = Array.from({ length: ARENA_LIMITS.tournaments + 3 }, () => tournaments.create(organiser, WANTED));
      const codes = (await Promise.all(asked)).map(codeOf).toSorted();
      expect(codes.filter((code) => code === 'ok')).toHaveLength(ARENA_LIMITS.tournaments);
      expect(new Set(codes)).toEqual(new Set(['ok', 'TOURNAMENT_QUOTA']));
      const [{ id }] = await tournaments.list({}, organiser);
      must(await tournaments.cancel(organiser, id));
      await made();
    });

    test('they are listed newest first, by status and by game', async () => {
      const first = await made();
      arenaRows.now += 1;
      const second = await made({ game: 'phom', ruleSet: 'ta-la' });
      must(await tournaments.cancel(organiser, second));
      const ids = async (request: ArenaRequest<'tournaments'>) =>
        (await tournaments.list(request, null)).map(({ id }) => id);
      expect((await ids({})).slice(0, 2)).toEqual([second, first]);
      expect((await ids({ status: 'cancelled' }))[0]).toBe(second);
      expect(await ids({ game: 'phom' })).toContain(second);
      expect(await ids({ game: 'phom' })).not.toContain(first);
    });
  });

  describe('signing up', () => {
    test('an own sound bot of the game comes in once, and may leave again', async () => {
      const id = await made();
      const owner = await arenaRows.person();
      const bot = await arenaRows.bot(owner, 'simple');
      must(await tournaments.signUp(owner, id, bot.id));
      expect((await show(id, owner)).standings).toMatchObject([
        { bot: { id: bot.id, name: bot.name, version: 1 }, place: 1, matches: 0, points: null, mine: true },
      ]);
      expect(codeOf(await tournaments.signUp(owner, id, bot.id))).toBe('ALREADY_ENTERED');
      must(await tournaments.withdraw(owner, id, bot.id));
      expect((await show(id)).bots).toBe(0);
      expect(codeOf(await tournaments.withdraw(owner, id, bot.id))).toBe('NO_ENTRY');
    });

    test('what is refused', async () => {
      const id = await made();
      const owner = await arenaRows.person();
      const stranger = await arenaRows.person();
      const hidden = await arenaRows.bot(owner, 'simple');
      const shared = await arenaRows.bot(owner, 'simple', { sharing: 'public' });
      const broken = await arenaRows.bot(owner, 'simple', { sound: false });
      const other = await arenaRows.bot(owner, 'simple', { game: 'phom' });
      const codes = await Promise.all(
        [
          tournaments.signUp(owner, 'nothing', hidden.id),
          tournaments.signUp(owner, id, 'nothing'),
          tournaments.signUp(stranger, id, hidden.id),
          tournaments.signUp(stranger, id, shared.id),
          tournaments.signUp(owner, id, broken.id),
          tournaments.signUp(owner, id, other.id),
        ].map(async (ruling) => codeOf(await ruling)),
      );
      expect(codes).toEqual(['NO_TOURNAMENT', 'NO_BOT', 'NO_BOT', 'NOT_YOURS', 'UNSOUND_BOT', 'WRONG_GAME']);
      must(await tournaments.signUp(owner, id, shared.id));
      expect(codeOf(await tournaments.withdraw(stranger, id, shared.id))).toBe('NOT_YOURS');
      must(await tournaments.withdraw(organiser, id, shared.id));
      must(await tournaments.cancel(organiser, id));
      expect(codeOf(await tournaments.signUp(owner, id, hidden.id))).toBe('NOT_OPEN');
    });

    test('one person brings ten bots at most, and a tournament takes as many as it says', async () => {
      const id = await made();
      const owner = await arenaRows.person();
      for (let i = 0; i < ARENA_LIMITS.entries; i++) {
        must(await tournaments.signUp(owner, id, (await arenaRows.bot(owner, 'simple')).id));
      }
      expect(codeOf(await tournaments.signUp(owner, id, (await arenaRows.bot(owner, 'simple')).id))).toBe(
        'ENTRY_QUOTA',
      );
      const others = await withBots(id, Array(ARENA_LIMITS.tournament.most - ARENA_LIMITS.entries - 1).fill('simple'));
      expect(others).toHaveLength(53);
      const late = await Promise.all([arenaRows.person(), arenaRows.person()]);
      const lateBots = [await arenaRows.bot(late[0], 'simple'), await arenaRows.bot(late[1], 'simple')];
      const codes = await Promise.all(lateBots.map(({ owner, id: bot }) => tournaments.signUp(owner, id, bot)));
      expect(codes.map(codeOf).toSorted()).toEqual(['TOURNAMENT_FULL', 'ok']);
    });
  });

  describe('from the start to the winner', () => {
    test('a round robin: everybody meets everybody, the best play the finals from all seatings, and one wins', async () => {
      const id = await made();
      const [random, simple, greedy, other] = await withBots(id, ['random', 'simple', 'greedy', 'random']);
      expect(codeOf(await tournaments.start(simple.owner, id))).toBe('NOT_ORGANISER');
      must(await tournaments.start(organiser, id));
      expect(codeOf(await tournaments.start(organiser, id))).toBe('NOT_OPEN');
      expect(codeOf(await tournaments.withdraw(simple.owner, id, simple.id))).toBe('NOT_OPEN');
      expect(await show(id)).toMatchObject({ status: 'running', round: 1, rounds: 4, bots: 4, seed: null });

      const ended = await toItsEnd(id);
      expect(ended).toMatchObject({ status: 'finished', round: 5, endedAt: arenaRows.now });
      expect(ended.roundList.map(({ number, isFinal, matches }) => [number, isFinal, matches.length])).toEqual([
        [1, false, 1],
        [2, false, 1],
        [3, false, 1],
        [4, false, 1],
        [5, true, 2],
      ]);
      expect(ended.crosstable.map(({ row, column, deals }) => [row, column, deals])).toEqual([
        [0, 1, 4],
        [0, 2, 4],
        [0, 3, 4],
        [1, 2, 4],
        [1, 3, 4],
        [2, 3, 4],
      ]);
      expect(ended.standings.map(({ place }) => place)).toEqual([1, 2, 3, 4]);
      expect(ended.standings.every(({ matches }) => matches === 3)).toBe(true);
      expect(ended.standings.map(({ bot }) => bot?.id).toSorted()).toEqual(
        [random, simple, greedy, other].map((bot) => bot.id).toSorted(),
      );
      expect(ended.winner?.bot?.id).toBe(ended.standings[0].bot?.id);
      expect([random.id, other.id]).toContain(ended.standings[3].bot?.id);

      // The finals: every deal from all seatings, with the same cards.
      const finals = await database.sql
        .select()
        .from(arenaMatches)
        .where(and(eq(arenaMatches.tournament, id), eq(arenaMatches.isFinal, true)));
      expect(new Set(finals.map(({ seed }) => seed)).size).toBe(1);
      const reading = createArenaReading({ sql: database.sql, now: () => arenaRows.now, markOf: () => null });
      const seatings: string[] = [];
      for (const match of finals) {
        const { dealList } = must(await reading.match(match.id));
        for (const { seating } of dealList[0].games) {
          seatings.push(seating.map((who) => match.contestants[who].bot?.id).join(' '));
        }
      }
      expect(seatings).toHaveLength(6);
      expect(new Set(seatings).size).toBe(6);
    });

    test('the draw can be made again from the seed', async () => {
      const id = await made({ format: 'swiss', rounds: 3, finals: false, seats: 2, deals: 1 });
      const field = (await withBots(id, ['random', 'simple', 'greedy', 'random', 'simple'])).map((bot) => bot.id);
      must(await tournaments.start(organiser, id));
      const orders: string[][] = [];
      for (;;) {
        const { status, standings } = await show(id);
        if (status === 'finished') break;
        await playAll(id);
        await tournaments.advance();
        orders.push((await show(id)).standings.map(({ bot }) => bot?.id ?? ''));
        expect(standings).toHaveLength(5);
      }
      const { seed, roundList } = await show(id);
      const played = roundList.map(({ matches }) =>
        matches.map(({ contestants }) => contestants.map(({ bot }) => bot?.id ?? '')),
      );
      expect(played.map((tables) => tables.length)).toEqual([2, 2, 2]);
      const drawn = { seed: seed ?? '', format: 'swiss', seats: 2 } as const;
      for (const round of [2, 3]) {
        const order = orders[round - 2];
        expect(drawRound(drawn, { round, field, order, past: played.slice(0, round - 1) })).toEqual(played[round - 1]);
      }
      // At tables of two somebody sits out; never twice before all have.
      const out = played.map((tables) => field.find((bot) => !tables.flat().includes(bot)));
      expect(new Set(out).size).toBe(3);
    });

    test('a Swiss league of seven at tables of three has tables of three and two', async () => {
      const id = await made({ format: 'swiss', finals: false, deals: 1 });
      await withBots(id, ['random', 'random', 'simple', 'simple', 'greedy', 'greedy', 'simple']);
      must(await tournaments.start(organiser, id));
      const ended = await toItsEnd(id);
      expect(ended.rounds).toBe(3);
      for (const { matches } of ended.roundList) {
        expect(matches.map(({ seats }) => seats).toSorted()).toEqual([2, 2, 3]);
      }
      expect(ended.standings.every(({ strength }) => typeof strength === 'number')).toBe(true);
      expect(ended.winner?.bot?.id).toBe(ended.standings[0].bot?.id);
    });

    test('two bots are enough, and fewer are not', async () => {
      const id = await made({ deals: 1 });
      await withBots(id, ['random']);
      expect(await tournaments.start(organiser, id)).toMatchObject({ error: { code: 'TOO_FEW_BOTS', status: 409 } });
      expect((await show(id)).status).toBe('open');
      await withBots(id, ['simple']);
      must(await tournaments.start(organiser, id));
      expect(await toItsEnd(id)).toMatchObject({ status: 'finished', rounds: 1, round: 2 });
    });

    test('a bot plays to the end with the version it had at the start, the newest that can be used', async () => {
      const id = await made({ deals: 1, finals: false, seats: 2 });
      const [first, second] = await withBots(id, ['random', 'simple']);
      await arenaRows.version(first.id, 2);
      await arenaRows.version(first.id, 3, false);
      await database.sql.update(bots).set({ version: 3, sound: false }).where(eq(bots.id, first.id));
      must(await tournaments.start(organiser, id));
      await arenaRows.version(second.id, 2);
      await database.sql.update(bots).set({ version: 2 }).where(eq(bots.id, second.id));
      const ended = await toItsEnd(id);
      const versions = new Map(ended.standings.map(({ bot }) => [bot?.id, bot?.version]));
      expect([versions.get(first.id), versions.get(second.id)]).toEqual([2, 1]);
      expect(ended.roundList[0].matches[0].contestants.map(({ bot }) => bot?.version).toSorted()).toEqual([1, 2]);
    });
  });

  describe('when several are level in the first place', () => {
    /** As if nobody had won or lost a point in the matches that are over. */
    const level = async (id: string, which: 'all' | 'finals'): Promise<void> => {
      const matches = database.sql
        .select({ id: arenaMatches.id })
        .from(arenaMatches)
        .where(and(eq(arenaMatches.tournament, id), which === 'all' ? undefined : arenaMatches.isFinal));
      await database.sql
        .update(arenaGames)
        .set({ points: [0, 0] })
        .where(inArray(arenaGames.match, matches));
    };

    const toTheFinals = async (which: 'all' | 'finals'): Promise<string> => {
      const id = await made({ deals: 4, seats: 2 });
      await withBots(id, ['greedy', 'random']);
      must(await tournaments.start(organiser, id));
      await playAll(id);
      if (which === 'all') await level(id, 'all');
      await tournaments.advance();
      await playAll(id);
      await level(id, which);
      await tournaments.advance();
      return id;
    };

    test('their direct meeting in the league decides', async () => {
      const { status, standings, winner, winners, crosstable, round } = await show(await toTheFinals('finals'));
      expect({ status, round }).toEqual({ status: 'finished', round: 2 });
      expect(standings.map(({ place }) => place)).toEqual([1, 2]);
      expect(standings.map(({ finals }) => finals?.mean)).toEqual([0, 0]);
      expect(crosstable[0].lead.mean).toBeGreaterThan(0);
      expect(winner?.bot?.id).toBe(standings[0].bot?.id);
      expect(winners).toEqual([winner]);
    });

    test('then a play-off with other cards does', async () => {
      const id = await toTheFinals('all');
      expect(await show(id)).toMatchObject({ status: 'finals', round: 3, standings: [{ place: 1 }, { place: 1 }] });
      const rows = await database.sql.select().from(arenaMatches).where(eq(arenaMatches.tournament, id));
      expect(new Set(rows.map(({ seed }) => seed)).size).toBe(3);
      const { status, standings, winners, roundList } = await toItsEnd(id);
      expect(status).toBe('finished');
      expect(roundList.map(({ isFinal }) => isFinal)).toEqual([false, true, true]);
      expect(standings.map(({ place }) => place)).toEqual([1, 2]);
      expect(standings[0].finals?.mean).toBeGreaterThan(standings[1].finals?.mean ?? 0);
      expect(winners).toHaveLength(1);
    });

    test('and whoever is level even then shares the win', async () => {
      const id = await toTheFinals('all');
      await playAll(id);
      await level(id, 'all');
      await tournaments.advance();
      const { status, standings, winners, round } = await show(id);
      expect({ status, round }).toEqual({ status: 'finished', round: 3 });
      expect(standings.map(({ place }) => place)).toEqual([1, 1]);
      expect(winners?.map(({ bot }) => bot?.id)).toEqual(standings.map(({ bot }) => bot?.id));
    });
  });

  describe('when things go wrong', () => {
    test('one that its organiser forgets is closed two weeks after the last bot came', async () => {
      const [empty, visited] = [await made(), await made()];
      const dated = await made({ startsAt: arenaRows.now + 90 * 86_400_000 });
      arenaRows.now += 10 * 86_400_000;
      await withBots(visited, ['random']);
      arenaRows.now += 5 * 86_400_000;
      await tournaments.sweep();
      expect(await show(empty)).toMatchObject({ status: 'cancelled', endedAt: arenaRows.now });
      expect((await show(visited)).status).toBe('open');
      arenaRows.now += 10 * 86_400_000;
      await tournaments.sweep();
      expect((await show(visited)).status).toBe('cancelled');
      expect((await show(dated)).status).toBe('open');
    });

    test('one that cannot go on holds up nobody but itself', async () => {
      const startsAt = arenaRows.now + 100_000;
      const [stuck, others] = [await made({ startsAt }), [await made({ startsAt }), await made({ startsAt })]];
      for (const id of [stuck, ...others]) await withBots(id, ['random', 'simple', 'greedy']);
      arenaRows.now = startsAt;
      const troubled = node((plan) => {
        if (plan.tournament?.id === stuck) throw new Error('no room');
      });
      await expect(troubled.advance()).rejects.toThrow('no room');
      for (const id of others) expect((await show(id)).status).toBe('running');
      expect((await show(stuck)).status).toBe('open');
      must(await tournaments.cancel(organiser, stuck));
    });

    test('two nodes that see the end of a round draw the next one once', async () => {
      const id = await made({ deals: 1 });
      await withBots(id, ['random', 'simple', 'greedy', 'random']);
      must(await tournaments.start(organiser, id));
      const nodes = [node(), node(), tournaments];
      for (let round = 1; round <= 4; round++) {
        expect(await waiting(id)).toHaveLength(1);
        await playAll(id);
        await Promise.all(nodes.map((each) => each.advance()));
      }
      expect(await show(id)).toMatchObject({ status: 'finals', round: 5 });
      expect(await waiting(id)).toHaveLength(2);
      await playAll(id);
      await Promise.all(nodes.map((each) => each.advance()));
      expect((await show(id)).status).toBe('finished');
      const { winner, endedAt } = await show(id);
      arenaRows.now += 1;
      await Promise.all(nodes.map((each) => each.advance()));
      expect(await show(id)).toMatchObject({ winner, endedAt });
    });

    test('two nodes begin a scheduled one once', async () => {
      const startsAt = arenaRows.now + 90_000;
      const id = await made({ deals: 1, startsAt });
      await withBots(id, ['random', 'simple', 'greedy']);
      await tournaments.advance();
      expect((await show(id)).status).toBe('open');
      arenaRows.now = startsAt;
      await Promise.all([node().advance(), tournaments.advance()]);
      expect(await show(id)).toMatchObject({ status: 'running', round: 1 });
      expect(await waiting(id)).toHaveLength(1);
    });

    test('a scheduled one that nobody came to is cancelled', async () => {
      const id = await made({ startsAt: arenaRows.now - 1 });
      await withBots(id, ['random']);
      await tournaments.advance();
      expect((await show(id)).status).toBe('open');
      arenaRows.now += 60_000;
      await tournaments.advance();
      expect(await show(id)).toMatchObject({ status: 'cancelled', winner: null, endedAt: arenaRows.now });
    });

    test('a node that dies before it has drawn the next round leaves nothing half done', async () => {
      const id = await made({ deals: 1 });
      await withBots(id, ['random', 'simple', 'greedy', 'simple']);
      must(await tournaments.start(organiser, id));
      await playAll(id);
      let calls = 0;
      const dying = createTournaments({
        sql: database.sql,
        now: () => arenaRows.now,
        arena: {
          createMatch: async (plan, within) => {
            calls += 1;
            await createMatch(arenaRows.parts, plan, within ?? database.sql);
            throw new Error('the power is gone');
          },
          wake() {},
          onEnded() {},
        },
        failed() {},
      });
      await expect(dying.advance()).rejects.toThrow();
      expect(calls).toBe(1);
      expect(await show(id)).toMatchObject({ status: 'running', round: 1 });
      expect(await waiting(id)).toEqual([]);
      expect((await toItsEnd(id)).status).toBe('finished');
    });

    test('a match that was given up says nothing, and the round goes on without it', async () => {
      const id = await made({ deals: 1, finals: false });
      await withBots(id, ['random', 'simple', 'greedy', 'random']);
      must(await tournaments.start(organiser, id));
      const [match] = await waiting(id);
      await database.sql.update(arenaMatches).set({ status: 'failed' }).where(eq(arenaMatches.id, match.id));
      await tournaments.advance();
      expect((await show(id)).round).toBe(2);
      const ended = await toItsEnd(id);
      expect(ended.status).toBe('finished');
      expect(ended.standings.map(({ matches }) => matches).toSorted()).toEqual([2, 2, 2, 3]);
    });

    test('a bot that is deleted meanwhile plays no more and comes last, also when nothing is left of it', async () => {
      const id = await made({ deals: 1, finals: true });
      const [greedy, ...rest] = await withBots(id, ['greedy', 'random', 'simple', 'random', 'simple']);
      must(await tournaments.start(organiser, id));
      for (let step = 0; step < 2; step++) {
        await playAll(id);
        await tournaments.advance();
      }
      const met = (await show(id)).standings.find(({ bot }) => bot?.id === greedy.id)?.matches ?? 0;
      await database.sql.update(bots).set({ deletedAt: arenaRows.now }).where(eq(bots.id, greedy.id));
      await playAll(id);
      await tournaments.advance();
      for (const { contestants } of await waiting(id)) {
        expect(contestants.map(({ bot }) => bot?.id)).not.toContain(greedy.id);
      }
      expect((await show(id)).standings[4]).toMatchObject({ bot: { id: greedy.id }, gone: true, place: 5 });
      await database.sql.delete(bots).where(eq(bots.id, greedy.id));
      const ended = await toItsEnd(id);
      expect(ended.status).toBe('finished');
      expect(ended.standings).toHaveLength(5);
      expect(ended.standings[4]).toMatchObject({ bot: { id: greedy.id }, gone: true });
      expect(ended.standings[4].matches).toBeGreaterThanOrEqual(met);
      expect(rest.map((bot) => bot.id)).toContain(ended.winner?.bot?.id);
    });

    test('when all but one are gone, that one wins; when all are, nobody does', async () => {
      for (const left of [1, 0]) {
        const id = await made({ deals: 1 });
        const all = await withBots(id, ['simple', 'random', 'random', 'random']);
        must(await tournaments.start(organiser, id));
        for (const bot of all.slice(left)) {
          await database.sql.update(bots).set({ deletedAt: arenaRows.now }).where(eq(bots.id, bot.id));
        }
        const { winner } = await toItsEnd(id);
        expect(winner?.bot?.id).toBe(left === 1 ? all[0].id : undefined);
      }
    });

    test('one that is cancelled plays nothing more', async () => {
      const id = await made();
      await withBots(id, ['random', 'simple', 'greedy', 'random']);
      must(await tournaments.start(organiser, id));
      const stranger = await arenaRows.person();
      expect(codeOf(await tournaments.cancel(stranger, id))).toBe('NOT_ORGANISER');
      expect(codeOf(await tournaments.cancel(stranger, 'nothing'))).toBe('NO_TOURNAMENT');
      must(await tournaments.cancel(organiser, id));
      expect(await waiting(id)).toEqual([]);
      await tournaments.advance();
      expect(await show(id)).toMatchObject({ status: 'cancelled', winner: null, seed: null });
      expect(codeOf(await tournaments.cancel(organiser, id))).toBe('NOT_OPEN');
      expect(codeOf(await tournaments.start(organiser, id))).toBe('NOT_OPEN');
    });

    test('what has begun when it is cancelled is played to its end, also when it waits for its turn', async () => {
      const id = await made({ seats: 2, deals: 16 });
      await withBots(id, ['random', 'simple', 'greedy', 'random']);
      must(await tournaments.start(organiser, id));
      const [{ id: begun }, ...others] = await waiting(id);
      expect(others).toHaveLength(1);
      await releaseMatch(arenaRows.parts, await arenaRows.play(begun, { blocks: 1 }));
      must(await tournaments.cancel(organiser, id));
      expect(await waiting(id)).toMatchObject([{ id: begun, blocks: 1 }]);
      await playAll(id);
      await tournaments.advance();
      const { status, winner, roundList } = await show(id);
      expect({ status, winner }).toEqual({ status: 'cancelled', winner: null });
      expect(roundList.flatMap(({ matches }) => matches)).toMatchObject([
        { id: begun, status: 'finished', played: 16 },
      ]);
    });

    test('whoever was disqualified has what the last one has, and strikes are counted', async () => {
      const id = await made({ deals: 8, seats: 2, finals: false });
      const [greedy, random] = await withBots(id, ['greedy', 'random']);
      must(await tournaments.start(organiser, id));
      const [match] = await waiting(id);
      const out = match.contestants.findIndex(({ bot }) => bot?.id === greedy.id);
      await arenaRows.play(match.id, { strikes: out === 0 ? [3, 0] : [0, 3] });
      await tournaments.advance();
      const { standings } = await show(id);
      const [best, last] = standings;
      expect(last).toMatchObject({ bot: { id: greedy.id }, strikes: 3 });
      expect(best.bot?.id).toBe(random.id);
      expect(last.points?.mean).toBeLessThanOrEqual(best.points?.mean ?? 0);
    });

    test('the seed of finals is nobody’s to know until the last of them is over', async () => {
      const id = await made({ deals: 1 });
      await withBots(id, ['random', 'simple', 'greedy']);
      must(await tournaments.start(organiser, id));
      await playAll(id);
      await tournaments.advance();
      const [first, second] = await waiting(id);
      expect(first.seed).toBe(second.seed);
      // Nor are two of them played at the same time: what one sees would be of use in the other.
      const taken = await arenaRows.play(first.id, { blocks: 0 });
      expect(await lineOf(database.sql, { now: arenaRows.now, pool: 'sandbox' })).toContainEqual({
        id: second.id,
        isHeldUp: true,
      });
      await expect(arenaRows.play(second.id)).rejects.toThrow('not to be had');
      await releaseMatch(arenaRows.parts, taken);
      await arenaRows.play(first.id);
      const reading = createArenaReading({ sql: database.sql, now: () => arenaRows.now, markOf: () => null });
      const open = [must(await reading.match(first.id)), must(await reading.game({ id: first.id, number: 0 }))];
      expect(JSON.stringify([open, await show(id)])).not.toContain(first.seed);
      await arenaRows.play(second.id);
      await tournaments.advance();
      expect(must(await reading.match(first.id)).seed).toBe(first.seed);
    });

    test('a guest who takes an account takes their tournaments along', async () => {
      const id = await made();
      const account = await arenaRows.person('Tài khoản');
      await tournaments.handOver(organiser, account);
      await database.sql.delete(people).where(eq(people.id, organiser));
      expect((await show(id, account)).mine).toBe(true);
    });
  });

  test('nothing secret is in any answer', async () => {
    const id = await made({ deals: 1 });
    const all = await withBots(id, ['random', 'simple']);
    must(await tournaments.start(organiser, id));
    const [{ seed }] = await database.sql.select().from(arenaTournaments).where(eq(arenaTournaments.id, id));
    const answers = JSON.stringify([await show(id), await tournaments.list({}, all[0].owner)]);
    for (const secret of [seed, 'secret code', 'secret.example']) expect(answers).not.toContain(secret);
    expect(await database.sql.$count(arenaTournamentBots, eq(arenaTournamentBots.tournament, id))).toBe(2);
  });
});

describe('who meets whom', () => {
  const field = (bots: number) => Array.from({ length: bots }, (_, at) => `bot${at}`);

  test.each([
    [2, 4],
    [4, 4],
    [5, 4],
    [8, 4],
    [9, 3],
    [20, 2],
    [64, 4],
  ])('%i bots at tables of %i: nobody sits twice in a round, and all play about equally often', (bots, seats) => {
    const drawn = { seed: 'seed', format: 'roundRobin', seats } as const;
    const rounds = roundsOf(drawn, field(bots));
    const played = new Map<string, number>();
    for (const tables of rounds) {
      expect(new Set(tables.flat()).size).toBe(tables.flat().length);
      for (const bot of tables.flat()) played.set(bot, (played.get(bot) ?? 0) + 1);
    }
    expect(played.size).toBe(bots);
    expect(new Set(played.values()).size).toBe(1);
    expect(rounds.flat().length).toBeLessThanOrEqual(300);
    // Whatever order they are read in, the draw is the same; with another seed it is another.
    expect(roundsOf(drawn, field(bots).toReversed())).toEqual(rounds);
    if (bots > 2) expect(roundsOf({ ...drawn, seed: 'other' }, field(bots))).not.toEqual(rounds);
  });
});
