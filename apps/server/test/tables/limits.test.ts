import { Random } from '@sanh-rong/engine';
import { describe, expect, test } from 'vitest';
import { people } from '../../src/database/schema.ts';
import { GuestQuotas } from '../../src/rate-limits/guest-quotas.ts';
import { SharedRateLimiter } from '../../src/rate-limits/shared-rate-limiter.ts';
import { SILENCE } from '../../src/sockets/entrance.ts';
import { MAX_FOLLOWED, MAX_SOCKETS_EACH } from '../../src/sockets/gate.ts';
import { MAX_ONLOOKERS_ADDRESS, MAX_ONLOOKERS_PERSON } from '../../src/sockets/onlookers.ts';
import { CONNECTIONS, MESSAGES, REFUSED_MESSAGES, REQUESTS } from '../../src/sockets/rate-limits.ts';
import { Client } from '../support/client.ts';
import { openNewEmbedded } from '../support/databases.ts';
import { SECRET } from '../support/guests.ts';
import { within } from '../support/within.ts';
import { SeatedTables } from './seated-table.ts';
import { SocketFixture } from './socket-fixture.ts';

/** How much one person, one connection and one address may do. */

const all = SeatedTables.forEach(openNewEmbedded);

test('moves go first, and what others call a move waits for its turn like everything else', async () => {
  const { nam, bac, code } = await all.seated();
  const xem = await all.client('xem');
  const before = all.fixture.admitted;
  await all.moveOn([nam, bac], code, new Random('first'), 'a1');
  expect(all.fixture.admitted).toBe(before);
  const move = { seq: nam.at(code).seq, actionId: 'a2', action: { type: 'pass' } };
  expect(await xem.code('act', { tableId: code, ...move })).toBe('NOT_SEATED');
  expect(await nam.code('act', { tableId: 'WXYZ23456', ...move })).toBe('NO_TABLE');
  expect(await nam.code('pass_turn', {})).toBe('BAD_MESSAGE');
  expect(all.fixture.admitted).toBe(before + 3);
});

