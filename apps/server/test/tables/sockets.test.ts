import { GAMES, Random } from '@sanh-rong/engine';
import { gameOf, TIMES, viewTable } from '@sanh-rong/table';
import { describe, expect, test } from 'vitest';
import { people } from '../../src/database/schema.ts';
import { createTableDirectory } from '../../src/history/table-directory.ts';
import type { Client } from '../support/client.ts';
import { openNewEmbedded } from '../support/databases.ts';
import { SeatedTables } from './seated-table.ts';

/** What people ask over sockets, and what they are told. */

const all = SeatedTables.forEach(openNewEmbedded);

describe('sockets', () => {
  test('strangers are turned away, and so are pages of somebody else', async () => {
    await expect(all.client('stranger')).rejects.toThrow('NOT_SIGNED_IN');
    await expect(all.client('nam', 'vi', { origin: 'https://elsewhere.example' })).rejects.toThrow();
    await expect(all.client('nam', 'vi', { origin: all.fixture.url })).resolves.toBeDefined();
  });

  test('people come in, get ready and are dealt cards; everybody hears it in order', async () => {
    const { nam, bac, code } = await all.seated();
    expect(nam.at(code)).toMatchObject({ phase: 'playing', you: 0, code });
    expect(bac.at(code)).toMatchObject({ phase: 'playing', you: 1 });
    expect(nam.updates.map(({ type }) => type)).toEqual(['sat', 'readied', 'countdown', 'dealt']);
  });

  test('a table is created with its built-in players in their seats, or not at all', async () => {
    const nam = await all.client('nam');
    const view = await nam.view('create_table', {
      settings: { game: 'tienlen', seats: 3 },
      players: [{ seat: 2, level: 'simple' }],
    });
    expect(view.seats.map(({ kind }) => kind)).toEqual(['person', 'empty', 'player']);
    const before = await createTableDirectory(all.sql.sql).list(50);
    const bad = {
      settings: { game: 'tienlen', seats: 3, visibility: 'public' },
      players: [{ seat: 0, level: 'simple' }],
    };
    expect(await nam.code('create_table', bad)).toBe('SEAT_TAKEN');
    expect(await createTableDirectory(all.sql.sql).list(50)).toEqual(before);
  });

  test.each(GAMES.map(({ id }) => id))(
    '%s: a whole game; changes make the same table that the server has, for everybody',
    async (game) => {
      const { nam, bac, code } = await all.seated({ game });
      const xem = await all.client('xem');
      await xem.view('join_table', { tableId: code, watch: true });
      const everybody = [nam, bac, xem];
      const ids = ['nam', 'bac', 'xem'];
      const random = new Random(game);
      for (let moves = 0; nam.at(code).phase === 'playing'; moves++) {
        expect(moves).toBeLessThan(400);
        await all.moveOn(everybody, code, random, `move ${moves}`);
        const state = await all.stored(code);
        for (const [i, each] of everybody.entries()) {
          expect(each.at(code)).toEqual(JSON.parse(JSON.stringify(viewTable(state, ids[i]))));
        }
      }
      const { standings } = bac.at(code);
      expect(standings.totals[0] + standings.totals[1]).toBe(0);
      expect(await all.stored(code)).toMatchObject({ phase: 'completed' });
    },
  );

  test('SY-15 no byte a client gets has a card it may not know, the secret or the seed', async () => {
    const { nam, bac, code } = await all.seated();
    const xem = await all.client('xem');
    await xem.view('join_table', { tableId: code, watch: true });
    const random = new Random('leak');
    for (let moves = 0; nam.at(code).phase === 'playing'; moves++) {
      const state = await all.stored(code);
      const open = gameOf(state.settings).view(state.game as never, 'open');
      const hidden = [open.hands[1], open.hands[0], open.hands.flat()];
      for (const [i, who] of [nam, bac, xem].entries()) {
        const cards = (hidden[i] ?? []).map((card) => `"${card}"`);
        const latest = who.heard[who.heard.length - 1];
        expect(cards.filter((card) => latest.includes(card))).toEqual([]);
        expect(latest).not.toContain(state.secret);
      }
      await all.moveOn([nam, bac, xem], code, random, `m${moves}`);
    }
    const [text] = (await all.stored(code)).records;
    const seed = /seed=(\w+)/.exec(text)?.[1] ?? 'none';
    expect([nam, bac, xem].flatMap(({ heard }) => heard).some((line) => line.includes(seed))).toBe(false);
  });

  test('SY-3, SY-4 a move asked for twice is done once; a move on an old table is refused as such', async () => {
    const { nam, bac, code } = await all.seated();
    const who = nam.at(code).turn === 0 ? nam : bac;
    const { game, seq } = who.at(code);
    const message = { tableId: code, seq, actionId: 'once', action: game?.legal[0] };
    const [first, second] = await Promise.all([who.must('act', message), who.must('act', message)]);
    expect([first.repeated, second.repeated].sort()).toEqual([false, true]);
    expect(await who.ask('act', message)).toMatchObject({ ok: true, repeated: true });
    expect(await who.code('act', { ...message, actionId: 'again' })).toBe('STALE');
  });

  test('SY-5 two windows of one person acting at once on one turn: exactly one wins, the other gets a clear answer', async () => {
    const { nam, bac, code } = await all.seated();
    const who = nam.at(code).turn === 0 ? nam : bac;
    const second = await all.client(who === nam ? 'nam' : 'bac');
    const { game, seq } = await second.view('resume_table', { tableId: code });
    const action = game?.legal[0];
    const codes = await Promise.all([
      who.code('act', { tableId: code, seq, actionId: 'a', action }),
      second.code('act', { tableId: code, seq, actionId: 'b', action }),
    ]);
    expect(codes.sort()).toEqual(['STALE', 'ok']);
    expect((await all.stored(code)).seq).toBe(seq + 1);
  });

  test('nobody acts for another, kicks without being host, or moves a table by its code alone', async () => {
    const { nam, bac, code } = await all.seated();
    const xem = await all.client('xem');
    const { seq } = nam.at(code);
    const waits = nam.at(code).turn === 0 ? bac : nam;
    expect(await waits.code('pass_turn', { tableId: code, seq, actionId: 'x' })).toBe('NOT_YOUR_TURN');
    expect(await xem.code('pass_turn', { tableId: code, seq, actionId: 'x' })).toBe('NOT_SEATED');
    expect(await bac.code('table_command', { tableId: code, command: { type: 'kick', seat: 0 } })).toBe('NOT_HOST');
    expect(await xem.code('start_game', { tableId: 'NOSUCHCODE' })).toBe('NO_TABLE');
    // A text that no database takes.
    expect(await xem.code('resume_table', { tableId: '\u0000' })).toBe('BAD_MESSAGE');
  });

  test('a refused move says which rule, in the language of the client', async () => {
    const nam = await all.client('nam', 'en');
    const { code } = await nam.view('create_table', { settings: { game: 'tienlen', seats: 2, games: 1 } });
    expect(await nam.ask('start_game', { tableId: code })).toEqual({
      ok: false,
      error: {
        code: 'NOT_NOW',
        message: 'Every seat must be taken before the game can begin; the host can take away empty ones.',
      },
    });
    const bac = await all.client('bac');
    expect(await bac.ask('start_game', { tableId: code })).toEqual({
      ok: false,
      error: { code: 'NOT_HOST', message: 'Chỉ chủ bàn mới làm được việc này.' },
    });
  });

  test('SY-16 a delayed watcher sees the table as it was, move by move, and hears what was said then', async () => {
    const { nam, bac, code } = await all.seated({ watchers: 'delayed' });
    const random = new Random('delayed');
    const dealtSeq = (await all.stored(code)).seq;
    all.now += 1_000;
    for (let moves = 0; moves < 5; moves++) await all.moveOn([nam, bac], code, random, `m${moves}`);
    all.now = (await all.stored(code)).dealtAt + TIMES.watchDelay;
    const xem = await all.client('xem');
    const past = await xem.view('join_table', { tableId: code, watch: true });
    expect(past.seq).toBe(dealtSeq);
    expect(past.you).toBeNull();
    expect(past.game?.history).toEqual([]);
    await nam.must('send_message', { tableId: code, text: 'chào cả nhà' });
    await bac.until(() => bac.messages.some(({ text }) => text === 'chào cả nhà'));
    await all.fixture.sockets.teller.advance();
    expect(xem.messages.map(({ text }) => text)).not.toContain('chào cả nhà');
    all.now += TIMES.watchDelay;
    await all.fixture.sockets.teller.advance();
    const { seq } = await all.stored(code);
    await xem.reached(seq);
    expect(xem.at(code).game?.history).toHaveLength(5);
    expect(xem.at(code).game?.hands.flatMap((hand) => hand ?? [])).toEqual([]);
    await xem.until(() => xem.messages.some(({ text }) => text === 'chào cả nhà'));
  });

  test('SY-16 whoever watches a delayed table learns nothing early through any connection, and nothing at all unseen', async () => {
    const { nam, bac, code } = await all.seated({ watchers: 'delayed' });
    const [door, second] = await Promise.all([all.client('xem'), all.client('xem')]);
    await door.view('resume_table', { tableId: code });
    await second.view('join_table', { tableId: code, watch: true });
    // The connection that stood at the door follows the past as well from now on.
    await door.until(() => door.at(code).game !== null || door.updates.some(({ changes }) => changes.from === null));
    const random = new Random('no peeping');
    const { seq } = nam.at(code);
    for (let moves = 0; moves < 3; moves++) await all.moveOn([nam, bac], code, random, `m${moves}`);
    await nam.must('send_message', { tableId: code, text: 'bài đẹp quá' });
    await bac.until(() => bac.messages.some(({ text }) => text === 'bài đẹp quá'));
    for (const each of [door, second]) {
      // What was told before is here once an answer is.
      await each.ask('read_messages', { tableId: code });
      expect(each.messages.filter(({ kind }) => kind !== 'system')).toEqual([]);
      expect(each.at(code).seq).toBeLessThanOrEqual(seq);
    }
    expect(await second.code('table_command', { tableId: code, command: { type: 'unwatch' } })).toBe('BAD_MESSAGE');
    const wholeViews = (): number => door.updates.filter(({ changes }) => changes.from === null).length;
    const before = wholeViews();
    await second.must('leave_table', { tableId: code });
    // It stands at the door again, which takes the server a moment.
    await door.until(() => wholeViews() > before);
    all.now += 2 * TIMES.watchDelay;
    await all.fixture.sockets.teller.advance();
    await door.until(() => door.at(code).seq > seq);
    expect(door.at(code).game).toBeNull();
    expect(nam.at(code).watchers).toEqual([]);
  });

  test('the host has no doors in table_command that a message of its own should have', async () => {
    const { nam, code } = await all.seated();
    for (const type of ['act', 'away', 'back', 'sit', 'leave', 'watch', 'unwatch', 'ready', 'start']) {
      expect(await nam.code('table_command', { tableId: code, command: { type } })).toBe('BAD_MESSAGE');
    }
  });

  test('what is said reaches those at the table in their language, and nobody else', async () => {
    const { nam, bac, code } = await all.seated();
    const [xem, stranger] = await Promise.all([all.client('xem', 'en'), all.client('la')]);
    await xem.view('join_table', { tableId: code, watch: true });
    await stranger.view('resume_table', { tableId: code });
    await nam.must('send_message', { tableId: code, phrase: 'hello' });
    const said = (who: Client) => who.messages.find(({ code: phrase }) => phrase === 'hello');
    await Promise.all([bac, xem].map((who) => who.until(() => said(who) !== undefined)));
    expect(said(bac)?.text).not.toBe(said(xem)?.text);
    expect(await stranger.code('send_message', { tableId: code, text: 'cho vào với' })).toBe('NOT_HERE');
    expect(await stranger.code('read_messages', { tableId: code })).toBe('NOT_HERE');
    expect(stranger.messages).toEqual([]);
    const { messages } = await xem.must('read_messages', { tableId: code });
    expect(messages?.map(({ from }) => from?.name)).toEqual(['nam']);
  });

  test('whoever is muted is not heard by the one who muted them', async () => {
    const { nam, bac, code } = await all.seated();
    const xem = await all.client('xem');
    await xem.view('join_table', { tableId: code, watch: true });
    const known = ['nam', 'bac'].map((id) => ({ id, name: id, email: `${id}@nobody.invalid` }));
    await all.sql.sql.insert(people).values(known).onConflictDoNothing();
    await bac.must('mute_person', { person: 'nam', muted: true });
    await nam.must('send_message', { tableId: code, text: 'nghe không' });
    await xem.until(() => xem.messages.some(({ text }) => text === 'nghe không'));
    // Everybody is told in the same breath, so by the time of the next answer it would be there.
    await bac.ask('read_messages', { tableId: code });
    expect(bac.messages.filter(({ kind }) => kind !== 'system')).toEqual([]);
  });

  test('the list of public tables comes at once', async () => {
    const nam = await all.client('nam');
    const { code } = await nam.view('create_table', {
      settings: { game: 'phom', visibility: 'public', name: 'Chiếu hoa' },
    });
    const hidden = await nam.view('create_table', { settings: { game: 'phom' } });
    const { tables: listed } = await (await all.client('xem')).must('follow_tables', {});
    expect(listed?.find((each) => each.code === code)).toMatchObject({ name: 'Chiếu hoa' });
    expect(JSON.stringify(listed)).not.toContain(hidden.code);
  });

  test('malformed, forged and oversized messages get coded errors, change nothing, and the server stays well', async () => {
    const { nam, code } = await all.seated();
    const before = await all.stored(code);
    const random = new Random('hostile');
    const bodies = [
      undefined,
      null,
      7,
      'x',
      [],
      {},
      { tableId: 7 },
      { tableId: code },
      { tableId: '../x' },
      { tableId: code, seq: -1, actionId: '' },
      { tableId: code, seq: 0, actionId: 'a', action: { __proto__: 1 } },
      { tableId: code, extra: 'x'.repeat(10_000) },
    ];
    const names = [
      'act',
      'play_cards',
      'pass_turn',
      'join_table',
      'create_table',
      'table_command',
      'send_message',
      'toString',
      '__proto__',
      'game_ended',
      'constructor',
    ];
    for (let i = 0; i < 400; i++) {
      all.now += 200;
      const answer = await nam.ask(random.pick(names), random.pick(bodies));
      expect(answer.ok ? 'ok' : answer.error.code).toMatch(
        /^(BAD_MESSAGE|BAD_SETTINGS|BAD_COMMAND|STALE|ALREADY_SEATED|BAD_ACTION|NOT_NOW|TOO_MANY_TABLES)$/,
      );
    }
    expect(await all.stored(code)).toEqual(before);
  });
});
