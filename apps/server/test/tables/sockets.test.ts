import { GAMES, Random } from '@sanh-rong/engine';
import { gameOf, TIMES, viewTable } from '@sanh-rong/table';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../src/database/open.ts';
import { people } from '../../src/database/schema.ts';
import { createDoors } from '../../src/history/doors.ts';
import { MAX_FOLLOWED, MAX_SOCKETS_EACH } from '../../src/sockets/gate.ts';
import { COMINGS_EACH, PACE, TABLES_EACH } from '../../src/sockets/pace.ts';
import { anyMove, Client } from '../support/client.ts';
import { openNewEmbedded } from '../support/databases.ts';
import { within } from '../support/within.ts';
import { SocketFixture } from './socket-fixture.ts';

/** What people ask over sockets, and what they are told. */

let database: Database;
let now = 1_800_000_000_000;
let fixture: SocketFixture;
let tables: SocketFixture['tables'];
let sockets: SocketFixture['sockets'];

const client: SocketFixture['client'] = (...asked) => fixture.client(...asked);
const stored: SocketFixture['stored'] = (code) => fixture.stored(code);

beforeAll(async () => {
  database = await openNewEmbedded();
});
afterAll(() => database.close());

beforeEach(async () => {
  fixture = await SocketFixture.open(database, () => now);
  ({ tables, sockets } = fixture);
  now += 3_600_000;
});

afterEach(async () => {
  await fixture.close();
  const { failures, clients } = fixture;
  expect(failures).toEqual([]);
  expect(clients.map(({ gaps }) => gaps)).toEqual(clients.map(() => 0));
});

/** Two people at a table of their own, the first game dealt. */
const seated = async (settings: object = {}) => {
  const [nam, bac] = await Promise.all([client('nam'), client('bac')]);
  const { code } = await nam.view('create_table', { settings: { game: 'tienlen', seats: 2, games: 1, ...settings } });
  await bac.view('join_table', { tableId: code });
  await bac.must('player_ready', { tableId: code, contribution: 'của bắc' });
  await nam.must('start_game', { tableId: code });
  now += TIMES.countdown;
  await tables.sweep();
  const { seq } = await stored(code);
  await Promise.all([nam.reached(seq), bac.reached(seq)]);
  return { nam, bac, code };
};

/** Whoever is to act makes a move. */
const moveOn = async (people: readonly Client[], code: string, random: Random, actionId: string): Promise<void> => {
  const who = people.find((each) => each.at(code).turn === each.at(code).you);
  if (who === undefined) throw new Error('nobody is to act');
  const { seq } = who.at(code);
  await who.must('act', { tableId: code, seq, actionId, action: anyMove(who.at(code), random) });
  await Promise.all(people.map((each) => each.reached(seq + 1, code)));
  now += 1_000;
};

