import type { ArenaRequest } from '@sanh-rong/protocol';
import { ARENA_LIMITS } from '@sanh-rong/protocol';
import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createArenaReading } from '../../src/arena/reading/reading.ts';
import { drawRound } from '../../src/arena/tournaments/draw.ts';
import { onBehalfOf } from '../../src/database/fair-pool.ts';
import {
  arenaGames,
  arenaMatches,
  arenaTournamentBots,
  arenaTournaments,
  bots,
  people,
} from '../../src/database/schema.ts';
import { codeOf, must, TOURNAMENT_DATABASES, TournamentFixture, WANTED } from './tournament-fixture.ts';

/** Tournaments from their announcement to the winner. */

describe.each(TOURNAMENT_DATABASES)('tournaments kept in $name', ({ open }) => {
  let fixture: TournamentFixture;

  beforeAll(async () => {
    fixture = await TournamentFixture.open(open);
  });
  afterAll(() => fixture.close());
  beforeEach(() => fixture.renew());

  describe('announcing one', () => {
    test('it is open, has an organiser and no rounds yet', async () => {
      const id = await fixture.made();
      expect(await fixture.show(id, fixture.organiser)).toMatchObject({
        name: 'Giải mùa thu',
        status: 'open',
        mine: true,
        organiser: { id: fixture.organiser, name: 'Ban tổ chức' },
        bots: 0,
        round: 0,
        rounds: null,
        seed: null,
        winner: null,
        standings: [],
        roundList: [],
        crosstable: [],
      });
      expect((await fixture.show(id)).mine).toBe(false);
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
      expect(codeOf(await fixture.tournaments.create(fixture.organiser, { ...WANTED, ...changes }))).toBe(code);
    });

    test('a table has as many seats as the rules allow', async () => {
      const lieng = { game: 'lieng', ruleSet: 'lieng' };
      expect(codeOf(await fixture.tournaments.create(fixture.organiser, { ...WANTED, seats: 5 }))).toBe('BAD_LINEUP');
      expect(codeOf(await fixture.tournaments.create(fixture.organiser, { ...WANTED, ...lieng, seats: 4 }))).toBe('ok');
    });

    test('nobody organises more than a handful at once, not even with many requests at once', async () => {
      const asked = Array.from({ length: ARENA_LIMITS.tournaments + 3 }, () =>
        fixture.tournaments.create(fixture.organiser, WANTED),
      );
      const codes = (await Promise.all(asked)).map(codeOf).toSorted();
      expect(codes.filter((code) => code === 'ok')).toHaveLength(ARENA_LIMITS.tournaments);
      expect(new Set(codes)).toEqual(new Set(['ok', 'TOURNAMENT_QUOTA']));
      const [{ id }] = await fixture.tournaments.list({}, fixture.organiser);
      must(await fixture.tournaments.cancel(fixture.organiser, id));
      await fixture.made();
    });

    test('newcomers of one network have so many together, however many of them ask at once', async () => {
      const { database, rows, tournaments } = fixture;
      const create = (person: string) => tournaments.create(person, WANTED);
      const newcomer = async (network: string, isAnonymous = false): Promise<string> => {
        const id = await rows.person();
        const createdAt = new Date(rows.now);
        await database.sql
          .update(people)
          .set({ networks: [network, 'around'], createdAt, isAnonymous })
          .where(eq(people.id, id));
        return id;
      };
      const crowd = await Promise.all(Array.from({ length: 9 }, (_, at) => newcomer(`network ${at}`)));
      const codes = (await Promise.all([...crowd, ...crowd].map(create))).map(codeOf);
      expect(codes.filter((code) => code === 'ok')).toHaveLength(ARENA_LIMITS.tournamentsOfNetwork);
      expect(new Set(codes)).toEqual(new Set(['ok', 'TOURNAMENTS_OF_NETWORK']));
      // Guests of the same network have as many for themselves, and whoever is new no longer is not counted.
      must(await create(await newcomer('network 1', true)));
      must(await create(fixture.organiser));
    });

    test('networks take turns at reading them, so a crowd of readers keeps nobody waiting', async () => {
      const id = await fixture.made();
      const answered: string[] = [];
      const read = (network: string): Promise<void> =>
        onBehalfOf(network, async () => {
          must(await fixture.tournaments.show(id, null));
          answered.push(network);
        });
      await Promise.all([...Array.from({ length: 40 }, () => read('crowd')), read('other')]);
      expect(answered.indexOf('other')).toBeLessThan(3);
      const refused = await Promise.all(
        Array.from({ length: 300 }, () => onBehalfOf('crowd', () => fixture.tournaments.show(id, null))),
      );
      expect(new Set(refused.map((each) => (each.ok ? 'ok' : each.error.code)))).toEqual(new Set(['ok', 'SLOW_DOWN']));
    });

    test('they are listed newest first, by status and by game', async () => {
      const first = await fixture.made();
      fixture.rows.now += 1;
      const second = await fixture.made({ game: 'phom', ruleSet: 'ta-la' });
      must(await fixture.tournaments.cancel(fixture.organiser, second));
      const ids = async (request: ArenaRequest<'tournaments'>) =>
        (await fixture.tournaments.list(request, null)).map(({ id }) => id);
      expect((await ids({})).slice(0, 2)).toEqual([second, first]);
      expect((await ids({ status: 'cancelled' }))[0]).toBe(second);
      expect(await ids({ game: 'phom' })).toContain(second);
      expect(await ids({ game: 'phom' })).not.toContain(first);
    });
  });

  describe('signing up', () => {
    test('an own sound bot of the game comes in once, and may leave again', async () => {
      const id = await fixture.made();
      const owner = await fixture.rows.person();
      const bot = await fixture.rows.bot(owner, 'simple');
      must(await fixture.tournaments.signUp(owner, id, bot.id));
      expect((await fixture.show(id, owner)).standings).toMatchObject([
        { bot: { id: bot.id, name: bot.name, version: 1 }, place: 1, matches: 0, points: null, mine: true },
      ]);
      expect(codeOf(await fixture.tournaments.signUp(owner, id, bot.id))).toBe('ALREADY_ENTERED');
      must(await fixture.tournaments.withdraw(owner, id, bot.id));
      expect((await fixture.show(id)).bots).toBe(0);
      expect(codeOf(await fixture.tournaments.withdraw(owner, id, bot.id))).toBe('NO_ENTRY');
    });

    test('what is refused', async () => {
      const id = await fixture.made();
      const owner = await fixture.rows.person();
      const stranger = await fixture.rows.person();
      const hidden = await fixture.rows.bot(owner, 'simple');
      const shared = await fixture.rows.bot(owner, 'simple', { sharing: 'public' });
      const broken = await fixture.rows.bot(owner, 'simple', { sound: false });
      const other = await fixture.rows.bot(owner, 'simple', { game: 'phom' });
      const codes = await Promise.all(
        [
          fixture.tournaments.signUp(owner, 'nothing', hidden.id),
          fixture.tournaments.signUp(owner, id, 'nothing'),
          fixture.tournaments.signUp(stranger, id, hidden.id),
          fixture.tournaments.signUp(stranger, id, shared.id),
          fixture.tournaments.signUp(owner, id, broken.id),
          fixture.tournaments.signUp(owner, id, other.id),
        ].map(async (ruling) => codeOf(await ruling)),
      );
      expect(codes).toEqual(['NO_TOURNAMENT', 'NO_BOT', 'NO_BOT', 'NOT_YOURS', 'UNSOUND_BOT', 'WRONG_GAME']);
      must(await fixture.tournaments.signUp(owner, id, shared.id));
      expect(codeOf(await fixture.tournaments.withdraw(stranger, id, shared.id))).toBe('NOT_YOURS');
      must(await fixture.tournaments.withdraw(fixture.organiser, id, shared.id));
      must(await fixture.tournaments.cancel(fixture.organiser, id));
      expect(codeOf(await fixture.tournaments.signUp(owner, id, hidden.id))).toBe('NOT_OPEN');
    });

    test('one person brings ten bots at most, and a tournament takes as many as it says', async () => {
      const id = await fixture.made();
      const owner = await fixture.rows.person();
      for (let i = 0; i < ARENA_LIMITS.entries; i++) {
        must(await fixture.tournaments.signUp(owner, id, (await fixture.rows.bot(owner, 'simple')).id));
      }
      expect(codeOf(await fixture.tournaments.signUp(owner, id, (await fixture.rows.bot(owner, 'simple')).id))).toBe(
        'ENTRY_QUOTA',
      );
      const others = await fixture.withBots(
        id,
        Array(ARENA_LIMITS.tournament.most - ARENA_LIMITS.entries - 1).fill('simple'),
      );
      expect(others).toHaveLength(53);
      const late = await Promise.all([fixture.rows.person(), fixture.rows.person()]);
      const lateBots = [await fixture.rows.bot(late[0], 'simple'), await fixture.rows.bot(late[1], 'simple')];
      const codes = await Promise.all(lateBots.map(({ owner, id: bot }) => fixture.tournaments.signUp(owner, id, bot)));
      expect(codes.map(codeOf).toSorted()).toEqual(['TOURNAMENT_FULL', 'ok']);
    });
  });

  describe('from the start to the winner', () => {
    test('a round robin: everybody meets everybody, the best play the finals from all seatings, and one wins', async () => {
      const id = await fixture.made();
      const [random, simple, greedy, other] = await fixture.withBots(id, ['random', 'simple', 'greedy', 'random']);
      expect(codeOf(await fixture.tournaments.start(simple.owner, id))).toBe('NOT_ORGANISER');
      must(await fixture.tournaments.start(fixture.organiser, id));
      expect(codeOf(await fixture.tournaments.start(fixture.organiser, id))).toBe('NOT_OPEN');
      expect(codeOf(await fixture.tournaments.withdraw(simple.owner, id, simple.id))).toBe('NOT_OPEN');
      expect(await fixture.show(id)).toMatchObject({ status: 'running', round: 1, rounds: 4, bots: 4, seed: null });

      const ended = await fixture.toItsEnd(id);
      expect(ended).toMatchObject({ status: 'finished', round: 5, endedAt: fixture.rows.now });
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
      const finals = await fixture.database.sql
        .select()
        .from(arenaMatches)
        .where(and(eq(arenaMatches.tournament, id), eq(arenaMatches.isFinal, true)));
      expect(new Set(finals.map(({ seed }) => seed)).size).toBe(1);
      const reading = createArenaReading({
        sql: fixture.database.sql,
        now: () => fixture.rows.now,
        anchorOf: () => null,
      });
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

    test('AR-40 the draw can be made again from the seed', async () => {
      const id = await fixture.made({ format: 'swiss', rounds: 3, finals: false, seats: 2, deals: 1 });
      const field = (await fixture.withBots(id, ['random', 'simple', 'greedy', 'random', 'simple'])).map(
        (bot) => bot.id,
      );
      must(await fixture.tournaments.start(fixture.organiser, id));
      const orders: string[][] = [];
      for (;;) {
        const { status, standings } = await fixture.show(id);
        if (status === 'finished') break;
        await fixture.playAll(id);
        await fixture.tournaments.advance();
        orders.push((await fixture.show(id)).standings.map(({ bot }) => bot?.id ?? ''));
        expect(standings).toHaveLength(5);
      }
      const { seed, roundList } = await fixture.show(id);
      const played = roundList.map(({ matches }) =>
        matches.map(({ contestants }) => contestants.map(({ bot }) => bot?.id ?? '')),
      );
      expect(played.map((tables) => tables.length)).toEqual([2, 2, 2]);
      const drawn = { seed: seed ?? '', format: 'swiss', seats: 2 } as const;
      for (const round of [2, 3]) {
        const order = orders[round - 2];
        expect(drawRound(drawn, { round, field, order, past: played.slice(0, round - 1) })).toEqual(played[round - 1]);
      }
      // At tables of two one bot sits out; never twice before all have.
      const out = played.map((tables) => field.find((bot) => !tables.flat().includes(bot)));
      expect(new Set(out).size).toBe(3);
    });

    test('a Swiss league of seven at tables of three has tables of three and two', async () => {
      const id = await fixture.made({ format: 'swiss', finals: false, deals: 1 });
      await fixture.withBots(id, ['random', 'random', 'simple', 'simple', 'greedy', 'greedy', 'simple']);
      must(await fixture.tournaments.start(fixture.organiser, id));
      const ended = await fixture.toItsEnd(id);
      expect(ended.rounds).toBe(3);
      for (const { matches } of ended.roundList) {
        expect(matches.map(({ seats }) => seats).toSorted()).toEqual([2, 2, 3]);
      }
      expect(ended.standings.every(({ strength }) => typeof strength === 'number')).toBe(true);
      expect(ended.winner?.bot?.id).toBe(ended.standings[0].bot?.id);
    });

    test('two bots are enough, and fewer are not', async () => {
      const id = await fixture.made({ deals: 1 });
      await fixture.withBots(id, ['random']);
      expect(await fixture.tournaments.start(fixture.organiser, id)).toMatchObject({
        error: { code: 'TOO_FEW_BOTS', status: 409 },
      });
      expect((await fixture.show(id)).status).toBe('open');
      await fixture.withBots(id, ['simple']);
      must(await fixture.tournaments.start(fixture.organiser, id));
      expect(await fixture.toItsEnd(id)).toMatchObject({ status: 'finished', rounds: 1, round: 2 });
    });

    test('AR-42 a bot plays to the end with the version it had at the start, the newest that can be used', async () => {
      const id = await fixture.made({ deals: 1, finals: false, seats: 2 });
      const [first, second] = await fixture.withBots(id, ['random', 'simple']);
      await fixture.rows.version(first.id, 2);
      await fixture.rows.version(first.id, 3, false);
      await fixture.database.sql.update(bots).set({ version: 3, sound: false }).where(eq(bots.id, first.id));
      must(await fixture.tournaments.start(fixture.organiser, id));
      await fixture.rows.version(second.id, 2);
      await fixture.database.sql.update(bots).set({ version: 2 }).where(eq(bots.id, second.id));
      const ended = await fixture.toItsEnd(id);
      const versions = new Map(ended.standings.map(({ bot }) => [bot?.id, bot?.version]));
      expect([versions.get(first.id), versions.get(second.id)]).toEqual([2, 1]);
      expect(ended.roundList[0].matches[0].contestants.map(({ bot }) => bot?.version).toSorted()).toEqual([1, 2]);
    });
  });

  describe('when several are level in the first place', () => {
    /** As if no points had been won or lost in the matches that are over. */
    const level = async (id: string, which: 'all' | 'finals'): Promise<void> => {
      const matches = fixture.database.sql
        .select({ id: arenaMatches.id })
        .from(arenaMatches)
        .where(and(eq(arenaMatches.tournament, id), which === 'all' ? undefined : arenaMatches.isFinal));
      await fixture.database.sql
        .update(arenaGames)
        .set({ points: [0, 0] })
        .where(inArray(arenaGames.match, matches));
    };

    const toTheFinals = async (which: 'all' | 'finals'): Promise<string> => {
      const id = await fixture.made({ deals: 4, seats: 2 });
      await fixture.withBots(id, ['greedy', 'random']);
      must(await fixture.tournaments.start(fixture.organiser, id));
      await fixture.playAll(id);
      if (which === 'all') await level(id, 'all');
      await fixture.tournaments.advance();
      await fixture.playAll(id);
      await level(id, which);
      await fixture.tournaments.advance();
      return id;
    };

    test('their direct meeting in the league decides', async () => {
      const { status, standings, winner, winners, crosstable, round } = await fixture.show(await toTheFinals('finals'));
      expect({ status, round }).toEqual({ status: 'finished', round: 2 });
      expect(standings.map(({ place }) => place)).toEqual([1, 2]);
      expect(standings.map(({ finals }) => finals?.mean)).toEqual([0, 0]);
      expect(crosstable[0].lead.mean).toBeGreaterThan(0);
      expect(winner?.bot?.id).toBe(standings[0].bot?.id);
      expect(winners).toEqual([winner]);
    });

    test('then a play-off with other cards does', async () => {
      const id = await toTheFinals('all');
      expect(await fixture.show(id)).toMatchObject({
        status: 'finals',
        round: 3,
        standings: [{ place: 1 }, { place: 1 }],
      });
      const rows = await fixture.database.sql.select().from(arenaMatches).where(eq(arenaMatches.tournament, id));
      expect(new Set(rows.map(({ seed }) => seed)).size).toBe(3);
      const { status, standings, winners, roundList } = await fixture.toItsEnd(id);
      expect(status).toBe('finished');
      expect(roundList.map(({ isFinal }) => isFinal)).toEqual([false, true, true]);
      expect(standings.map(({ place }) => place)).toEqual([1, 2]);
      expect(standings[0].finals?.mean).toBeGreaterThan(standings[1].finals?.mean ?? 0);
      expect(winners).toHaveLength(1);
    });

    test('and whoever is level even then shares the win', async () => {
      const id = await toTheFinals('all');
      await fixture.playAll(id);
      await level(id, 'all');
      await fixture.tournaments.advance();
      const { status, standings, winners, round } = await fixture.show(id);
      expect({ status, round }).toEqual({ status: 'finished', round: 3 });
      expect(standings.map(({ place }) => place)).toEqual([1, 1]);
      expect(winners?.map(({ bot }) => bot?.id)).toEqual(standings.map(({ bot }) => bot?.id));
    });
  });

  test('nothing secret is in any answer', async () => {
    const id = await fixture.made({ deals: 1 });
    const all = await fixture.withBots(id, ['random', 'simple']);
    must(await fixture.tournaments.start(fixture.organiser, id));
    const [{ seed }] = await fixture.database.sql.select().from(arenaTournaments).where(eq(arenaTournaments.id, id));
    const answers = JSON.stringify([await fixture.show(id), await fixture.tournaments.list({}, all[0].owner)]);
    for (const secret of [seed, 'secret code', 'secret.example']) expect(answers).not.toContain(secret);
    expect(await fixture.database.sql.$count(arenaTournamentBots, eq(arenaTournamentBots.tournament, id))).toBe(2);
  });
});
