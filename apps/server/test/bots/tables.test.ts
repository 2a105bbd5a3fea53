import { readFileSync } from 'node:fs';
import type { BotGameCall } from '@sanh-rong/protocol';
import type { TableState } from '@sanh-rong/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { descendants } from '../../../../packages/sandbox/test/processes.ts';
import { until } from '../../../../test/until.ts';
import { LASTING } from '../../src/sockets/attendance.ts';
import { anyMove, type Client, rolled } from '../support/client.ts';
import type { Visitor } from '../support/test-server.ts';
import { BotServer } from './bot-server.ts';
import { SECRET_WORDS, SOURCES } from './table-bot-sources.ts';

/** Tables with bots, from the socket to the sandbox: nothing in between is made up. */

const QUICK = { game: 'tienlen', games: 1, botDelay: 0 } as const;

let botServer: BotServer;
let nam: Visitor;
let lan: Visitor;

beforeAll(async () => {
  botServer = await BotServer.open();
  [nam, lan] = await botServer.server.guests(['Nam', 'Lan']);
});
afterAll(() => botServer.server.stop());

/** What the bots of a finished game answered, once all of it is written down. */
const callsOf = (game: string, { token }: Visitor, count: number): Promise<readonly BotGameCall[]> =>
  until(
    'the last answer to be kept',
    async () => {
      const { json } = await botServer.server.http('GET', `/api/games/${game}/bots`, { token });
      return json.calls as BotGameCall[];
    },
    ({ length }) => length === count,
  );

/** A table of bots that its host and others watch, its first game dealt. */
const watched = async (
  host: Client,
  settings: object,
  bots: readonly string[],
  watchers: readonly Client[] = [],
): Promise<string> => {
  const players = bots.map((bot, seat) => ({ seat, bot }));
  const all = { ...QUICK, seats: bots.length, ...settings };
  const { code } = await host.view('create_table', { settings: all, players, sits: false });
  for (const watcher of watchers) await watcher.view('join_table', { tableId: code, watch: true });
  await host.must('start_game', { tableId: code });
  await botServer.deal(code);
  return code;
};

interface FaultyTable {
  readonly bots: readonly string[];
  readonly code: string;
  readonly state: TableState;
}

/** Tables that are played before a machine is taken to be too busy for any. */
const TABLES = 6;

/**
 * A game of bots that do wrong, played out. A machine that is too busy to ask a bot gives no blame: then another table,
 * with the same deal.
 */
const faultyTable = async (table = 1, drawn = botServer.server.drawn): Promise<FaultyTable> => {
  botServer.server.drawn = drawn;
  const host = await botServer.server.client(nam.token);
  const names = ['wrong', 'stuck', 'slow', 'good'] as const;
  const bots = await Promise.all(names.map((name) => botServer.bot(nam, `${name} ${table}`, SOURCES[name])));
  const code = await watched(host, { botSeconds: 1 }, bots);
  const state = await botServer.finish(code);
  const wasBusy = (await botServer.faults(code)).some((fault) => fault.endsWith('server'));
  return wasBusy && table < TABLES ? faultyTable(table + 1, drawn) : { bots, code, state };
};

