import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { GAMES, LANGUAGES } from '@sanh-rong/engine';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { runCommand } from '../../test/support/commands.ts';
import { playedMatch } from '../../test/support/played-match.ts';
import { noPaint } from '../play/palette.ts';
import { displayWidth } from '../play/width.ts';
import { readMatchFile } from '../report/match-file.ts';
import { replay } from './command.ts';
import { replayedGameOf } from './moments.ts';
import { readKept, replayOf } from './recorded.ts';
import { isMoving, type ReplayScreen, reduceReplay } from './screen.ts';
import { drawReplay } from './view.ts';

const folder = mkdtempSync(join(tmpdir(), 'sanhrong-replay-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const RECORD = 'sr1 tienlen/mien-nam seats=4 seed=7/0 | 3s 3d 3h Ah';

/** By game: a match file of a few games. */
const files = new Map<string, string>();
const texts = new Map<string, string>();
beforeAll(async () => {
  for (const { id } of GAMES) {
    const text = await playedMatch({ game: id, seats: id === 'lieng' ? 5 : 4, deals: 2, seed: 'replay' });
    const path = join(folder, `${id}.json`);
    writeFileSync(path, text);
    files.set(id, path);
    texts.set(id, text);
  }
});

const fileOf = (game: string): string => files.get(game) ?? '';

const opened = (game: string, more: Partial<ReplayScreen> = {}): ReplayScreen => {
  const kept = readKept(texts.get(game) ?? '');
  if (kept === null) throw new Error('no games');
  const games = kept.kept.map((each) => {
    const recorded = replayOf(each, 'vi');
    if (!recorded.ok) throw new Error(recorded.error);
    return replayedGameOf(recorded.value);
  });
  return {
    games: { count: games.length, of: kept.of, game: (at) => games[at] },
    at: 0,
    step: 0,
    playing: false,
    language: 'vi',
    columns: 80,
    rows: 24,
    left: false,
    ...more,
  };
};

const press = (screen: ReplayScreen, ...keys: string[]): ReplayScreen =>
  keys.reduce((now, key) => reduceReplay(now, { type: 'key', key }), screen);

it('only shows what stands in a file: it moves no cursor, turns no writing and fills no terminal', async () => {
  const path = join(folder, 'hostile.txt');
  for (const word of ['\u001b]0;mine\u0007\u001b[2J\u202e', '3s\rsr1', 'x'.repeat(1_000_000)]) {
    writeFileSync(path, `sr1 tienlen/mien-nam seats=4 seed=7/0 | 3s ${word}\n`);
    const { code, output, errors } = await runCommand(replay, [path, '--lang', 'en']);
    expect([code, output]).toEqual([1, '']);
    expect(errors).toMatch(/^game 1: .*Move 2/);
    expect(errors).not.toMatch(/[\p{Cc}\p{Bidi_Control}](?!$)/u);
    expect(errors.length).toBeLessThan(10_000);
  }
});

describe('sanhrong replay in lines', () => {
  it.each(GAMES.map(({ id }) => id))('tells every move of a match’s game and its result (%s)', async (game) => {
    const match = readMatchFile(texts.get(game) ?? '');
    const third = match?.games[2];
    const moves = third?.text.split(' | ')[1].split(' ').length ?? 0;
    const { code, output } = await runCommand(replay, [fileOf(game), '--game', '3', '--lang', 'en']);
    expect(code).toBe(0);
    expect(output).toContain(`Game 3/${match?.games.length}`);
    for (let move = 1; move <= moves; move++) expect(output).toMatch(new RegExp(`^ *${move} {2}\\S`, 'm'));
    for (const points of third?.points ?? []) {
      expect(output).toContain(points < 0 ? `−${-points}` : points > 0 ? `+${points}` : '0');
    }
    expect(output).toMatch(/simple \(2\)/);
  });

  it('tells all games of a match one after the other when none is named', async () => {
    const { output } = await runCommand(replay, [fileOf('tienlen'), '--plain']);
    expect(output.match(/· Ván \d+\/8/g)).toEqual(Array.from({ length: 8 }, (_, at) => `· Ván ${at + 1}/8`));
  });

  it('reads a game that is given as a text, or in a file of such lines', async () => {
    const { code, output } = await runCommand(replay, [RECORD, '--lang=en']);
    expect(code).toBe(0);
    expect(output).toContain('Seat 3 plays A♥');
    expect(output).toContain('This game is not finished.');
    const path = join(folder, 'games.txt');
    writeFileSync(path, `${RECORD}\n\n${RECORD} 2d\n`);
    expect((await runCommand(replay, [path, '--game', '2', '--lang=en'])).output).toContain('Seat 4 plays 2♦');
  });

  it.each([
    [[], 'Còn thiếu tệp hoặc văn bản của ván.'],
    [['nowhere', '--lang=en'], 'There is no file nowhere.'],
    [[RECORD, '--game', '2', '--lang=en'], '--game cannot be “2”; there are games 1 to 1.'],
    [[`${RECORD} 9s`, '--lang=en'], 'game 1: '],
    [['sr1 nonsense', '--lang=en'], 'game 1: '],
    [[import.meta.filename, '--lang=en'], 'is no match file'],
  ])('%j is explained', async (args, text) => {
    const { code, output, errors } = await runCommand(replay, args);
    expect([1, 2]).toContain(code);
    expect(output).toBe('');
    expect(errors).toContain(text);
    expect(errors).not.toContain('    at ');
  });
});

describe('sanhrong replay on a screen', () => {
  it('goes to and fro by keys, and never beyond the game', () => {
    const screen = opened('tienlen');
    const last = screen.games.game(0).moments.length - 1;
    expect(press(screen, 'left').step).toBe(0);
    expect(press(screen, 'right', 'right', 'left').step).toBe(1);
    expect(press(screen, 'end').step).toBe(last);
    expect(press(screen, 'end', 'right').step).toBe(last);
    expect(press(screen, 'end', 'home').step).toBe(0);
    expect(press(screen, 'p').at).toBe(0);
    expect(press(screen, 'right', 'n')).toMatchObject({ at: 1, step: 0 });
    expect(press(screen, 'l').language).toBe('en');
    expect(press(screen, 'q').left).toBe(true);
  });

  it('plays by itself until the end, and from the beginning again', () => {
    let screen = press(opened('lieng'), 'space');
    while (isMoving(screen)) screen = reduceReplay(screen, { type: 'tick' });
    expect(screen.step).toBe(screen.games.game(0).moments.length - 1);
    expect(press(screen, 'space')).toMatchObject({ step: 0, playing: true });
    expect(isMoving(press(screen, 'space', 'space'))).toBe(false);
  });

  it('shows everybody’s cards, the mat, and in the end the result', () => {
    const shown = drawReplay(press(opened('tienlen'), 'right'), noPaint).join('\n');
    expect(shown).toContain('Nước 1/');
    expect(shown).toMatch(/╔═+.*═+╗/);
    expect(shown.match(/^.*simple.*♠.*$/gm)?.length).toBeGreaterThanOrEqual(2);
    expect(drawReplay(press(opened('tienlen'), 'end'), noPaint).join('\n')).toMatch(/tới!/i);
  });

  it.each(GAMES.map(({ id }) => id))('never draws beyond the window (%s)', (game) => {
    const size = fc.record({ columns: fc.integer({ min: 1, max: 140 }), rows: fc.integer({ min: 1, max: 50 }) });
    const sample = fc.record({ step: fc.nat(80), language: fc.constantFrom(...LANGUAGES), size });
    fc.assert(
      fc.property(sample, ({ step, language, size: { columns, rows } }) => {
        const screen = opened(game, { language, columns, rows });
        const lines = drawReplay(press(screen, ...Array.from({ length: step }, () => 'right')), noPaint);
        expect(lines.length).toBeLessThanOrEqual(rows);
        for (const line of lines) expect(displayWidth(line)).toBeLessThanOrEqual(columns);
      }),
      { numRuns: examples(10, 40) },
    );
  });

  it('leaves a terminal as it found it', async () => {
    const input = Object.assign(new PassThrough(), { isTTY: true, raw: false, setRawMode: () => {} });
    const output = Object.assign(new PassThrough(), { isTTY: true, columns: 80, rows: 24 });
    let written = '';
    output.setEncoding('utf8').on('data', (chunk: string) => {
      written += chunk;
    });
    const showing = replay([RECORD, '--step'], { input, output, errors: new PassThrough(), env: { NO_COLOR: '1' } });
    input.write('\u001b[C');
    input.write('q');
    expect(await showing).toBe(0);
    await new Promise(setImmediate);
    expect(written).toContain('Nước 1/4');
    expect(written.endsWith('\u001b[?25h\u001b[?1049l')).toBe(true);
  });
});
