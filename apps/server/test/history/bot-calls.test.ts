import { type BotFault, findBotGame } from '@sanh-rong/bot-kit';
import { type AnyGame, type Json, readRecord } from '@sanh-rong/engine';
import type { BotGameCall } from '@sanh-rong/protocol';
import { and, count, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { KEPT_CALLS, keepCall, sweepCalls } from '../../src/bots/calls.ts';
import type { BotCallReport } from '../../src/bots/reports.ts';
import { botCalls, bots, games, people } from '../../src/database/schema.ts';
import { DATABASES } from '../support/databases.ts';
import { historyServer } from './history-server.ts';
import { concealing, open, type Played, play, STARTED, shownSeats } from './played-games.ts';

/** What bots saw, returned and printed in games that are over: what is kept of it, and who may read it. */

const BOT_SEAT = 1;
const FAULT: BotFault = { kind: 'exception', message: 'Ối', place: { line: 3, column: 7 } };

describe.each(DATABASES)('calls of bots in $name', ({ open: openDatabase }) => {
  const { clock, ask, got, refused, newCode, keepTable, keep, sql } = historyServer(openDatabase);
  let drawn = 0;

  /** A bot of this person's; its id. */
  const aBot = async (owner: string): Promise<string> => {
    drawn += 1;
    const at = STARTED;
    await sql()
      .insert(people)
      .values({ id: owner, name: owner, email: `${owner}@guest` })
      .onConflictDoNothing();
    const row = { id: `bot${drawn}x`, owner, game: 'tienlen', name: 'Bot', folded: 'bot', description: '' };
    await sql()
      .insert(bots)
      .values({ ...row, sharing: 'private', version: 1, sound: true, createdAt: at, updatedAt: at });
    return row.id;
  };

  const aCall = (part: Partial<BotCallReport>): BotCallReport => ({
    bot: '',
    version: 1,
    owner: '',
    broughtBy: '',
    table: 'NXSUCHXX',
    session: 1,
    game: 1,
    seat: BOT_SEAT,
    move: 0,
    hidings: [],
    at: STARTED,
    fault: null,
    snapshot: null,
    returned: 'đã trả về',
    printed: [{ level: 'log', text: 'đã in ra' }],
    micros: 1_234,
    ...part,
  });

  /** What the bot's seat was told at each of its turns, as it was when it was played. */
  const toldTo = ({ game, text }: Played, scores: readonly number[]): Map<number, Json> => {
    const read = readRecord(text);
    const known = findBotGame(game.id);
    if (!read.ok || known === null) throw new Error(game.id);
    const { steps } = read.value;
    return new Map(
      steps.flatMap(({ state }, move): [number, Json][] =>
        game.turn(state) === BOT_SEAT ? [[move, known.snapshot(game.view(state, BOT_SEAT), { scores })]] : [],
      ),
    );
  };

  interface Told {
    readonly id: string;
    readonly told: Map<number, Json>;
  }

  /** A finished game in which a bot of `owner` sat and was asked at every turn of its seat. */
  const keepWithBot = async (
    played: Played,
    owner: string,
    sitters: readonly (string | null)[],
    visibility: 'public' | 'private' = 'public',
  ): Promise<Told> => {
    const code = newCode();
    await keepTable(code, visibility);
    const bot = await aBot(owner);
    const before = play(played.game, sitters.length, `before ${code}`, 'built-in');
    await keep(before, { code, people: sitters, number: 1, visibility });
    const scores = played.game.result(before.state)?.points ?? [];
    const told = toldTo(played, scores);
    for (const move of told.keys()) await keepCall({ sql: sql() }, aCall({ bot, table: code, game: 2, move }), true);
    const id = await keep(played, { code, people: sitters, number: 2, visibility });
    return { id, told };
  };

  const callsFor = async (id: string, asker: string | null): Promise<BotGameCall[]> =>
    (await got<{ calls: BotGameCall[] }>(`/api/games/${id}/bots`, asker)).calls;

  describe.each(open.map((game) => ({ game, name: game.id })))('$name', ({ game }) => {
    test('everybody who may see the game again sees each call: what was told, returned and printed', async () => {
      const played = play(game, 3, `calls ${game.id}`, 'built-in');
      const { id, told } = await keepWithBot(played, 'nam', ['nam', null, 'lan']);
      expect(told.size).toBeGreaterThan(2);
      for (const asker of [null, 'nam', 'lan', 'bac']) {
        const calls = await callsFor(id, asker);
        expect(calls.map(({ step }) => step - 1)).toEqual([...told.keys()]);
        expect(calls.map(({ snapshot }) => snapshot)).toEqual([...told.values()].map((each) => structuredClone(each)));
        for (const { seat, micros, strike, words } of calls) {
          expect({ seat, micros, strike }).toEqual({ seat: BOT_SEAT, micros: 1_234, strike: null });
          expect(words).toEqual({
            fault: null,
            returned: 'đã trả về',
            printed: [{ level: 'log', text: 'đã in ra' }],
            unprinted: 0,
          });
        }
      }
    });

    test('a private game: those who took part, and nobody else, the bot’s owner included', async () => {
      const played = play(game, 2, `private ${game.id}`, 'built-in');
      const { id } = await keepWithBot(played, 'bac', ['nam', null], 'private');
      expect((await callsFor(id, 'nam')).length).toBeGreaterThan(0);
      for (const asker of [null, 'lan', 'bac'])
        expect(await refused(`/api/games/${id}/bots`, asker)).toEqual([404, 'NO_GAME']);
    });
  });

  describe.each(concealing.map((game) => ({ game, name: game.id })))('LG-7: $name', ({ game }) => {
    test('over many games a bot’s snapshot is for who may see its hand, and its words are for its owner', async () => {
      const seen = { hidden: 0, shown: 0 };
      for (let i = 0; i < examples(8, 30); i++) {
        const played = play(game, 2 + (i % 4), `bots ${i}`, i % 3 === 0 ? 'built-in' : 'wild');
        const sitters = Array.from({ length: played.contributions.length }, (_, seat) =>
          seat === BOT_SEAT ? null : `sitter${seat}`,
        );
        const { id, told } = await keepWithBot(played, 'chu', sitters);
        const isShown = shownSeats(played).includes(BOT_SEAT);
        if (told.size > 0) seen[isShown ? 'shown' : 'hidden'] += 1;
        for (const asker of [null, 'sitter0', 'lan', 'chu']) {
          const calls = await callsFor(id, asker);
          const isOwner = asker === 'chu';
          const expected = [...told.values()].map((each) => (isShown || isOwner ? structuredClone(each) : null));
          expect(calls.map(({ snapshot }) => snapshot)).toEqual(expected);
          for (const { words } of calls) expect(words === null).toBe(!isOwner);
          // Not a byte of what it wrote.
          if (!isOwner) expect((await ask(`/api/games/${id}/bots`, asker)).text).not.toMatch(/đã/);
        }
      }
      expect(seen.hidden).toBeGreaterThan(0);
      expect(seen.shown).toBeGreaterThan(0);
    });
  });

  /** A finished game of two with one call of a bot, which may be anything. */
  const keepOne = async (game: AnyGame, part: Partial<BotCallReport>): Promise<{ id: string; code: string }> => {
    const played = play(game, 2, `one ${game.id}`, 'built-in');
    const code = newCode();
    await keepTable(code, 'public');
    const bot = await aBot('nam');
    const [move] = toldTo(played, [0, 0]).keys();
    await keepCall({ sql: sql() }, aCall({ bot, table: code, move, ...part }), true);
    return { id: await keep(played, { code, people: ['lan', null] }), code };
  };

  test('BT-2: a strike is told with its reason; where in the code it happened is the owner’s to know', async () => {
    const { id } = await keepOne(open[0], { fault: FAULT, returned: '' });
    expect(await callsFor(id, 'lan')).toMatchObject([
      { strike: 'exception', words: { fault: { message: 'Ối', place: null } } },
    ]);
    expect(await callsFor(id, 'nam')).toMatchObject([{ strike: 'exception', words: { fault: FAULT } }]);
  });

  test('MN-22: where a count was hidden from the bot, it is hidden in what the bot was told', async () => {
    const { id } = await keepOne(open[0], { hidings: [[0, true]] });
    const [{ snapshot }] = await callsFor(id, null);
    expect(snapshot).toMatchObject({ counts: [null, expect.any(Number)] });
  });

  test('what a bot writes is shortened, and nothing that cannot be seen is left in it', async () => {
    const hostile = '\u0000\u0007\u202e<b>\ud800\n\u2028\u200b\tx';
    const accents = `e${'\u0301'.repeat(50)}`;
    const long = 'x'.repeat(10_000);
    const { id } = await keepOne(open[0], {
      fault: { kind: 'invalid', problem: 'notAnObject', where: hostile, found: long },
      returned: `${hostile}${long}`,
      printed: [hostile, accents, ...Array(200).fill(long)].map((text) => ({ level: 'log', text })),
      unprinted: 7,
    });
    const [{ words }] = await callsFor(id, null);
    if (words === null) throw new Error('no words');
    const { fault, returned, printed, unprinted } = words;
    expect(returned.slice(0, 6)).toBe('<b> xx');
    expect(returned.length).toBeLessThanOrEqual(KEPT_CALLS.text);
    expect(fault).toMatchObject({ where: '<b> x', found: `${'x'.repeat(KEPT_CALLS.text - 1)}…` });
    expect(printed).toHaveLength(KEPT_CALLS.lines);
    expect(printed.slice(0, 2).map(({ text }) => text)).toEqual(['<b> x', 'e\u0301\u0301\u0301']);
    expect(printed[2].text).toBe(`${'x'.repeat(KEPT_CALLS.line - 1)}…`);
    expect(unprinted).toBe(7 + 202 - KEPT_CALLS.lines);
  });

  test('of one game so much is kept and no more; a move is told once', async () => {
    const bot = await aBot('nam');
    const table = newCode();
    const printed = Array.from({ length: 50 }, () => ({ level: 'log', text: 'dài '.repeat(100) }) as const);
    for (let move = 0; move < KEPT_CALLS.calls + 5; move++)
      await keepCall({ sql: sql() }, aCall({ bot, table, move, printed }), true);
    await keepCall({ sql: sql() }, aCall({ bot, table, move: 0, returned: 'lần nữa' }), true);
    const rows = await sql().select().from(botCalls).where(eq(botCalls.code, table)).orderBy(botCalls.move);
    expect(rows).toHaveLength(KEPT_CALLS.calls);
    expect(rows[0].call).toMatchObject({ returned: 'đã trả về', unprinted: 30 });
    expect(rows.at(-1)?.call).toMatchObject({ returned: 'đã trả về', printed: [], unprinted: 50 });
    const bytes = rows.reduce((sum, { call }) => sum + Buffer.byteLength(JSON.stringify(call.printed)), 0);
    expect(bytes).toBeLessThan(2 * KEPT_CALLS.bytes);
    // Of a bot that is gone, or never was, nothing is kept.
    await sql().update(bots).set({ deletedAt: STARTED }).where(eq(bots.id, bot));
    for (const each of [bot, 'never']) await keepCall({ sql: sql() }, aCall({ bot: each, table, game: 2 }), true);
    expect(
      await sql()
        .select()
        .from(botCalls)
        .where(and(eq(botCalls.number, 2), eq(botCalls.code, table))),
    ).toEqual([]);
  });

  test('old calls are swept away, of each bot all but the newest, and all of a bot that is removed', async () => {
    const [bot, other] = [await aBot('nam'), await aBot('nam')];
    const table = newCode();
    const { hidings, ...row } = { code: table, session: 1, seat: 0, micros: 1, hidings: [] };
    const call = { fault: null, returned: '', printed: [], unprinted: 0, hidings };
    const values = Array.from({ length: KEPT_CALLS.ofBot + 50 }, (_, move) => ({
      ...row,
      call,
      bot,
      number: 1,
      move,
      at: clock.now + move,
    }));
    const old = { ...row, call, bot: other, number: 2, move: 0, at: clock.now - KEPT_CALLS.age };
    await sql()
      .insert(botCalls)
      .values([...values, old, { ...old, move: 1, at: clock.now }]);
    const kept = async (of: string): Promise<number> =>
      (await sql().select({ rows: count() }).from(botCalls).where(eq(botCalls.bot, of)))[0].rows;
    await sweepCalls({ sql: sql(), now: () => clock.now });
    expect([await kept(bot), await kept(other)]).toEqual([KEPT_CALLS.ofBot, 1]);
    await sql().delete(bots).where(eq(bots.id, bot));
    expect(await kept(bot)).toBe(0);
  });

  test('a game without bots, and one that this version does not read', async () => {
    const played = play(open[0], 2, 'no bots', 'built-in');
    expect(await callsFor(await keep(played, { people: ['nam', 'lan'] }), null)).toEqual([]);
    const { id } = await keepOne(open[0], {});
    await sql().update(games).set({ text: 'sr0 tienlen/mien-nam seats=2 seed=a |' }).where(eq(games.id, id));
    expect(await refused(`/api/games/${id}/bots`, null)).toEqual([409, 'OLD_GAME']);
  });
});