describe('BT-2 everything that can go wrong with bots', () => {
  test('exception, invalid, illegal, endless loop, too slow: the right strikes, and the game ends', async () => {
    const { bots, code, state } = await faultyTable();
    expect(state.phase).toBe('completed');
    expect(await botServer.faults(code)).toEqual(
      ['0 exception', '0 illegal', '0 invalid', '1 timeout', '2 timeout'].sort(),
    );
    expect(state.seats).toMatchObject([
      { strikes: 3, out: true },
      { strikes: 1, out: false },
      { strikes: 1, out: false },
      { strikes: 0, out: false },
    ]);
    const events = await botServer.events(code);
    const chosen = (seat: number) =>
      new Set(events.flatMap((event) => (event.type === 'acted' && event.seat === seat ? [event.by] : [])));
    expect(chosen(0)).toEqual(new Set(['clock', 'player']));
    expect(chosen(1)).toEqual(new Set(['clock', 'bot']));
    expect(chosen(3)).toEqual(new Set(['bot']));
    // Each fault is told to the owner with the state that caused it, and to no other person.
    const { json } = await botServer.server.http('GET', `/api/bots/${bots[0]}/reports`, { token: nam.token });
    expect(json.reports).toMatchObject([
      { fault: { kind: 'illegal' }, snapshot: expect.anything(), version: 1, replay: expect.any(String) },
      { fault: { kind: 'invalid' }, returned: expect.stringContaining(SECRET_WORDS) },
      { fault: { kind: 'exception', message: expect.stringContaining(SECRET_WORDS) } },
    ]);
    expect((await botServer.server.http('GET', `/api/bots/${bots[0]}/reports`, { token: lan.token })).status).toBe(404);
    // The finished game knows who sat there, and its host may read it, with what the bots answered and what came of it.
    const [report] = json.reports as { replay: string }[];
    const faults = await botServer.faults(code);
    const answered = events.filter((event) => event.type === 'acted' && event.by === 'bot');
    const calls = await callsOf(report.replay, nam, answered.length + faults.length);
    expect(calls.flatMap(({ seat, strike }) => (strike === null ? [] : [`${seat} ${strike}`])).sort()).toEqual(faults);
    expect(calls.filter(({ seat }) => seat === 3)).toHaveLength(
      events.filter((event) => event.type === 'acted' && event.seat === 3).length,
    );
    const replay = await botServer.server.http('GET', `/api/games/${report.replay}/replay`, { token: nam.token });
    expect(replay.json).toMatchObject({
      game: { seats: { 0: { person: null, name: expect.stringMatching(/^wrong/), bot: { version: 1 } } } },
    });
  });

  test('too much memory is a strike, and the bot plays on in a new sandbox', async () => {
    const host = await botServer.server.client(nam.token);
    const bots = [await botServer.bot(nam, 'greedy', SOURCES.greedy), await botServer.bot(nam, 'good 2', SOURCES.good)];
    const code = await watched(host, {}, bots);
    expect((await botServer.finish(code)).seats).toMatchObject([{ strikes: 1, out: false }, { strikes: 0 }]);
    expect(await botServer.faults(code)).toEqual(['0 memory']);
  });

  test('killing sandboxes again and again loses no game and costs no strike', async () => {
    const host = await botServer.server.client(nam.token);
    const bot = await botServer.bot(nam, 'steady', SOURCES.good);
    let killed = 0;
    const killSandbox = (id: number): boolean => {
      try {
        return readFileSync(`/proc/${id}/cmdline`, 'utf8').includes('deno') && process.kill(id, 'SIGKILL');
      } catch {
        // It has ended by itself meanwhile.
        return false;
      }
    };
    const stop = botServer.server.tables.listen(({ event, state }) => {
      if (event.type !== 'acted' || state.seq % 12 !== 0) return;
      killed += descendants().filter(killSandbox).length;
    });
    const code = await watched(host, {}, [bot, bot, bot, bot]);
    const state = await botServer.finish(code);
    stop();
    expect(state.phase).toBe('completed');
    expect(killed).toBeGreaterThan(10);
    expect(await botServer.faults(code)).toEqual([]);
    expect(state.seats).toMatchObject(Array(4).fill({ strikes: 0, out: false }));
  });
});

