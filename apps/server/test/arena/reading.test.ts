import { leadOver, pointsOf, type Tally } from '@sanh-rong/arena';
import { readRecord } from '@sanh-rong/engine';
import { ARENA_ANSWERS } from '@sanh-rong/protocol';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ArenaReading, createArenaReading } from '../../src/arena/reading/reading.ts';
import type { Database } from '../../src/database/open.ts';
import { arenaEntries, arenaMatchEntries, arenaMatches, arenaReports, bots } from '../../src/database/schema.ts';
import { DATABASES } from '../support/databases.ts';
import { ArenaRows, type BotRow, GAME } from './arena-rows.ts';

const LADDER = { ...GAME, pool: 'sandbox' } as const;

/** What can be read about ladders and matches, from rows as the arena stores them; one suite for every database. */

const must = <Value>(ruling: { ok: true; value: Value } | { ok: false; error: { code: string } }): Value => {
  if (!ruling.ok) throw new Error(ruling.error.code);
  return ruling.value;
};

describe.each(DATABASES)('the arena read from $name', ({ open }) => {
  let database: Database;
  let arenaRows: ArenaRows;
  let reading: ArenaReading;
  let lan: string;
  let minh: string;
  let strong: BotRow;
  let weak: BotRow;
  let strongEntry: string;
  let weakEntry: string;
  let first: string;

  beforeAll(async () => {
    database = await open();
    arenaRows = new ArenaRows(database);
    reading = createArenaReading({
      sql: database.sql,
      now: () => arenaRows.now,
      anchorOf: (_game, _ruleSet, level) => (level === 'simple' ? { mu: 26, sigma: 1 } : null),
    });
    lan = await arenaRows.person('Lan');
    minh = await arenaRows.person('Minh');
    strong = await arenaRows.bot(lan, 'greedy');
    weak = await arenaRows.bot(minh, 'random');
    strongEntry = await arenaRows.entry(strong);
    weakEntry = await arenaRows.entry(weak);
    first = await arenaRows.create(
      [arenaRows.contestant(strong, strongEntry), arenaRows.contestant(weak, weakEntry), arenaRows.level('simple')],
      { deals: 24 },
    );
    await arenaRows.play(first);
  });
  afterAll(() => database.close());

  test('every ladder is listed, with its bots and matches', async () => {
    const { ladders } = ARENA_ANSWERS.ladders.parse(await reading.ladders('sandbox'));
    expect(ladders.map(({ game, ruleSet }) => `${game}/${ruleSet}`)).toEqual([
      'tienlen/mien-nam',
      'tienlen/thirteen',
      'phom/ta-la',
      'phom/basic',
      'lieng/lieng',
    ]);
    expect(ladders[0]).toMatchObject({ seats: 4, entries: 2, running: 0, matches: 1 });
    expect(ladders[1]).toMatchObject({ entries: 0, running: 0, matches: 0 });
  });

  test('a ladder has its bots by rating, the anchors between them, and places for bots alone', async () => {
    const { rows } = ARENA_ANSWERS.ladder.parse(must(await reading.ladder(LADDER, lan)));
    expect(rows.map(({ bot, level }) => bot?.id ?? level)).toEqual(['simple', strong.id, weak.id]);
    expect(rows.map(({ place }) => place)).toEqual([1, 1, 2]);
    expect(rows.map(({ mine }) => mine)).toEqual([false, true, false]);
    const [{ mu, sigma }] = await database.sql.select().from(arenaEntries).where(eq(arenaEntries.id, strongEntry));
    expect(rows[1].rating).toEqual({
      shown: 1_000 + 20 * (mu - 3 * sigma),
      mu: 1_000 + 20 * mu,
      sigma: 20 * sigma,
    });
    expect(rows[1]).toMatchObject({ matches: 1, games: 72, active: true });
    expect(rows[1].points?.mean).toBeGreaterThan(rows[2].points?.mean ?? 0);
    expect(rows[0].entry).toBeNull();
    expect(must(await reading.ladder(LADDER, null)).rows.some(({ mine }) => mine)).toBe(false);
    expect(await reading.ladder({ ...LADDER, ruleSet: 'poker' }, null)).toMatchObject({
      ok: false,
      error: { code: 'NO_LADDER', status: 404 },
    });
  });

  test('a match says who played how, and opens its seed when it is over', async () => {
    const shown = ARENA_ANSWERS.match.parse(must(await reading.match(first)));
    const [row] = await database.sql.select().from(arenaMatches).where(eq(arenaMatches.id, first));
    const tally = row.tally as Tally;
    expect(shown).toMatchObject({ status: 'finished', seats: 3, deals: 24, played: 24, seed: row.seed });
    expect(shown.contestants.map(({ points }) => points?.mean)).toEqual([0, 1, 2].map((i) => pointsOf(tally, i).mean));
    expect(shown.contestants.map(({ place }) => place).toSorted()).toEqual([1, 2, 3]);
    // A new entry begins at 1000.
    expect(shown.contestants[0].rating?.before.shown).toBeCloseTo(1_000);
    expect(shown.contestants[0].decisions).toBeGreaterThan(100);
    expect(shown.dealList).toHaveLength(24);
    expect(shown.dealList.flatMap(({ games }) => games.map(({ number }) => number))).toEqual(
      Array.from({ length: 72 }, (_, number) => number),
    );
    for (const { points } of shown.dealList) expect(points.reduce((a, b) => a + b)).toBeCloseTo(0);
    expect(await reading.match('nothing')).toMatchObject({ error: { code: 'NO_MATCH' } });
  });

  test('a game of a match is its text, which gives the same points when it is played again', async () => {
    const game = ARENA_ANSWERS.matchGame.parse(must(await reading.game({ id: first, number: 5 })));
    const replay = must(readRecord(game.text));
    const { state } = replay.steps[replay.steps.length - 1];
    expect(replay.game.result(state)?.points).toEqual(game.points);
    expect(await reading.game({ id: first, number: 72 })).toMatchObject({ error: { code: 'NO_MATCH_GAME' } });
    expect(await reading.game({ id: 'nothing', number: 0 })).toMatchObject({ error: { code: 'NO_MATCH' } });
  });

  test('AR-8 no answer about a match that is not over says from which seed it is dealt', async () => {
    const id = await arenaRows.create(
      [arenaRows.contestant(strong, strongEntry), arenaRows.contestant(weak, weakEntry)],
      {
        deals: 16,
        seed: 'neverToBeSeen',
      },
    );
    const waiting = [must(await reading.match(id)), must(await reading.live(id)), await reading.matches({ limit: 50 })];
    await arenaRows.play(id, { blocks: 1 });
    const { text } = must(await reading.game({ id: first, number: 0 }));
    await database.sql
      .update(arenaMatches)
      .set({ live: { number: 1, seating: [1, 0], text: text.replace(/seed=\S+/, 'seed=neverToBeSeen/9') } })
      .where(eq(arenaMatches.id, id));
    const live = ARENA_ANSWERS.live.parse(must(await reading.live(id)));
    const game = must(await reading.game({ id, number: 0 }));
    const running = [
      must(await reading.match(id)),
      live,
      game,
      await reading.matches({ limit: 50, status: 'running' }),
    ];
    expect(JSON.stringify([waiting, running])).not.toContain('neverToBeSeen');
    expect(live).toMatchObject({ status: 'running', played: 8, deals: 16, game: { number: 1, seating: [1, 0] } });
    // The cards stand there instead, and the game is the same one.
    const replay = must(readRecord(game.text));
    const { state } = replay.steps[replay.steps.length - 1];
    expect(replay.game.result(state)?.points).toEqual(game.points);
    await database.sql.update(arenaMatches).set({ status: 'failed' }).where(eq(arenaMatches.id, id));
    expect(must(await reading.match(id)).seed).toBe('neverToBeSeen');
    expect(must(await reading.live(id)).game).toBeNull();
    await database.sql.delete(arenaMatches).where(eq(arenaMatches.id, id));
  });

  test('matches are found by what they are, and pages stay as they are while new ones come', async () => {
    const made: string[] = [];
    for (let i = 0; i < 5; i++) {
      const kind = i % 2 === 0 ? 'ladder' : 'challenge';
      made.unshift(
        await arenaRows.create([arenaRows.contestant(strong, strongEntry), arenaRows.level('random')], { kind }),
      );
    }
    const page = await reading.matches({ limit: 2 });
    expect(page.matches.map(({ id }) => id)).toEqual(made.slice(0, 2));
    const newer = await arenaRows.create([arenaRows.level('random'), arenaRows.level('simple')]);
    const next = await reading.matches({ limit: 2, before: page.next ?? '' });
    expect(next.matches.map(({ id }) => id)).toEqual(made.slice(2, 4));
    const last = await reading.matches({ limit: 2, before: next.next ?? '' });
    expect(last).toMatchObject({ matches: [{ id: made[4] }, { id: first }], next: null });
    expect(await reading.matches({ limit: 2, before: 'nothing' })).toEqual({ matches: [], next: null });

    const ids = async (filter: object) => (await reading.matches({ limit: 50, ...filter })).matches.map(({ id }) => id);
    expect(await ids({ entry: weakEntry })).toEqual([first]);
    expect(await ids({ entry: strongEntry })).toEqual([made[0], made[2], made[4], first]);
    expect(await ids({ kind: 'challenge' })).toEqual([made[1], made[3]]);
    expect(await ids({ status: 'finished' })).toEqual([first]);
    expect(await ids({ game: 'phom' })).toEqual([]);
    for (const id of [newer, ...made]) await database.sql.delete(arenaMatches).where(eq(arenaMatches.id, id));
  });

  test('matches of the same moment come one after the other as well', async () => {
    const at = arenaRows.now;
    const made: string[] = [];
    for (let i = 0; i < 4; i++) {
      arenaRows.now = at;
      made.push(await arenaRows.create([arenaRows.level('random'), arenaRows.level('simple')]));
    }
    const seen: string[] = [];
    let before: string | undefined;
    do {
      const page = await reading.matches({ limit: 1, ...(before === undefined ? {} : { before }) });
      seen.push(...page.matches.map(({ id }) => id));
      before = page.next ?? undefined;
    } while (before !== undefined);
    expect(seen.toSorted()).toEqual([...made, first].toSorted());
    for (const id of made) await database.sql.delete(arenaMatches).where(eq(arenaMatches.id, id));
  });

  test('the page of an entry: rating so far, whom it beats by how much a deal, versions, its worst games', async () => {
    const other = await arenaRows.entry(await arenaRows.bot(minh, 'simple'));
    await database.sql.update(arenaEntries).set({ active: false }).where(eq(arenaEntries.id, other));
    const ids = [first];
    for (let i = 0; i < 3; i++) {
      const version = i === 2 ? 2 : 1;
      if (version === 2)
        await database.sql.update(arenaEntries).set({ version }).where(eq(arenaEntries.id, strongEntry));
      const id = await arenaRows.create([
        arenaRows.contestant(weak, weakEntry),
        arenaRows.contestant(strong, strongEntry, version),
      ]);
      ids.push((await arenaRows.play(id)).id);
    }
    const page = ARENA_ANSWERS.entryDetail.parse(must(await reading.entryPage(strongEntry, lan)));
    expect(page).toMatchObject({ id: strongEntry, place: 1, matches: 4, mine: true, active: true, strikes: 0 });
    expect(page.history.map(({ match }) => match)).toEqual(ids);
    expect(page.history[3]).toMatchObject({ version: 2, rating: page.rating });
    expect(page.recent.map(({ id }) => id)).toEqual(ids.toReversed());

    const met = page.headToHead.map(({ bot, level, entry, deals }) => [bot?.id ?? level, entry, deals]);
    expect(met).toEqual([
      [weak.id, weakEntry, 48],
      ['simple', null, 24],
    ]);
    const [{ tally }] = await database.sql.select().from(arenaMatches).where(eq(arenaMatches.id, first));
    expect(page.headToHead[1].lead).toEqual(leadOver(tally as Tally, 0, 2));
    const back = must(await reading.entryPage(weakEntry, null));
    expect(back.headToHead[0].lead.mean).toBeCloseTo(-page.headToHead[0].lead.mean);
    expect(back.headToHead[0].lead.low).toBeCloseTo(-(page.headToHead[0].lead.high ?? 0));

    expect(page.versions.map(({ version, matches, games }) => [version, matches, games])).toEqual([
      [2, 1, 16],
      [1, 3, 72 + 32],
    ]);
    const all = page.versions.map(({ points, games }) => (points?.mean ?? 0) * (games === 16 ? 8 : 40));
    expect((all[0] + all[1]) / 48).toBeCloseTo(page.points?.mean ?? Number.NaN);

    expect(page.worst).toHaveLength(10);
    const losses = page.worst.map(({ points }) => points);
    expect(losses).toEqual(losses.toSorted((a, b) => a - b));
    const { match, game, points } = page.worst[0];
    const lost = must(await reading.game({ id: match, number: game }));
    const own = must(await reading.match(match)).contestants.findIndex(({ entry }) => entry === strongEntry);
    expect(lost.points[lost.seating.indexOf(own)]).toBe(points);
    expect(await reading.entryPage('nothing', null)).toMatchObject({ error: { code: 'NO_ENTRY' } });
  });

  test('what the stand-in did for a bot that was disqualified says nothing about the bot', async () => {
    const out = await arenaRows.bot(minh, 'random');
    const entry = await arenaRows.entry(out);
    const id = await arenaRows.create([arenaRows.contestant(out, entry), arenaRows.level('simple')]);
    await arenaRows.play(id, { strikes: [3, 0] });
    const shown = must(await reading.match(id));
    expect(shown.contestants.map(({ place, disqualified }) => [place, disqualified])).toEqual([
      [2, true],
      [1, false],
    ]);
    const page = must(await reading.entryPage(entry, minh));
    expect(page.headToHead).toEqual([]);
    expect(page.points).toBeNull();
    expect(page.versions).toMatchObject([{ version: 1, matches: 1, points: null }]);
    await database.sql.delete(bots).where(eq(bots.id, out.id));
  });

  test('a long history is thinned, and its last point is the rating of now', async () => {
    const bot = await arenaRows.bot(minh, 'random');
    const entry = await arenaRows.entry(bot);
    const id = await arenaRows.create([arenaRows.contestant(bot, entry)], { seats: 2 });
    const [row] = await database.sql.select().from(arenaMatches).where(eq(arenaMatches.id, id));
    const rows = Array.from({ length: 500 }, (_, at) => ({ ...row, id: `long${at}`, createdAt: at }));
    await database.sql.insert(arenaMatches).values(rows);
    await database.sql
      .insert(arenaMatchEntries)
      .values(
        rows.map((each, at) => ({ match: each.id, contestant: 0, entry, version: 1, mu: 20, sigma: 2, endedAt: at })),
      );
    const { history } = must(await reading.entryPage(entry, null));
    expect(history.length).toBeGreaterThan(100);
    expect(history.length).toBeLessThanOrEqual(240);
    expect(history[history.length - 1].match).toBe('long499');
    const moments = history.map(({ at }) => at);
    expect(moments).toEqual(moments.toSorted((a, b) => a - b));
    await database.sql.delete(bots).where(eq(bots.id, bot.id));
    await database.sql.execute(`delete from arena_matches where status = 'waiting'`);
  });

  test('circles are found in the ladder and on the pages of those in them', async () => {
    const circle: { bot: BotRow; entry: string }[] = [];
    for (let i = 0; i < 3; i++) {
      const bot = await arenaRows.bot(minh, 'random');
      circle.push({ bot, entry: await arenaRows.entry(bot) });
    }
    for (let i = 0; i < 3; i++) {
      const pair = [circle[i], circle[(i + 1) % 3]];
      const id = await arenaRows.create(pair.map(({ bot, entry }) => arenaRows.contestant(bot, entry)));
      const ahead = { count: 200, mean: 1, squares: 200 };
      const nothing = { count: 0, mean: 0, squares: 0 };
      const tally = {
        games: 400,
        points: [ahead, { ...ahead, mean: -1 }],
        wins: [nothing, nothing],
        leads: [
          [nothing, { ...ahead, mean: 2 }],
          [nothing, nothing],
        ],
      };
      await database.sql.update(arenaMatches).set({ status: 'finished', tally }).where(eq(arenaMatches.id, id));
    }
    arenaRows.now += 60_000;
    const { cycles } = must(await reading.ladder(LADDER, null));
    expect(cycles).toHaveLength(1);
    expect(cycles[0].map(({ id }) => id).toSorted()).toEqual(circle.map(({ entry }) => entry).toSorted());
    const at = cycles[0].findIndex(({ id }) => id === circle[0].entry);
    expect(cycles[0][(at + 1) % 3]).toEqual({ id: circle[1].entry, name: circle[1].bot.name });
    expect(must(await reading.entryPage(circle[2].entry, null)).cycles).toEqual(cycles);
    expect(must(await reading.entryPage(strongEntry, null)).cycles).toEqual([]);
    for (const { bot } of circle) await database.sql.delete(bots).where(eq(bots.id, bot.id));
  });

  test('withdrawn and deleted bots leave the ladder; a withdrawn one keeps its page', async () => {
    const bot = await arenaRows.bot(minh, 'simple');
    const entry = await arenaRows.entry(bot);
    const listed = async () => must(await reading.ladder(LADDER, null)).rows.map((row) => row.entry);
    expect(await listed()).toContain(entry);
    await database.sql.update(arenaEntries).set({ active: false }).where(eq(arenaEntries.id, entry));
    expect(await listed()).not.toContain(entry);
    expect(must(await reading.entryPage(entry, null))).toMatchObject({ active: false, place: null });
    expect(must(await reading.entriesOf(bot.id, null)).entries).toMatchObject([{ id: entry, active: false }]);
    await database.sql.update(bots).set({ deletedAt: 1 }).where(eq(bots.id, bot.id));
    expect(await reading.entryPage(entry, minh)).toMatchObject({ error: { code: 'NO_ENTRY' } });
    expect(await reading.entriesOf(bot.id, minh)).toMatchObject({ error: { code: 'NO_BOT' } });
  });

  test('a private bot that stands nowhere is known to its owner alone', async () => {
    const hidden = await arenaRows.bot(lan, 'simple');
    expect(must(await reading.entriesOf(hidden.id, lan)).entries).toEqual([]);
    for (const asker of [minh, null]) {
      expect(await reading.entriesOf(hidden.id, asker)).toMatchObject({ error: { code: 'NO_BOT' } });
    }
    expect(must(await reading.entriesOf(strong.id, null)).entries).toMatchObject([{ id: strongEntry, mine: false }]);
  });

  test('reports are for the owner alone, and nothing of them is anywhere else', async () => {
    const call = {
      fault: { kind: 'exception', message: 'secretFault', place: null },
      snapshot: { hand: ['3s'] },
      returned: 'secretReturn',
      printed: [{ level: 'log', text: 'secretPrint \u0000' }],
      unprinted: 2,
    };
    const row = { bot: strong.id, version: 1, match: first, game: 3, seat: 0, failed: true, micros: 12, at: 5, call };
    await database.sql.insert(arenaReports).values([row, { ...row, game: 4 }]);
    const reports = ARENA_ANSWERS.reports.parse({ reports: must(await reading.reports(lan, strong.id)) });
    expect(reports.reports.map(({ match, game }) => [match, game])).toEqual([
      [first, 4],
      [first, 3],
    ]);
    expect(reports.reports[0]).toMatchObject({ ...call, version: 1, micros: 12 });
    expect(await reading.reports(minh, strong.id)).toMatchObject({ error: { code: 'NO_BOT' } });
    await database.sql.update(bots).set({ sharing: 'open' }).where(eq(bots.id, strong.id));
    expect(await reading.reports(minh, strong.id)).toMatchObject({ error: { code: 'NOT_YOURS' } });
    const open = [
      await reading.match(first),
      await reading.game({ id: first, number: 3 }),
      await reading.matches({ limit: 50 }),
      await reading.entryPage(strongEntry, minh),
      await reading.entryPage(strongEntry, lan),
      await reading.ladder(LADDER, lan),
      await reading.entriesOf(strong.id, lan),
    ];
    for (const secret of ['secretFault', 'secretReturn', 'secretPrint', 'secret code', 'secret.example']) {
      expect(JSON.stringify(open)).not.toContain(secret);
    }
  });
});
