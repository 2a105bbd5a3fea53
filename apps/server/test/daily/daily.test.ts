import { GAMES, Random } from '@sanh-rong/engine';
import { turnOf, viewTable } from '@sanh-rong/table';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { dayAfter, dayAt, isDay, SPREAD, timesOf } from '../../src/daily/calendar.ts';
import { DAYS_AHEAD } from '../../src/daily/deals.ts';
import { dailyDeals, dailyTries, people } from '../../src/database/schema.ts';
import { DATABASES, type TestDatabase } from '../support/databases.ts';
import { anyOf, DailyNode, firstOf, newPerson } from './daily-node.ts';

/** The deal of the day over days, nodes and people (docs/decisions/0032). */

const MINUTE = 60_000;

describe('the calendar', () => {
  test('a day begins at midnight in Vietnam, and is told as its date there', () => {
    const midnight = Date.parse('2026-11-18T17:00:00Z');
    expect(dayAt(midnight - 1)).toBe('2026-11-18');
    expect(dayAt(midnight)).toBe('2026-11-19');
    expect(timesOf('2026-11-18').endsAt).toBe(midnight);
    expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01');
    expect(dayAfter('2028-03-01', -1)).toBe('2028-02-29');
  });

  test('knows days that there are from those that there are not', () => {
    for (const day of ['2026-11-19', '2028-02-29']) expect(isDay(day)).toBe(true);
    for (const day of ['2026-02-29', '2026-11-31', '2026-13-01', '19-11-2026', '', '2026-11-19 ']) {
      expect(isDay(day)).toBe(false);
    }
  });
});