describe('people and bots', () => {
  test('two and two play a session; whoever comes to the door sees the bots before they sit down', async () => {
    const [host, other, stranger] = await Promise.all(
      [nam, lan, nam].map(({ token }) => botServer.server.client(token)),
    );
    const words = await botServer.bot(nam, 'Vẹt', SOURCES.talking);
    const settings = { ...QUICK, seats: 4, turnSeconds: 120 };
    const { code } = await host.view('create_table', { settings, players: [{ seat: 2, bot: words }] });
    const door = await other.view('resume_table', { tableId: code });
    expect(door.you).toBeNull();
    expect(door.seats[2]).toEqual({
      kind: 'bot',
      id: words,
      name: 'Vẹt',
      version: 1,
      owner: { id: nam.id, name: 'Nam' },
      strikes: 0,
      out: false,
    });
    await other.view('join_table', { tableId: code, seat: 1 });
    await host.must('table_command', { tableId: code, command: { type: 'seatBot', seat: 3, bot: words } });
    await other.must('player_ready', { tableId: code });
    await host.must('start_game', { tableId: code });
    await botServer.deal(code);
    const random = rolled('people and bots');
    let actions = 0;
    const plays = async (client: Client): Promise<void> => {
      for (;;) {
        await client.until(() => client.at(code).phase === 'completed' || anyMove(client.at(code), random) !== null);
        const action = anyMove(client.at(code), random);
        if (client.at(code).phase === 'completed' || action === null) return;
        const { seq } = client.at(code);
        actions += 1;
        const done = await client.must('act', { tableId: code, seq, actionId: `action-${actions}-of-all`, action });
        await client.reached(done.seq ?? 0, code);
      }
    };
    await Promise.all([plays(host), plays(other)]);
    const events = await botServer.events(code);
    const by = events.flatMap((event) => (event.type === 'acted' ? [event.by] : []));
    expect(new Set(by)).toEqual(new Set(['person', 'bot']));
    expect(await botServer.faults(code)).toEqual([]);
    // What the bots printed is told to their owner and with the finished game, and not at the table before.
    const { json } = await botServer.server.http('GET', `/api/bots/${words}/reports`, { token: nam.token });
    expect(JSON.stringify(json)).toContain(SECRET_WORDS);
    const [{ replay }] = json.reports as { replay: string }[];
    const calls = await callsOf(replay, lan, by.filter((each) => each === 'bot').length);
    for (const { snapshot, words } of calls) {
      expect(words?.printed).toMatchObject([{ text: expect.stringContaining(SECRET_WORDS) }]);
      expect(snapshot).toMatchObject({ hand: expect.any(String) });
    }
    expect((await botServer.server.http('GET', `/api/games/${replay}/bots`)).status).toBe(404);
    for (const client of [host, other, stranger]) expect(client.heard.join('\n')).not.toContain(SECRET_WORDS);
    expect(JSON.stringify(events)).not.toContain(SECRET_WORDS);
    expect(botServer.server.logged.join('\n')).not.toContain(SECRET_WORDS);
    expect([host.gaps, other.gaps]).toEqual([0, 0]);
  });

  test('bots alone: the host and others watch, and the table waits for a host whose connection breaks', async () => {
    const [host, watcher] = [await botServer.server.client(nam.token), await botServer.server.client(lan.token)];
    const bot = await botServer.bot(nam, 'Rùa', SOURCES.good);
    const code = await watched(host, { games: 16 }, [bot, bot], [watcher]);
    expect(host.at(code)).toMatchObject({ host: nam.id, you: null, watching: true });
    // Between two games everything stands still until the test lets time pass.
    await watcher.until(() => watcher.at(code).played === 1);
    host.socket.disconnect();
    // Time passes, whenever the server has noticed that the line broke.
    await until('the host to be away', () => {
      botServer.server.now += LASTING / 100;
      return watcher.at(code).standingHost?.away;
    });
    const back = await botServer.server.client(nam.token);
    const view = await back.view('resume_table', { tableId: code });
    expect(view).toMatchObject({ standingHost: { id: nam.id, away: false }, you: null, watching: true });
    await botServer.until(code, ({ records }) => records.length === 2);
    await watcher.until(() => watcher.at(code).played === 2);
    expect(await botServer.faults(code)).toEqual([]);
    await back.must('leave_table', { tableId: code });
    await watcher.until(() => watcher.at(code).phase === 'closed');
  });

  test('whose bot may be seated: one’s own, and those of others that they share; none that cannot be run', async () => {
    const host = await botServer.server.client(lan.token);
    const bots = {
      private: await botServer.bot(nam, 'kín', SOURCES.good),
      open: await botServer.bot(nam, 'mở', SOURCES.good, 'open'),
      public: await botServer.bot(nam, 'chung', SOURCES.good, 'public'),
      broken: await botServer.bot(lan, 'hỏng', SOURCES.broken),
      own: await botServer.bot(lan, 'nhà', SOURCES.good),
    };
    const { code: tableId } = await host.view('create_table', { settings: QUICK });
    const seat = (bot: string) => host.code('table_command', { tableId, command: { type: 'seatBot', seat: 1, bot } });
    expect(await seat(bots.private)).toBe('NO_BOT');
    expect(await seat('no such bot')).toBe('NO_BOT');
    expect(await seat(bots.broken)).toBe('BAD_BOT');
    for (const bot of [bots.open, bots.public, bots.own]) expect(await seat(bot)).toBe('ok');
    const players = [{ seat: 1, bot: bots.private }];
    expect(await host.code('create_table', { settings: QUICK, players })).toBe('NO_BOT');
    // A new version plays once the host says so.
    await botServer.server.http('POST', `/api/bots/${bots.own}/versions`, {
      token: lan.token,
      body: { source: SOURCES.talking },
    });
    expect(host.at(tableId).seats[1]).toMatchObject({ name: 'nhà', version: 1 });
    expect(await seat(bots.own)).toBe('ok');
    expect(host.at(tableId).seats[1]).toMatchObject({ version: 2 });
  });
});
