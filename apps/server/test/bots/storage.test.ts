import type { BotFault } from '@sanh-rong/bot-kit';
import { BOT_LIMITS, type BotReport } from '@sanh-rong/protocol';
import { TIMES } from '@sanh-rong/table';
import { count, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { type Bots, createBots } from '../../src/bots/bots.ts';
import { type BotCallReport, KEPT } from '../../src/bots/reports.ts';
import { MOST_TOLD } from '../../src/bots/told-calls.ts';
import type { Database } from '../../src/database/open.ts';
import { botReports, bots as botRows, botVersions, people, tableEvents, tables } from '../../src/database/schema.ts';
import { DATABASES } from '../support/databases.ts';
import { ampleQuotas } from '../support/guests.ts';
import { botCommands, Model } from './model.ts';
import { playedGame } from './played-game.ts';

/** Bots as they are kept, without HTTP around them; one suite for every database. */

const HOUR = 3_600_000;

describe.each(DATABASES)('bots kept in $name', ({ open }) => {
  let database: Database;
  let bots: Bots;
  let now = 1_800_000_000_000;
  let drawn = 0;
  /** Sources that were parsed. */
  const read: string[] = [];

  /** Everybody asks as slowly as they must. */
  const node = (): Bots =>
    createBots({
      sql: database.sql,
      now: () => {
        now += 1_000;
        return now;
      },
      check: async (source): Promise<BotFault | null> => {
        read.push(source);
        return source === '{' ? { kind: 'source', code: 'syntax', message: '', place: null } : null;
      },
      template: () => '',
      quotas: ampleQuotas(database),
      mayRun: async () => false,
      loadChecked: () => Promise.reject(new Error('nothing is run here')),
    });

  beforeAll(async () => {
    database = await open();
    bots = node();
  });
  afterAll(() => database.close());

  const aPerson = async (): Promise<string> => {
    drawn += 1;
    const id = `person${drawn}`;
    await database.sql.insert(people).values({ id, name: `Người ${drawn}`, email: `${id}@example.com` });
    return id;
  };

  const aBot = async (person: string, source = 'nguồn'): Promise<string> => {
    const made = await bots.create(person, { game: 'tienlen', name: 'Bot', source }, 'vi');
    if (!made.ok) throw new Error(made.error.code);
    return made.value.id;
  };

  test('several people saving, restoring, sharing, copying and deleting in any order', async () => {
    await fc.assert(
      fc.asyncProperty(botCommands, async (list) => {
        const model = new Model(bots, [await aPerson(), await aPerson(), await aPerson()]);
        for (const deed of list) await model.do(deed);
        await model.compare();
      }),
      { numRuns: examples(4, 12) },
    );
  });

  test('saves at the same moment on two nodes all become versions, each with a number of its own', async () => {
    const [first, second] = [node(), node()];
    const person = await aPerson();
    const id = await aBot(person, 'nguồn 0');
    const sources = Array.from({ length: 30 }, (_, i) => `nguồn ${i + 1}`);
    const saved = await Promise.all(
      sources.map((source, i) => (i % 2 === 0 ? first : second).save(person, id, source)),
    );
    const numbers = saved.map((version) => (version.ok ? version.value.number : version.error.code));
    expect([...numbers].sort((a, b) => Number(a) - Number(b))).toEqual(sources.map((_, i) => i + 2));
    for (const [i, source] of sources.entries()) expect(await bots.sourceOf(id, Number(numbers[i]))).toBe(source);
    expect(await bots.show(person, id)).toMatchObject({ ok: true, value: { version: 31 } });
  });

  test('a text that is the newest already is not read again, however often it is saved; an older one is', async () => {
    const person = await aPerson();
    const id = await aBot(person, 'một');
    read.length = 0;
    for (let time = 0; time < 5; time += 1)
      expect(await bots.save(person, id, 'một')).toMatchObject({ ok: true, value: { number: 1, sound: true } });
    expect(read).toEqual([]);
    expect(await bots.save(person, id, '{')).toMatchObject({ ok: true, value: { number: 2, sound: false } });
    expect(await bots.save(person, id, '{')).toMatchObject({ ok: true, value: { number: 2, sound: false } });
    expect(await bots.save(person, id, 'một')).toMatchObject({ ok: true, value: { number: 3, sound: true } });
    expect(read).toEqual(['{', 'một']);
  });

  test('a save and a deletion at the same moment leave no bot behind', async () => {
    const person = await aPerson();
    for (let round = 0; round < 5; round += 1) {
      const id = await aBot(person);
      const [saved, removed] = await Promise.all([bots.save(person, id, 'mới'), bots.remove(person, id)]);
      expect(removed.ok).toBe(true);
      expect(saved.ok ? 'ok' : saved.error.code).toMatch(/^(ok|NO_BOT)$/);
      expect(await bots.show(person, id)).toMatchObject({ error: { code: 'NO_BOT' } });
      expect(await bots.save(person, id, 'sau')).toMatchObject({ error: { code: 'NO_BOT' } });
    }
  });

  test('nobody has more bots than the quota, even when they are made at the same moment', async () => {
    const person = await aPerson();
    const one = await aBot(person);
    const [row] = await database.sql.select().from(botRows).where(eq(botRows.id, one));
    const more = Array.from({ length: BOT_LIMITS.bots - 4 }, (_, i) => ({ ...row, id: `${person}x${i}` }));
    await database.sql.insert(botRows).values(more);
    const nodes = [node(), node()];
    const made = await Promise.all(
      Array.from({ length: 6 }, (_, i) => nodes[i % 2].copy(person, one, { name: `Bản ${i}` })),
    );
    const codes = made.map((ruling) => (ruling.ok ? 'ok' : ruling.error.code));
    expect(codes.filter((code) => code === 'ok')).toHaveLength(3);
    expect(codes.filter((code) => code === 'BOT_QUOTA')).toHaveLength(3);
    expect((await bots.mine(person)).quota).toEqual({ used: BOT_LIMITS.bots, most: BOT_LIMITS.bots });
    await bots.remove(person, one);
    await aBot(person);
    // A place that is free again can be taken, but not without end before anything is swept away.
    const gone = Array.from({ length: 2 * BOT_LIMITS.bots }, (_, i) => ({
      ...row,
      id: `${person}y${i}`,
      deletedAt: 1,
    }));
    await database.sql.insert(botRows).values(gone);
    await bots.remove(person, more[0].id);
    const request = { game: 'tienlen', name: 'Nữa', source: '' };
    expect(await bots.create(person, request, 'vi')).toMatchObject({ error: { code: 'SLOW_DOWN' } });
    now += 2 * HOUR;
    await bots.sweep();
    expect(await bots.create(person, request, 'vi')).toMatchObject({ ok: true });
  });

  test('the oldest versions fall away: by their number, and by the room they take', async () => {
    const person = await aPerson();
    const id = await aBot(person);
    const version = { bot: id, source: 'cũ', bytes: 3, sound: true, at: now };
    const rows = Array.from({ length: BOT_LIMITS.versions }, (_, i) => ({ ...version, number: i + 2 }));
    await database.sql.insert(botVersions).values(rows);
    await database.sql
      .update(botRows)
      .set({ version: BOT_LIMITS.versions + 1 })
      .where(eq(botRows.id, id));
    await bots.save(person, id, 'mới');
    const numbers = async (): Promise<number[]> => {
      const listed = await bots.versions(person, id);
      return listed.ok ? listed.value.map(({ number }) => number) : [];
    };
    expect(await numbers()).toEqual(Array.from({ length: BOT_LIMITS.versions }, (_, i) => BOT_LIMITS.versions + 2 - i));
    expect(await bots.version(person, id, 2)).toMatchObject({ error: { code: 'NO_VERSION' } });
    await database.sql
      .update(botVersions)
      .set({ bytes: BOT_LIMITS.history / 4 })
      .where(eq(botVersions.bot, id));
    await bots.save(person, id, 'mới hơn');
    const newest = BOT_LIMITS.versions + 3;
    expect(await numbers()).toEqual([newest, newest - 1, newest - 2, newest - 3]);
  });

  describe('room for code', () => {
    const KILOBYTES_64 = 'x'.repeat(65_536);

    /** A bot whose versions take so many bytes; a bot with them already is no bot that could be saved like this. */
    const aBigBot = async (person: string, bytes: number): Promise<string> => {
      const id = await aBot(person);
      await database.sql.update(botVersions).set({ bytes }).where(eq(botVersions.bot, id));
      return id;
    };

    const codeOf = (ruling: { ok: true } | { ok: false; error: { code: string } }): string =>
      ruling.ok ? 'ok' : ruling.error.code;

    const aGuest = async (): Promise<string> => {
      const person = await aPerson();
      await database.sql.update(people).set({ isAnonymous: true }).where(eq(people.id, person));
      return person;
    };

    test.each(['account', 'guest'] as const)(
      'all bots and versions of one person have their limit: %s',
      async (kind) => {
        const person = kind === 'guest' ? await aGuest() : await aPerson();
        const room = BOT_LIMITS.room[kind];
        const [first, second] = [await aBot(person), await aBigBot(person, room - 65_536 - 100)];
        expect(codeOf(await bots.save(person, first, KILOBYTES_64))).toBe('ok');
        const refused = await bots.save(person, first, `y${KILOBYTES_64.slice(1)}`);
        expect(refused).toMatchObject({ error: { code: 'BOT_QUOTA', details: { megabytes: room / 1_048_576 } } });
        expect(codeOf(await bots.create(person, { game: 'tienlen', name: 'Bot', source: KILOBYTES_64 }, 'vi'))).toBe(
          'BOT_QUOTA',
        );
        expect(codeOf(await bots.copy(person, first, {}))).toBe('BOT_QUOTA');
        // What was refused has left nothing behind, and the same code again is no new version.
        expect(await bots.show(person, first)).toMatchObject({ value: { version: 2, source: KILOBYTES_64 } });
        expect((await bots.mine(person)).bots).toHaveLength(2);
        expect(codeOf(await bots.save(person, first, KILOBYTES_64))).toBe('ok');
        // What is deleted counts until it is swept away.
        await bots.remove(person, second);
        expect(codeOf(await bots.restore(person, first, 1))).toBe('ok');
        expect(codeOf(await bots.save(person, first, KILOBYTES_64))).toBe('BOT_QUOTA');
        now += 2 * HOUR;
        await bots.sweep();
        expect(codeOf(await bots.save(person, first, KILOBYTES_64))).toBe('ok');
      },
    );

    test('saves of several bots at the same moment do not exceed it', async () => {
      const person = await aGuest();
      const four = [await aBot(person), await aBot(person), await aBot(person), await aBot(person)];
      await aBigBot(person, BOT_LIMITS.room.guest - 2 * 65_536 - 100);
      const nodes = [node(), node()];
      const saved = await Promise.all(four.map((id, i) => nodes[i % 2].save(person, id, KILOBYTES_64)));
      expect(saved.map(codeOf).sort()).toEqual(['BOT_QUOTA', 'BOT_QUOTA', 'ok', 'ok']);
    });

    test('a guest’s bots all come along to an account that has no room for them; nothing more until some are gone', async () => {
      const [guest, account] = [await aGuest(), await aPerson()];
      const brought = await aBigBot(guest, BOT_LIMITS.room.guest);
      const own = await aBot(account);
      await aBigBot(account, BOT_LIMITS.room.account - 1_000);
      await bots.handOver(guest, account);
      expect((await bots.mine(account)).bots).toHaveLength(3);
      expect(await bots.show(account, brought)).toMatchObject({ ok: true, value: { source: 'nguồn' } });
      expect(codeOf(await bots.save(account, own, 'mới'))).toBe('BOT_QUOTA');
      await bots.remove(account, brought);
      now += 2 * HOUR;
      await bots.sweep();
      expect(codeOf(await bots.save(account, own, 'mới'))).toBe('ok');
    });
  });

  test('a bot goes with its owner, and everything about it with the bot', async () => {
    const [person, other] = [await aPerson(), await aPerson()];
    const id = await aBot(person);
    await bots.change(person, id, { sharing: 'public' });
    const fork = await bots.copy(other, id, {});
    await bots.report(aCall({ bot: id }));
    await database.sql.delete(people).where(eq(people.id, person));
    const left = await database.sql.select({ versions: count() }).from(botVersions).where(eq(botVersions.bot, id));
    expect(left).toEqual([{ versions: 0 }]);
    expect(await bots.show(other, id)).toMatchObject({ error: { code: 'NO_BOT' } });
    expect(fork.ok && (await bots.show(other, fork.value.id))).toMatchObject({ ok: true, value: { fork: null } });
    const request = { game: 'tienlen', name: 'Ma', source: '' };
    expect(await bots.create(person, request, 'vi')).toMatchObject({ error: { code: 'SIGN_IN_FIRST' } });
  });

  /** A table at which a bot sat down. */
  const aTable = async (bot: string, phase: 'playing' | 'closed'): Promise<string> => {
    drawn += 1;
    const code = `BOTS${[...String(drawn)].map((digit) => 'ABCDEFGHJK'[Number(digit)]).join('')}`;
    await database.sql.insert(tables).values({ code, seq: 2, phase, game: 'tienlen', visibility: 'public' });
    await database.sql.insert(tableEvents).values([
      { code, seq: 1, event: { type: 'opened', at: now } },
      { code, seq: 2, event: { type: 'botSat', at: now, seat: 1, bot: { id: bot, name: 'Bot', version: 1 } } },
    ]);
    return code;
  };

  test('a deleted bot is swept away when no table plays it any more', async () => {
    const person = await aPerson();
    const [played, forgotten, kept] = [await aBot(person), await aBot(person), await aBot(person)];
    const code = await aTable(played, 'playing');
    await aTable(forgotten, 'closed');
    await bots.remove(person, played);
    await bots.remove(person, forgotten);
    const fresh = node();
    const found = async (): Promise<boolean[]> => {
      const sources = [played, forgotten, kept].map((id) => node().sourceOf(id, 1));
      return (await Promise.all(sources)).map((source) => source !== null);
    };
    await fresh.sweep();
    expect(await found()).toEqual([true, true, true]);
    now += 2 * HOUR;
    await fresh.sweep();
    expect(await found()).toEqual([true, false, true]);
    await database.sql.update(tables).set({ phase: 'closed' }).where(eq(tables.code, code));
    await fresh.sweep();
    expect(await found()).toEqual([false, false, true]);
  });

  test('where no sandbox can be made, tests are refused and everything else goes on', async () => {
    const person = await aPerson();
    const id = await aBot(person);
    expect(await bots.test(person, id, undefined)).toMatchObject({ error: { code: 'NO_SANDBOX', status: 503 } });
    expect(await bots.save(person, id, 'vẫn lưu được')).toMatchObject({ ok: true });
  });

  const FAULT: BotFault = { kind: 'exception', message: 'Ối', place: { line: 3, column: 7 } };

  const aCall = (part: Partial<BotCallReport>): BotCallReport => ({
    bot: '',
    version: 1,
    owner: '',
    broughtBy: '',
    table: 'NXSUCHXX',
    session: 1,
    game: 1,
    seat: 2,
    move: 0,
    hidings: [],
    at: now,
    fault: FAULT,
    snapshot: { hand: ['3s', '4s'] },
    returned: 'undefined',
    printed: [{ level: 'log', text: 'nghĩ…' }],
    micros: 1_234,
    ...part,
  });

  const told = async (person: string, bot: string): Promise<readonly BotReport[]> => {
    const reports = await bots.reports(person, bot);
    if (!reports.ok) throw new Error(reports.error.code);
    return reports.value;
  };

  test('what happened at tables is kept for the owner alone, as it was', async () => {
    const [person, other] = [await aPerson(), await aPerson()];
    const bot = await aBot(person);
    // A bot may print anything: zeros, half characters, what looks like SQL.
    const text = '\u0000 \ud800 \'); drop table bots; -- "\\u0000"';
    await bots.report(aCall({ bot, printed: [{ level: 'warn', text }], returned: text, unprinted: 3, at: now }));
    const illegal = { code: 'TL-3', reason: 'notYourTurn', details: { n: 1 } } as const;
    await bots.report(aCall({ bot, fault: { kind: 'illegal', error: illegal, action: { type: 'pass' } }, seat: 0 }));
    await bots.report(aCall({ bot, fault: null, micros: 0.4 }));
    // Nothing went wrong and nothing was printed: nothing to tell.
    await bots.report(aCall({ bot, fault: null, printed: [] }));
    const reports = await told(person, bot);
    expect(reports).toHaveLength(3);
    expect(reports[0]).toMatchObject({ fault: null, micros: 0, replay: null });
    expect(reports[1]).toMatchObject({ fault: { kind: 'illegal', error: illegal }, seat: 0 });
    expect(reports[2]).toMatchObject({
      version: 1,
      seat: 2,
      fault: FAULT,
      snapshot: { hand: ['3s', '4s'] },
      returned: text,
      printed: [{ level: 'warn', text }],
      unprinted: 3,
      micros: 1_234,
    });
    expect(await bots.reports(other, bot)).toMatchObject({ error: { code: 'NO_BOT' } });
    await bots.change(person, bot, { sharing: 'public' });
    expect(await bots.reports(other, bot)).toMatchObject({ error: { code: 'NOT_YOURS' } });
    await bots.remove(person, bot);
    await bots.report(aCall({ bot }));
    await bots.report(aCall({ bot: 'never' }));
    const [rows] = await database.sql.select({ kept: count() }).from(botReports).where(eq(botReports.bot, bot));
    expect(rows.kept).toBe(3);
  });

  test('the newest calls are kept: those that went wrong, and fewer of those that only printed', async () => {
    const person = await aPerson();
    const [bot, other] = [await aBot(person), await aBot(person)];
    const row = { version: 1, code: 'NXSUCHXX', session: 1, number: 1, seat: 0, at: now, micros: 1 };
    const call = { fault: null, snapshot: null, returned: '', printed: [], unprinted: 0 };
    const rows = (count: number, failed: boolean) =>
      Array.from({ length: count }, () => ({ ...row, bot, failed, call }));
    await database.sql.insert(botReports).values([...rows(KEPT.failed, true), ...rows(KEPT.printed, false)]);
    await bots.report(aCall({ bot: other }));
    await bots.report(aCall({ bot, returned: 'mới nhất' }));
    await bots.report(aCall({ bot, fault: null, returned: 'mới nhất' }));
    // What happens in a game that goes on changes nothing of what is told.
    const before = await told(person, bot);
    const table = await aTable(bot, 'playing');
    for (const fault of [FAULT, null]) await bots.report(aCall({ bot, fault, table }));
    await bots.sweep();
    expect(await told(person, bot)).toEqual(before);
    await database.sql.update(tables).set({ phase: 'closed' }).where(eq(tables.code, table));
    const reports = await told(person, bot);
    expect(reports).toHaveLength(KEPT.failed + KEPT.printed);
    expect(reports.filter(({ fault }) => fault !== null)).toHaveLength(2);
    expect(reports.slice(2, 4).map(({ returned }) => returned)).toEqual(['mới nhất', 'mới nhất']);
    await bots.sweep();
    expect(await told(person, bot)).toEqual(reports);
    const [{ kept }] = await database.sql.select({ kept: count() }).from(botReports).where(eq(botReports.bot, bot));
    expect(kept).toBe(KEPT.failed + KEPT.printed);
    expect(await told(person, other)).toHaveLength(1);
  });

  test('of a bot that prints much, so many of the newest calls are told as an answer may hold', async () => {
    const person = await aPerson();
    const bot = await aBot(person);
    const row = { bot, version: 1, code: 'NXSUCHXX', session: 1, number: 1, seat: 0, at: now, micros: 1, failed: true };
    const printed = Array.from({ length: 80 }, () => ({ level: 'log', text: 'x'.repeat(100) }));
    const call = { fault: FAULT, snapshot: null, returned: '', printed, unprinted: 0 };
    await database.sql.insert(botReports).values(Array.from({ length: KEPT.failed }, () => ({ ...row, call })));
    await bots.report(aCall({ bot, returned: 'mới nhất' }));
    const reports = await told(person, bot);
    expect(reports[0]).toMatchObject({ returned: 'mới nhất' });
    expect(reports.length).toBeGreaterThan(10);
    expect(JSON.stringify(reports).length).toBeLessThan(1.2 * MOST_TOLD);
    expect(reports.map(({ id }) => id)).toEqual(reports.map(({ id }) => id).toSorted((one, other) => other - one));
  });

  test('a hand is told when the game is over, not before: the owner may sit at the same table', async () => {
    const [person, other] = [await aPerson(), await aPerson()];
    const bot = await aBot(person);
    const code = await aTable(bot, 'playing');
    const before = await bots.reports(person, bot);
    for (const game of [1, 2]) await bots.report(aCall({ bot, table: code, game }));
    // Nothing at all tells that something happened: whether a bot prints could stand for a card in its hand.
    expect(await bots.reports(person, bot)).toEqual(before);
    // The first game ends: a private one, in which the owner sat; the second one goes on.
    await playedGame(database, { id: `${bot}a`, code, number: 1, people: [person, null] });
    const first = await told(person, bot);
    expect(first.map(({ replay }) => replay)).toEqual([`${bot}a`]);
    // The second one as well, without the owner: they may read what their bot saw, but not open the game.
    await playedGame(database, { id: `${bot}b`, code, number: 2, people: [other, null] });
    expect((await told(person, bot)).map(({ replay }) => replay)).toEqual([null, `${bot}a`]);
    // A game that never ends is over when its table is closed.
    await bots.report(aCall({ bot, table: code, game: 3 }));
    expect(await told(person, bot)).toHaveLength(2);
    await database.sql.update(tables).set({ phase: 'closed' }).where(eq(tables.code, code));
    expect(await told(person, bot)).toHaveLength(3);
    // A table's code opens its door.
    expect(JSON.stringify(await bots.reports(person, bot))).not.toContain(code);
  });

  test('a hand at a table that is watched with a delay is told when watchers have seen the end of the game', async () => {
    const person = await aPerson();
    const bot = await aBot(person);
    const code = await aTable(bot, 'playing');
    await database.sql
      .update(tables)
      .set({ summary: { watchers: 'delayed' } })
      .where(eq(tables.code, code));
    await bots.report(aCall({ bot, table: code }));
    await playedGame(database, { id: `${bot}d`, code, number: 1, people: [null, null], endedAt: now });
    expect(await told(person, bot)).toEqual([]);
    now += TIMES.watchDelay;
    expect(await told(person, bot)).toHaveLength(1);
  });
});
