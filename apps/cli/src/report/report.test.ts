import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { LANGUAGES } from '@sanh-rong/engine';
import { describe, expect, it } from 'vitest';
import { runCommand } from '../../test/support/commands.ts';
import { compare } from '../compare/command.ts';
import { distinct } from '../entrants/names.ts';
import { league } from '../league/command.ts';
import { match } from '../match/command.ts';
import { displayWidth } from '../play/width.ts';
import { digitsFor, Figures } from './figures.ts';
import { bar } from './live.ts';

describe('figures', () => {
  const [vi, en] = [new Figures('vi'), new Figures('en')];

  it('are written as each language writes them', () => {
    const lead = { mean: 1.236, low: 0.9, high: 1.572 };
    expect([vi.estimate(lead, 2), en.estimate(lead, 2)]).toEqual(['+1,24 ± 0,34', '+1.24 ± 0.34']);
    expect([vi.share(0.3821), en.share(0.3821)]).toEqual(['38,2 %', '38.2 %']);
    expect([vi.signed(-0.5, 1), vi.signed(-0.001, 2), vi.signed(0.001, 2)]).toEqual(['−0,5', '0,00', '0,00']);
  });

  it('promise nothing where too little was played', () => {
    expect(en.estimate({ mean: 2, low: -Infinity, high: Infinity }, 1)).toBe('+2.0');
    expect(en.estimate({ mean: Number.NaN, low: -Infinity, high: Infinity }, 1)).toBe('–');
    expect(en.share(Number.NaN)).toBe('–');
  });

  it('tell times from microseconds to hours', () => {
    expect([7, 3_400, 94_000, 1_230_000].map((micros) => vi.time(micros))).toEqual([
      '7 µs',
      '3,4 ms',
      '94 ms',
      '1,2 s',
    ]);
    expect([5_000, 65_000, 3_723_000].map((milliseconds) => vi.clock(milliseconds))).toEqual([
      '0:05',
      '1:05',
      '1:02:03',
    ]);
  });

  it('have as many digits as their size needs', () => {
    expect([[1.5, 20], [100, 1], [-4_000], [Infinity, 2], []].map(digitsFor)).toEqual([2, 1, 0, 2, 2]);
  });
});

describe('names', () => {
  it('are each there once, and never command a terminal', () => {
    expect(distinct(['a.js', 'a.js', 'a.js #2', '\u001b[2Jx\n', '  '.repeat(3)])).toEqual([
      'a.js',
      'a.js #2',
      'a.js #2 #2',
      '·[2Jx·',
      '',
    ]);
    expect(displayWidth(distinct(['勝'.repeat(100)])[0])).toBeLessThanOrEqual(40);
  });
});

describe('progress', () => {
  it('is a bar', () => {
    expect([0, 0.5, 1, 2].map((share) => bar(share, 4))).toEqual(['────', '━━──', '━━━━', '━━━━']);
  });

  /** A terminal of this size, and what was written on it. */
  const terminal = (columns: number, rows: number) => {
    const stream = Object.assign(new PassThrough(), { isTTY: true, columns, rows });
    return { stream, written: () => String(stream.read() ?? '') };
  };

  const run = async (columns: number, rows: number, ...args: string[]) => {
    const [output, { stream, written }] = [new PassThrough(), terminal(columns, rows)];
    const given = ['simple', 'random', '--deals', '24', '--seed', '1', ...args];
    await match(given, { input: new PassThrough(), output, errors: stream, env: { NO_COLOR: '1' } });
    return { shown: written(), output: String(output.read() ?? '') };
  };

  it('is drawn within the window of a terminal and taken away in the end', async () => {
    const { shown, output } = await run(40, 4);
    expect(shown).toContain('/24 bộ bài');
    const erased = '\u001b[0J';
    expect(shown.endsWith(erased)).toBe(true);
    for (const picture of shown.split(erased)) {
      // Up to the top again, and never farther than the window reaches.
      const lines = picture.split('\n').slice(0, -1);
      expect(lines.length).toBeLessThan(4);
      for (const line of lines) expect(displayWidth(line)).toBeLessThan(40);
    }
    expect(output).toContain('Tiến Lên Miền Nam');
    expect(output).not.toContain('\u001b');
  });

  it('is not shown to those who want quiet', async () => {
    expect((await run(80, 24, '--quiet')).shown).toBe('');
  });
});

describe('what match, compare and league say', () => {
  it.each(['compare', 'entrants', 'league', 'match', 'report'])('of %s is written in composed letters', (folder) => {
    for (const language of LANGUAGES) {
      const text = readFileSync(join(import.meta.dirname, '..', folder, 'messages', `${language}.ts`), 'utf8');
      expect(text).toBe(text.normalize('NFC'));
    }
  });

  it.each([
    ['match', match],
    ['compare', compare],
    ['league', league],
  ])('%s --help shows every option, in 80 columns', async (name, command) => {
    for (const language of LANGUAGES) {
      const { code, output } = await runCommand(command, ['--help', '--lang', language]);
      expect(code).toBe(0);
      expect(output).toContain(`sanhrong ${name} `);
      for (const flag of ['--game', '--rules', '--seats', '--seed', '--time', '--options', '--workers', '--json']) {
        expect(output).toContain(`  ${flag} `);
      }
      for (const line of output.split('\n')) expect(displayWidth(line)).toBeLessThanOrEqual(80);
    }
  });
});
