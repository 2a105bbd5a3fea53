import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { playContest } from '@sanh-rong/arena';
import { GAMES, readRecord, writeRecord } from '@sanh-rong/engine';
import { builtIn, standIn } from '@sanh-rong/entrants';
import { afterAll, describe, expect, it } from 'vitest';
import { examples } from '../../../test/examples.ts';
import { until } from '../../../test/until.ts';
import { match } from '../src/match/command.ts';
import { readMatchFile } from '../src/report/match-file.ts';
import { runCommand } from './support/commands.ts';
import { Contestants, FIRST_MOVE } from './support/contestants.ts';

const contestants = new Contestants();
afterAll(() => contestants.remove());

const first = contestants.bot('first.js', FIRST_MOVE);
const passing = contestants.bot('passing.js', `state.lastPlay.type === null ? ${FIRST_MOVE} : { action: "pass" }`);

const json = async (...args: string[]) => {
  const ran = await runCommand(match, [...args, '--json']);
  expect(ran.errors).toBe('');
  return JSON.parse(ran.output);
};

interface Deal {
  readonly games: readonly { readonly faults: readonly unknown[] }[];
}

const faultsIn = ({ games }: Deal): unknown[] => games.flatMap(({ faults }) => faults);

const PROGRAM = join(import.meta.dirname, '..', 'bin', 'sanhrong.mjs');

/** The program as it is installed, with signals and threads of its own. */
const start = (...args: string[]) => {
  const child = spawn(process.execPath, [PROGRAM, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    output += chunk;
  });
  const done = new Promise<{ code: number | null; output: string }>((resolve) => {
    child.once('close', (code) => resolve({ code, output }));
  });
  return { child, done };
};

describe('a match', () => {
  it('between files and levels says who is better, and how to play it again', async () => {
    const ran = await runCommand(match, [first, passing, 'steady', '--deals', '16', '--seed', '7', '--lang', 'en']);
    expect(ran.code).toBe(0);
    expect(ran.output).toContain('Southern Tiến Lên · 3 seats · 16 deals × 3 games · seed 7');
    expect(ran.output).toMatch(/^1 {2}steady /m);
    expect(ran.output).toContain('Clearly better  steady > ');
    expect(ran.output).toContain(`The same again: sanhrong match ${first} ${passing} steady --deals 16 --seed 7\n`);
  });

  it('is the same games with the same seed, and others with another', async () => {
    const args = [first, 'simple', '--deals', String(examples(4, 8))];
    const [one, same, other] = [
      await json(...args, '--seed', 'a'),
      await json(...args, '--seed', 'a'),
      await json(...args, '--seed', 'b'),
    ];
    expect(same.dealList).toEqual(one.dealList);
    expect(other.dealList).not.toEqual(one.dealList);
  });

  it('is the same with any number of threads, those that are disqualified on the way included', async () => {
    // Its dice come from the game: it fails in the same places, however it is played.
    const unsure = contestants.bot('unsure.js', `Math.random() < 0.01 ? null : ${FIRST_MOVE}`);
    const deals = String(examples(16, 32));
    const args = ['match', unsure, first, 'random', '--deals', deals, '--seed', '8', '--json'];
    const ran = await Promise.all(['1', '2'].map((workers) => start(...args, '--workers', workers).done));
    const [one, two] = ran.map(({ output }) => JSON.parse(output));
    expect(one.contestants[0]).toMatchObject({ strikes: 3, disqualified: true, place: 3 });
    expect(one.dealList.flatMap(faultsIn).length).toBe(3);
    // All in the first block: the second thread begins its own before that is known, and has to play it again.
    expect(one.dealList.slice(0, 8).flatMap(faultsIn).length).toBe(3);
    expect(two.dealList).toEqual(one.dealList);
    expect(two.contestants.map(({ strikes }: { strikes: number }) => strikes)).toEqual([3, 0, 0]);
  });

  it('says the same in its table as in its JSON', async () => {
    const args = [first, 'greedy', 'random', '--deals', String(examples(8, 16)), '--seed', '9'];
    const [{ contestants: all, leads }, ran] = [
      await json(...args),
      await runCommand(match, [...args, '--lang', 'en']),
    ];
    for (const { name, place, points, wins, strikes } of all) {
      const row = ran.output.split('\n').find((line) => line.startsWith(`${place}  ${name} `)) ?? '';
      const shown = `${points.mean > 0 ? '+' : '−'}${Math.abs(points.mean).toFixed(2)} ± ${(points.high - points.mean).toFixed(2)}`;
      expect(row).toContain(shown);
      expect(row).toContain(`${(wins.mean * 100).toFixed(1)} %`);
      expect(row.endsWith(` ${strikes}`)).toBe(true);
    }
    expect(leads.length).toBe(3);
    const sum = all.reduce((total: number, { points }: { points: { mean: number } }) => total + points.mean, 0);
    expect(sum).toBeCloseTo(0);
  });

  it('lets a mistake cost nobody but who makes it', async () => {
    const faulty: readonly (readonly [string, string])[] = [
      ['exception', contestants.bot('throws.js', 'state.nothing.there')],
      ['illegal', contestants.bot('cheats.js', '{ action: "play", cards: state.myCards }')],
      ['timeout', contestants.file('slow.js', 'function getNextMove() { for (;;); }\n')],
    ];
    const names = faulty.map(([, path]) => path);
    const ran = await json(...names, first, '--deals', '8', '--seed', '1', '--time', '100');
    for (const [at, [kind]] of faulty.entries()) {
      const { strikes, disqualified, faults } = ran.contestants[at];
      expect([strikes, disqualified, faults[0].kind, faults[0].text.length > 20]).toEqual([3, true, kind, true]);
    }
    expect(ran.contestants[3]).toMatchObject({ place: 1, strikes: 0, disqualified: false, faults: [] });
    expect(ran.played).toBe(8);
    expect(ran.leads).toEqual([]);
  });

  it('seats fewer contestants than seats in turn, and tells two of one name apart', async () => {
    const { lineup, contestants: all } = await json(first, first, '--seats', '4', '--deals', '1', '--seed', 'x');
    expect(lineup).toEqual([0, 1, 0, 1]);
    expect(all.map(({ name }: { name: string }) => name)).toEqual(['first.js', 'first.js #2']);
  });

  it.each(['phom', 'lieng'])('can be of %s, with options of the table', async (game) => {
    const options = game === 'lieng' ? ['--options', 'ante=20,startChips=400'] : [];
    const ran = await json('simple', 'random', '--game', game, '--deals', '8', '--seed', '2', ...options);
    expect([ran.game, ran.played]).toEqual([game, 8]);
    if (game === 'lieng') expect(ran.options).toMatchObject({ ante: 20, startChips: 400 });
  });

  it('is written to a file with all its games, each of which can be played again', async () => {
    const out = contestants.path('match.json');
    const ran = await runCommand(match, [first, 'simple', '--deals', '3', '--seed', '5', '--out', out]);
    expect(ran.output).toContain(out);
    const file = readMatchFile(readFileSync(out, 'utf8'));
    expect(file?.contestants.map(({ bot, level }) => bot?.name ?? level)).toEqual(['first.js', 'simple']);
    expect(file?.games.map(({ number }) => number)).toEqual([0, 1, 2, 3, 4, 5]);
    for (const { text, points } of file?.games ?? []) {
      const replay = readRecord(text);
      if (!replay.ok) throw new Error(replay.error.reason);
      const { game, steps } = replay.value;
      expect(game.result(steps[steps.length - 1].state)?.points).toEqual(points);
    }
    expect(readMatchFile('{}')).toBeNull();
    expect(readMatchFile('no')).toBeNull();
    expect(readMatchFile(JSON.stringify({ ...file, games: [{}] }))).toBeNull();
  });

  it('is the games that the arena plays from the same seed', async () => {
    const out = contestants.path('arena.json');
    const args = ['simple', 'greedy', 'random', '--seats', '4', '--deals', '10', '--seed', 'same', '--out', out];
    await runCommand(match, args);
    const game = GAMES[0];
    const contest = { game, ruleSet: game.ruleSets[0].id, lineup: [0, 1, 2, 0], seed: 'same', deals: 10 };
    const entrants = ['simple', 'greedy', 'random'].flatMap((level) => builtIn(game.id, level) ?? []);
    const texts: string[] = [];
    for await (const { deals } of playContest(contest, entrants, { standIn: standIn(game.id) })) {
      texts.push(...deals.flatMap(({ games }) => games.map(({ state }) => writeRecord(game, state))));
    }
    expect(readMatchFile(readFileSync(out, 'utf8'))?.games.map(({ text }) => text)).toEqual(texts);
  });

  it('ends calmly with Ctrl-C and counts whole blocks', async () => {
    const ready = contestants.path('one-block-is-over');
    const telling = contestants.program('telling', 'return sound;', `fs.writeFileSync(${JSON.stringify(ready)}, '');`);
    const { child, done } = start('match', telling, 'simple', '--deals', '100000', '--seed', '1', '--json');
    await until('one block to be over', () => existsSync(ready));
    child.kill('SIGINT');
    const { code, output } = await done;
    const { played, dealList } = JSON.parse(output);
    expect(code).toBe(130);
    expect(played).toBeGreaterThan(0);
    expect(played % 8).toBe(0);
    expect(dealList.length).toBe(played);
  });
});

