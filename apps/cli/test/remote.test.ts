import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EXAMPLES, template } from '@sanh-rong/bot-kit/examples';
import { ARENA_LIMITS } from '@sanh-rong/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newDataFolder } from '../../server/test/support/databases.ts';
import { type NodeProcess, newGuest, startNode } from '../../server/test/support/node-process.ts';
import type { CommandRun } from '../src/arguments/command.ts';
import { ladder } from '../src/remote/ladder.ts';
import { login } from '../src/remote/login.ts';
import { loginPath } from '../src/remote/login-file.ts';
import { pull } from '../src/remote/pull.ts';
import { push } from '../src/remote/push.ts';
import { readMatchFile } from '../src/report/match-file.ts';
import { openViewer } from '../src/watch/viewer.ts';
import { finishedMatch } from '../src/watch/watched.ts';
import { type Ran, runCommand } from './support/commands.ts';
import { playedMatch } from './support/played-match.ts';

const folder = mkdtempSync(join(tmpdir(), 'sanhrong-remote-'));
const data = newDataFolder();
const env = { HOME: folder };

const GREEDY = EXAMPLES.find(({ id }) => id === 'greedy')?.source('en') ?? '';
const FIRST = template('tienlen', 'en');
const file = (name: string, text: string, mode = 0o600): string => {
  const path = join(folder, name);
  writeFileSync(path, text, { mode });
  return path;
};
const bot = file('bot.js', FIRST);
const greedy = file('greedy.js', GREEDY);

let server: NodeProcess;
let session: string;
let secret: string;
let tokenId: string;

const post = async (path: string, token: string, body: object, method = 'POST') => {
  const response = await fetch(server.url + path, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
  });
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
  return (await response.json()) as Record<string, unknown>;
};

beforeAll(async () => {
  server = await startNode({ DATA_DIR: data, ARENA_RUNNERS: '0' });
  const { token: guest } = await newGuest(server.url, 'Trạng Tí');
  const registered = await post('/api/me/account', guest, { username: 'trangti', password: 'mot hai ba bon' });
  session = String(registered.token);
  const made = await post('/api/me/tokens', session, { name: 'cli' });
  secret = String(made.secret);
  tokenId = String((made.token as { id: string }).id);
});
afterAll(async () => {
  await server?.kill('SIGTERM');
  for (const each of [folder, data]) rmSync(each, { recursive: true, force: true });
});

/** All bots of this person, by name. */
const ownBots = async (): Promise<string[]> => {
  const response = await fetch(`${server.url}/api/bots`, { headers: { authorization: `Bearer ${session}` } });
  const { bots } = (await response.json()) as { bots: readonly { name: string }[] };
  return bots.map(({ name }) => name);
};

const run = (
  command: CommandRun,
  args: readonly string[],
  more: Record<string, string> = {},
  input = '',
): Promise<Ran> => runCommand(command, [...args, '--lang', 'en'], { ...env, ...more }, input);

