import { CHAT_MESSAGES, type ChatClientMessage, PHRASES } from '@sanh-rong/protocol';
import {
  createTable,
  decide,
  evolve,
  type Person,
  replayTable,
  type TableEvent,
  type TableState,
  TIMES,
  tick,
} from '@sanh-rong/table';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Chat, type ChatInput, createChat, MOST_KEPT } from '../../src/chat/chat.ts';
import { MAX_MUTES } from '../../src/chat/mutes.ts';
import { chatRoutes } from '../../src/chat/routes.ts';
import type { Database } from '../../src/database/open.ts';
import { chatMessages, chatReports, people, tableEvents, tables } from '../../src/database/schema.ts';
import type { Call, Reply } from '../../src/http/route.ts';
import { GuestQuotas } from '../../src/rate-limits/guest-quotas.ts';
import { SharedRateLimiter } from '../../src/rate-limits/shared-rate-limiter.ts';
import type { Tables } from '../../src/tables/tables.ts';
import { DATABASES } from '../support/databases.ts';
import { ampleQuotas } from '../support/guests.ts';

/** One suite for every database that keeps what people say. */

const text = (body: string): ChatInput => ({ kind: 'text', body });

describe('messages of the chat', () => {
  const tableId = 'ABCD2345';
  const fits = (name: ChatClientMessage, message: unknown): boolean => CHAT_MESSAGES[name].safeParse(message).success;

  test('are read as they are meant', () => {
    expect(fits('send_message', { tableId, text: 'Chào', actionId: 'a 1' })).toBe(true);
    expect(fits('send_message', { tableId, phrase: 'hello' })).toBe(true);
    expect(fits('read_messages', { tableId })).toBe(true);
    expect(fits('read_messages', { tableId, before: 7, limit: 100 })).toBe(true);
    expect(fits('mute_person', { person: 'lan', muted: false })).toBe(true);
    expect(fits('report_message', { message: 1, reason: 'spam' })).toBe(true);
  });

  test('and in no other way', () => {
    const bad: readonly [ChatClientMessage, unknown][] = [
      ['send_message', { tableId }],
      ['send_message', { tableId, text: 'Chào', phrase: 'hello' }],
      ['send_message', { tableId, text: 'x'.repeat(4_001) }],
      ['send_message', { tableId, text: 7 }],
      ['send_message', { tableId, phrase: 'toString' }],
      ['send_message', { tableId: 'a', text: 'Chào' }],
      ['send_message', { tableId, text: 'Chào', actionId: '' }],
      ['send_message', { tableId, text: 'Chào', from: 'lan' }],
      ['read_messages', { tableId, limit: 101 }],
      ['read_messages', { tableId, before: 0.5 }],
      ['mute_person', { person: '', muted: true }],
      ['mute_person', { person: 'x'.repeat(65), muted: true }],
      ['mute_person', { person: 'lan', muted: 'yes' }],
      ['report_message', { message: 2 ** 60, reason: 'spam' }],
      ['report_message', { message: 1, reason: '' }],
    ];
    for (const [name, message] of bad) expect(fits(name, message), JSON.stringify(message)).toBe(false);
    for (const nonsense of [null, undefined, [], 'text', 7, {}]) expect(fits('mute_person', nonsense)).toBe(false);
  });
});

