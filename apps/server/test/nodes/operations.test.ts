import { execFile } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Random } from '@sanh-rong/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HANG } from '../../../../test/hang.ts';
import { ALWAYS_PLAYED } from '../support/always-played.ts';
import { Client } from '../support/client.ts';
import { newDataFolder, newPostgres } from '../support/databases.ts';
import { type NodeProcess, newGuest, startNode } from '../support/node-process.ts';
import { freePort } from '../support/ports.ts';
import { ScriptedPlayer } from '../support/scripted-player.ts';
import { stubClient } from '../support/stub-client.ts';

/** The server as operators meet it: a process, its environment, its signals, what it prints and what it counts. */

const root = join(import.meta.dirname, '..', '..', '..', '..');
const main = join(root, 'apps', 'server', 'dist', 'main.js');
const scratch = mkdtempSync(join(tmpdir(), 'sanh-rong-operations-'));

afterAll(() => rmSync(scratch, { recursive: true, force: true }));

let folders = 0;
const newFolder = (): string => {
  const folder = join(scratch, String(folders++));
  mkdirSync(folder);
  return folder;
};

interface Ended {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a program to its end, good or bad. */
const run = (args: readonly string[], options: { cwd?: string; env?: Record<string, string | undefined> }) =>
  new Promise<Ended>((resolve, reject) => {
    execFile(process.execPath, args, { ...options, timeout: HANG }, (error, stdout, stderr) => {
      const status = error === null ? 0 : error.code;
      if (typeof status === 'number') resolve({ status, stdout, stderr });
      else reject(new Error(`${args[0]} did not end by itself: ${stdout}${stderr}`, { cause: error }));
    });
  });

/** A start that must fail: how the process ended, and everything it said. */
const failToStart = async (environment: Record<string, string>, cwd = newFolder()) => {
  const env = { PATH: process.env.PATH, LANG: 'en_US.UTF-8', HOST: '127.0.0.1', ...environment };
  const { status, stdout, stderr } = await run([main], { cwd, env });
  return { status, said: stdout + stderr };
};

describe('a start that fails', () => {
  test('names every bad variable and none of their values, ends with 1, and creates nothing', async () => {
    const cwd = newFolder();
    const bad = {
      PORT: 'seventy',
      DATABASE_URL: 'mysql://me:hunter2@nowhere',
      DATABASE_CONNECTIONS: '9999',
      SECRET: 'tooshort',
      TRUST_PROXY: 'yes',
    };
    // Vietnamese, since the system does not speak English.
    const { status, said } = await failToStart({ ...bad, LANG: 'C.UTF-8' }, cwd);
    expect(status).toBe(1);
    expect(said).toContain('Các biến này không dùng như vậy được');
    for (const [name, value] of Object.entries(bad)) {
      expect(said).toContain(name);
      expect(said).not.toContain(value);
    }
    expect(said).toContain('docs/operations.md');
    expect(readdirSync(cwd)).toEqual([]);
  });

  test('the port is taken', async () => {
    const other = createServer();
    const port = await freePort();
    await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve));
    const { status, said } = await failToStart({ PORT: String(port), DATABASE_URL: await newPostgres() });
    other.close();
    expect(status).toBe(1);
    expect(said).toContain(`Port ${port} is taken.`);
  });

  test('the port for operators is taken', async () => {
    const other = createServer();
    const port = await freePort();
    await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve));
    const environment = { PORT: '0', OPERATIONS_PORT: String(port), DATABASE_URL: await newPostgres() };
    const { status, said } = await failToStart(environment);
    other.close();
    expect(status).toBe(1);
    expect(said).toContain(`Port ${port} is taken. Choose another one for OPERATIONS_PORT.`);
  });

  test.runIf(process.geteuid?.() === 0)('it is root, and the folder for the data is not', async () => {
    const folder = newFolder();
    chownSync(folder, 65_534, 65_534);
    const { status, said } = await failToStart({ DATA_DIR: folder });
    expect(status).toBe(1);
    expect(said).toContain(`The folder ${folder} belongs to another user (number 65534)`);
    expect(readdirSync(folder)).toEqual([]);
    expect(statSync(folder).uid).toBe(65_534);
  });

  test('the database cannot be reached', async () => {
    const nowhere = `postgres://me:hunter2@127.0.0.1:${await freePort()}/nowhere`;
    const { status, said } = await failToStart({ DATABASE_URL: nowhere });
    expect(status).toBe(1);
    expect(said).toContain('The database cannot be reached (ECONNREFUSED). Check DATABASE_URL.');
    expect(said).not.toContain('hunter2');
  });

  test('Redis cannot be reached', async () => {
    const nowhere = `redis://:hunter2@127.0.0.1:${await freePort()}`;
    const { status, said } = await failToStart({ REDIS_URL: nowhere, DATABASE_URL: await newPostgres() });
    expect(status).toBe(1);
    expect(said).toMatch(/Redis cannot be reached \(\w+\)\. Check REDIS_URL/);
    expect(said).not.toContain('hunter2');
  });
});

