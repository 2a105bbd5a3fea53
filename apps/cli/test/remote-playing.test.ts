import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ArenaAnswerOf, ArenaMatchDetail } from '@sanh-rong/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { examples } from '../../../test/examples.ts';
import { until } from '../../../test/until.ts';
import { Owner } from '../../server/test/arena/bot-owner.ts';
import { newDataFolder } from '../../server/test/support/databases.ts';
import { type NodeProcess, startNode } from '../../server/test/support/node-process.ts';
import { freePort } from '../../server/test/support/ports.ts';
import { ladder } from '../src/remote/ladder.ts';
import { remote } from '../src/remote/playing/command.ts';
import { verify } from '../src/verify/command.ts';
import { runCommand } from './support/commands.ts';
import { Contestants } from './support/contestants.ts';

/** `sanhrong remote` as it is installed, against a real server. */

const PROGRAM = join(import.meta.dirname, '..', 'bin', 'sanhrong.mjs');
const contestants = new Contestants();
const folder = mkdtempSync(join(tmpdir(), 'sanhrong-playing-'));
const data = newDataFolder();
const children: ChildProcess[] = [];
let node: NodeProcess;
let nam: Owner;
let lan: Owner;

const serve = async (port: number): Promise<NodeProcess> => startNode({ DATA_DIR: data, LOG_LEVEL: 'error' }, port);

beforeAll(async () => {
  node = await serve(await freePort());
  nam = await Owner.signIn(node.url, 'Nam');
  lan = await Owner.signIn(node.url, 'Lan');
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await node.kill('SIGTERM');
  contestants.remove();
  for (const each of [folder, data]) rmSync(each, { recursive: true, force: true });
});

interface Started {
  readonly child: ChildProcess;
  readonly said: () => string;
  readonly done: Promise<number | null>;
}

