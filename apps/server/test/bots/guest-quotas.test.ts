import { checkSource } from '@sanh-rong/bot-kit/check';
import type { BotWords } from '@sanh-rong/protocol';
import { Sandboxes, Starved } from '@sanh-rong/sandbox';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { until } from '../../../../test/until.ts';
import { type Bots, createBots } from '../../src/bots/bots.ts';
import { type BotCallReport, KEPT } from '../../src/bots/reports.ts';
import { TRIAL_TIMES } from '../../src/bots/trial.ts';
import type { Sandbox } from '../../src/bots/trials.ts';
import { WORDS_OF_A_GAME } from '../../src/bots/word-room.ts';
import { botCalls, botReports, bots as botRows, botVersions, people } from '../../src/database/schema.ts';
import { FairGate } from '../../src/fair-gate.ts';
import { createPeople } from '../../src/people/people.ts';
import { type GuestQuota, type GuestQuotaKind, GuestQuotas } from '../../src/rate-limits/guest-quotas.ts';
import { openNetworks } from '../../src/rate-limits/networks.ts';
import { NEW_ACCOUNT, NEWCOMER_GAMES } from '../../src/rate-limits/newcomers.ts';
import { SharedRateLimiter } from '../../src/rate-limits/shared-rate-limiter.ts';
import { type TestDatabase, USUAL_DATABASES } from '../support/databases.ts';
import { SECRET } from '../support/guests.ts';
import { SOUND, soundly } from './bot-author.ts';
import { finishGames } from './played-game.ts';

/** What guests may use together, however many they are and whichever node they ask. */

const HOUR = 3_600_000;
const hourly = (network: number, all: number): GuestQuota => ({
  network: { most: network, within: HOUR },
  all: { most: all, within: HOUR },
});
const KILOBYTES_10 = `//${'x'.repeat(10_238)}`;

