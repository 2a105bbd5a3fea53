import type { SeatOffer } from '@sanh-rong/protocol';
import { TIMES } from '@sanh-rong/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { until } from '../../../../test/until.ts';
import { anyMove, type Client, rolled } from '../support/client.ts';
import { newPostgres } from '../support/databases.ts';
import { TestServer } from '../support/test-server.ts';

/** Strangers over real sockets. */

describe('strangers', () => {
  let server: TestServer;
  const random = rolled('strangers');

  beforeAll(async () => {
    server = await TestServer.open({ url: await newPostgres() });
  });
  afterAll(() => server.stop());

  const come = async (name: string): Promise<{ readonly id: string; readonly client: Client }> => {
    const { id, token } = await server.guest(name);
    return { id, client: await server.client(token, { language: 'en' }) };
  };

  /** Until the game that is on at a table is over: these people play, time does the rest. */
  const playOn = async (code: string, people: readonly Client[], isSo: (phase: string) => boolean): Promise<void> => {
    await until(
      `table ${code}`,
      async () => {
        const state = await server.state(code);
        if (isSo(state.phase)) return state.phase;
        for (const client of people) {
          const view = client.at(code);
          const action = anyMove(view, random);
          if (action === null) continue;
          const actionId = `a${view.seq}`;
          await client.ask('act', { tableId: code, seq: view.seq, actionId, action });
        }
        await server.pass(Math.min(1_000, Math.max(0, (state.wake ?? server.now) - server.now)), code);
        return (await server.state(code)).phase;
      },
      isSo,
    );
  };

  test('one message leads to a table and cards; a second person sits down at the same one', async () => {
    const [nam, lan] = [await come('Nam'), await come('Lan')];
    const view = await nam.client.view('find_table', { game: 'tienlen' });
    expect(view).toMatchObject({ you: 0, host: null, phase: 'waiting', settings: { company: 'strangers' } });
    const { code } = view;
    expect(await lan.client.view('find_table', { game: 'tienlen' })).toMatchObject({ code, you: 1 });
    await nam.client.until(() => nam.client.at(code).seats[1].kind === 'person');
    await server.pass(TIMES.strangersPledges, code);
    await server.pass(TIMES.strangersCountdown, code);
    await lan.client.until(() => lan.client.at(code).game !== null);
    expect(lan.client.at(code).game?.hands[1]).toHaveLength(13);
    expect(lan.client.at(code).game?.hands[0] ?? null).toBeNull();
    // The same again, on another device of theirs.
    expect(await nam.client.view('find_table', { game: 'tienlen' })).toMatchObject({ code, you: 0 });
    for (const { client } of [nam, lan]) expect(await client.code('leave_table', { tableId: code })).toBe('ok');
    expect((await server.state(code)).phase).toBe('closed');
  });

  test('what is not asked as it should be is refused with a code', async () => {
    const { client } = await come('Nam');
    for (const body of [undefined, {}, { game: 7 }, { game: 'tienlen', from: '!' }, { game: 'tienlen', move: true }]) {
      expect(await client.code('find_table', body)).toBe('BAD_MESSAGE');
    }
    expect(await client.code('find_table', { game: 'chess' })).toBe('BAD_SETTINGS');
    expect(await client.code('create_table', { settings: { game: 'tienlen', company: 'strangers' } })).toBe(
      'BAD_SETTINGS',
    );
    const { code } = await client.view('find_table', { game: 'phom' });
    const { client: other } = await come('Lan');
    expect(await other.code('join_table', { tableId: code })).toBe('NOT_NOW');
    expect(await other.code('join_table', { tableId: code, watch: true })).toBe('NO_WATCHERS');
    const take = { tableId: code, command: { type: 'takeSeat' } };
    expect(await other.code('table_command', take)).toBe('BAD_MESSAGE');
    expect(await client.code('leave_table', { tableId: code })).toBe('ok');
  });

  test('somebody in a game with friends is told at which table', async () => {
    const { client } = await come('Nam');
    const settings = { game: 'tienlen', seats: 2, games: 16 };
    const players = [{ seat: 1, level: 'simple' }];
    const { code } = await client.view('create_table', { settings, players });
    await client.must('start_game', { tableId: code });
    await server.pass(TIMES.countdown, code);
    const answer = await client.ask('find_table', { game: 'tienlen' });
    expect(answer).toMatchObject({ ok: false, error: { code: 'SEATED_ELSEWHERE', tableId: code } });
    expect(await client.code('leave_table', { tableId: code })).toBe('ok');
    expect(await client.code('find_table', { game: 'tienlen' })).toBe('ok');
  });

  test('sitting down with friends gives up the seat among strangers, and so does coming back there after a kill between the two', async () => {
    const [nam, lan] = [await come('Nam'), await come('Lan')];
    const { code } = await lan.client.view('create_table', { settings: { game: 'tienlen', seats: 3 } });
    for (const follow of ['join_table', 'resume_table'] as const) {
      const among = await nam.client.view('find_table', { game: 'phom' });
      if (follow === 'resume_table') await server.tables.ask(code, { id: nam.id, name: 'Nam' }, { type: 'sit' });
      expect(await nam.client.view(follow, { tableId: code })).toMatchObject({ code, you: 1 });
      expect((await server.state(among.code)).phase).toBe('closed');
      expect(await nam.client.code('leave_table', { tableId: code })).toBe('ok');
    }
    const among = await nam.client.view('find_table', { game: 'phom' });
    await nam.client.view('create_table', { settings: { game: 'tienlen' } });
    expect((await server.state(among.code)).phase).toBe('closed');
  });

  test('who plays with built-in players alone hears of company elsewhere, and moves there with one message', async () => {
    const [nam, lan] = [await come('Nam'), await come('Lan')];
    const offers: SeatOffer[] = [];
    lan.client.socket.on('seat_offer', (offer: SeatOffer) => offers.push(offer));
    const first = await nam.client.view('find_table', { game: 'lieng' });
    await playOn(first.code, [], (phase) => phase === 'playing');
    // As if Lan had come when that game was under way.
    const opened = await server.tables.createForStrangers({ id: lan.id, name: 'Lan' }, { game: 'lieng' });
    if (!opened.ok) throw new Error('no table');
    const second = await lan.client.view('find_table', { game: 'lieng' });
    expect(second.code).toBe(opened.value.code);
    await playOn(second.code, [], (phase) => phase === 'playing');
    await playOn(first.code, [nam.client], (phase) => phase === 'completed');
    await until('an offer', () => offers.length > 0);
    expect(offers[0]).toMatchObject({ tableId: second.code, game: 'lieng', people: 1 });
    expect(offers[0].until).toBeGreaterThan(server.now);
    const moved = await lan.client.view('find_table', { game: 'lieng', from: second.code });
    expect(moved).toMatchObject({ code: first.code, phase: 'waiting' });
    expect(moved.seats.filter(({ kind }) => kind === 'person')).toHaveLength(2);
    expect((await server.state(second.code)).phase).toBe('closed');
    expect(JSON.stringify(offers)).not.toContain(first.code);
  });

  test('how many are there can be asked without a name, and tells nothing else', async () => {
    const { status, json } = await server.http('GET', '/api/hall');
    expect(status).toBe(200);
    const { games } = json as { games: { game: string }[] };
    expect(games.map(({ game }) => game)).toEqual(['tienlen', 'phom', 'lieng']);
    for (const each of games) expect(Object.keys(each).sort()).toEqual(['game', 'looking', 'playing']);
  });

  test('who finds and leaves without end is slowed down', async () => {
    const { client } = await come('Nam');
    const codes: string[] = [];
    for (let i = 0; i < 12; i++) {
      const answer = await client.ask('find_table', { game: 'phom' });
      codes.push(answer.ok ? 'ok' : answer.error.code);
      if (answer.ok) await client.ask('leave_table', { tableId: answer.view?.code });
    }
    expect(codes).toContain('TOO_MANY_TABLES');
  });
});