describe('a server and somebody who writes bots', () => {
  let id = '';

  it('are introduced once: the login stays in a file that only its owner can read', async () => {
    // For one's own machine http need not be typed.
    const ran = await run(login, ['--server', server.url.replace('http://', '')], {}, `${secret}\n`);
    expect(ran).toMatchObject({ code: 0, errors: '' });
    expect(ran.output).toContain('Hello, Trạng Tí.');
    expect(ran.output).not.toContain(secret);
    const path = loginPath(env);
    expect(path).toBe(join(folder, '.config', 'sanhrong', 'login.json'));
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual({ server: server.url, token: secret });
  });

  it('a bot is made, saved again, and nothing is saved twice', async () => {
    const made = await run(push, [bot, '--name', 'Rồng Nhỏ', '--json']);
    expect(made).toMatchObject({ code: 0, errors: '' });
    ({ bot: id } = JSON.parse(made.output));
    expect(JSON.parse(made.output)).toMatchObject({ version: 1, sound: true, entry: null });
    expect((await run(push, [bot, '--bot', id])).output).toContain(
      `The code is the same as that of Rồng Nhỏ v1 (${id})`,
    );
    // The same name of the same game is the same bot.
    const again = await run(push, [greedy, '--name', 'Rồng Nhỏ', '--game', 'tienlen']);
    expect(again).toMatchObject({ code: 0, output: `Rồng Nhỏ v2 is saved (${id}).\n` });
    expect(await ownBots()).toEqual(['Rồng Nhỏ']);
  });

  it('a project notes which bot its file is, so that nobody has to name it again', async () => {
    const project = join(folder, 'my project');
    mkdirSync(project);
    writeFileSync(join(project, 'package.json'), '{}');
    const path = join(project, 'thinker.js');
    writeFileSync(path, FIRST);
    expect((await run(push, [path])).errors).toContain('The name of the bot (--name) is missing.');
    const made = await run(push, [path, '--name', 'Thinker']);
    expect(made.output).toContain(`Next time: sanhrong push '${path}'\n`);
    writeFileSync(path, GREEDY);
    expect((await run(push, [path])).output).toMatch(/^Thinker v2 is saved/);
    const { bots } = JSON.parse(readFileSync(join(project, 'sanhrong.json'), 'utf8'));
    await post(`/api/bots/${bots['thinker.js'][server.url]}`, session, {}, 'DELETE');
    expect((await run(push, [path])).errors).toContain('which is no longer on the server. Add --name NAME');
  });

  it.each([
    ['broken.js', 'function getNextMove( {', /broken\.js:1:\d+: .*syntax error.* nothing was stored/],
    ['none.js', 'const x = 1;', /none\.js: There is no function getNextMove.* nothing was stored/],
    ['bot.py', 'pass', /bot\.py is none/],
  ])('code that does not run is stored nowhere: %s', async (name, source, said) => {
    const { code, output, errors } = await run(push, [file(name, source), '--name', 'Broken']);
    expect([code === 0, output]).toEqual([false, '']);
    expect(errors).toMatch(said);
    expect(await ownBots()).toEqual(['Rồng Nhỏ']);
  });

  it('its code comes back, any version of it, and overwrites nothing', async () => {
    const out = join(folder, 'back.js');
    expect((await run(pull, [id, '--out', out])).output).toBe(`Rồng Nhỏ v2 is in ${out}.\n`);
    expect(readFileSync(out, 'utf8')).toBe(GREEDY);
    const named = await run(pull, ['Rồng Nhỏ', '--out', '-']);
    expect(named).toMatchObject({ code: 0, output: GREEDY });
    expect((await run(pull, ['Rồng Lớn'])).errors).toContain('You have no bot called “Rồng Lớn”');
    expect(await run(pull, [id, '--out', out])).toMatchObject({ code: 1, errors: expect.stringContaining('exists') });
    expect((await run(pull, [id, '--version', '1', '--out', '-'])).output).toBe(FIRST);
  });

  it('it stands in a ladder', async () => {
    const entered = await run(push, [greedy, '--bot', id, '--enter', 'mien-nam']);
    expect(entered).toMatchObject({ code: 0, errors: '' });
    expect(entered.output).toContain('It stands in the ladder tienlen/mien-nam');
    expect((await run(push, [greedy, '--bot', id, '--enter', 'mien-nam'])).output).toContain(
      'This bot is in already, with this very version.',
    );
    const all = await run(ladder, []);
    expect(all.output).toMatch(/tienlen\/mien-nam {2}.*1 bot/);
    const one = await run(ladder, ['tienlen/mien-nam']);
    expect(one.output).toMatch(/Rồng Nhỏ v2 {2}.*Trạng Tí/);
    expect(one.output).toMatch(/Expert \(expert\) {2}.*built-in player/);
    const mine = await run(ladder, ['tienlen/mien-nam', '--mine']);
    expect(mine.output.split('\n').filter((line) => /^ *\d/.test(line))).toHaveLength(1);
    expect((await run(ladder, ['phom/ta-la', '--mine'])).output).toContain('You have no bot in this ladder.');
    const json = await run(ladder, ['tienlen/mien-nam', '--json'], {
      HOME: join(folder, 'stranger'),
      SANHRONG_SERVER: server.url,
    });
    expect(JSON.parse(json.output).rows.some(({ mine: own }: { mine: boolean }) => own)).toBe(false);
  });

  it('the server’s own words are shown when it refuses', async () => {
    expect(await run(push, [bot, '--bot', 'nothing'])).toMatchObject({ code: 1, errors: 'There is no such bot.\n' });
    expect((await run(push, [bot, '--name', ''.padEnd(60, 'x')])).errors).toContain('A name has 1 to 40');
    expect((await run(ladder, ['tienlen/nothing'])).errors).toContain('There is no such ladder');
    expect(await run(ladder, ['chess'])).toMatchObject({ code: 1, errors: expect.stringContaining('is no ladder') });
    expect((await run(pull, [id, '--version', '99'])).errors).toBe('This bot has no such version.\n');
    const unknown = await run(push, [bot, '--name', 'Nobody', '--enter', 'ta-la']);
    expect(unknown).toMatchObject({ code: 2, errors: '--enter cannot be “ta-la”; use mien-nam | thirteen.\n' });
    expect(await ownBots()).toEqual(['Rồng Nhỏ']);
  });

  it('a token comes from the environment or a file, and never from the command line', async () => {
    const nobody = { HOME: join(folder, 'nobody') };
    const at = ['--server', server.url];
    expect((await run(push, [bot, '--bot', id, ...at], { ...nobody, SANHRONG_TOKEN: secret })).code).toBe(0);
    const kept = file('token', `${secret}\n`);
    expect(await run(push, [bot, '--bot', id, '--token-file', kept, ...at], nobody)).toMatchObject({
      code: 0,
      errors: '',
    });
    const open = file('open-token', secret, 0o644);
    expect((await run(push, [bot, '--bot', id, '--token-file', open, ...at], nobody)).errors).toContain('chmod 600');
    const shown = await run(push, [bot, '--bot', id, '--token', secret], nobody);
    expect(shown.code).toBe(2);
    expect(shown.errors).toContain('everybody on this machine sees it');
    expect(shown.errors).not.toContain(secret);
    expect((await run(push, [bot, '--bot', id, ...at], nobody)).errors).toContain('There is no API token');
    expect((await run(push, [bot, '--bot', id], nobody)).errors).toContain('Which server?');
  });

  it('a bot that cannot enter is stored, and it is said how to enter it later', async () => {
    const phom = file('phom.js', template('phom', 'en'));
    const entering = (number: number) =>
      run(push, [phom, '--name', `Phỏm ${number}`, '--game', 'phom', '--enter', 'basic']);
    for (let number = 1; number <= ARENA_LIMITS.entries; number++) expect((await entering(number)).code).toBe(0);
    const last = await entering(ARENA_LIMITS.entries + 1);
    const [, made] = /^The bot Phỏm 11 v1 is made \((\w+)\)\./.exec(last.output) ?? [];
    expect(last.code).toBe(1);
    expect(last.errors).toContain(
      `The bot is stored, but stands in no ladder. To enter it later: sanhrong push ${phom} --bot ${made} --enter basic\n`,
    );
  });

  it('pages of the local viewer are as well guarded as the server’s', async () => {
    const text = readMatchFile(await playedMatch({ game: 'tienlen', seats: 2, deals: 1, seed: 'x' }));
    if (text === null) throw new Error('no match');
    const client = { shell: Buffer.from(''), files: new Map() };
    const viewer = await openViewer({ client, watched: finishedMatch(text), language: 'en', port: 0 });
    try {
      const theirs = (await fetch(server.url)).headers;
      const ours = (await fetch(viewer.url)).headers;
      const guards = [...theirs.keys()].filter((name) =>
        /^(content-security|cross-origin|origin-agent|referrer|x-(?!request-id))/.test(name),
      );
      expect(guards.length).toBeGreaterThan(8);
      for (const name of guards) expect([name, ours.get(name)]).toEqual([name, theirs.get(name)]);
    } finally {
      await viewer.close();
    }
  });

  it('a token that was revoked, or never was one, is named so', async () => {
    await post(`/api/me/tokens/${tokenId}`, session, {}, 'DELETE');
    const revoked = await run(push, [bot, '--bot', id]);
    expect(revoked.code).toBe(1);
    expect(revoked.errors).toContain('it has expired or was revoked');
    expect(revoked.errors.trim().split('\n')).toHaveLength(1);
    expect((await run(login, ['--server', server.url], { HOME: join(folder, 'new') }, 'nonsense')).code).toBe(1);
    expect(() => statSync(loginPath({ HOME: join(folder, 'new') }))).toThrow();
  });
});

