import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { claimNext, releaseMatch } from '../../src/arena/matches/claim.ts';
import { createMatch } from '../../src/arena/matches/create.ts';
import { queueOf } from '../../src/arena/matches/queue.ts';
import { createArenaReading } from '../../src/arena/reading/reading.ts';
import { createTournaments } from '../../src/arena/tournaments/tournaments.ts';
import { arenaMatches, bots, people } from '../../src/database/schema.ts';
import { codeOf, must, TOURNAMENT_DATABASES, TournamentFixture } from './tournament-fixture.ts';

/** Tournaments that are forgotten, cancelled or left by their bots, and nodes that die over them or meet in them. */

describe.each(TOURNAMENT_DATABASES)('when things go wrong with tournaments in $name', ({ open }) => {
  let fixture: TournamentFixture;

  beforeAll(async () => {
    fixture = await TournamentFixture.open(open);
  });
  afterAll(() => fixture.close());
  beforeEach(() => fixture.renew());

  test('one that its organiser forgets is closed two weeks after the last bot came', async () => {
    const [empty, visited] = [await fixture.made(), await fixture.made()];
    const dated = await fixture.made({ startsAt: fixture.rows.now + 90 * 86_400_000 });
    fixture.rows.now += 10 * 86_400_000;
    await fixture.withBots(visited, ['random']);
    fixture.rows.now += 5 * 86_400_000;
    await fixture.tournaments.sweep();
    expect(await fixture.show(empty)).toMatchObject({ status: 'cancelled', endedAt: fixture.rows.now });
    expect((await fixture.show(visited)).status).toBe('open');
    fixture.rows.now += 10 * 86_400_000;
    await fixture.tournaments.sweep();
    expect((await fixture.show(visited)).status).toBe('cancelled');
    expect((await fixture.show(dated)).status).toBe('open');
  });

  test('one that cannot go on holds up nobody but itself', async () => {
    const startsAt = fixture.rows.now + 100_000;
    const [stuck, others] = [
      await fixture.made({ startsAt }),
      [await fixture.made({ startsAt }), await fixture.made({ startsAt })],
    ];
    for (const id of [stuck, ...others]) await fixture.withBots(id, ['random', 'simple', 'greedy']);
    fixture.rows.now = startsAt;
    const troubled = fixture.node((plan) => {
      if (plan.tournament?.id === stuck) throw new Error('no room');
    });
    await expect(troubled.advance()).rejects.toThrow('no room');
    for (const id of others) expect((await fixture.show(id)).status).toBe('running');
    expect((await fixture.show(stuck)).status).toBe('open');
    must(await fixture.tournaments.cancel(fixture.organiser, stuck));
  });

  test('AR-40 two nodes that see the end of a round draw the next one once', async () => {
    const id = await fixture.made({ deals: 1 });
    await fixture.withBots(id, ['random', 'simple', 'greedy', 'random']);
    must(await fixture.tournaments.start(fixture.organiser, id));
    const nodes = [fixture.node(), fixture.node(), fixture.tournaments];
    for (let round = 1; round <= 4; round++) {
      expect(await fixture.waiting(id)).toHaveLength(1);
      await fixture.playAll(id);
      await Promise.all(nodes.map((each) => each.advance()));
    }
    expect(await fixture.show(id)).toMatchObject({ status: 'finals', round: 5 });
    expect(await fixture.waiting(id)).toHaveLength(2);
    await fixture.playAll(id);
    await Promise.all(nodes.map((each) => each.advance()));
    expect((await fixture.show(id)).status).toBe('finished');
    const { winner, endedAt } = await fixture.show(id);
    fixture.rows.now += 1;
    await Promise.all(nodes.map((each) => each.advance()));
    expect(await fixture.show(id)).toMatchObject({ winner, endedAt });
  });

  test('two nodes begin a scheduled one once', async () => {
    const startsAt = fixture.rows.now + 90_000;
    const id = await fixture.made({ deals: 1, startsAt });
    await fixture.withBots(id, ['random', 'simple', 'greedy']);
    await fixture.tournaments.advance();
    expect((await fixture.show(id)).status).toBe('open');
    fixture.rows.now = startsAt;
    await Promise.all([fixture.node().advance(), fixture.tournaments.advance()]);
    expect(await fixture.show(id)).toMatchObject({ status: 'running', round: 1 });
    expect(await fixture.waiting(id)).toHaveLength(1);
  });

  test('a scheduled one that nobody came to is cancelled', async () => {
    const id = await fixture.made({ startsAt: fixture.rows.now - 1 });
    await fixture.withBots(id, ['random']);
    await fixture.tournaments.advance();
    expect((await fixture.show(id)).status).toBe('open');
    fixture.rows.now += 60_000;
    await fixture.tournaments.advance();
    expect(await fixture.show(id)).toMatchObject({ status: 'cancelled', winner: null, endedAt: fixture.rows.now });
  });

  test('AR-41 a node that dies before it has drawn the next round leaves nothing half done', async () => {
    const id = await fixture.made({ deals: 1 });
    await fixture.withBots(id, ['random', 'simple', 'greedy', 'simple']);
    must(await fixture.tournaments.start(fixture.organiser, id));
    await fixture.playAll(id);
    let calls = 0;
    const dying = createTournaments({
      sql: fixture.database.sql,
      now: () => fixture.rows.now,
      guestAge: 0,
      arena: {
        createMatch: async (plan, within) => {
          calls += 1;
          await createMatch(fixture.rows.dependencies, plan, within ?? fixture.database.sql);
          throw new Error('the power is gone');
        },
        wake() {},
        onEnded() {},
      },
      failed() {},
    });
    await expect(dying.advance()).rejects.toThrow();
    expect(calls).toBe(1);
    expect(await fixture.show(id)).toMatchObject({ status: 'running', round: 1 });
    expect(await fixture.waiting(id)).toEqual([]);
    expect((await fixture.toItsEnd(id)).status).toBe('finished');
  });

  test('a match that was given up says nothing, and the round goes on without it', async () => {
    const id = await fixture.made({ deals: 1, finals: false });
    await fixture.withBots(id, ['random', 'simple', 'greedy', 'random']);
    must(await fixture.tournaments.start(fixture.organiser, id));
    const [match] = await fixture.waiting(id);
    await fixture.database.sql.update(arenaMatches).set({ status: 'failed' }).where(eq(arenaMatches.id, match.id));
    await fixture.tournaments.advance();
    expect((await fixture.show(id)).round).toBe(2);
    const ended = await fixture.toItsEnd(id);
    expect(ended.status).toBe('finished');
    expect(ended.standings.map(({ matches }) => matches).toSorted()).toEqual([2, 2, 2, 3]);
  });

  test('a bot that is deleted meanwhile plays no more and comes last, also when nothing is left of it', async () => {
    const id = await fixture.made({ deals: 1, finals: true });
    const [greedy, ...rest] = await fixture.withBots(id, ['greedy', 'random', 'simple', 'random', 'simple']);
    must(await fixture.tournaments.start(fixture.organiser, id));
    for (let step = 0; step < 2; step++) {
      await fixture.playAll(id);
      await fixture.tournaments.advance();
    }
    const met = (await fixture.show(id)).standings.find(({ bot }) => bot?.id === greedy.id)?.matches ?? 0;
    await fixture.database.sql.update(bots).set({ deletedAt: fixture.rows.now }).where(eq(bots.id, greedy.id));
    await fixture.playAll(id);
    await fixture.tournaments.advance();
    for (const { contestants } of await fixture.waiting(id)) {
      expect(contestants.map(({ bot }) => bot?.id)).not.toContain(greedy.id);
    }
    expect((await fixture.show(id)).standings[4]).toMatchObject({ bot: { id: greedy.id }, gone: true, place: 5 });
    await fixture.database.sql.delete(bots).where(eq(bots.id, greedy.id));
    const ended = await fixture.toItsEnd(id);
    expect(ended.status).toBe('finished');
    expect(ended.standings).toHaveLength(5);
    expect(ended.standings[4]).toMatchObject({ bot: { id: greedy.id }, gone: true });
    expect(ended.standings[4].matches).toBeGreaterThanOrEqual(met);
    expect(rest.map((bot) => bot.id)).toContain(ended.winner?.bot?.id);
  });

  test('when all but one are gone, that one wins; when all are, nobody does', async () => {
    for (const left of [1, 0]) {
      const id = await fixture.made({ deals: 1 });
      const all = await fixture.withBots(id, ['simple', 'random', 'random', 'random']);
      must(await fixture.tournaments.start(fixture.organiser, id));
      for (const bot of all.slice(left)) {
        await fixture.database.sql.update(bots).set({ deletedAt: fixture.rows.now }).where(eq(bots.id, bot.id));
      }
      const { winner } = await fixture.toItsEnd(id);
      expect(winner?.bot?.id).toBe(left === 1 ? all[0].id : undefined);
    }
  });

  test('one that is cancelled plays nothing more', async () => {
    const id = await fixture.made();
    await fixture.withBots(id, ['random', 'simple', 'greedy', 'random']);
    must(await fixture.tournaments.start(fixture.organiser, id));
    const stranger = await fixture.rows.person();
    expect(codeOf(await fixture.tournaments.cancel(stranger, id))).toBe('NOT_ORGANISER');
    expect(codeOf(await fixture.tournaments.cancel(stranger, 'nothing'))).toBe('NO_TOURNAMENT');
    must(await fixture.tournaments.cancel(fixture.organiser, id));
    expect(await fixture.waiting(id)).toEqual([]);
    await fixture.tournaments.advance();
    expect(await fixture.show(id)).toMatchObject({ status: 'cancelled', winner: null, seed: null });
    expect(codeOf(await fixture.tournaments.cancel(fixture.organiser, id))).toBe('NOT_OPEN');
    expect(codeOf(await fixture.tournaments.start(fixture.organiser, id))).toBe('NOT_OPEN');
  });

  test('what has begun when it is cancelled is played to its end, also when it waits for its turn', async () => {
    const id = await fixture.made({ seats: 2, deals: 16 });
    await fixture.withBots(id, ['random', 'simple', 'greedy', 'random']);
    must(await fixture.tournaments.start(fixture.organiser, id));
    const [{ id: begun }, ...others] = await fixture.waiting(id);
    expect(others).toHaveLength(1);
    await releaseMatch(fixture.rows.dependencies, await fixture.rows.play(begun, { blocks: 1 }));
    must(await fixture.tournaments.cancel(fixture.organiser, id));
    expect(await fixture.waiting(id)).toMatchObject([{ id: begun, blocks: 1 }]);
    await fixture.playAll(id);
    await fixture.tournaments.advance();
    const { status, winner, roundList } = await fixture.show(id);
    expect({ status, winner }).toEqual({ status: 'cancelled', winner: null });
    expect(roundList.flatMap(({ matches }) => matches)).toMatchObject([{ id: begun, status: 'finished', played: 16 }]);
  });

  test('whoever was disqualified has what the last one has, and strikes are counted', async () => {
    const id = await fixture.made({ deals: 8, seats: 2, finals: false });
    const [greedy, random] = await fixture.withBots(id, ['greedy', 'random']);
    must(await fixture.tournaments.start(fixture.organiser, id));
    const [match] = await fixture.waiting(id);
    const out = match.contestants.findIndex(({ bot }) => bot?.id === greedy.id);
    await fixture.rows.play(match.id, { strikes: out === 0 ? [3, 0] : [0, 3] });
    await fixture.tournaments.advance();
    const { standings } = await fixture.show(id);
    const [best, last] = standings;
    expect(last).toMatchObject({ bot: { id: greedy.id }, strikes: 3 });
    expect(best.bot?.id).toBe(random.id);
    expect(last.points?.mean).toBeLessThanOrEqual(best.points?.mean ?? 0);
  });

  test('the seed of finals is nobody’s to know until the last of them is over', async () => {
    const id = await fixture.made({ deals: 1 });
    await fixture.withBots(id, ['random', 'simple', 'greedy']);
    must(await fixture.tournaments.start(fixture.organiser, id));
    await fixture.playAll(id);
    await fixture.tournaments.advance();
    const [first, second] = await fixture.waiting(id);
    expect(first.seed).toBe(second.seed);
    // Nor are two of them played at the same time: what one sees would be of use in the other.
    const taken = await fixture.rows.play(first.id, { blocks: 0 });
    expect(await queueOf(fixture.database.sql, { now: fixture.rows.now, pool: 'sandbox' })).toContainEqual({
      id: second.id,
      isHeldUp: true,
    });
    expect((await claimNext(fixture.rows.dependencies, 1_000))?.tournament).not.toBe(id);
    await releaseMatch(fixture.rows.dependencies, taken);
    await fixture.rows.play(first.id);
    const reading = createArenaReading({
      sql: fixture.database.sql,
      now: () => fixture.rows.now,
      anchorOf: () => null,
    });
    const open = [must(await reading.match(first.id)), must(await reading.game({ id: first.id, number: 0 }))];
    expect(JSON.stringify([open, await fixture.show(id)])).not.toContain(first.seed);
    await fixture.rows.play(second.id);
    await fixture.tournaments.advance();
    expect(must(await reading.match(first.id)).seed).toBe(first.seed);
  });

  test('a guest who takes an account takes their tournaments along', async () => {
    const id = await fixture.made();
    const account = await fixture.rows.person('Tài khoản');
    await fixture.tournaments.handOver(fixture.organiser, account);
    await fixture.database.sql.delete(people).where(eq(people.id, fixture.organiser));
    expect((await fixture.show(id, account)).mine).toBe(true);
  });
});