describe.each(DATABASES)('chat kept in $name', ({ open }) => {
  let database: Database;
  let now = 1_800_000_000_000;
  let chat: Chat;
  let drawn = 0;
  /** New people for every test: none carries a rate limit or a mute over. */
  let nam: Person;
  let lan: Person;
  let bac: Person;

  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  const eventsOf = async (code: string): Promise<TableEvent[]> => {
    const rows = await database.sql
      .select({ event: tableEvents.event })
      .from(tableEvents)
      .where(eq(tableEvents.code, code))
      .orderBy(tableEvents.seq);
    return rows.map(({ event }) => event as TableEvent);
  };
  const find = async (code: string): Promise<TableState | null> => {
    let state: TableState | null = null;
    for (const event of await eventsOf(code)) state = evolve(state, event).state;
    return state;
  };
  const past: Tables['past'] = async (code, until) => {
    const events = await eventsOf(code);
    const state = replayTable(events.filter(({ at }) => at <= until));
    return state === null ? null : { state, since: events.slice(state.seq) };
  };
  const node = (): Chat =>
    createChat({ sql: database.sql, now: () => now, tables: { find, past }, quotas: ampleQuotas(database) });

  const around = () => ({ now, secret: () => 'secret', levels: () => ['random'], think: () => ({ type: 'pass' }) });

  const keep = async (state: TableState | null, decision: ReturnType<typeof decide>): Promise<TableState> => {
    if (!decision.ok) throw new Error(decision.error.code);
    let after = state;
    for (const event of decision.value) {
      after = evolve(after, event).state;
      const { code, seq, phase, settings, wake } = after;
      const row = { seq, phase, wake, game: settings.game, visibility: settings.visibility };
      await database.sql
        .insert(tables)
        .values({ code, ...row })
        .onConflictDoUpdate({ target: tables.code, set: row });
      await database.sql.insert(tableEvents).values({ code, seq, event });
    }
    if (after === null) throw new Error('no table');
    return after;
  };
  const ask = (state: TableState, who: Person, command: object) => keep(state, decide(state, who, command, around()));

  const aPerson = async (name: string, face?: string): Promise<Person> => {
    const id = `${name.normalize('NFD').replace(/\P{ASCII}/gu, '')}${++drawn}`;
    await database.sql.insert(people).values({ id, name, email: `${id}@example.com`, image: face });
    return { id, name, ...(face === undefined ? {} : { face }) };
  };

  const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
  /** Nam and Lan sit at a private table, Bắc watches. */
  const aTable = async (settings: object = {}): Promise<TableState> => {
    drawn += 1;
    const code = `CHAT${[...String(drawn)].map((digit) => LETTERS[Number(digit)]).join('')}`;
    let state = await keep(null, createTable(code, nam, { game: 'tienlen', seats: 2, ...settings }, around()));
    state = await ask(state, lan, { type: 'sit' });
    return ask(state, bac, { type: 'watch' });
  };
  const dealt = async (state: TableState): Promise<TableState> => {
    const ready = await ask(await ask(state, lan, { type: 'ready' }), nam, { type: 'start' });
    now += TIMES.countdown;
    return keep(ready, tick(ready, around()));
  };

  beforeEach(async () => {
    now += 3_600_000;
    chat = node();
    nam = await aPerson('Nam');
    lan = await aPerson('Lan', 'carp');
    bac = await aPerson('Bắc');
  });

  const sent = async (state: TableState, who: Person, input: ChatInput, actionId?: string): Promise<string> => {
    const answer = await chat.send(state, who, input, actionId);
    return answer.ok ? 'ok' : answer.error.code;
  };
  const heard = async (state: TableState, who: Person, stretch = {}, by = chat): Promise<string[] | string> => {
    const answer = await by.history(state, who, stretch);
    return answer.ok ? answer.value.messages.map(({ body }) => body) : answer.error.code;
  };

  describe('speaking', () => {
    test('whoever sits or watches speaks, in the lobby and in the game; what is said is stored before it is told', async () => {
      const lobby = await aTable();
      const first = await chat.send(lobby, nam, text('  Chào   cả nhà! 🐉 '));
      expect(first).toEqual({
        ok: true,
        value: {
          message: {
            id: expect.any(Number),
            code: lobby.code,
            from: { ...nam, face: null },
            kind: 'text',
            body: 'Chào cả nhà! 🐉',
            at: now,
          },
          repeated: false,
        },
      });
      expect(await heard(lobby, lan, {}, node())).toEqual(['Chào cả nhà! 🐉']);
      const game = await dealt(lobby);
      expect(game.phase).toBe('playing');
      expect(await sent(game, lan, { kind: 'phrase', phrase: 'wellPlayed' })).toBe('ok');
      expect(await sent(game, bac, text('hay'))).toBe('ok');
      expect(await heard(game, nam)).toEqual(['Chào cả nhà! 🐉', 'wellPlayed', 'hay']);
    });

    test('nobody else does: strangers, whoever left, whoever was sent away, whoever stopped watching', async () => {
      const lobby = await aTable({ visibility: 'public' });
      const stranger = await aPerson('Tây');
      const kicked = await ask(lobby, nam, { type: 'kick', seat: 1 });
      const unwatched = await ask(kicked, bac, { type: 'unwatch' });
      for (const who of [stranger, lan, bac]) {
        expect(await sent(unwatched, who, text('này'))).toBe('NOT_HERE');
        expect(await heard(unwatched, who)).toBe('NOT_HERE');
      }
      const game = await dealt(await aTable());
      expect(await sent(await ask(game, lan, { type: 'leave' }), lan, text('này'))).toBe('NOT_HERE');
      expect(await database.sql.select().from(chatMessages).where(eq(chatMessages.code, lobby.code))).toEqual([]);
    });

    test('not where the host has switched it off, nor where the table is closed', async () => {
      const silent = await aTable({ chat: false });
      expect(await sent(silent, nam, text('này'))).toBe('CHAT_OFF');
      const again = await ask(silent, nam, { type: 'configure', settings: { chat: true } });
      expect(await sent(again, nam, text('này'))).toBe('ok');
      now += TIMES.idle;
      const closed = await keep(again, tick(again, around()));
      expect(closed.phase).toBe('closed');
      expect(await sent(closed, nam, text('này'))).toBe('CHAT_CLOSED');
      expect(await heard(closed, nam)).toEqual(['này']);
    });

    test('people speak under the name they have at the table, whatever comes with the message', async () => {
      const state = await aTable();
      const answer = await chat.send(state, { id: nam.id, name: 'Lan' }, text('này'));
      expect(answer).toMatchObject({ ok: true, value: { message: { from: nam } } });
    });

    test('only phrases of the catalogue, and only texts that are fit to be read', async () => {
      const state = await aTable();
      for (const phrase of ['', 'nope', 'constructor', '__proto__']) {
        expect(await sent(state, nam, { kind: 'phrase', phrase })).toBe('NO_PHRASE');
      }
      expect(await sent(state, nam, text(' '))).toBe('CHAT_EMPTY');
      expect(await sent(state, nam, text('a\u0000b'))).toBe('CHAT_BAD_TEXT');
      expect(await sent(state, nam, text('á'.repeat(201)))).toBe('CHAT_TOO_LONG');
      expect(await sent(state, nam, text(`'); drop table chat_messages; -- \\ %s {who} <b>`))).toBe('ok');
      expect(await heard(state, nam)).toEqual([`'); drop table chat_messages; -- \\ %s {who} <b>`]);
    });
  });

  describe('limits', () => {
    test('five at once, then one in two seconds, at all tables together and for each person', async () => {
      const [one, two] = [await aTable(), await aTable()];
      for (let i = 0; i < 5; i++) expect(await sent(i % 2 ? one : two, nam, text(`số ${i}`))).toBe('ok');
      expect(await chat.send(one, nam, text('nữa'))).toEqual({
        ok: false,
        error: { code: 'CHAT_TOO_FAST', details: { seconds: 2 } },
      });
      expect(await sent(two, nam, { kind: 'phrase', phrase: 'hurry' })).toBe('CHAT_TOO_FAST');
      expect(await sent(one, lan, text('còn mình'))).toBe('ok');
      now += 1_999;
      expect(await sent(one, nam, text('nữa'))).toBe('CHAT_TOO_FAST');
      now += 1;
      expect(await sent(one, nam, text('nữa'))).toBe('ok');
      expect(await sent(one, nam, text('và nữa'))).toBe('CHAT_TOO_FAST');
      now += 60_000;
      for (let i = 0; i < 5; i++) expect(await sent(one, nam, text(`lại ${i}`))).toBe('ok');
      expect(await sent(one, nam, text('hết'))).toBe('CHAT_TOO_FAST');
    });

    test('a clock that is set back keeps nobody waiting longer', async () => {
      const state = await aTable();
      for (let i = 0; i < 5; i++) await sent(state, nam, text(`số ${i}`));
      expect(await sent(state, nam, text('nữa'))).toBe('CHAT_TOO_FAST');
      now -= 1_800_000;
      expect(await sent(state, nam, text('nữa'))).toBe('CHAT_TOO_FAST');
      now += 2_000;
      expect(await sent(state, nam, text('nữa'))).toBe('ok');
      now += 1_800_000;
    });

    test('many at once count like many in a row', async () => {
      const state = await aTable();
      const answers = await Promise.all(Array.from({ length: 12 }, (_, i) => sent(state, nam, text(`số ${i}`))));
      expect(answers.filter((answer) => answer === 'ok')).toHaveLength(5);
      expect(await heard(state, nam)).toHaveLength(5);
    });

    test('the same thing three times in a row is refused, until something else is said or a minute is over', async () => {
      const state = await aTable();
      expect(await sent(state, nam, text('Nhanh lên'))).toBe('ok');
      expect(await sent(state, nam, text('nhanh lên!!'))).toBe('ok');
      expect(await sent(state, nam, text('NHANH  LÊN!'))).toBe('CHAT_REPEATED');
      expect(await sent(state, lan, text('Nhanh lên'))).toBe('ok');
      expect(await sent(state, nam, text('Xin lỗi'))).toBe('ok');
      expect(await sent(state, nam, text('Nhanh lên'))).toBe('ok');
      expect(await sent(state, nam, text('Nhanh lên'))).toBe('ok');
      now += 10_000;
      expect(await sent(state, nam, text('Nhanh lên'))).toBe('CHAT_REPEATED');
      now += 60_000;
      expect(await sent(state, nam, text('Nhanh lên'))).toBe('ok');
      for (const emoji of ['😀', '😀', '🐉']) expect(await sent(state, nam, text(emoji))).toBe('ok');
    });
  });

  describe('how much is kept', () => {
    const countOf = (code: string): Promise<number> => database.sql.$count(chatMessages, eq(chatMessages.code, code));

    test('the newest of a table, whatever is said elsewhere; a report keeps what it is about', async () => {
      const [full, other] = [await aTable(), await aTable()];
      expect(await sent(other, nam, text('ở bàn khác'))).toBe('ok');
      const oldest = await chat.send(full, nam, text('đồ gà'));
      if (!oldest.ok) throw new Error(oldest.error.code);
      expect(await chat.report(lan, oldest.value.message.id, 'abuse')).toMatchObject({ ok: true });
      const said = { code: full.code, person: nam.id, name: nam.name, kind: 'text' as const, at: now };
      await database.sql
        .insert(chatMessages)
        .values(Array.from({ length: MOST_KEPT - 1 }, (_, i) => ({ ...said, body: `số ${i}` })));
      for (const body of ['mới', 'mới hơn', 'mới nhất']) expect(await sent(full, lan, text(body))).toBe('ok');
      expect(await countOf(full.code)).toBe(MOST_KEPT);
      const [first] = await database.sql
        .select()
        .from(chatMessages)
        .where(eq(chatMessages.code, full.code))
        .orderBy(chatMessages.id)
        .limit(1);
      expect(first.body).toBe('số 2');
      expect(await heard(full, lan, { limit: 3 })).toEqual(['mới', 'mới hơn', 'mới nhất']);
      expect(await heard(other, lan)).toEqual(['ở bàn khác']);
      const reports = await database.sql.select().from(chatReports).where(eq(chatReports.code, full.code));
      expect(reports).toMatchObject([{ body: 'đồ gà' }]);
    });

    test('bytes of guests of one network, who are told so; accounts of some age go on', async () => {
      const state = await aTable();
      const networks = [`network of ${nam.id}`];
      for (const { id } of [nam, lan]) {
        await database.sql.update(people).set({ isAnonymous: true, networks }).where(eq(people.id, id));
      }
      const createdAt = new Date(now - 30 * 86_400_000);
      await database.sql.update(people).set({ networks, createdAt }).where(eq(people.id, bac.id));
      const sharedLimiter = new SharedRateLimiter({ database, secret: 'a secret for tests', now: () => now });
      const network = { most: 1_000, within: 3_600_000 };
      const quotas = new GuestQuotas({
        sql: database.sql,
        sharedLimiter,
        now: () => now,
        quotas: { chat: { network, all: { most: 1_000_000_000, within: 3_600_000 } } },
      });
      chat = createChat({ sql: database.sql, now: () => now, tables: { find, past }, quotas });
      expect(await sent(state, nam, text('🐉'.repeat(200)))).toBe('ok');
      expect(await chat.send(state, lan, text('ậ'.repeat(100)))).toEqual({
        ok: false,
        error: { code: 'CHAT_QUOTA', details: { minutes: 60 } },
      });
      expect(await sent(state, bac, text('🐲'.repeat(200)))).toBe('ok');
      expect(await countOf(state.code)).toBe(2);
      now += 3_600_000;
      expect(await sent(state, lan, text('ậ'.repeat(100)))).toBe('ok');
    });
  });

  describe('sending twice', () => {
    test('with the same action id is sending once, one after the other or both at once', async () => {
      const state = await aTable();
      const first = await chat.send(state, nam, text('một'), 'a1');
      const second = await chat.send(state, nam, text('một'), 'a1');
      expect(first).toMatchObject({ ok: true, value: { repeated: false } });
      expect(second).toEqual({ ok: true, value: { message: first.ok && first.value.message, repeated: true } });
      const both = await Promise.all([1, 2, 3].map(() => chat.send(state, nam, text('hai'), 'a2')));
      expect(both.map((each) => each.ok && each.value.repeated)).toEqual([false, true, true]);
      expect(await heard(state, nam)).toEqual(['một', 'hai']);
    });

    test('what was refused may be sent again; ids of others and of other tables are their own', async () => {
      const state = await aTable();
      expect(await sent(state, nam, text(''), 'a1')).toBe('CHAT_EMPTY');
      expect(await sent(state, nam, text('một'), 'a1')).toBe('ok');
      expect(await sent(state, lan, text('hai'), 'a1')).toBe('ok');
      const other = await aTable();
      expect(await sent(other, nam, text('ba'), 'a1')).toBe('ok');
      expect(await heard(state, nam)).toEqual(['một', 'hai']);
      expect(await heard(other, nam)).toEqual(['ba']);
    });
  });

  describe('reading', () => {
    test('goes back a stretch at a time, oldest first', async () => {
      const state = await aTable();
      for (let i = 1; i <= 7; i++) {
        expect(await sent(state, nam, text(`số ${i}`))).toBe('ok');
        now += 2_000;
      }
      const last = await chat.history(state, lan, { limit: 3 });
      if (!last.ok) throw new Error(last.error.code);
      expect(last.value.messages.map(({ body }) => body)).toEqual(['số 5', 'số 6', 'số 7']);
      const before = last.value.earlier ?? 0;
      expect(await heard(state, lan, { before, limit: 3 })).toEqual(['số 2', 'số 3', 'số 4']);
      expect(await chat.history(state, lan, { limit: 7 })).toMatchObject({ ok: true, value: { earlier: null } });
      for (const limit of [0, -5, 1.5, Number.NaN, 1e9]) {
        expect((await heard(state, lan, { limit })).length).toBeGreaterThan(0);
      }
      expect(await heard(state, lan, { before: -1 })).toEqual([]);
    });

    test('those who watch a delayed table hear what belongs to what they see, and cannot report the rest', async () => {
      const state = await aTable({ watchers: 'delayed' });
      await sent(state, nam, text('một'));
      now += 30_000;
      const later = await chat.send(state, lan, text('hai'));
      const message = later.ok ? later.value.message.id : 0;
      now += TIMES.watchDelay - 30_000;
      expect(await heard(state, bac)).toEqual(['một']);
      expect(await heard(state, nam)).toEqual(['một', 'hai']);
      expect(await chat.report(bac, message, 'abuse')).toMatchObject({ error: { code: 'NO_MESSAGE' } });
      now += 30_000;
      expect(await heard(state, bac)).toEqual(['một', 'hai']);
      expect(await chat.report(bac, message, 'abuse')).toMatchObject({ ok: true });
    });

    test('a table never tells what was said at another', async () => {
      const [one, two] = [await aTable(), await aTable()];
      await sent(one, nam, text('ở đây'));
      await sent(two, nam, text('ở kia'));
      expect(await heard(one, lan)).toEqual(['ở đây']);
      expect(await heard(two, lan)).toEqual(['ở kia']);
    });
  });

  describe('muting', () => {
    test('who is muted is not heard by the one who muted them, at any table and after the fact', async () => {
      const [one, two] = [await aTable(), await aTable()];
      await sent(one, lan, text('một'));
      expect(await chat.mutedBy(lan.id, [nam.id, bac.id])).toEqual(new Set());
      expect(await chat.mute(nam, lan.id)).toEqual({ ok: true, value: null });
      expect(await chat.mute(nam, lan.id)).toEqual({ ok: true, value: null });
      await sent(two, lan, text('hai'));
      await sent(two, bac, text('ba'));
      expect(await chat.mutedBy(lan.id, [nam.id, bac.id, lan.id])).toEqual(new Set([nam.id]));
      expect(await chat.mutesOf(nam.id)).toEqual(new Set([lan.id]));
      expect(await chat.mutes(nam)).toEqual([lan]);
      expect(await chat.mutes(lan)).toEqual([]);
      expect(await heard(one, nam)).toEqual([]);
      expect(await heard(two, nam)).toEqual(['ba']);
      expect(await heard(two, bac)).toEqual(['hai', 'ba']);
      expect(await chat.unmute(nam, lan.id)).toEqual({ ok: true, value: null });
      expect(await chat.mutedBy(lan.id, [nam.id])).toEqual(new Set());
      expect(await heard(two, nam)).toEqual(['hai', 'ba']);
    });

    test('other nodes know of it shortly after', async () => {
      const other = node();
      expect(await other.mutedBy(lan.id, [nam.id])).toEqual(new Set());
      await chat.mute(nam, lan.id);
      now += 10_000;
      expect(await other.mutedBy(lan.id, [nam.id])).toEqual(new Set([nam.id]));
    });

    test('what was read while a mute was being stored does not hide it', async () => {
      const [, ...sets] = await Promise.all([
        chat.mute(nam, lan.id),
        ...Array.from({ length: 8 }, () => chat.mutesOf(nam.id)),
      ]);
      expect(sets).toHaveLength(8);
      expect(await chat.mutesOf(nam.id)).toEqual(new Set([lan.id]));
    });

    test('nobody mutes themselves, somebody who does not exist, or nonsense', async () => {
      const codeOf = async (other: string) => {
        const answer = await chat.mute(nam, other);
        return answer.ok ? 'ok' : answer.error.code;
      };
      expect(await codeOf(nam.id)).toBe('MUTE_SELF');
      for (const other of ['nobody', '', 'a\u0000b', 'x'.repeat(65), '\ud800', "' or 1=1"]) {
        expect(await codeOf(other)).toBe('NO_PERSON');
      }
      expect(await chat.mute({ id: 'nobody', name: 'Tây' }, lan.id)).toMatchObject({ error: { code: 'NO_PERSON' } });
      expect(await chat.mutes(nam)).toEqual([]);
    });

    test('five hundred people and no more, even when two are muted at once', async () => {
      const crowd = Array.from({ length: MAX_MUTES + 1 }, (_, i) => ({ id: `crowd${drawn}-${i}`, name: 'Đông' }));
      await database.sql.insert(people).values(crowd.map((each) => ({ ...each, email: `${each.id}@example.com` })));
      let refusals = 0;
      for (const [i, { id }] of crowd.slice(2).entries()) {
        if (i % 30 === 29) now += 60_000;
        if (!(await chat.mute(nam, id)).ok) refusals += 1;
      }
      expect(refusals).toBe(0);
      now += 60_000;
      const answers = await Promise.all([chat.mute(nam, crowd[0].id), node().mute(nam, crowd[1].id)]);
      expect(answers.map((answer) => (answer.ok ? 'ok' : answer.error.code)).sort()).toEqual(['TOO_MANY_MUTES', 'ok']);
      expect(await chat.mute(nam, crowd[2].id)).toEqual({ ok: true, value: null });
      expect(await chat.mutes(nam)).toHaveLength(MAX_MUTES);
    });

    test('changing one’s mind all the time is slowed down', async () => {
      const codes: string[] = [];
      for (let i = 0; i < 40; i++) {
        const answer = await (i % 2 ? chat.unmute(nam, lan.id) : chat.mute(nam, lan.id));
        codes.push(answer.ok ? 'ok' : answer.error.code);
      }
      expect(codes.filter((code) => code === 'MUTE_TOO_FAST')).toHaveLength(10);
    });
  });

  describe('reporting', () => {
    const say = async (state: TableState, who: Person, body: string): Promise<number> => {
      const answer = await chat.send(state, who, text(body));
      if (!answer.ok) throw new Error(answer.error.code);
      return answer.value.message.id;
    };
    const reported = async (who: Person, id: number, reason = 'abuse', by = chat): Promise<string> => {
      const answer = await by.report(who, id, reason as 'abuse');
      return answer.ok ? 'ok' : answer.error.code;
    };
    const kept = (id: number) => database.sql.select().from(chatReports).where(eq(chatReports.message, id));

    test('keeps a copy for the operator, once for each person who reports it', async () => {
      const state = await aTable();
      const id = await say(state, lan, 'xấu tính');
      expect(await reported(nam, id)).toBe('ok');
      expect(await reported(nam, id, 'spam')).toBe('ALREADY_REPORTED');
      expect(await reported(bac, id, 'other')).toBe('ok');
      expect(await kept(id)).toMatchObject([
        { code: state.code, person: lan.id, reporter: nam.id, body: 'xấu tính', reason: 'abuse', at: now },
        { reporter: bac.id, reason: 'other' },
      ]);
    });

    test('twice at once, on two nodes, is once', async () => {
      const id = await say(await aTable(), lan, 'xấu tính');
      const other = node();
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, i) => reported(nam, id, 'spam', i % 2 ? chat : other)),
      );
      expect(answers.filter((answer) => answer === 'ok')).toHaveLength(1);
      expect(await kept(id)).toHaveLength(1);
    });

    test('only by those who could hear it; nobody else learns that there is such a message', async () => {
      const state = await aTable();
      const stranger = await aPerson('Tây');
      const id = await say(state, lan, 'xấu tính');
      expect(await reported(stranger, id)).toBe('NO_MESSAGE');
      expect(await reported(stranger, id + 1_000_000)).toBe('NO_MESSAGE');
      expect(await reported(lan, id)).toBe('OWN_MESSAGE');
      for (const nonsense of [0, -1, 1.5, Number.NaN, 2 ** 60])
        expect(await reported(nam, nonsense)).toBe('NO_MESSAGE');
      expect(await reported(nam, id, 'boredom')).toBe('BAD_REASON');
      expect(await kept(id)).toEqual([]);
    });

    test('a stranger who guesses numbers makes nobody read or replay a table', async () => {
      const state = await aTable();
      const stranger = await aPerson('Tây');
      const id = await say(state, lan, 'xấu tính');
      const read: string[] = [];
      const counting = createChat({
        sql: database.sql,
        now: () => now,
        quotas: ampleQuotas(database),
        tables: {
          find: (code) => {
            read.push(code);
            return find(code);
          },
          past: (code, until) => {
            read.push(code);
            return past(code, until);
          },
        },
      });
      expect(await reported(stranger, id, 'abuse', counting)).toBe('NO_MESSAGE');
      expect(read).toEqual([]);
      for (const who of [nam, bac]) expect(await reported(who, id, 'abuse', counting)).toBe('ok');
      expect(read).toContain(state.code);
    });

    test('whoever was sent away may report what they heard, not what was said afterwards', async () => {
      const state = await aTable();
      const before = await say(state, nam, 'đồ gà');
      now += 1_000;
      const after = await ask(state, nam, { type: 'kick', seat: 1 });
      now += 1_000;
      const later = await say(after, nam, 'đi rồi à');
      expect(await reported(lan, before)).toBe('ok');
      expect(await reported(lan, later)).toBe('NO_MESSAGE');
    });

    test('is slowed down', async () => {
      const state = await aTable();
      const id = await say(state, lan, 'xấu tính');
      for (let i = 0; i < 10; i++) await reported(nam, id + 1_000_000 + i);
      expect(await chat.report(nam, id, 'abuse')).toEqual({
        ok: false,
        error: { code: 'REPORT_TOO_FAST', details: { seconds: 60 } },
      });
      now += 60_000;
      expect(await reported(nam, id)).toBe('ok');
    });
  });

  describe('over HTTP', () => {
    const call = async (id: string, who: Person | null, asked: Partial<Call<unknown, unknown, unknown>> = {}) => {
      const found = chatRoutes({ chat, find }).find((each) => each.id === id);
      if (found === undefined) throw new Error(id);
      const signedIn = who && { person: who, guest: true, username: null, signIn: 'one', apiToken: null };
      const reply: Reply<unknown> = await found.handle({
        params: found.params?.parse(asked.params),
        query: found.query?.parse(asked.query ?? {}),
        body: found.body?.parse(asked.body),
        who: signedIn,
        language: asked.language ?? 'vi',
        address: '127.0.0.1',
        headers: {},
      });
      return reply.ok ? found.answer.parse(reply.answer) : reply.refused;
    };

    test('those at a table read what was said, in their language; nobody else does', async () => {
      const state = await aTable();
      await chat.send(state, nam, { kind: 'phrase', phrase: 'again' });
      await chat.send(state, lan, text('Ừ'));
      const params = { code: state.code };
      const told = { tableId: state.code, id: expect.any(Number), at: now };
      expect(await call('readMessages', bac, { params, query: { limit: '2' } })).toEqual({
        messages: [
          { ...told, from: { ...nam, face: null }, kind: 'phrase', text: 'Ván nữa nhé?', code: 'again' },
          { ...told, from: lan, kind: 'text', text: 'Ừ' },
        ],
        earlier: null,
      });
      const english = await call('readMessages', bac, { params, query: { limit: '2' }, language: 'en' });
      expect(english).toMatchObject({ messages: [{ text: 'One more game?' }, { text: 'Ừ' }] });
      expect(await call('readMessages', await aPerson('Tây'), { params })).toMatchObject({
        status: 403,
        code: 'NOT_HERE',
      });
      expect(await call('readMessages', null, { params })).toMatchObject({ status: 401 });
      expect(await call('readMessages', bac, { params: { code: 'NOTHERE' } })).toMatchObject({
        status: 404,
        code: 'NO_TABLE',
      });
      await expect(call('readMessages', bac, { params: { code: "A' or" } })).rejects.toThrow();
      await expect(call('readMessages', bac, { params, query: { limit: '101' } })).rejects.toThrow();
    });

    test('mutes are read and changed, reports are made', async () => {
      const params = { person: lan.id };
      expect(await call('mutePerson', nam, { params })).toEqual({ person: lan.id, muted: true });
      expect(await call('listMutes', nam)).toEqual({ mutes: [lan] });
      expect(await call('unmutePerson', nam, { params })).toEqual({ person: lan.id, muted: false });
      expect(await call('listMutes', nam)).toEqual({ mutes: [] });
      expect(await call('mutePerson', nam, { params: { person: nam.id } })).toMatchObject({ status: 400 });
      const said = await chat.send(await aTable(), lan, text('xấu tính'));
      const message = said.ok ? said.value.message.id : 0;
      const body = { message, reason: 'abuse' };
      expect(await call('reportMessage', nam, { body })).toEqual({ message });
      expect(await call('reportMessage', nam, { body })).toMatchObject({ status: 409, code: 'ALREADY_REPORTED' });
      await expect(call('reportMessage', nam, { body: { ...body, reason: 'boredom' } })).rejects.toThrow();
    });

    test('anyone gets the quick phrases in their language', async () => {
      const vi = await call('listPhrases', null);
      const en = await call('listPhrases', null, { language: 'en' });
      expect(vi).toMatchObject({ phrases: PHRASES.map((phrase) => ({ phrase })) });
      expect(vi).not.toEqual(en);
    });
  });
});