const SETTINGS = { ...ALWAYS_PLAYED, seats: 2, games: 1, turnSeconds: 120 } as const;

describe('a stop', () => {
  test('SY-35 answers what was asked, tells everybody to come back, ends with 0; after a new start all are in their seats', async () => {
    const environment = { DATA_DIR: newDataFolder(), LOG_LEVEL: 'error' };
    const port = await freePort();
    const node = await startNode(environment, port);
    const guests = [await newGuest(node.url, 'Nam'), await newGuest(node.url, 'Lan')];
    const [nam, lan] = await Promise.all(
      guests.map(({ token }) => new Client(node.url, token, { reconnection: true, language: 'en' }).connected()),
    );
    const { code } = await nam.view('create_table', { settings: SETTINGS });
    await lan.view('join_table', { tableId: code });
    await lan.must('player_ready', { tableId: code });
    await nam.must('start_game', { tableId: code });
    await Promise.all([nam, lan].map((each) => each.until(() => each.at(code).game !== null)));
    const hands = [nam, lan].map((each) => each.at(code).game?.hands);

    // Messages of one connection arrive in order, and nonsense is answered without asking the database: once that answer
    // is here, the server has all of them, and most are still being worked on.
    const asked = Array.from({ length: 6 }, () => nam.view('create_table', { settings: SETTINGS }));
    expect(await nam.code('nonsense')).toBe('BAD_MESSAGE');
    const cameBack = [nam, lan].map((each) => {
      const told = new Promise((resolve) => each.socket.once('error', resolve));
      const connected = new Promise<void>((resolve) => each.socket.io.once('reconnect', () => resolve()));
      return { told, connected };
    });
    const ended = node.kill('SIGTERM');
    const opened = await Promise.all(asked);
    expect(new Set(opened.map((view) => view.code)).size).toBe(6);
    for (const { told } of cameBack) expect(await told).toMatchObject({ code: 'SERVER_STOPPING' });
    expect(await ended).toBe(0);

    const next = await startNode(environment, port);
    await Promise.all(cameBack.map(({ connected }) => connected));
    for (const [seat, each] of [nam, lan].entries()) {
      const view = await each.view('resume_table', { tableId: code });
      expect(view).toMatchObject({ phase: 'playing', you: seat });
      expect(view.game?.hands).toEqual(hands[seat]);
      expect(view.seats[seat]).toMatchObject({ kind: 'person', away: false });
    }
    for (const view of opened) {
      expect(await nam.view('resume_table', { tableId: view.code })).toMatchObject({ you: 0, phase: 'waiting' });
    }
    for (const each of [nam, lan]) each.socket.disconnect();
    expect(await next.kill('SIGTERM')).toBe(0);
  });
});

describe('moving from the embedded database to PostgreSQL', () => {
  const move = (environment: Record<string, string>) =>
    run([join(root, 'apps/server/dist/move-to-postgres.js')], {
      env: { PATH: process.env.PATH, LANG: 'en_US.UTF-8', ...environment },
    });

  test('a folder without a database is not moved, and nothing is made there', async () => {
    const folder = join(newDataFolder(), 'mistyped');
    const refused = await move({ DATA_DIR: folder, DATABASE_URL: await newPostgres() });
    expect(refused).toMatchObject({ status: 1, stdout: '', stderr: expect.stringContaining(folder) });
    expect(existsSync(folder)).toBe(false);
  });

  test('people stay signed in and seated, and what is said goes on where it was', async () => {
    const environment = { DATA_DIR: newDataFolder(), DATABASE_URL: await newPostgres() };
    const before = await startNode({ DATA_DIR: environment.DATA_DIR, LOG_LEVEL: 'error' });
    const { token } = await newGuest(before.url, 'Nam');
    const nam = await new Client(before.url, token).connected();
    const { code } = await nam.view('create_table', { settings: { ...SETTINGS, name: 'Bàn “vui”' } });
    await nam.must('send_message', { tableId: code, text: 'Chào cả làng ở đây! 🎴' });
    nam.socket.disconnect();
    expect(await move(environment)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining(`${before.child.pid}`),
    });
    expect(await before.kill('SIGTERM')).toBe(0);
    const nowhere = await move({ ...environment, DATABASE_URL: 'postgres://nam:secret@127.0.0.1:1/nowhere' });
    expect(nowhere).toMatchObject({ status: 1, stderr: expect.stringContaining('(ECONNREFUSED)') });
    expect(nowhere.stderr).not.toMatch(/secret|\n\s+at /);

    const moved = await move(environment);
    expect(moved).toMatchObject({ status: 0, stderr: '' });
    expect(moved.stdout.split('\n')).toEqual(
      expect.arrayContaining(['people 1', 'sign_ins 1', 'tables 1', 'chat_messages 1']),
    );
    const again = await move(environment);
    expect(again).toMatchObject({ status: 1, stderr: expect.stringContaining('is not empty') });

    const after = await startNode({ DATABASE_URL: environment.DATABASE_URL, LOG_LEVEL: 'error' });
    const back = await new Client(after.url, token).connected();
    const view = await back.view('resume_table', { tableId: code });
    expect(view).toMatchObject({ you: 0, settings: { name: 'Bàn “vui”' } });
    await back.must('send_message', { tableId: code, phrase: 'hello' });
    const { messages } = await back.must('read_messages', { tableId: code });
    expect(messages).toMatchObject([
      { id: 1, text: 'Chào cả làng ở đây! 🎴' },
      { id: 2, code: 'hello' },
    ]);
    back.socket.disconnect();
    expect(await after.kill('SIGTERM')).toBe(0);
  });
});

