import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ARENA_ANSWERS } from '@sanh-rong/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readArguments } from '../src/arguments/arguments.ts';
import { readPlan, VALUES } from '../src/match/command.ts';
import { type MatchFile, matchOf, readMatchFile } from '../src/report/match-file.ts';
import { readClient } from '../src/watch/client.ts';
import { watch } from '../src/watch/command.ts';
import { PlayingMatch } from '../src/watch/playing-match.ts';
import { openViewer, type Viewer } from '../src/watch/viewer.ts';
import { finishedMatch } from '../src/watch/watched.ts';
import { runCommand } from './support/commands.ts';
import { playedMatch } from './support/played-match.ts';

const folder = mkdtempSync(join(tmpdir(), 'sanhrong-watch-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const SHELL = '<!doctype html><html lang="vi"><title>Sảnh Rồng</title>';
const MARKED = '<!doctype html><html data-viewer="local" lang="vi"><title>Sảnh Rồng</title>';
const web = join(folder, 'web');
mkdirSync(join(web, 'assets'), { recursive: true });
writeFileSync(join(web, 'index.html'), SHELL);
writeFileSync(join(web, 'assets', 'a.js'), 'let a;');
for (const name of ['sw.js', 'pages.json', 'assets/a.js.br']) writeFileSync(join(web, name), 'private');
const broken = join(folder, 'broken.js');
writeFileSync(broken, 'function getNextMove( {');
const client = readClient(web);
if (client === null) throw new Error('no client');

let file: MatchFile;
let path: string;
let viewer: Viewer;
let origin: string;
beforeAll(async () => {
  const text = await playedMatch({ game: 'tienlen', seats: 4, deals: 2, seed: 'watched' });
  path = join(folder, 'match.json');
  writeFileSync(path, text);
  const read = readMatchFile(text);
  if (read === null) throw new Error('no match');
  file = read;
  viewer = await openViewer({ client, watched: finishedMatch(file), language: 'en', port: 0 });
  ({ origin } = new URL(viewer.url));
});
afterAll(() => viewer.close());

const json = async (address: string, init: RequestInit = {}) => {
  const response = await fetch(new URL(address, origin), init);
  const { ok, ...answer } = (await response.json()) as Record<string, unknown>;
  return { status: response.status, ok, answer };
};

/** Fetch says the host it means; this says any other. */
const statusFor = (host: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    request({ hostname, port, path: `/api/arena/matches/${file.id}`, headers: { host } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });

describe('the viewer of a match', () => {
  it('answers about its match as the arena of a server does', async () => {
    const match = await json(`/api/arena/matches/${file.id}`);
    expect(match).toMatchObject({ status: 200, ok: true });
    expect(ARENA_ANSWERS.match.parse(match.answer)).toEqual(matchOf(file));
    for (const game of file.games) {
      const { answer } = await json(`/api/arena/matches/${file.id}/games/${game.number}`);
      expect(ARENA_ANSWERS.matchGame.parse(answer)).toEqual(game);
    }
    const live = await json(`/api/arena/matches/${file.id}/live`);
    expect(ARENA_ANSWERS.live.parse(live.answer)).toEqual({ status: 'finished', played: 2, deals: 2, game: null });
  });

  it('refuses everything else with a code, in the language of whoever asks', async () => {
    const refused = async (address: string, init?: RequestInit) => {
      const { status, answer } = await json(address, init);
      return [status, (answer.error as { code: string }).code];
    };
    expect(await refused('/api/me')).toEqual([401, 'SIGN_IN_FIRST']);
    expect(await refused('/api/tables')).toEqual([404, 'NO_PATH']);
    expect(await refused('/api/arena/matches?status=finished')).toEqual([404, 'NO_PATH']);
    expect(await refused('/socket.io/?EIO=4')).toEqual([404, 'NO_PATH']);
    expect(await refused('/api/arena/matches/another')).toEqual([404, 'NO_MATCH']);
    expect(await refused(`/api/arena/matches/${file.id}/games/99`)).toEqual([404, 'NO_MATCH_GAME']);
    expect(await refused('/api/arena/entries', { method: 'POST', body: '{}' })).toEqual([405, 'WRONG_METHOD']);
    const { answer } = await json('/api/me', { headers: { 'Accept-Language': 'vi' } });
    expect(answer.error).toMatchObject({ message: expect.stringContaining('đăng nhập') });
  });

  it('serves the built client, its page at the addresses of the match, and nothing beside it', async () => {
    const page = await fetch(viewer.url);
    expect(await page.text()).toBe(MARKED);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
    const script = await fetch(`${origin}/assets/a.js`);
    expect([script.status, script.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8']);
    for (const address of [
      '/pages.json',
      '/assets/a.js.br',
      '/assets/none.js',
      '/../match.json',
      '/%2e%2e/match.json',
    ]) {
      expect((await fetch(origin + address)).status).toBe(404);
    }
    const front = `/arena/matches/${file.id}`;
    for (const elsewhere of ['/', '/arena', '/bots', '/arena/matches/other']) {
      const { status, headers } = await fetch(origin + elsewhere, { redirect: 'manual' });
      expect([elsewhere, status, headers.get('location')]).toEqual([elsewhere, 302, front]);
    }
    for (const own of [front, `${front}/games/3`, `${front}/live`, '/settings', '/practice/table']) {
      expect((await fetch(origin + own, { redirect: 'manual' })).status).toBe(200);
    }
    // The worker that would keep pages for later takes itself away here.
    expect(await (await fetch(`${origin}/sw.js`)).text()).toContain('unregister');
    const head = await fetch(viewer.url, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  it('is there for this machine by its own name only', async () => {
    const { port, hostname } = new URL(origin);
    expect(hostname).toBe('127.0.0.1');
    expect(await statusFor(`127.0.0.1:${port}`)).toBe(200);
    expect(await statusFor(`localhost:${port}`)).toBe(200);
    for (const host of [
      'evil.example',
      `evil.example:${port}`,
      '127.0.0.1',
      `127.0.0.1:1${port}`,
      `localhost.evil:${port}`,
    ]) {
      expect(await statusFor(host)).toBe(403);
    }
  });
});

describe('a match that is played now', () => {
  const played = (...args: string[]) => {
    const given = readArguments(args, { command: 'watch', values: VALUES, words: 9 });
    if (!given.ok) throw new Error(given.error);
    const { plan, again } = readPlan(given.value);
    return new PlayingMatch(plan, again);
  };

  it('can be seen at every moment, and in the end is what sanhrong match writes', async () => {
    const bot = join(folder, 'first.js');
    writeFileSync(
      bot,
      'function getNextMove(s) { return s.validMoves.length ? { action: "play", cards: s.validMoves[0].cards } : { action: "pass" }; }',
    );
    const match = played(bot, 'simple', '--game', 'tienlen', '--seats', '4', '--deals', '9', '--seed', 'now');
    const seen = new Set<string>();
    let isOver = false;
    const looking = (async () => {
      while (!isOver) {
        const live = ARENA_ANSWERS.live.parse(match.live());
        if (live.game !== null) seen.add(live.game.text);
        const detail = ARENA_ANSWERS.match.parse(match.match());
        expect(detail.id).toBe(match.id);
        if (live.status === 'running') expect([detail.seed, detail.endedAt]).toEqual([null, null]);
        await new Promise(setImmediate);
      }
    })();
    await match.open(new AbortController().signal);
    await match.play();
    await match.close();
    isOver = true;
    await looking;
    expect(seen.size).toBeGreaterThan(10);
    expect(match.match()).toMatchObject({ status: 'finished', played: 9, seed: 'now' });
    const written = readMatchFile(
      await playedMatch({ game: 'tienlen', seats: 4, deals: 9, seed: 'now', contestants: [bot, 'simple'] }),
    );
    expect(Array.from({ length: 36 }, (_, number) => match.game(number)?.text)).toEqual(
      written?.games.map(({ text }) => text),
    );
  });

  it('that is stopped keeps what was finished', async () => {
    const match = played('simple', 'random', '--game', 'tienlen', '--deals', '2000', '--seed', 'long');
    const stopping = new AbortController();
    await match.open(stopping.signal);
    const playing = match.play();
    while (match.live().played === 0) await new Promise(setImmediate);
    stopping.abort();
    await playing;
    await match.close();
    // A whole match of fewer deals, with a result, and the command that plays just those.
    const { status, deals, played: over, contestants, command } = match.match();
    expect([status, deals, match.isWhole]).toEqual(['finished', over, false]);
    expect(over).toBeGreaterThan(0);
    expect(contestants.map(({ place }) => place).sort()).toEqual([1, 2]);
    expect(command).toBe(`sanhrong match simple random --game tienlen --deals ${over} --seed long`);
    expect(match.game(0)).not.toBeNull();
  });
});

describe('sanhrong watch', () => {
  it('prints where to look, at a moment where one is asked for, and ends when it is told to', async () => {
    const program = join(import.meta.dirname, '..', 'bin', 'sanhrong.mjs');
    const moment = ['--game', '2', '--move', '5', '--seat', '1'];
    const child = spawn(process.execPath, [program, 'watch', path, '--no-open', '--lang', 'en', ...moment], {
      env: { ...process.env, WEB_DIR: web },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const exited = once(child, 'exit');
    const lines: string[] = [];
    for await (const line of createInterface({ input: child.stdout })) {
      lines.push(line);
      if (line === 'Ctrl-C closes it.') {
        expect(await (await fetch(lines[0].split(': ')[1])).text()).toBe(MARKED);
        child.kill('SIGTERM');
      }
    }
    expect(await exited).toEqual([0, null]);
    expect(lines).toEqual([
      expect.stringMatching(/http:\/\/127.*\/games\/1\?move=5&seat=0&lang=en$/),
      'Ctrl-C closes it.',
      'Closed.',
    ]);
  });

  it('says in one sentence how to get the viewer, where there is none', async () => {
    const { code, errors } = await runCommand(watch, [path, '--lang=en'], { WEB_DIR: join(folder, 'nowhere') });
    expect(code).toBe(1);
    expect(errors).toContain('run node scripts/client.mjs');
  });

  it('says that games are counted from 1', async () => {
    const args = [path, '--game', '0', '--no-open', '--lang=en'];
    const { code, errors } = await runCommand(watch, args, { WEB_DIR: web });
    expect(code).toBe(2);
    expect(errors).toContain('--game cannot be “0”');
  });

  it('says that a port is taken', async () => {
    const { port } = new URL(origin);
    const { code, errors } = await runCommand(watch, [path, '--no-open', '--port', port, '--lang=en'], {
      WEB_DIR: web,
    });
    expect(code).toBe(1);
    expect(errors).toContain(`Another program uses port ${port}.`);
  });

  it.each([
    [[], 'A match file, or contestants is missing.'],
    [['nowhere.json'], 'There is no file nowhere.json.'],
    [[join(import.meta.dirname, '..', 'package.json')], 'is no match file.'],
    [['simple'], 'At least 2 contestants are needed.'],
    [[broken, 'simple', '--no-open'], 'broken.js cannot be entered.'],
    [['x.json', '--port', '0'], '--port cannot be “0”'],
  ])('%j is explained', async (args, text) => {
    const { code, output, errors } = await runCommand(watch, [...args, '--lang=en'], { WEB_DIR: web });
    expect([1, 2]).toContain(code);
    // Browsers are not sent to a page that is gone.
    expect(output).toBe('');
    expect(errors).toContain(text);
  });
});