describe.each(DATABASES)('the deal of the day, in $name', ({ open }) => {
  let database: TestDatabase;
  const clock = { now: Date.parse('2026-11-19T01:00:00Z') };

  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  const node = (): DailyNode => new DailyNode(database, clock);

  /** Another day, so that no test meets the tries of another. */
  const nextDay = (): string => {
    clock.now = timesOf(dayAt(clock.now)).endsAt + 40 * 24 * 60 * MINUTE;
    return dayAt(clock.now);
  };

  const person = async (guest = true, name = 'Lan') => {
    const made = newPerson(name);
    await database.sql.insert(people).values({
      id: made.id,
      name,
      email: `${made.id}@example.org`,
      isAnonymous: guest,
    });
    return made;
  };

  const shown = async (day: string, asker: string | null = null) => {
    const read = await node().daily.day(day, asker);
    if (!read.ok) throw new Error(read.error);
    return read.value;
  };

  test('there is one of each game, the same on every node, with opponents that answer at once', async () => {
    const day = nextDay();
    const [one, other] = await Promise.all([node().daily.day(null, null), node().daily.day(day, null)]);
    expect(one).toEqual(other);
    expect(one).toMatchObject({ ok: true, value: { day, today: day } });
    if (!one.ok) return;
    expect(one.value.games.map(({ game }) => game)).toEqual(GAMES.map(({ id }) => id));
    for (const { opponents } of one.value.games) expect(opponents).toHaveLength(3);
  });

  test('it changes at midnight in Vietnam, and what was begun before may be played on a little', async () => {
    const day = nextDay();
    const lan = await person();
    clock.now = timesOf(day).endsAt - 1;
    const code = await node().started(lan);
    clock.now = timesOf(day).endsAt;
    const next = await node().started(lan);
    expect(next).not.toBe(code);
    expect((await node().state(next)).daily?.day).toBe(dayAfter(day, 1));
    const state = await node().playOut(lan, code);
    expect(state.phase).toBe('completed');
    expect((await shown(day, lan.id)).games[0].own).toMatchObject({ state: 'finished', unfinished: false });
  });

  test('a house that was closed for a week deals what it promised before', async () => {
    const day = nextDay();
    await node().daily.deals.prepare();
    const { days: ahead } = await node().daily.promises();
    expect(ahead.map((each) => each.day)).toEqual(Array.from({ length: DAYS_AHEAD }, (_, at) => dayAfter(day, at + 1)));
    const publishedAt = clock.now;
    clock.now += 8 * 24 * 60 * MINUTE;
    const today = dayAt(clock.now);
    const promised = ahead.find((each) => each.day === today)?.games ?? [];
    expect(promised).toHaveLength(GAMES.length);
    const { games } = await shown(today);
    for (const { game, commitment } of promised) {
      expect(games.find((deal) => deal.game === game)).toMatchObject({ commitment, publishedAt });
    }
    // The days between were promised, and may still be looked at.
    expect((await shown(dayAfter(day, 3))).games).toHaveLength(GAMES.length);
    expect((await shown(dayAfter(day, 3))).before).toBe(dayAfter(day, 2));
    expect((await shown(today)).after).toBeNull();
    // Away for longer than it had promised ahead: it says since when a deal is published.
    clock.now += 60 * 24 * 60 * MINUTE;
    expect((await shown(dayAt(clock.now))).games[0].publishedAt).toBe(clock.now);
    expect(await node().daily.day(dayAfter(dayAt(clock.now), -1), null)).toEqual({ ok: false, error: 'NO_DAY' });
  });

  test('nodes that draw the same days at the same moment keep one deal of each', async () => {
    const day = nextDay();
    await Promise.all([node(), node(), node()].map(({ daily }) => daily.deals.prepare()));
    const [one, other] = [await shown(day), await shown(day)];
    expect(one).toEqual(other);
    const rows = await database.sql.select().from(dailyDeals).where(eq(dailyDeals.day, day));
    expect(rows).toHaveLength(GAMES.length);
  });

  test('days to come are nobody’s to see or to play', async () => {
    const day = nextDay();
    await node().daily.deals.prepare();
    const lan = await person();
    for (const asked of [dayAfter(day, 1), '2999-01-01', '2026-02-30']) {
      expect(await node().daily.day(asked, lan.id)).toEqual({ ok: false, error: 'NO_DAY' });
    }
    expect(await node().daily.board(dayAfter(day, 1), 'tienlen', lan.id)).toEqual({ ok: false, error: 'NO_DEAL' });
    expect(await node().daily.board(day, 'chess', lan.id)).toEqual({ ok: false, error: 'NO_DEAL' });
    expect(await node().daily.start(lan, 'chess')).toEqual({ ok: false, error: 'NO_DEAL' });
  });

  test('one try each: asked for on two nodes at once it is one table, and played it is refused', async () => {
    nextDay();
    const lan = await person();
    const asked = await Promise.all([node(), node(), node(), node()].map((each) => each.daily.start(lan, 'tienlen')));
    const codes = asked.flatMap((each) => (each.ok ? [each.value] : []));
    expect(codes).toHaveLength(4);
    expect(new Set(codes).size).toBe(1);
    const rows = await database.sql.select().from(dailyTries).where(eq(dailyTries.person, lan.id));
    expect(rows).toHaveLength(1);
    await node().playOut(lan, codes[0]);
    expect(await node().daily.start(lan, 'tienlen')).toEqual({ ok: false, error: 'TRIED_ALREADY' });
  });

  test('who plays the same moves meets the same answers, on another node and hours later', async () => {
    for (const { id: game } of GAMES) {
      for (let run = 0; run < examples(1, 8); run++) {
        nextDay();
        const moves = `${game} ${run}`;
        const [lan, minh] = [await person(), await person()];
        const one = await node().played(lan, game, anyOf(new Random(moves)));
        clock.now += 3 * 60 * MINUTE;
        const other = await node().played(minh, game, anyOf(new Random(moves)));
        expect(other.records).toEqual(one.records);
      }
    }
  });

  test('a try that was left is there when its person comes back, on a node that never saw it', async () => {
    nextDay();
    const lan = await person();
    const before = await node().settled(await node().started(lan));
    clock.now += 5 * 60 * MINUTE;
    const again = node();
    expect(await again.started(lan)).toBe(before.code);
    const state = await again.settled(before.code);
    expect(viewTable(state, lan.id).game).toEqual(viewTable(before, lan.id).game);
  });

  test('one that is never ended counts when the day is over, and its person is named nowhere', async () => {
    const day = nextDay();
    const [lan, minh] = [await person(false, 'Lan'), await person(false, 'Minh')];
    const code = await node().started(lan);
    await node().played(minh);
    clock.now = timesOf(day).playedUntil - 1;
    await node().tables.sweep();
    expect(turnOf(await node().settled(code))).toBe(0);
    clock.now = timesOf(day).playedUntil + SPREAD;
    const late = node();
    expect(clock.now).toBeLessThan(timesOf(day).revealedAt);
    const legal = viewTable(await late.state(code), lan.id).game?.legal ?? [];
    const refused = await late.tables.ask(code, lan, { type: 'act', action: firstOf(legal) });
    expect(refused).toMatchObject({ ok: false, error: { code: 'NOT_NOW' } });
    for (let rounds = 0; turnOf(await late.state(code)) >= 0 && rounds < 1_000; rounds++) {
      clock.now = Math.max(clock.now, (await late.state(code)).wake ?? 0);
      await late.tables.sweep();
    }
    const own = (await shown(day, lan.id)).games[0];
    expect(own).toMatchObject({ tries: 2, own: { state: 'finished', unfinished: true } });
    const board = await node().daily.board(day, 'tienlen', lan.id);
    expect(board.ok && board.value.accounts.map((row) => row.person.name)).toEqual(['Minh']);
  });

  test('how others did is for those who have finished, until the day is revealed; guests stand apart', async () => {
    const day = nextDay();
    const [lan, minh, guest, late] = [
      await person(false, 'Lan'),
      await person(false, 'Minh'),
      await person(),
      await person(),
    ];
    const board = (asker: string | null) => node().daily.board(day, 'tienlen', asker);
    const code = await node().started(lan);
    await node().played(minh, 'tienlen', anyOf(new Random('minh')));
    await node().played(guest, 'tienlen', anyOf(new Random('guest')));
    for (const asker of [null, late.id, lan.id]) expect(await board(asker)).toEqual({ ok: false, error: 'TRY_FIRST' });
    await node().playOut(lan, code);
    const seen = await board(lan.id);
    if (!seen.ok) throw new Error(seen.error);
    const { accounts, guests, tries, own } = seen.value;
    expect(tries).toBe(3);
    expect(new Set(accounts.map((row) => row.person.id))).toEqual(new Set([lan.id, minh.id]));
    expect(guests.map((row) => row.person.id)).toEqual([guest.id]);
    expect(accounts[0].points).toBeGreaterThanOrEqual(accounts[1].points);
    const points = [...accounts, ...guests];
    const mine = points.find((row) => row.person.id === lan.id)?.points ?? Number.NaN;
    const others = points.filter((row) => row.person.id !== lan.id);
    expect(own).toMatchObject({
      points: mine,
      below: others.filter((row) => row.points < mine).length,
      level: others.filter((row) => row.points === mine).length,
    });
    clock.now = timesOf(day).revealedAt - 1;
    expect((await board(null)).ok).toBe(false);
    clock.now = timesOf(day).revealedAt;
    expect((await board(null)).ok).toBe(true);
    expect((await board(late.id)).ok).toBe(true);
  });
});
