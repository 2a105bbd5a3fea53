import { START, widen } from '@sanh-rong/arena';
import { ARENA_LIMITS } from '@sanh-rong/protocol';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../src/database/open.ts';
import { arenaEntries, arenaMatches, botVersions } from '../../src/database/schema.ts';
import { DATABASES } from '../support/databases.ts';
import { ArenaFixture, GAME, RULE_SET } from './arena-fixture.ts';
import { ArenaRows } from './arena-rows.ts';
import { FIGHTERS } from './bot-sources.ts';

/** Who may enter which bot where, and who may challenge whom; nothing is played here. */

/** The code of a refusal, or ok. */
const codeOf = async (asked: Promise<{ ok: true } | { ok: false; error: { code: string } }>): Promise<string> => {
  const ruling = await asked;
  return ruling.ok ? 'ok' : ruling.error.code;
};

describe.each(DATABASES)('the arena on $name', ({ open }) => {
  let database: Database;
  let fixture: ArenaFixture;
  let lan: string;
  let nam: string;

  beforeAll(async () => {
    database = await open();
    fixture = await ArenaFixture.open(database, { runners: 0 });
  });
  afterAll(async () => {
    expect(fixture.troubles).toEqual([]);
    await fixture.arena.close();
    await database.close();
  });
  beforeEach(async () => {
    [lan, nam] = [await fixture.person('Lan'), await fixture.person('Nam')];
  });

  const row = async (entry: string) => {
    const [found] = await database.sql.select().from(arenaEntries).where(eq(arenaEntries.id, entry));
    return found;
  };
  const enter = (person: string, bot: string, more: { version?: number; ruleSet?: string } = {}): Promise<string> =>
    codeOf(fixture.arena.enter(person, { bot, ruleSet: RULE_SET, ...more }));

  test('a bot enters as somebody unknown, once', async () => {
    const { bot, entry } = await fixture.entry(lan, 'first');
    expect(await row(entry)).toMatchObject({ bot, game: GAME, ruleSet: RULE_SET, version: 1, active: true, ...START });
    expect(await enter(lan, bot)).toBe('ALREADY_ENTERED');
    expect(await enter(lan, bot, { ruleSet: 'thirteen' })).toBe('ok');
  });

  test('a new version keeps the place of the old one, which is doubted again', async () => {
    const { bot, entry } = await fixture.entry(lan, 'first');
    const known = { mu: 31, sigma: 1.25 };
    await database.sql.update(arenaEntries).set(known).where(eq(arenaEntries.id, entry));
    await fixture.bots.save(lan, bot, FIGHTERS.last);
    expect(await enter(lan, bot)).toBe('ok');
    expect(await row(entry)).toMatchObject({ version: 2, ...widen(known) });
    expect((await row(entry)).sigma).toBeGreaterThan(known.sigma);
  });

  test('who withdraws and comes back with the same version is where it was', async () => {
    const { bot, entry } = await fixture.entry(lan, 'first');
    const known = { mu: 31, sigma: 1.25 };
    await database.sql.update(arenaEntries).set(known).where(eq(arenaEntries.id, entry));
    expect(await codeOf(fixture.arena.withdraw(nam, entry))).toBe('NOT_YOURS');
    expect(await codeOf(fixture.arena.withdraw(lan, 'nosuchentry'))).toBe('NO_ENTRY');
    expect(await codeOf(fixture.arena.withdraw(lan, entry))).toBe('ok');
    expect(await row(entry)).toMatchObject({ active: false, ...known });
    expect(await enter(lan, bot)).toBe('ok');
    expect(await row(entry)).toMatchObject({ active: true, ...known });
  });

  test('only own bots with code that can be used, in ladders of their game', async () => {
    const bot = await fixture.bot(lan, 'first', { sharing: 'public' });
    expect(await enter(nam, bot)).toBe('NOT_YOURS');
    expect(await enter(nam, await fixture.bot(lan, 'first'))).toBe('NO_BOT');
    expect(await enter(lan, bot, { ruleSet: 'ta-la' })).toBe('NO_LADDER');
    expect(await enter(lan, bot, { version: 7 })).toBe('NO_VERSION');
    await fixture.bots.save(lan, bot, 'function getNextMove( {');
    expect(await enter(lan, bot)).toBe('UNSOUND_BOT');
    expect(await enter(lan, bot, { version: 1 })).toBe('ok');
    expect(await enter('nobody', bot)).toBe('SIGN_IN_FIRST');
  });

  test('a person has so many in a ladder, however fast they ask', async () => {
    const bots: string[] = [];
    for (let each = 0; each < ARENA_LIMITS.entries + 2; each++) bots.push(await fixture.bot(lan, 'first'));
    const codes = await Promise.all(bots.map((bot) => enter(lan, bot)));
    expect(codes.filter((code) => code === 'ok').length).toBe(ARENA_LIMITS.entries);
    expect(codes.filter((code) => code === 'ENTRY_QUOTA').length).toBe(2);
  });

  test('nobody enters and withdraws without a pause', async () => {
    let now = Date.now();
    const { arena } = await ArenaFixture.open(database, { runners: 0, now: () => now });
    const { bot, entry } = await fixture.entry(lan, 'first');
    const codes: string[] = [];
    for (let time = 0; time < 31; time++) {
      codes.push(await codeOf(arena.withdraw(lan, entry)));
      codes.push(await codeOf(arena.enter(lan, { bot, ruleSet: RULE_SET })));
    }
    expect(codes).toEqual([...Array(60).fill('ok'), 'SLOW_DOWN', 'SLOW_DOWN']);
    expect(await codeOf(arena.withdraw(nam, entry))).toBe('NOT_YOURS');
    now += 2_000;
    expect(await codeOf(arena.withdraw(lan, entry))).toBe('ok');
    await arena.close();
  });

  test('a version that plays is kept however many are saved, and a deleted bot leaves', async () => {
    const { bot, entry } = await fixture.entry(lan, 'first');
    let now = Date.now();
    const patient = await ArenaFixture.open(database, { runners: 0, now: () => now });
    for (let save = 0; save < 40; save++) {
      now += 1_000;
      await patient.bots.save(lan, bot, `${FIGHTERS.last}// ${save} ${'rồng '.repeat(8_000)}`);
    }
    const kept = await database.sql.select().from(botVersions).where(eq(botVersions.bot, bot));
    expect(kept.some(({ number }) => number === 1)).toBe(true);
    expect(kept.some(({ number }) => number === 2)).toBe(false);
    await patient.arena.close();
    await fixture.bots.remove(lan, bot);
    expect(await row(entry)).toMatchObject({ active: false });
    expect(await enter(lan, bot)).toBe('NO_BOT');
  });

  test('the version that a match was made with is kept until the match is over, whatever is entered meanwhile', async () => {
    const rows = new ArenaRows(database);
    const owner = await rows.person();
    const bot = await rows.bot(owner, 'simple');
    const entry = await rows.entry(bot);
    const match = await rows.create([rows.contestant(bot, entry), rows.level('random')]);
    let now = Date.now();
    const patient = await ArenaFixture.open(database, { runners: 0, now: () => now });
    const save = async (): Promise<void> => {
      now += 1_000;
      await patient.bots.save(owner, bot.id, `${FIGHTERS.last}// ${now} ${'rồng '.repeat(8_000)}`);
    };
    const isKept = async (): Promise<boolean> =>
      (await database.sql.select().from(botVersions).where(eq(botVersions.bot, bot.id))).some(
        (each) => each.number === 1,
      );
    for (let saved = 0; saved < 40; saved++) await save();
    await database.sql.update(arenaEntries).set({ version: 41 }).where(eq(arenaEntries.id, entry));
    await save();
    expect(await isKept()).toBe(true);
    await database.sql.update(arenaMatches).set({ status: 'finished' }).where(eq(arenaMatches.id, match));
    await save();
    expect(await isKept()).toBe(false);
    await patient.arena.close();
  });

  describe('a challenge', () => {
    const challenge = (person: string, bot: string, opponents: object[], more: object = {}): Promise<string> =>
      codeOf(fixture.arena.challenge(person, { bot, ruleSet: RULE_SET, deals: 4, ...more, opponents } as never));

    test('waits with everybody in their seats', async () => {
      const [own, other] = [await fixture.bot(lan, 'first'), await fixture.bot(nam, 'last', { sharing: 'open' })];
      const made = await fixture.arena.challenge(lan, {
        bot: own,
        ruleSet: RULE_SET,
        opponents: [{ bot: other }],
        deals: 4,
      });
      if (!made.ok) throw new Error(made.error.code);
      const [match] = await database.sql.select().from(arenaMatches).where(eq(arenaMatches.id, made.value));
      expect(match).toMatchObject({
        kind: 'challenge',
        status: 'waiting',
        deals: 4,
        lineup: [0, 1, 0, 1],
        askedBy: lan,
      });
      expect(match.contestants).toEqual([
        { entry: null, level: null, bot: { id: own, name: 'first', version: 1, owner: { id: lan, name: 'Lan' } } },
        { entry: null, level: null, bot: { id: other, name: 'last', version: 1, owner: { id: nam, name: 'Nam' } } },
      ]);
    });

    test('reaches whoever stands in a ladder, with the version that plays there, however private its code is', async () => {
      const own = await fixture.bot(lan, 'first');
      const hidden = await fixture.bot(nam, 'last');
      expect(await enter(nam, hidden)).toBe('ok');
      await fixture.bots.save(nam, hidden, FIGHTERS.first);
      expect(await challenge(lan, own, [{ bot: hidden }])).toBe('ok');
    });

    test('is for those who may be seated, each once, at a table that the rules know', async () => {
      const own = await fixture.bot(lan, 'first');
      const hidden = await fixture.bot(nam, 'last');
      const foreign = await fixture.bot(nam, 'anyLast', { game: 'phom', sharing: 'open' });
      expect(await challenge(lan, own, [{ bot: hidden }])).toBe('NO_BOT');
      expect(await challenge(lan, own, [{ bot: foreign }])).toBe('WRONG_GAME');
      expect(await challenge(nam, own, [{ level: 'simple' }])).toBe('NO_BOT');
      expect(await challenge(lan, own, [{ bot: own }])).toBe('BAD_LINEUP');
      expect(await challenge(lan, own, [{ level: 'simple' }, { level: 'simple' }])).toBe('BAD_LINEUP');
      expect(await challenge(lan, own, [{ level: 'wizard' }])).toBe('BAD_LINEUP');
      const levels = ['random', 'simple', 'greedy', 'steady'].map((level) => ({ level }));
      expect(await challenge(lan, own, levels)).toBe('BAD_LINEUP');
      expect(await challenge(lan, own, [{ level: 'simple' }], { ruleSet: 'ta-la' })).toBe('NO_LADDER');
      expect(await challenge(lan, own, levels.slice(1))).toBe('ok');
    });

    test('no more than thirty in a short while, cancelled or not; then one a minute', async () => {
      let now = Date.now();
      const slow = await ArenaFixture.open(database, { runners: 0, now: () => now });
      const own = await slow.bot(lan, 'first');
      const ask = () =>
        slow.arena.challenge(lan, { bot: own, ruleSet: RULE_SET, deals: 1, opponents: [{ level: 'simple' }] });
      const codes: string[] = [];
      for (let time = 0; time < 32; time++) {
        const asked = await ask();
        codes.push(asked.ok ? 'ok' : asked.error.code);
        if (asked.ok) expect(await slow.arena.cancelChallenge(lan, asked.value)).toMatchObject({ ok: true });
      }
      expect(codes).toEqual([...Array(30).fill('ok'), 'SLOW_DOWN', 'SLOW_DOWN']);
      now += 60_000;
      expect([(await ask()).ok, (await ask()).ok]).toEqual([true, false]);
      await slow.arena.close();
    });

    test('so many of one person at a time, however fast they ask', async () => {
      const own = await fixture.bot(lan, 'first');
      const asked = Array.from({ length: ARENA_LIMITS.challenges + 2 }, () =>
        challenge(lan, own, [{ level: 'simple' }]),
      );
      const codes = await Promise.all(asked);
      expect(codes.filter((code) => code === 'ok').length).toBe(ARENA_LIMITS.challenges);
      expect(codes.filter((code) => code === 'CHALLENGE_QUOTA').length).toBe(2);
    });
  });
});