const start = (owner: Owner, ...args: string[]): Started => {
  const child = spawn(process.execPath, [PROGRAM, 'remote', ...args, '--server', owner.url, '--lang', 'en'], {
    env: { PATH: process.env.PATH, HOME: folder, SANHRONG_TOKEN: owner.token },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
  }
  const done = new Promise<number | null>((resolve) => {
    child.once('close', (code) => resolve(code));
  });
  return { child, said: () => text, done };
};

const says = (started: Started, text: string): Promise<string> =>
  until(
    `“${text}” to be said`,
    () => started.said(),
    (said) => said.includes(text),
  );

const askedFor = (url: string, args: readonly string[], token: string) =>
  runCommand(remote, [...args, '--server', url, '--lang', 'en'], { HOME: folder, SANHRONG_TOKEN: token });

describe('two programs on their owners’ machines', () => {
  it('climb the remote ladder against each other, and what they played can be checked and seen again', async () => {
    const [one, two] = [
      await nam.bot({ name: 'Xa Một', game: 'phom' }),
      await lan.bot({ name: 'Xa Hai', game: 'phom' }),
    ];
    const mine = start(nam, one, contestants.program('mine'), '--enter', 'ta-la');
    const other = start(lan, two, contestants.program('other'), '--enter', 'ta-la');
    await says(mine, `Xa Một v1 is connected to ${node.url}.`);
    await says(other, 'Match: ');
    type Listed = ArenaAnswerOf<'matches'>;
    const { matches } = await nam.until<Listed>('/api/arena/matches?pool=remote&kind=ladder', (listed) =>
      listed.matches.some(
        ({ status, contestants: who }) => status === 'finished' && who.filter(({ bot }) => bot !== null).length === 2,
      ),
    );
    const met = matches.find(
      ({ status, contestants: who }) => status === 'finished' && who.filter(({ bot }) => bot !== null).length === 2,
    );
    expect(met?.contestants.map(({ strikes }) => strikes)).toEqual([0, 0, 0, 0]);
    const standing = await nam.ask<ArenaAnswerOf<'ladder'>>('GET', '/api/arena/ladders/phom/ta-la?pool=remote');
    const ranked = standing.body.rows.filter(({ bot }) => bot !== null);
    expect(ranked.map(({ bot }) => bot?.id).sort()).toEqual([one, two].sort());
    for (const { rating, matches: played, bot } of ranked) {
      expect(played).toBeGreaterThan(0);
      expect(rating.sigma).toBeLessThan(20 * (25 / 3));
      expect(bot?.remote).toBe(true);
    }

    const shown = await runCommand(ladder, ['phom/ta-la', '--remote', '--server', node.url, '--lang=en'], {});
    for (const name of ['Xa Một v1', 'Xa Hai v1']) expect(shown.output).toContain(name);

    const page = `${node.url}/arena/matches/${met?.id}`;
    const checked = await runCommand(verify, [page, '--lang=en']);
    expect(checked).toMatchObject({ code: 0, output: expect.stringContaining('Everything holds.') });

    for (const each of [mine, other]) each.child.kill('SIGINT');
    expect(await Promise.all([mine.done, other.done])).toEqual([130, 130]);
    expect(mine.said()).toContain('It has left the arena.');
    expect(mine.said() + other.said()).not.toContain('Mistake');
  });

  it('a program that is killed in the middle is started again, and costs nobody but its own bot', async () => {
    const [one, two] = [await nam.bot({ name: 'Hay Ngã' }), await lan.bot({ name: 'Đứng Vững' })];
    await lan.ask('PATCH', `/api/bots/${two}`, { sharing: 'open' });
    const pids = contestants.path('pids');
    const falling = contestants.program(
      'falling',
      `fs.appendFileSync(${JSON.stringify(pids)}, process.pid + '\\n');
       if (!fs.existsSync(${JSON.stringify(contestants.path('fallen'))})) {
         fs.writeFileSync(${JSON.stringify(contestants.path('fallen'))}, '');
         process.kill(process.pid, 'SIGKILL');
         return undefined;
       }
       return sound;`,
    );
    const mine = start(nam, one, falling);
    const other = start(lan, two, contestants.program('standing'));
    await says(mine, 'is connected');
    await says(other, 'is connected');
    const match = await nam.over(await nam.challenge(one, [{ bot: two }, { level: 'simple' }], 12));
    expect(match).toMatchObject({ status: 'finished', played: 12 });
    // One for the move it died at; on a busy machine perhaps another while it loads.
    expect(match.contestants[0].strikes).toBeGreaterThanOrEqual(1);
    expect(match.contestants.slice(1).map(({ strikes }) => strikes)).toEqual([0, 0]);
    expect(new Set(readFileSync(pids, 'utf8').trim().split('\n')).size).toBe(2);
    expect(mine.said()).toContain('Mistake: It ended on its own.');
    const { body } = await nam.ask<ArenaAnswerOf<'reports'>>('GET', `/api/bots/${one}/arena-reports`);
    expect(JSON.stringify(body.reports)).toContain('It ended on its own.');
    // A program that comes later plays for the bot; the one before is told so, and ends.
    const later = start(nam, one, falling);
    await says(later, 'is connected');
    expect(await mine.done).toBe(1);
    expect(mine.said()).toContain('Another connection plays for this bot now');
    for (const each of [later, other]) each.child.kill('SIGTERM');
    expect(await Promise.all([later.done, other.done])).toEqual([130, 130]);
  });

  it('the line is opened again by itself when the server was away, and the match goes on', async () => {
    const bot = await nam.bot({ name: 'Bền' });
    const gate = contestants.path('on-its-way');
    const program = contestants.program('lasting', `fs.writeFileSync(${JSON.stringify(gate)}, ''); return sound;`);
    const playing = start(nam, bot, program);
    await says(playing, 'is connected');
    const deals = examples(16, 48);
    const match = await nam.challenge(bot, [{ level: 'simple' }], deals);
    await until('the match to be on its way', () => existsSync(gate));
    expect(await node.kill('SIGTERM')).toBe(0);
    node = await serve(Number(new URL(node.url).port));
    await says(playing, 'Connected again.');
    const over: ArenaMatchDetail = await nam.over(match);
    expect(over).toMatchObject({ status: 'finished', played: deals, contestants: [{ strikes: 0 }, { strikes: 0 }] });
    playing.child.kill('SIGINT');
    expect(await playing.done).toBe(130);
  });

  it('a program that ends each time is not started for ever', async () => {
    const bot = await nam.bot({ name: 'Chết Yểu' });
    const dying = contestants.program('dying', `process.stderr.write('no more\\n'); process.exit(1);`);
    const playing = start(nam, bot, dying);
    await says(playing, 'is connected');
    const match = await nam.over(await nam.challenge(bot, [{ level: 'simple' }], 8));
    expect(match.contestants[0]).toMatchObject({ strikes: 3, disqualified: true });
    expect(match.contestants[1].strikes).toBe(0);
    // Questions that come together are lost together, so one match may not be enough; once the program has gone the bot
    // cannot be called.
    while (playing.child.exitCode === null) {
      await nam.challenge(bot, [{ level: 'simple' }], 8).then(
        (id) => nam.over(id),
        (error: Error) => expect(error.message).toContain('BOT_AWAY'),
      );
    }
    expect(await playing.done).toBe(1);
    expect(playing.said()).toContain('ends each time it is started');
    expect(playing.said()).toContain('  no more');
  });
});

describe('what cannot be done is said before anything is started', () => {
  it('wrongly called', async () => {
    const bot = await nam.bot({ name: 'Gọi Sai' });
    const called = (...args: string[]) => askedFor(node.url, args, nam.token);
    expect(await called()).toMatchObject({ code: 2, errors: expect.stringContaining('The id of the bot') });
    expect(await called(bot)).toMatchObject({ code: 2, errors: expect.stringContaining('exec:') });
    expect(await called(bot, 'bot.js')).toMatchObject({ code: 2, errors: expect.stringContaining('sanhrong push') });
    expect(await called('no id', 'exec:true')).toMatchObject({ code: 2 });
    expect(await called(bot, 'exec:exit 3')).toMatchObject({
      code: 2,
      errors: expect.stringContaining('The program “exit 3” cannot play. It ended on its own.'),
    });
  });

  it('somebody else’s bot, a bot of the server, a token that is none', async () => {
    const bot = await nam.bot({ name: 'Của Nam' });
    const made = await nam.ask<{ id: string }>('POST', '/api/bots', { game: 'tienlen', name: 'Có Mã' });
    const program = contestants.program('any');
    const stranger = await askedFor(node.url, [bot, program], lan.token);
    expect(stranger).toMatchObject({ code: 1, errors: expect.stringContaining('There is no such bot') });
    await nam.ask('PATCH', `/api/bots/${bot}`, { sharing: 'open' });
    const known = await askedFor(node.url, [bot, program], lan.token);
    expect(known).toMatchObject({ code: 1, errors: expect.stringContaining('is not yours') });
    const housed = await askedFor(node.url, [made.body.id, program], nam.token);
    expect(housed).toMatchObject({ code: 1, errors: expect.stringContaining('has its code on the server') });
    const nobody = await askedFor(node.url, [bot, program], 'sr_nobody');
    expect(nobody).toMatchObject({ code: 1, errors: expect.stringContaining('The API token does not work') });
  });
});