describe('wrong usage of match', () => {
  const typescript = contestants.file('bot.ts', 'export {};');
  const python = contestants.file('bot.py', 'pass');
  const unsound = contestants.file('unsound.js', 'function getNextMove( {');

  it.each([
    [[], 'At least 2 contestants are needed.'],
    [['simple', 'expret'], '“expret” is no level of Tiến Lên'],
    [['simple', 'nowhere.js'], 'nowhere.js'],
    [['simple', typescript], 'is TypeScript'],
    [['simple', python], `"exec:python3 ${python}"`],
    [['simple', unsound], 'unsound.js cannot be entered.'],
    [['simple', 'exec: '], 'There is no command behind exec:'],
    [['simple', 'exec:exit 3'], 'The program “exit 3” cannot be entered. It ended on its own.'],
    [['simple', 'keen'], '“keen” is no level'],
    [['simple', 'random', 'greedy', 'steady', 'expert'], '5 contestants do not fit into 4 seats.'],
    [['simple', 'random', '--seats', '5'], '--seats cannot be “5”'],
    [['simple', 'random', '--time', '99'], '--time cannot be “99”'],
    [['simple', 'random', '--deals', '0'], '--deals cannot be “0”'],
    [['simple', 'random', '--game', 'chess'], '--game cannot be “chess”'],
    [['simple', 'random', '--options', 'x=1'], 'x'],
    [['simple', 'random', '--options', 'x'], '--options “x” cannot be read'],
    [['simple', 'random', '--out', '/nowhere/at/all.json'], 'there is no such folder'],
    [['simple', 'random', '--workers', '0'], '--workers cannot be “0”'],
    [['simple', 'random', '--bogus'], '--bogus'],
  ])('%j is explained, and nothing is played', async (args, text) => {
    const ran = await runCommand(match, [...args, '--lang', 'en']);
    expect([ran.code, ran.output]).toEqual([2, '']);
    expect(ran.errors).toContain(text);
  });
});