describe('limits of sockets', () => {
  test('coming and going all the time is slowed down', async () => {
    const { code } = await all.seated();
    const xem = await all.client('xem');
    const codes: string[] = [];
    for (let i = 0; i < 2 * REQUESTS.come.burst; i++) {
      all.now += 300;
      codes.push(await xem.code('join_table', { tableId: code, watch: true }));
      await xem.ask('leave_table', { tableId: code });
    }
    expect(codes.slice(0, 10)).toEqual(Array(10).fill('ok'));
    expect(codes.slice(-3)).toContain('SLOW_DOWN');
  });

  test('texts for the shuffle are taken however much somebody has come and gone: every game asks for one', async () => {
    const { code: tableId } = await all.seated();
    const lan = await all.client('lan');
    const ask = (name: string, body: object = {}): Promise<string> => {
      all.now += 300;
      return lan.code(name, { tableId, ...body });
    };
    for (let i = 0; i < 2 * REQUESTS.come.burst; i++) await ask('unfollow_table');
    expect(await ask('player_ready')).toBe('SLOW_DOWN');
    expect(await ask('player_ready', { pledge: '0'.repeat(64) })).not.toBe('SLOW_DOWN');
    expect(await ask('table_command', { command: { type: 'bringText', text: 'x' } })).not.toBe('SLOW_DOWN');
    expect(await ask('table_command', { command: { type: 'hideCount', hidden: true } })).toBe('SLOW_DOWN');
  });

  test('one person changes settings only so often, whatever the table, and nothing else waits for it', async () => {
    const nam = await all.client('nam');
    const codes: string[] = [];
    const tables = [];
    for (let i = 0; i < 2; i++) tables.push(await nam.view('create_table', { settings: { game: 'lieng', games: 32 } }));
    for (let i = 0; i < REQUESTS.promise.burst + 4; i++) {
      const command = { type: 'configure', settings: { turnSeconds: 20 + i } };
      all.now += 100;
      codes.push(await nam.code('table_command', { tableId: tables[i % 2].code, command }));
    }
    expect(codes.slice(0, REQUESTS.promise.burst)).toEqual(Array(REQUESTS.promise.burst).fill('ok'));
    expect(codes.slice(REQUESTS.promise.burst)).toEqual(Array(4).fill('SLOW_DOWN'));
    const [{ code: tableId }] = tables;
    const seatPlayer = { type: 'seatPlayer', seat: 1, level: 'simple' };
    expect(await nam.code('table_command', { tableId, command: seatPlayer })).toBe('ok');
    all.now += REQUESTS.promise.every;
    const command = { type: 'configure', settings: { turnSeconds: 60 } };
    expect(await nam.code('table_command', { tableId, command })).toBe('ok');
  });

  test('a connection that breaks while it introduces itself does not count for ever', async () => {
    for (let i = 0; i < MAX_SOCKETS_EACH + 5; i++) {
      const gone = new Client(all.fixture.url, 'nam');
      await within('an open connection', new Promise<void>((resolve) => gone.socket.io.on('open', () => resolve())));
      gone.socket.io.engine.close();
    }
    await expect(all.client('nam')).resolves.toBeDefined();
  });

  test('a connection follows only so many tables', async () => {
    const nam = await all.client('nam');
    for (let i = 0; i < MAX_FOLLOWED; i++) {
      all.now += REQUESTS.create.every;
      await nam.view('create_table', { settings: { game: 'phom' } });
    }
    all.now += REQUESTS.create.every;
    expect(await nam.code('create_table', { settings: { game: 'phom' } })).toBe('TOO_MANY_FOLLOWED');
    const [first] = nam.tables.keys();
    // One that is followed already is not one more, and one that is looked away from makes room.
    expect(await nam.code('resume_table', { tableId: first })).toBe('ok');
    await nam.must('unfollow_table', { tableId: first });
    expect(await nam.code('create_table', { settings: { game: 'phom' } })).toBe('ok');
    expect(await nam.code('resume_table', { tableId: first })).toBe('TOO_MANY_FOLLOWED');
  });

  test('one person opens only so many tables and connections', async () => {
    const nam = await all.client('nam');
    for (let i = 0; i < REQUESTS.create.burst; i++) await nam.view('create_table', { settings: { game: 'lieng' } });
    expect(await nam.code('create_table', { settings: { game: 'lieng' } })).toBe('TOO_MANY_TABLES');
    all.now += REQUESTS.create.every;
    expect(await nam.code('create_table', { settings: { game: 'lieng' } })).toBe('ok');
    const more = await Promise.all(Array.from({ length: MAX_SOCKETS_EACH - 1 }, () => all.client('nam')));
    await expect(all.client('nam')).rejects.toThrow('TOO_MANY_CONNECTIONS');
    more[0].socket.disconnect();
    await expect(all.client('lan')).resolves.toBeDefined();
  });

  test('guests of one network open only so many tables together', async () => {
    const database = all.sql;
    const now = () => all.now;
    const tables = { network: { most: 3, within: 3_600_000 }, all: { most: 100, within: 3_600_000 } };
    const sharedLimiter = new SharedRateLimiter({ database, secret: SECRET, now });
    const quotas = new GuestQuotas({ sql: database.sql, sharedLimiter, now, quotas: { tables } });
    const guests = ['crowd 1', 'crowd 2', 'quiet'];
    await database.sql.insert(people).values(
      guests.map((id) => {
        return { id, name: id, email: `${id}@example.com`, isAnonymous: true, networks: [id.split(' ')[0]] };
      }),
    );
    const fixture = await SocketFixture.open(database, now, { quotas });
    const open = async (who: string, message: string, body: object): Promise<string> =>
      (await fixture.client(who)).code(message, body);
    const create = (who: string) => open(who, 'create_table', { settings: { game: 'lieng' } });
    const codes = [await create('crowd 1'), await create('crowd 2'), await create('crowd 1'), await create('crowd 2')];
    expect(codes).toEqual(['ok', 'ok', 'ok', 'TOO_MANY_TABLES']);
    expect(await open('crowd 1', 'find_table', { game: 'lieng' })).toBe('TOO_MANY_TABLES');
    expect(await create('quiet')).toBe('ok');
    expect(await open('quiet', 'find_table', { game: 'phom' })).toBe('ok');
    await fixture.close();
  });

  test('a flood is slowed, then cut', async () => {
    const nam = await all.client('nam');
    const cut = nam.disconnected();
    const answers = await Promise.all(
      Array.from({ length: MESSAGES.burst + 20 }, () => nam.code('start_game', { tableId: 'NOSUCHCODE' })),
    );
    expect(answers.filter((code) => code === 'NO_TABLE')).toHaveLength(MESSAGES.burst);
    expect(answers.filter((code) => code === 'SLOW_DOWN')).toHaveLength(20);
    for (let i = 0; i <= REFUSED_MESSAGES.burst; i++) nam.socket.emit('start_game', { tableId: 'NOSUCHCODE' });
    await cut;
    expect(nam.socket.connected).toBe(false);
  });

  test('one person connects only so often, and an honest phone is in again with the next attempt', async () => {
    const codes: string[] = [];
    for (let times = 0; times < CONNECTIONS.burst + 5; times++) {
      const line = await all.client('nam').catch((error: Error) => error.message);
      codes.push(typeof line === 'string' ? line : 'ok');
      if (typeof line !== 'string') await all.broken(line);
    }
    expect(codes.slice(0, CONNECTIONS.burst)).toEqual(Array(CONNECTIONS.burst).fill('ok'));
    expect(codes.slice(CONNECTIONS.burst)).toEqual(Array(5).fill('SLOW_DOWN'));
    // Being turned away costs nothing, and no other client is.
    await expect(all.client('bac')).resolves.toBeDefined();
    all.now += CONNECTIONS.every;
    await expect(all.client('nam')).resolves.toBeDefined();
  });

  test('a line that asks for one namespace after another is ended', async () => {
    const line = new Client(all.fixture.url, 'nam');
    const refused: string[] = [];
    const ended = new Promise<string>((resolve) => line.socket.io.on('close', resolve));
    await line.connected();
    for (let number = 0; number < 50; number++) {
      const other = line.socket.io.socket(`/nothing-${number}`);
      other.on('connect_error', ({ message }) => refused.push(message));
      other.connect();
    }
    await within('the end of the line', ended);
    expect(refused).toEqual([]);
  });

  test('a line that never asks anything is ended in time; one that has asked stays', async () => {
    const [silent, asking] = await Promise.all([all.client('nam'), all.client('bac')]);
    const ended = silent.disconnected();
    await asking.must('follow_tables', {});
    all.now += SILENCE - 1;
    all.fixture.sockets.entrance.endSilent();
    await silent.must('follow_tables', {});
    const late = await all.client('nam');
    const cut = late.disconnected();
    all.now += SILENCE;
    all.fixture.sockets.entrance.endSilent();
    expect(await cut).toBe('io server disconnect');
    expect([silent, asking].map(({ socket }) => socket.connected)).toEqual([true, true]);
    silent.socket.disconnect();
    await ended;
  });

  test('one person looks at only so many doors; a seat is always found again', async () => {
    const { nam, code } = await all.seated();
    const xem = await all.client('xem');
    const codes: string[] = [];
    for (let times = 0; times < REQUESTS.look.burst + 5; times++) {
      codes.push(await xem.code('resume_table', { tableId: code }));
      expect(await nam.code('resume_table', { tableId: code })).toBe('ok');
      all.now += MESSAGES.every;
    }
    expect(codes.slice(0, REQUESTS.look.burst)).toEqual(Array(REQUESTS.look.burst).fill('ok'));
    expect(codes.slice(-1)).toEqual(['SLOW_DOWN']);
    expect(await (await all.client('lan')).code('resume_table', { tableId: code })).toBe('ok');
    all.now += REQUESTS.look.every;
    expect(await xem.code('resume_table', { tableId: code })).toBe('ok');
  });

  test('one person reads the whole list of tables only so often', async () => {
    const [nam, lan] = await Promise.all([all.client('nam'), all.client('lan')]);
    const codes: string[] = [];
    for (let times = 0; times <= REQUESTS.list.burst; times++) codes.push(await nam.code('follow_tables', {}));
    expect(codes).toEqual([...Array(REQUESTS.list.burst).fill('ok'), 'SLOW_DOWN']);
    expect(await lan.code('follow_tables', {})).toBe('ok');
    all.now += REQUESTS.list.every;
    expect(await nam.code('follow_tables', {})).toBe('ok');
  });

  test('those who watch are counted, by person and by address; seats and the host are never refused', async () => {
    const { nam, code } = await all.seated();
    const windows = await Promise.all(Array.from({ length: MAX_ONLOOKERS_PERSON + 1 }, () => all.client('xem')));
    const codes: string[] = [];
    for (const window of windows) codes.push(await window.code('resume_table', { tableId: code }));
    expect(codes).toEqual(windows.map(() => 'ok'));
    expect(await windows[MAX_ONLOOKERS_PERSON].code('join_table', { tableId: code, watch: true })).toBe(
      'WATCHERS_FULL',
    );
    // A window that looks at it already may come again, and one that looks away makes room.
    expect(await windows[0].code('resume_table', { tableId: code })).toBe('ok');
    await windows[0].must('unfollow_table', { tableId: code });
    expect(await windows[MAX_ONLOOKERS_PERSON].code('resume_table', { tableId: code })).toBe('ok');
    const { seq } = await all.stored(code);
    const answers: string[] = [];
    for (let number = 0; number < MAX_ONLOOKERS_ADDRESS; number++) {
      const other = await all.client(`xem ${number}`);
      answers.push(await other.code('join_table', { tableId: code, watch: true }));
    }
    const room = MAX_ONLOOKERS_ADDRESS - MAX_ONLOOKERS_PERSON;
    expect(answers.filter((answer) => answer === 'ok')).toHaveLength(room);
    expect(answers.filter((answer) => answer === 'WATCHERS_FULL')).toHaveLength(MAX_ONLOOKERS_PERSON);
    expect((await all.stored(code)).seq).toBe(seq + room);
    const again = await all.client('bac');
    expect(await again.code('resume_table', { tableId: code })).toBe('ok');
    await nam.reached(seq + room);
  });
});