/** The value of a metric with exactly these labels, as Prometheus reads it. */
const valueIn = (text: string, name: string, labels: Record<string, string> = {}): number => {
  const wanted = Object.entries(labels).map(([label, value]) => `${label}="${value}"`);
  const line = text.split('\n').find((each) => {
    const [, found, inside = ''] = /^([a-z0-9_]+)(?:\{(.*)\})? /.exec(each) ?? [];
    return found === name && wanted.every((label) => inside.includes(label));
  });
  if (line === undefined) throw new Error(`no ${name} ${wanted.join(' ')}`);
  return Number(line.slice(line.lastIndexOf(' ') + 1));
};

describe('a server at work', () => {
  const CARD = /\b(?:10|[2-9JQKA])[scdh]\b/;
  const PASSWORD = 'a password nobody may read';
  const folder = newDataFolder();
  /** What no line that it prints may hold. */
  const secrets = [PASSWORD, 'a text of my own'];
  let requested = 0;
  let node: NodeProcess;

  beforeAll(async () => {
    // As a careless operator left it.
    chmodSync(folder, 0o755);
    node = await startNode({ DATA_DIR: folder, WEB_DIR: stubClient(), LOG_LEVEL: 'debug' });
  });
  afterAll(() => void node.child.kill('SIGKILL'));

  test('counts the game that is played, and names nobody', async () => {
    const [nam, lan] = [await newGuest(node.url, 'Nam'), await newGuest(node.url, 'Lan')];
    const host = await new Client(node.url, nam.token).connected();
    const { code } = await host.view('create_table', { settings: { ...SETTINGS, visibility: 'public' } });
    const guest = await new Client(node.url, lan.token).connected();
    await guest.view('join_table', { tableId: code });
    await guest.must('player_ready', { tableId: code, contribution: 'a text of my own' });
    await host.must('start_game', { tableId: code });
    const players = [nam, lan].map(
      (who, seat) => new ScriptedPlayer(node.url, who, code, new Random(`operations ${seat}`)),
    );
    await host.must('send_message', { tableId: code, text: `Tôi có 3s và 2h ở bàn ${code}` });
    await Promise.all(players.map((player) => player.ended()));
    const refused = [
      await host.code('play_cards', { tableId: code, seq: 1, actionId: 'late', cards: ['3s', '3h'] }),
      await host.code('act', { tableId: code, seq: 1_000, actionId: 'x', action: { type: 'play', cards: ['2h'] } }),
      await host.code('join_table', { tableId: '3s' }),
    ];
    expect(refused).not.toContain('ok');

    const made = await fetch(`${node.url}/api/guest`, { method: 'POST' });
    const cookie = made.headers.getSetCookie()[0].split(';')[0];
    const json = { 'content-type': 'application/json' };
    const requests: [string, RequestInit][] = [
      [`/t/${code}`, {}],
      [`/api/tables/${code}?q=3s`, {}],
      ['/api/me', { headers: { cookie } }],
      ['/api/me', { headers: { authorization: `Bearer ${nam.token}` } }],
      ['/api/me', { headers: { authorization: 'Bearer 3s' } }],
      [
        '/api/sign-in',
        { method: 'POST', headers: json, body: JSON.stringify({ username: 'nam', password: PASSWORD }) },
      ],
      ['/api/sign-in', { method: 'POST', headers: json, body: `{"password": "${PASSWORD}" 3s` }],
      [`/3s/${PASSWORD}`, {}],
    ];
    for (const [path, given] of requests) await (await fetch(node.url + path, given)).text();
    requested += requests.length + 4;

    const metrics = await (await fetch(`${node.operations}/metrics`)).text();
    const moves = players.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
    expect(moves).toBeGreaterThan(0);
    expect(valueIn(metrics, 'connections')).toBe(4);
    expect(valueIn(metrics, 'tables_held')).toBe(1);
    expect(valueIn(metrics, 'moves_total', { game: 'tienlen', by: 'person' })).toBe(moves);
    expect(valueIn(metrics, 'ack_seconds_count', { message: 'act' })).toBe(moves + 1);
    expect(valueIn(metrics, 'ack_seconds_count', { message: 'create_table' })).toBe(1);
    expect(valueIn(metrics, 'refused_total', { code: 'BAD_MESSAGE' })).toBe(1);
    expect(valueIn(metrics, 'refused_total', { code: 'BAD_SIGN_IN' })).toBe(1);
    expect(valueIn(metrics, 'http_seconds_count', { route: 'POST /api/guest', status: '201' })).toBe(3);
    expect(valueIn(metrics, 'http_seconds_count', { route: '/t/{code}', status: '200' })).toBe(1);
    expect(valueIn(metrics, 'bot_calls_total', { outcome: 'played' })).toBe(0);
    expect(valueIn(metrics, 'process_resident_memory_bytes')).toBeGreaterThan(0);
    expect(valueIn(metrics, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
    for (const secret of [code, nam.id, nam.token, cookie]) expect(metrics).not.toContain(secret);

    for (const each of [host, guest, ...players.map(({ client }) => client)]) each.socket.disconnect();
    const signed = [nam.token, lan.token, decodeURIComponent(cookie.split('=')[1])];
    secrets.push(...signed, ...signed.map((token) => token.split('.')[0]), cookie.split('=')[1]);
    secrets.push(code, nam.id, lan.id);
  });

  test('plays with the client of docs/sockets.md', async () => {
    const blocks = readFileSync(join(root, 'docs', 'sockets.md'), 'utf8').matchAll(/^```js\n(.*?)^```$/gms);
    const client = [...blocks].map(([, code]) => code).find((code) => code.includes('process.argv')) ?? '';
    // Run from here, so that it finds the same Socket.IO; a program's own name stands before its arguments.
    const program = ['--input-type=module', '--eval', client, '--', 'client.mjs', node.url, 'lieng'];
    const { stdout } = await run(program, { cwd: import.meta.dirname });
    expect(stdout).toMatch(/^over after \d+ moves, points -?\d+ -?\d+$/m);
  });

  test('keeps its folder for itself, and goes on when another process wants it', async () => {
    const { status, said } = await failToStart({ DATA_DIR: folder, PORT: String(await freePort()) });
    expect(status).toBe(1);
    expect(said).toContain(`process ${node.child.pid}`);
    expect(said).toContain(folder);
    expect((await fetch(`${node.operations}/readyz`)).status).toBe(200);
  });

  test('says how it does where operators ask, and to nobody who comes in by the door', async () => {
    for (const path of ['/metrics', '/readyz']) {
      expect((await fetch(node.operations + path)).status).toBe(200);
      expect((await fetch(node.url + path)).status).toBe(404);
    }
    for (const path of ['/', '/api/tables', '/api/guest']) {
      expect((await fetch(node.operations + path)).status).toBe(404);
    }
    for (const url of [node.url, node.operations]) {
      expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ ok: true });
    }
  });

  test('has closed its folder to everybody else on the machine, and said so', () => {
    const isOpen = (path: string): boolean => (statSync(path).mode & 0o077) !== 0;
    expect(isOpen(folder)).toBe(false);
    expect(node.output.filter((line) => line.includes('could read DATA_DIR'))).toHaveLength(1);
  });

  test('waits for no connection on which nothing is asked when it stops', async () => {
    const silent = connect(Number(new URL(node.url).port), '127.0.0.1');
    await new Promise<void>((resolve) => silent.once('connect', resolve));
    // By this answer the server knows of the silent connection.
    expect((await fetch(`${node.url}/healthz`)).status).toBe(200);
    expect(await node.kill('SIGTERM')).toBe(0);
    silent.destroy();
  });

  test('left no card, token, cookie, password or table code in the log', () => {
    const log = node.output.filter((line) => line.startsWith('{'));
    // Every request that was asked above has its line.
    expect(requested).toBeGreaterThan(0);
    expect(log.length).toBeGreaterThanOrEqual(requested);
    const text = node.output.join('\n');
    expect(text).not.toMatch(CARD);
    for (const secret of secrets) expect(text).not.toContain(secret);
  });
});