describe('a server that is none', () => {
  const asked: IncomingHttpHeaders[] = [];
  const strange = createServer(({ url = '', headers }, response) => {
    asked.push(headers);
    if (url.startsWith('/api/arena/ladders/moved'))
      response.writeHead(301, { Location: 'https://elsewhere.example/x' }).end();
    else if (url.startsWith('/api/arena/ladders/gone')) response.writeHead(503).end('no');
    else if (url.startsWith('/api/arena/ladders/odd')) response.end('{"ok":true,"odd":1}');
    else response.end('<html>hello</html>');
  });
  let url = '';
  beforeAll(async () => {
    await new Promise<void>((resolve) => strange.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(strange.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    strange.close();
  });

  it.each([
    ['tienlen/x', /is no Sảnh Rồng server, or one of another version/],
    ['odd/x', /is no Sảnh Rồng server, or one of another version/],
    ['gone/x', /cannot be reached: nobody answers there/],
    ['moved/x', /has moved to https:\/\/elsewhere\.example\. Use --server https:\/\/elsewhere\.example/],
  ])('%s is told in one sentence', async (name, said) => {
    const ran = await run(ladder, [name, '--server', url], { SANHRONG_TOKEN: 'a-token' });
    expect(ran.code).toBe(1);
    expect(ran.output).toBe('');
    expect(ran.errors).toMatch(said);
    expect(ran.errors.trim().split('\n')).toHaveLength(1);
  });

  it('gets no token that was noted for another one', async () => {
    const home = join(folder, 'home');
    const noted = loginPath({ HOME: home });
    rmSync(home, { recursive: true, force: true });
    await import('../src/remote/login-file.ts').then(({ writeLogin }) =>
      writeLogin({ HOME: home }, { server: 'https://house.example', token: 'of-the-house' }),
    );
    expect(statSync(noted).mode & 0o777).toBe(0o600);
    asked.length = 0;
    await run(ladder, ['tienlen/x', '--server', url], { HOME: home });
    expect(asked).toHaveLength(1);
    expect(asked[0].authorization).toBeUndefined();
  });

  it.each([
    [['tienlen/x', '--server', 'http://127.0.0.1:9'], 'http://127.0.0.1:9 cannot be reached: nobody answers there.'],
    [['tienlen/x', '--server', 'ftp://x'], '“ftp://x” is no address of a server'],
    [['tienlen/x', '--server', 'https://me:secret@x'], 'is no address of a server'],
    [['Tiến Lên', '--server', 'http://127.0.0.1:9'], '“Tiến Lên” is no ladder'],
  ])('%j is explained', async (args, text) => {
    const { code, errors } = await run(ladder, args);
    expect([1, 2]).toContain(code);
    expect(errors).toContain(text);
  });
});
