import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { examples } from '../../../test/examples.ts';
import { until } from '../../../test/until.ts';
import { match } from '../src/match/command.ts';
import { runCommand } from './support/commands.ts';
import { Contestants } from './support/contestants.ts';

const contestants = new Contestants();
afterAll(() => contestants.remove());

const play = async (...args: string[]) => {
  const ran = await runCommand(match, [...args, '--seed', '3', '--lang', 'en', '--json']);
  expect(ran.errors).toBe('');
  return JSON.parse(ran.output);
};

/** One that has ended may still wait to be cleared away. */
const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
};

const sound = contestants.program('sound');

describe('programs in a match', () => {
  it('play by actions of the engine, or by moves as a bot in JavaScript returns them', async () => {
    const moving = contestants.program(
      'moving',
      `const [move] = ask.state.validMoves;
       return JSON.stringify({ id: ask.id, move: move ? { action: 'play', cards: move.cards } : { action: 'pass' } });`,
    );
    const ran = await play(sound, moving, 'simple', '--deals', '8', '--time', '5000');
    expect(ran.contestants.map(({ name, kind, strikes }: Record<string, unknown>) => [name, kind, strikes])).toEqual([
      ['sound', 'program', 0],
      ['moving', 'program', 0],
      ['simple', 'level', 0],
    ]);
  });

  it.each([
    ['prints.cjs', 'invalid', 'is no JSON object', `console.log('thinking…'); return sound;`],
    ['no-move', 'invalid', 'neither “action” nor “move”', 'return JSON.stringify({ id: ask.id });'],
    ['other-id', 'invalid', 'Copy the id', 'return JSON.stringify({ id: ask.id + 1, action: ask.legal[0] });'],
    ['no-card', 'invalid', 'cards', 'return JSON.stringify({ id: ask.id, move: { action: "play", cards: [7] } });'],
    [
      'cheats',
      'illegal',
      'is against the rules',
      'return JSON.stringify({ id: ask.id, action: { type: "play", cards: ["2h", "3s"] } });',
    ],
    [
      'nonsense',
      'illegal',
      'is against the rules',
      'return JSON.stringify({ id: ask.id, action: { type: "x", cards: {} } });',
    ],
    ['gives-up', 'exception', 'no idea', 'return JSON.stringify({ id: ask.id, error: "no idea" });'],
    ['silent', 'timeout', 'more than 0.2 s', 'return undefined;'],
    ['dies', 'crash', 'It ended on its own.', 'process.stderr.write("out of luck\\n"); process.exit(1);'],
    ['endless', 'invalid', 'more than 65536 characters', 'return "x".repeat(100000);'],
  ])('pay alone for what is wrong: %s', async (name, kind, text, answer) => {
    const faulty = contestants.program(name, answer);
    // On a busy machine programs are slow, which is not what is tried here.
    const time = kind === 'timeout' ? '200' : '5000';
    const ran = await play(faulty, 'simple', 'random', '--deals', '8', '--time', time);
    const [own, ...others] = ran.contestants;
    expect([own.strikes, own.disqualified, own.place]).toEqual([3, true, 3]);
    expect(own.faults.map((fault: { kind: string }) => fault.kind)).toEqual([kind, kind, kind]);
    expect(own.faults[0].text).toContain(text);
    if (kind === 'crash') expect(own.faults[0].printed).toEqual(['out of luck']);
    expect(others.map(({ strikes }: { strikes: number }) => strikes)).toEqual([0, 0]);
    expect(ran.played).toBe(8);
  });

  it('are started again after they died, which is one strike', async () => {
    const once = contestants.program(
      'once',
      `const mark = folder + '/died';
       if (!fs.existsSync(mark)) { fs.writeFileSync(mark, ''); process.exit(1); }
       return sound;`,
    );
    const { contestants: all } = await play(once, 'simple', '--deals', '8', '--time', '5000');
    expect(all[0]).toMatchObject({ strikes: 1, disqualified: false });
  });

  it('take answers that come too late for an earlier question for nothing', async () => {
    const stuttering = contestants.program(
      'stuttering',
      `return sound + '\\n' + JSON.stringify({ id: ask.id - 1, action: { type: 'x' } }) + '\\n' + sound;`,
    );
    const { contestants: all } = await play(stuttering, 'simple', '--deals', '2', '--time', '5000');
    expect(all[0].strikes).toBe(0);
  });

  it('hear how games ended, and leave nothing running when they do not want to go', async () => {
    const staying = contestants.program(
      'staying',
      `if (!fs.existsSync(folder + '/pids')) {
         const child = require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' });
         fs.writeFileSync(folder + '/pids', process.pid + ' ' + child.pid);
         setInterval(() => {}, 1000);
       }
       return sound;`,
      `fs.appendFileSync(folder + '/over', JSON.stringify(ask) + '\\n');`,
    );
    const ran = await play(staying, 'simple', '--deals', '2', '--time', '5000');
    const over = readFileSync(contestants.path('over'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const games = ran.dealList.flatMap(({ games: all }: { games: unknown[] }) => all);
    expect(over.map(({ number, result }) => [number, result.points])).toEqual(
      games.map(({ number, points }: { number: number; points: number[] }) => [number, points]),
    );
    for (const pid of readFileSync(contestants.path('pids'), 'utf8').split(' ').map(Number)) {
      await until(`process ${pid} to end`, () => !isRunning(pid));
    }
  });

  it('that say no hello are not entered, and what they complained of is shown', async () => {
    const chatty = contestants.file('chatty.cjs', `console.error('model.bin is missing'); console.log('Loading…');`);
    const ran = await runCommand(match, ['simple', `exec:"${process.execPath}" "${chatty}"`, '--lang', 'en']);
    expect([ran.code, ran.output]).toEqual([2, '']);
    expect(ran.errors).toContain('The line “Loading…” is no JSON object.');
    expect(ran.errors).toContain('model.bin is missing');
  });
});

describe('the bot in Python of docs/cli.md', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/cli.md'), 'utf8');
  const source = /```python\n([\s\S]*?)```/.exec(page)?.[1] ?? '';
  const path = contestants.file('bot.py', source);

  it.each(['tienlen', 'phom', 'lieng'])('plays %s without a mistake, and the same again', async (game) => {
    expect(existsSync(path)).toBe(true);
    const args = [
      `exec:python3 "${path}"`,
      'simple',
      '--game',
      game,
      '--deals',
      String(examples(2, 4)),
      '--time',
      '5000',
    ];
    const [one, again] = [await play(...args), await play(...args)];
    expect(one.contestants[0]).toMatchObject({ name: 'Python', kind: 'program', strikes: 0 });
    expect(again.dealList).toEqual(one.dealList);
  });
});