describe('sockets', () => {
  test('strangers are turned away, and so are pages of somebody else', async () => {
    await expect(client('stranger')).rejects.toThrow('NOT_SIGNED_IN');
    await expect(client('nam', 'vi', { origin: 'https://elsewhere.example' })).rejects.toThrow();
    await expect(client('nam', 'vi', { origin: fixture.url })).resolves.toBeDefined();
  });

  test('people come in, get ready and are dealt cards; everybody hears it in order', async () => {
    const { nam, bac, code } = await seated();
    expect(nam.at(code)).toMatchObject({ phase: 'playing', you: 0, code });
    expect(bac.at(code)).toMatchObject({ phase: 'playing', you: 1 });
    expect(nam.updates.map(({ type }) => type)).toEqual(['sat', 'readied', 'countdown', 'dealt']);
  });

  test('a table is created with its built-in players in their seats, or not at all', async () => {
    const nam = await client('nam');
    const view = await nam.view('create_table', {
      settings: { game: 'tienlen', seats: 3 },
      players: [{ seat: 2, level: 'simple' }],
    });
    expect(view.seats.map(({ kind }) => kind)).toEqual(['person', 'empty', 'player']);
    const before = await createDoors(database.sql).list(50);
    const bad = {
      settings: { game: 'tienlen', seats: 3, visibility: 'public' },
      players: [{ seat: 0, level: 'simple' }],
    };
    expect(await nam.code('create_table', bad)).toBe('SEAT_TAKEN');
    expect(await createDoors(database.sql).list(50)).toEqual(before);
  });

  test.each(GAMES.map(({ id }) => id))(
    '%s: a whole game; changes make the same table that the server has, for everybody',
    async (game) => {
      const { nam, bac, code } = await seated({ game });
      const xem = await client('xem');
      await xem.view('join_table', { tableId: code, watch: true });
      const everybody = [nam, bac, xem];
      const ids = ['nam', 'bac', 'xem'];
      const random = new Random(game);
      for (let moves = 0; nam.at(code).phase === 'playing'; moves++) {
        expect(moves).toBeLessThan(400);
        await moveOn(everybody, code, random, `move ${moves}`);
        const state = await stored(code);
        for (const [i, each] of everybody.entries()) {
          expect(each.at(code)).toEqual(JSON.parse(JSON.stringify(viewTable(state, ids[i]))));
        }
      }
      const { standings } = bac.at(code);
      expect(standings.totals[0] + standings.totals[1]).toBe(0);
      expect(await stored(code)).toMatchObject({ phase: 'completed' });
    },
  );

  test('no byte a client gets has a card it may not know, the secret or the seed', async () => {
    const { nam, bac, code } = await seated();
    const xem = await client('xem');
    await xem.view('join_table', { tableId: code, watch: true });
    const random = new Random('leak');
    for (let moves = 0; nam.at(code).phase === 'playing'; moves++) {
      const state = await stored(code);
      const open = gameOf(state.settings).view(state.game as never, 'open');
      const hidden = [open.hands[1], open.hands[0], open.hands.flat()];
      for (const [i, who] of [nam, bac, xem].entries()) {
        const cards = (hidden[i] ?? []).map((card) => `"${card}"`);
        const latest = who.heard[who.heard.length - 1];
        expect(cards.filter((card) => latest.includes(card))).toEqual([]);
        expect(latest).not.toContain(state.secret);
      }
      await moveOn([nam, bac, xem], code, random, `m${moves}`);
    }
    const [text] = (await stored(code)).records;
    const seed = /seed=(\w+)/.exec(text)?.[1] ?? 'none';
    expect([nam, bac, xem].flatMap(({ heard }) => heard).some((line) => line.includes(seed))).toBe(false);
  });

  test('a move asked for twice is done once; a move on an old table is refused as such', async () => {
    const { nam, bac, code } = await seated();
    const who = nam.at(code).turn === 0 ? nam : bac;
    const { game, seq } = who.at(code);
    const message = { tableId: code, seq, actionId: 'once', action: game?.legal[0] };
    const [first, second] = await Promise.all([who.must('act', message), who.must('act', message)]);
    expect([first.repeated, second.repeated].sort()).toEqual([false, true]);
    expect(await who.ask('act', message)).toMatchObject({ ok: true, repeated: true });
    expect(await who.code('act', { ...message, actionId: 'again' })).toBe('STALE');
  });

  test('two windows of one person acting at once on one turn: exactly one wins, the other gets a clear answer', async () => {
    const { nam, bac, code } = await seated();
    const who = nam.at(code).turn === 0 ? nam : bac;
    const second = await client(who === nam ? 'nam' : 'bac');
    const { game, seq } = await second.view('resume_table', { tableId: code });
    const action = game?.legal[0];
    const codes = await Promise.all([
      who.code('act', { tableId: code, seq, actionId: 'a', action }),
      second.code('act', { tableId: code, seq, actionId: 'b', action }),
    ]);
    expect(codes.sort()).toEqual(['STALE', 'ok']);
    expect((await stored(code)).seq).toBe(seq + 1);
  });

  test('nobody acts for another, kicks without being host, or moves a table by its code alone', async () => {
    const { nam, bac, code } = await seated();
    const xem = await client('xem');
    const { seq } = nam.at(code);
    const waits = nam.at(code).turn === 0 ? bac : nam;
    expect(await waits.code('pass_turn', { tableId: code, seq, actionId: 'x' })).toBe('NOT_YOUR_TURN');
    expect(await xem.code('pass_turn', { tableId: code, seq, actionId: 'x' })).toBe('NOT_SEATED');
    expect(await bac.code('table_command', { tableId: code, command: { type: 'kick', seat: 0 } })).toBe('NOT_HOST');
    expect(await xem.code('start_game', { tableId: 'NOSUCHCODE' })).toBe('NO_TABLE');
  });

  test('a refused move says which rule, in the language of the client', async () => {
    const nam = await client('nam', 'en');
    const { code } = await nam.view('create_table', { settings: { game: 'tienlen', seats: 2, games: 1 } });
    expect(await nam.ask('start_game', { tableId: code })).toEqual({
      ok: false,
      error: { code: 'NOT_NOW', message: 'Every seat must be taken before the game can begin.' },
    });
    const bac = await client('bac');
    expect(await bac.ask('start_game', { tableId: code })).toEqual({
      ok: false,
      error: { code: 'NOT_HOST', message: 'Chỉ chủ bàn mới làm được việc này.' },
    });
  });

  test('a broken connection is seen by all; whoever comes back gets the table as it is', async () => {
    const { nam, bac, code } = await seated();
    const { seq } = await stored(code);
    bac.socket.disconnect();
    await nam.reached(seq + 1);
    expect(nam.at(code).seats[1]).toMatchObject({ name: 'bac', away: true });
    const again = await client('bac');
    const view = await again.view('resume_table', { tableId: code });
    expect(view).toMatchObject({ you: 1, phase: 'playing' });
    expect(view.game?.hands[1]).toHaveLength(13);
    await nam.reached(seq + 2);
    expect(nam.at(code).seats[1]).toMatchObject({ away: false });
  });

  test('a watcher is listed while connected, and sees nothing of the game before or after', async () => {
    const { nam, code } = await seated();
    const xem = await client('xem');
    expect((await xem.view('resume_table', { tableId: code })).game).toBeNull();
    expect((await xem.view('join_table', { tableId: code, watch: true })).game).not.toBeNull();
    const { seq } = await stored(code);
    await nam.reached(seq);
    expect(nam.at(code).watchers).toEqual(['xem']);
    xem.socket.disconnect();
    await nam.reached(seq + 1);
    expect(nam.at(code).watchers).toEqual([]);
  });

  test('a delayed watcher sees the table as it was, move by move, and hears what was said then', async () => {
    const { nam, bac, code } = await seated({ watchers: 'delayed' });
    const random = new Random('delayed');
    const dealtSeq = (await stored(code)).seq;
    now += 1_000;
    for (let moves = 0; moves < 5; moves++) await moveOn([nam, bac], code, random, `m${moves}`);
    now = (await stored(code)).dealtAt + TIMES.watchDelay;
    const xem = await client('xem');
    const past = await xem.view('join_table', { tableId: code, watch: true });
    expect(past.seq).toBe(dealtSeq);
    expect(past.you).toBeNull();
    expect(past.game?.history).toEqual([]);
    await nam.must('send_message', { tableId: code, text: 'chào cả nhà' });
    await bac.until(() => bac.messages.some(({ text }) => text === 'chào cả nhà'));
    sockets.teller.advance();
    expect(xem.messages.map(({ text }) => text)).not.toContain('chào cả nhà');
    now += TIMES.watchDelay;
    sockets.teller.advance();
    const { seq } = await stored(code);
    await xem.reached(seq);
    expect(xem.at(code).game?.history).toHaveLength(5);
    expect(xem.at(code).game?.hands.flatMap((hand) => hand ?? [])).toEqual([]);
    await xem.until(() => xem.messages.some(({ text }) => text === 'chào cả nhà'));
  });

  test('whoever watches a delayed table learns nothing early through any connection, and nothing at all unseen', async () => {
    const { nam, bac, code } = await seated({ watchers: 'delayed' });
    const [door, second] = await Promise.all([client('xem'), client('xem')]);
    await door.view('resume_table', { tableId: code });
    await second.view('join_table', { tableId: code, watch: true });
    // The connection that stood at the door follows the past as well from now on.
    await door.until(() => door.at(code).game !== null || door.updates.some(({ changes }) => changes.from === null));
    const random = new Random('no peeping');
    const { seq } = nam.at(code);
    for (let moves = 0; moves < 3; moves++) await moveOn([nam, bac], code, random, `m${moves}`);
    await nam.must('send_message', { tableId: code, text: 'bài đẹp quá' });
    await bac.until(() => bac.messages.some(({ text }) => text === 'bài đẹp quá'));
    for (const each of [door, second]) {
      // Whatever was told before is here once an answer is.
      await each.ask('read_messages', { tableId: code });
      expect(each.messages.filter(({ kind }) => kind !== 'system')).toEqual([]);
      expect(each.at(code).seq).toBeLessThanOrEqual(seq);
    }
    expect(await second.code('table_command', { tableId: code, command: { type: 'unwatch' } })).toBe('BAD_MESSAGE');
    await second.must('leave_table', { tableId: code });
    now += 2 * TIMES.watchDelay;
    sockets.teller.advance();
    await door.until(() => door.at(code).seq > seq);
    expect(door.at(code).game).toBeNull();
    expect(nam.at(code).watchers).toEqual([]);
  });

  test('the host has no doors in table_command that a message of its own should have', async () => {
    const { nam, code } = await seated();
    for (const type of ['act', 'away', 'back', 'sit', 'leave', 'watch', 'unwatch', 'ready', 'start']) {
      expect(await nam.code('table_command', { tableId: code, command: { type } })).toBe('BAD_MESSAGE');
    }
  });

  test('coming and going all the time is slowed down', async () => {
    const { code } = await seated();
    const xem = await client('xem');
    const codes: string[] = [];
    for (let i = 0; i < 2 * COMINGS_EACH.burst; i++) {
      now += 300;
      codes.push(await xem.code('join_table', { tableId: code, watch: true }));
      await xem.ask('leave_table', { tableId: code });
    }
    expect(codes.slice(0, 10)).toEqual(Array(10).fill('ok'));
    expect(codes.slice(-3)).toContain('SLOW_DOWN');
  });

  test('a connection that breaks while it introduces itself does not count for ever', async () => {
    for (let i = 0; i < MAX_SOCKETS_EACH + 5; i++) {
      const gone = new Client(fixture.url, 'nam');
      await within('an open connection', new Promise<void>((resolve) => gone.socket.io.on('open', () => resolve())));
      gone.socket.io.engine.close();
    }
    await expect(client('nam')).resolves.toBeDefined();
  });

  test('a connection follows only so many tables', async () => {
    const nam = await client('nam');
    for (let i = 0; i < MAX_FOLLOWED; i++) {
      now += TABLES_EACH.every;
      await nam.view('create_table', { settings: { game: 'phom' } });
    }
    now += TABLES_EACH.every;
    expect(await nam.code('create_table', { settings: { game: 'phom' } })).toBe('TOO_MANY_FOLLOWED');
    const [first] = nam.followers.keys();
    // One that is followed already is not one more, and one that is looked away from makes room.
    expect(await nam.code('resume_table', { tableId: first })).toBe('ok');
    await nam.must('unfollow_table', { tableId: first });
    expect(await nam.code('create_table', { settings: { game: 'phom' } })).toBe('ok');
    expect(await nam.code('resume_table', { tableId: first })).toBe('TOO_MANY_FOLLOWED');
  });

  test('whoever looks away from a table hears of it no more; the seat waits, and is theirs when they come back', async () => {
    const { nam, bac, code } = await seated();
    const { seq } = await stored(code);
    await bac.must('unfollow_table', { tableId: code });
    await nam.reached(seq + 1);
    expect(nam.at(code).seats[1]).toMatchObject({ name: 'bac', away: true, standIn: false });
    await nam.must('send_message', { tableId: code, text: 'bắc đâu rồi' });
    await nam.until(() => nam.messages.some(({ text }) => text === 'bắc đâu rồi'));
    await bac.must('unfollow_tables', {});
    expect(bac.at(code).seq).toBe(seq);
    expect(bac.messages.filter(({ kind }) => kind === 'text')).toEqual([]);
    expect(await bac.view('resume_table', { tableId: code })).toMatchObject({ you: 1, phase: 'playing', seq: seq + 2 });
    await nam.reached(seq + 2);
    expect(nam.at(code).seats[1]).toMatchObject({ away: false });
  });

  test('looking away and back at once, again and again, leaves nobody away', async () => {
    const { nam, bac, code } = await seated();
    const asked = Array.from({ length: 5 }, () => [
      bac.must('unfollow_table', { tableId: code }),
      bac.must('resume_table', { tableId: code }),
    ]);
    await Promise.all(asked.flat());
    const state = await stored(code);
    expect(state.seats[1]).toMatchObject({ away: false });
    await nam.reached(state.seq);
    await bac.until(() => bac.at(code).seq === state.seq);
    await moveOn([nam, bac], code, new Random('still here'), 'after all');
  });

  test('looking away with one of two windows changes nothing for the other', async () => {
    const { nam, bac, code } = await seated();
    const second = await client('bac');
    await second.view('resume_table', { tableId: code });
    const { seq } = await stored(code);
    await second.must('unfollow_table', { tableId: code });
    await moveOn([nam, bac], code, new Random('one window'), 'seen in one');
    expect((await stored(code)).seq).toBe(seq + 1);
    await second.must('unfollow_tables', {});
    expect(second.at(code).seq).toBe(seq);
  });

  test.each(['live', 'delayed'])(
    '%s: a watcher knows that it is they who watch, whatever others are called',
    async (watchers) => {
      const { nam, code } = await seated({ watchers });
      now += TIMES.watchDelay;
      const [xem, namesake] = await Promise.all([client('xem'), client('xem too')]);
      expect(await namesake.view('resume_table', { tableId: code })).toMatchObject({ watching: false });
      expect(await xem.view('join_table', { tableId: code, watch: true })).toMatchObject({ watching: true, you: null });
      const { seq } = await stored(code);
      await Promise.all([nam.reached(seq), namesake.reached(seq)]);
      expect([nam, namesake].map((each) => each.at(code).watching)).toEqual([false, false]);
      await xem.must('unfollow_table', { tableId: code });
      await nam.reached(seq + 1);
      expect(nam.at(code).watchers).toEqual([]);
      expect(await xem.view('resume_table', { tableId: code })).toMatchObject({ watching: false, game: null });
    },
  );

  test('somebody with two windows open is away only when both are closed', async () => {
    const { nam, bac, code } = await seated();
    const second = await client('bac');
    await second.view('resume_table', { tableId: code });
    const { seq } = await stored(code);
    bac.socket.disconnect();
    second.socket.disconnect();
    await nam.reached(seq + 1);
    expect(nam.updates[nam.updates.length - 1].type).toBe('away');
    expect((await stored(code)).seq).toBe(seq + 1);
  });

  test('whoever is signed out is cut off at once', async () => {
    const { nam, bac, code } = await seated();
    const cut = bac.disconnected();
    sockets.cut({ person: 'bac', signIns: ["bac's"], apiTokens: [] });
    expect(await cut).toBe('io server disconnect');
    await nam.until(() => nam.at(code).seats.some((seat) => seat.kind === 'person' && seat.away));
    expect(nam.socket.connected).toBe(true);
  });

  test('what is said reaches those at the table in their language, and nobody else', async () => {
    const { nam, bac, code } = await seated();
    const [xem, stranger] = await Promise.all([client('xem', 'en'), client('la')]);
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
    const { nam, bac, code } = await seated();
    const xem = await client('xem');
    await xem.view('join_table', { tableId: code, watch: true });
    const known = ['nam', 'bac'].map((id) => ({ id, name: id, email: `${id}@nobody.invalid` }));
    await database.sql.insert(people).values(known).onConflictDoNothing();
    await bac.must('mute_person', { person: 'nam', muted: true });
    await nam.must('send_message', { tableId: code, text: 'nghe không' });
    await xem.until(() => xem.messages.some(({ text }) => text === 'nghe không'));
    // Everybody is told in the same breath, so by the time of the next answer it would be there.
    await bac.ask('read_messages', { tableId: code });
    expect(bac.messages.filter(({ kind }) => kind !== 'system')).toEqual([]);
  });

  test('the list of public tables comes at once', async () => {
    const nam = await client('nam');
    const { code } = await nam.view('create_table', {
      settings: { game: 'phom', visibility: 'public', name: 'Chiếu hoa' },
    });
    const hidden = await nam.view('create_table', { settings: { game: 'phom' } });
    const { tables: listed } = await (await client('xem')).must('follow_tables', {});
    expect(listed?.find((each) => each.code === code)).toMatchObject({ name: 'Chiếu hoa' });
    expect(JSON.stringify(listed)).not.toContain(hidden.code);
  });

  test('malformed, forged and oversized messages get coded errors, change nothing, and the server stays well', async () => {
    const { nam, code } = await seated();
    const before = await stored(code);
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
      now += 200;
      const answer = await nam.ask(random.pick(names), random.pick(bodies));
      expect(answer.ok ? 'ok' : answer.error.code).toMatch(
        /^(BAD_MESSAGE|BAD_SETTINGS|BAD_COMMAND|STALE|ALREADY_SEATED|BAD_ACTION|NOT_NOW|TOO_MANY_TABLES)$/,
      );
    }
    expect(await stored(code)).toEqual(before);
  });

  test('one person opens only so many tables and connections', async () => {
    const nam = await client('nam');
    for (let i = 0; i < TABLES_EACH.burst; i++) await nam.view('create_table', { settings: { game: 'lieng' } });
    expect(await nam.code('create_table', { settings: { game: 'lieng' } })).toBe('TOO_MANY_TABLES');
    now += TABLES_EACH.every;
    expect(await nam.code('create_table', { settings: { game: 'lieng' } })).toBe('ok');
    const more = await Promise.all(Array.from({ length: MAX_SOCKETS_EACH - 1 }, () => client('nam')));
    await expect(client('nam')).rejects.toThrow('TOO_MANY_CONNECTIONS');
    more[0].socket.disconnect();
    await expect(client('lan')).resolves.toBeDefined();
  });

  test('a flood is slowed, then cut', async () => {
    const nam = await client('nam');
    const cut = nam.disconnected();
    const answers = await Promise.all(
      Array.from({ length: PACE.burst + 20 }, () => nam.code('start_game', { tableId: 'NOSUCHCODE' })),
    );
    expect(answers.filter((code) => code === 'NO_TABLE')).toHaveLength(PACE.burst);
    expect(answers.filter((code) => code === 'SLOW_DOWN')).toHaveLength(20);
    for (let i = 0; i <= PACE.patience; i++) nam.socket.emit('start_game', { tableId: 'NOSUCHCODE' });
    await cut;
    expect(nam.socket.connected).toBe(false);
  });
});