describe.each(USUAL_DATABASES)('guests together on $name', ({ open }) => {
  let database: TestDatabase;
  let sandboxes: Sandboxes;
  let now = 1_800_000_000_000;
  const sharedLimiter = () => new SharedRateLimiter({ database, secret: SECRET, now: () => now });

  beforeAll(async () => {
    database = await open();
    sandboxes = new Sandboxes({ warm: 0, most: 2 });
  });
  afterAll(async () => {
    await sandboxes.close();
    await database.close();
  });

  const node = (
    quotas: Partial<Record<GuestQuotaKind, GuestQuota>>,
    loadChecked: Sandbox['loadChecked'] = sandboxes.loadChecked,
  ): Bots =>
    createBots({
      sql: database.sql,
      now: () => now,
      check: async (source) => checkSource(source),
      template: () => SOUND,
      mayRun: async () => true,
      loadChecked,
      quotas: new GuestQuotas({ sql: database.sql, sharedLimiter: sharedLimiter(), now: () => now, quotas }),
    });

  const guest = async (address: string): Promise<string> => {
    const secure = { secret: SECRET, secureCookies: false };
    const all = createPeople({
      sql: database.sql,
      sharedLimiter: sharedLimiter(),
      networks: openNetworks(SECRET),
      ...secure,
    });
    const made = await all.guest({ address }, 'Lan');
    if (!made.ok) throw new Error(made.error.code);
    return made.value.profile.id;
  };
  const account = async (address: string): Promise<string> => {
    const id = await guest(address);
    await database.sql.update(people).set({ isAnonymous: false, username: id }).where(eq(people.id, id));
    await finishGames(database, id, NEWCOMER_GAMES);
    return id;
  };

  const create = async (bots: Bots, person: string, source = KILOBYTES_10): Promise<string> => {
    const made = await bots.create(person, { game: 'tienlen', name: 'Rùa', source }, 'vi');
    return made.ok ? 'ok' : made.error.code;
  };
  const stored = async (): Promise<[number, number]> => [
    await database.sql.$count(botRows),
    await database.sql.$count(botVersions),
  ];

  test('of one network store so much an hour; others and accounts are not concerned', async () => {
    const nodes = [node({ storage: hourly(50_000, 1_000_000) }), node({ storage: hourly(50_000, 1_000_000) })];
    const crowd = await Promise.all(Array.from({ length: 8 }, () => guest('192.0.2.1')));
    const [bots, versions] = await stored();
    const codes = await Promise.all(crowd.map((person, at) => create(nodes[at % 2], person)));
    expect(codes.toSorted()).toEqual([...Array(4).fill('GUEST_QUOTA'), ...Array(4).fill('ok')]);
    expect(await stored()).toEqual([bots + 4, versions + 4]);
    const refused = await nodes[0].create(crowd[0], { game: 'tienlen', name: 'Rùa', source: KILOBYTES_10 }, 'vi');
    expect(refused).toMatchObject({ error: { status: 429, code: 'GUEST_QUOTA', details: { minutes: 60 } } });
    expect(await create(nodes[0], await guest('192.0.2.2'))).toBe('ok');
    expect(await create(nodes[0], await account('192.0.2.1'))).toBe('ok');
    now += HOUR;
    expect(await create(nodes[1], crowd[0])).toBe('ok');
  });

  test('new accounts of one network share as much once more, until they are a week old', async () => {
    now += HOUR;
    const bots = node({ storage: hourly(30_000, 30_000) });
    const accounts = [await account('192.0.2.3'), await account('192.0.2.3'), await account('192.0.2.3')];
    await database.sql
      .update(people)
      .set({ createdAt: new Date(now) })
      .where(inArray(people.id, accounts));
    expect(await create(bots, await guest('192.0.2.3'))).toBe('ok');
    expect(await create(bots, await guest('192.0.2.3'))).toBe('ok');
    expect(await create(bots, await guest('192.0.2.3'))).toBe('GUEST_QUOTA');
    const codes: string[] = [];
    for (const person of accounts) codes.push(await create(bots, person));
    expect(codes).toEqual(['ok', 'ok', 'GUEST_QUOTA']);
    now += NEW_ACCOUNT;
    for (let at = 0; at < 5; at += 1) expect(await create(bots, accounts[2])).toBe('ok');
  });

  test('accounts that never play stay new, however old they are, and those of the whole hall share like its guests', async () => {
    now += HOUR;
    const bots = node({ storage: hourly(30_000, 40_000) });
    const codes: string[] = [];
    for (let at = 0; at < 5; at += 1) {
      const id = await guest(`192.0.2.${70 + (at >> 1)}`);
      await database.sql
        .update(people)
        .set({ isAnonymous: false, username: id, createdAt: new Date(0) })
        .where(eq(people.id, id));
      codes.push(await create(bots, id));
      if (at < 4) continue;
      await finishGames(database, id, NEWCOMER_GAMES);
      codes.push(await create(bots, id));
    }
    expect(codes).toEqual(['ok', 'ok', 'ok', 'GUEST_QUOTA', 'GUEST_QUOTA', 'ok']);
    // Guests have what is theirs all the same.
    expect(await create(bots, await guest('192.0.2.75'))).toBe('ok');
  });

  test('of the whole hall store so much an hour, from however many networks', async () => {
    now += HOUR;
    const bots = node({ storage: hourly(50_000, 60_000) });
    const codes: string[] = [];
    for (let at = 0; at < 7; at += 1) codes.push(await create(bots, await guest(`198.51.100.${at}`)));
    expect(codes).toEqual([...Array(5).fill('ok'), 'GUEST_QUOTA', 'GUEST_QUOTA']);
    expect(await create(bots, await account('198.51.100.1'))).toBe('ok');
  });

  test('of networks that store much stop none that store little: the second half of the hall is theirs', async () => {
    now += HOUR;
    const few = { network: { most: 60_000, within: HOUR, little: 12_000 }, all: { most: 100_000, within: HOUR } };
    const storage = { ...few, all: { ...few.all, reserve: 50_000 } };
    const bots = node({ storage });
    const codes: string[] = [];
    for (let at = 0; at < 10; at += 1) codes.push(await create(bots, await guest(`198.51.100.${50 + (at % 2)}`)));
    expect(codes).toEqual([...Array(4).fill('ok'), ...Array(6).fill('GUEST_QUOTA')]);
    expect(await create(bots, await guest('198.51.100.52'))).toBe('ok');
    expect(await create(bots, await guest('198.51.100.50'))).toBe('GUEST_QUOTA');
  });

  test('what is refused for another reason, or changes nothing, uses nothing up', async () => {
    now += HOUR;
    const bots = node({ storage: hourly(40_000, 40_000) });
    const person = await guest('203.0.113.1');
    const made = await bots.create(person, { game: 'tienlen', name: 'Rùa', source: KILOBYTES_10 }, 'vi');
    if (!made.ok) throw new Error(made.error.code);
    for (let at = 0; at < 10; at += 1) {
      expect(await bots.save(person, made.value.id, KILOBYTES_10)).toMatchObject({ ok: true, value: { number: 1 } });
      expect(await bots.restore(person, made.value.id, 7)).toMatchObject({ error: { code: 'NO_VERSION' } });
    }
    expect(await bots.save(person, made.value.id, `${KILOBYTES_10} `)).toMatchObject({ value: { number: 2 } });
    expect(await bots.restore(person, made.value.id, 1)).toMatchObject({ value: { number: 3 } });
    expect(await bots.restore(person, made.value.id, 2)).toMatchObject({ error: { code: 'GUEST_QUOTA' } });
    expect(await bots.show(person, made.value.id)).toMatchObject({ value: { version: 3 } });
  });

  test('have so much time of tests; a test takes what it needed', async () => {
    now += HOUR;
    // Room for the most that one test may need, and a little more.
    const tests = hourly(45_000, 1_000_000);
    const nodes = [node({ tests }), node({ tests })];
    const bot = async (person: string, at: number): Promise<string> => {
      const made = await nodes[0].create(person, { game: 'tienlen', name: 'Rùa', source: soundly(at) }, 'vi');
      if (!made.ok) throw new Error(made.error.code);
      return made.value.id;
    };
    const [lan, nam, other] = [await guest('192.0.2.9'), await guest('192.0.2.9'), await guest('192.0.2.10')];
    const [lans, nams, others] = [await bot(lan, 1), await bot(nam, 2), await bot(other, 3)];
    expect(await nodes[0].test(lan, lans, undefined)).toMatchObject({ ok: true, value: { fault: null, unasked: 0 } });
    // It took some milliseconds of it: for another whole test there is no room in this hour.
    const refused = { error: { status: 429, code: 'GUEST_QUOTA' } };
    expect(await nodes[1].test(nam, nams, undefined)).toMatchObject(refused);
    expect(await nodes[1].test(other, others, undefined)).toMatchObject({ ok: true });
    now += HOUR;
    expect(await nodes[1].test(nam, nams, undefined)).toMatchObject({ ok: true });
  });

  test('are told to come back when the machine has no time for a bot, and lose no time of theirs by it', async () => {
    now += HOUR;
    // Room for the most that one test may need, not for twice as much.
    const tests = hourly(60_000, 1_000_000);
    const busy = node({ tests }, () => Promise.reject(new Starved()));
    const person = await guest('192.0.2.12');
    const made = await busy.create(person, { game: 'tienlen', name: 'Rùa', source: soundly(4) }, 'vi');
    if (!made.ok) throw new Error(made.error.code);
    expect(await busy.test(person, made.value.id, undefined)).toMatchObject({ error: { code: 'SLOW_DOWN' } });
    now += 60_000;
    expect(await node({ tests }).test(person, made.value.id, undefined)).toMatchObject({ ok: true });
  });

  test('who test a bot that never answers are told so after one call while others wait, else after three', async () => {
    now += HOUR;
    let begun = 0;
    let answer = (): void => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const entering = vi.spyOn(FairGate.prototype, 'enter');
    const bots = node({}, async ({ time }) => {
      begun += 1;
      const silent = async (calls: readonly unknown[]) => {
        // In the line of those that think long, the first answers when all three stand there.
        if (time === TRIAL_TIMES.quick) await asked;
        else await until('all of them in that line', () => entering.mock.calls.length === 6);
        const fault = { kind: 'timeout', milliseconds: 1_000 } as const;
        return calls.map(() => ({ action: null, fault, returned: '', printed: [], unprinted: 0, micros: 1_000_000 }));
      };
      return { ok: true, printed: [], bot: { decide: silent, forget: () => {}, stop: () => {} } };
    });
    const testing = await Promise.all(
      [1, 2, 3].map(async (number) => {
        const person = await guest(`192.0.2.${20 + number}`);
        const made = await bots.create(person, { game: 'tienlen', name: 'Rùa', source: soundly(number) }, 'vi');
        if (!made.ok) throw new Error(made.error.code);
        return { person, id: made.value.id };
      }),
    );
    const tests: Promise<number>[] = [];
    const test = async ({ person, id }: (typeof testing)[number]): Promise<number> => {
      const tested = await bots.test(person, id, undefined);
      if (!tested.ok) throw new Error(tested.error.code);
      return tested.value.outcomes.length;
    };
    tests.push(test(testing[0]), test(testing[1]));
    await until('two tests to run', () => begun === 2);
    tests.push(test(testing[2]));
    await until('the third to wait', () => entering.mock.calls.length === 3);
    answer();
    expect((await Promise.all(tests)).sort()).toEqual([1, 1, 3]);
    entering.mockRestore();
  });

  /** What a bot that prints as much as it can leaves behind at one turn. */
  const printing = (part: Pick<BotCallReport, 'bot' | 'broughtBy'> & Partial<BotCallReport>): BotCallReport => ({
    ...{ version: 1, owner: part.broughtBy, table: 'NXSUCHXX', session: 1, game: 1, seat: 0, move: 0, at: now },
    ...{ hidings: [], fault: null, snapshot: { hand: ['3s'] }, returned: 'null', micros: 1 },
    printed: Array.from({ length: 40 }, () => ({ level: 'log', text: 'x'.repeat(200) }) as const),
    ...part,
  });
  const aBot = async (bots: Bots, owner: string): Promise<string> => {
    const made = await bots.create(owner, { game: 'tienlen', name: 'Vẹt', source: SOUND }, 'vi');
    if (!made.ok) throw new Error(made.error.code);
    return made.value.id;
  };
  /** Bytes that are kept of what bots printed. */
  const wordsOf = async (bot: string): Promise<number> => {
    const kept = [
      ...(await database.sql.select().from(botCalls).where(eq(botCalls.bot, bot))),
      ...(await database.sql.select().from(botReports).where(eq(botReports.bot, bot))),
    ];
    const printed = kept.flatMap(({ call }) => (call as BotWords).printed);
    return Buffer.byteLength(JSON.stringify(printed));
  };
  const playedBy = async (bots: Bots, calls: number, part: Parameters<typeof printing>[0]): Promise<void> => {
    for (let move = 0; move < calls; move += 1) await bots.report(printing({ ...part, move }));
  };

  test('whose bots print at tables have room for so much of it; then it is kept what was played, without the words', async () => {
    now += HOUR;
    const words = hourly(2 * WORDS_OF_A_GAME, 1_000_000);
    const nodes = [node({ words }), node({ words })];
    const [lan, nam, other] = [await guest('192.0.2.60'), await guest('192.0.2.60'), await guest('192.0.2.61')];
    const bot = await aBot(nodes[0], lan);
    await playedBy(nodes[0], 30, { bot, broughtBy: lan, table: 'TABLE1' });
    expect(await wordsOf(bot)).toBeLessThan(WORDS_OF_A_GAME + 2 * 8_192);
    const first = await wordsOf(bot);
    await playedBy(nodes[1], 2, { bot, broughtBy: nam, owner: lan, table: 'TABLE2' });
    expect(await wordsOf(bot)).toBeGreaterThan(first);
    const second = await wordsOf(bot);
    // There is no room left for a third seat, whoever brings the bot, and whoever it belongs to.
    for (const [at, brought] of [nam, other].entries())
      await playedBy(nodes[at], 5, { bot, broughtBy: brought, owner: lan, table: `TABLE3${at}` });
    expect(await wordsOf(bot)).toBe(second);
    const calls = await database.sql.select().from(botCalls).where(eq(botCalls.code, 'TABLE30'));
    expect(calls).toHaveLength(5);
    expect(calls[0].call).toMatchObject({ returned: 'null', printed: [], unprinted: 40 });
    now += HOUR;
    await playedBy(nodes[0], 2, { bot, broughtBy: lan, table: 'TABLE5' });
    expect(await wordsOf(bot)).toBeGreaterThan(second);
  });

  test('give back at the end of a game what its bots did not print', async () => {
    now += HOUR;
    const words = hourly(WORDS_OF_A_GAME + 4_096, 1_000_000);
    const bots = node({ words });
    const person = await guest('192.0.2.62');
    const bot = await aBot(bots, person);
    for (let game = 1; game <= 5; game += 1) {
      await bots.report(printing({ bot, broughtBy: person, game, printed: [{ level: 'log', text: `ván ${game}` }] }));
    }
    const kept = await database.sql.select().from(botReports).where(eq(botReports.bot, bot));
    expect(kept).toHaveLength(5);
  });

  test('a bot of an account that prints in game after game leaves no more behind than is told of it', async () => {
    now += HOUR;
    const bots = node({});
    const person = await account('192.0.2.63');
    const bot = await aBot(bots, person);
    for (let game = 1; game <= 40; game += 1) await playedBy(bots, 5, { bot, broughtBy: person, game });
    expect(await database.sql.$count(botReports, eq(botReports.bot, bot))).toBeLessThanOrEqual(KEPT.printed + 5);
  });

  test('a class of forty writes and saves without being stopped', async () => {
    now += HOUR;
    const bots = node({});
    const lesson: string[] = [];
    for (let pupil = 0; pupil < 40; pupil += 1) {
      const person = await guest('203.0.113.40');
      const made = await bots.create(person, { game: 'tienlen', name: 'Rùa' }, 'vi');
      if (!made.ok) throw new Error(made.error.code);
      for (let save = 0; save < 5; save += 1) {
        const saved = await bots.save(person, made.value.id, `${KILOBYTES_10}${save}`);
        lesson.push(saved.ok ? 'ok' : saved.error.code);
      }
    }
    expect(new Set(lesson)).toEqual(new Set(['ok']));
  });
});
