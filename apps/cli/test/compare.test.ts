import { sequentialTest } from '@sanh-rong/arena';
import { afterAll, describe, expect, it } from 'vitest';
import { compare } from '../src/compare/command.ts';
import { gauge, liveLine } from '../src/compare/page.ts';
import { verdictOf } from '../src/compare/verdict.ts';
import { noPaint } from '../src/play/palette.ts';
import { displayWidth } from '../src/play/width.ts';
import { runCommand } from './support/commands.ts';
import { Contestants } from './support/contestants.ts';
import { inventedScore } from './support/scores.ts';

const contestants = new Contestants();
afterAll(() => contestants.remove());

const run = (...args: string[]) => runCommand(compare, [...args, '--seed', '6', '--lang', 'en']);

const TEST = sequentialTest({ better: 0.5 });

describe('a comparison', () => {
  it('ends with 0 when the new one is better, as soon as that is known', async () => {
    const ran = await run('simple', 'random', '--seats', '2', '--margin', '1');
    expect(ran.code).toBe(0);
    expect(ran.output).toContain('2 seats · 200 deals');
    expect(ran.output).toContain('simple is better than random.');
    expect(ran.output).toMatch(/├─+┼─+●┤ {2}ahead by \+\d+\.\d\d ± \d\.\d\d points a game/);
    expect(ran.output).toContain('The same again: sanhrong compare simple random --margin 1 --seats 2 --seed 6');
  });

  it('ends with 1 when it is not, and says the same as JSON', async () => {
    const ran = await run('random', 'simple', '--seats', '2', '--json');
    expect(ran.code).toBe(1);
    const { outcome, played, most, lead, evidence, test, contestants: both } = JSON.parse(ran.output);
    expect([outcome, played, most, test.better]).toEqual(['notBetter', 200, 5_000, 0.5]);
    expect(lead.high).toBeLessThan(0);
    expect(evidence.ratio).toBeLessThan(evidence.low);
    expect(both.map(({ name }: { name: string }) => name)).toEqual(['random', 'simple']);
  });

  it('ends with 3 when it could not be told, at one table with others', async () => {
    const ran = await run('simple', 'simple', '--against', 'random', '--most', '200', '--json');
    expect(ran.code).toBe(3);
    expect(JSON.parse(ran.output)).toMatchObject({ outcome: 'undecided', played: 200, lineup: [0, 1, 2] });
  });

  it('is lost by who is disqualified', async () => {
    const broken = contestants.bot('broken.js', 'null');
    const [newer, older] = [await run(broken, 'random', '--seats', '2'), await run('random', broken, '--seats', '2')];
    expect([newer.code, older.code]).toEqual([1, 0]);
    expect(newer.output).toContain('broken.js was disqualified after 3 strikes, so it is not better.');
    expect(older.output).toContain('broken.js was disqualified after 3 strikes, so random is better.');
  });

  it.each([
    [['simple'], 'Exactly two contestants'],
    [['simple', 'random', 'greedy'], 'Exactly two contestants'],
    [['simple', 'random', '--margin', '0'], '--margin cannot be “0”'],
    [['simple', 'random', '--alpha', 'x'], '--alpha cannot be “x”'],
    [['simple', 'random', '--beta', '0.5'], '--beta cannot be “0.5”'],
    [['simple', 'random', '--against', 'nobody'], '“nobody” is no level'],
    [['simple', 'random', '--against', 'simple,simple,simple'], '5 contestants (with --against) do not fit into 4'],
  ])('%j is explained, with 2', async (args, text) => {
    const ran = await run(...args);
    expect([ran.code, ran.output]).toEqual([2, '']);
    expect(ran.errors).toContain(text);
  });
});

describe('what is shown of a comparison', () => {
  it('is a mark between "not better" and "better"', () => {
    expect([-1, -0.5, 0, 0.5, 1].map(gauge)).toEqual([
      '├●────────┼─────────┤',
      '├────●────┼─────────┤',
      '├─────────●─────────┤',
      '├─────────┼────●────┤',
      '├─────────┼────────●┤',
    ]);
  });

  it('is one line in windows of any width', () => {
    const score = inventedScore({ worth: [1, -1], deals: 30 });
    const plan = {
      game: 'tienlen',
      ruleSet: 'mien-nam',
      options: {},
      seats: 2,
      time: 1_000,
      language: 'vi' as const,
      contestants: [],
      lineup: [0, 1],
      seed: 's',
      deals: 5_000,
      records: false,
    };
    const view = { score, names: ['a', 'b'], plan, ended: 60, elapsed: 65_000 };
    const lineAt = (columns: number) =>
      liveLine(view, verdictOf(score, TEST, 5_000), { language: 'vi', paint: noPaint, columns });
    for (let columns = 24; columns < 140; columns++) expect(displayWidth(lineAt(columns))).toBeLessThanOrEqual(columns);
    expect(lineAt(120)).toMatchInlineSnapshot(
      `"├─────────┼────────●┤  30/5000 bộ bài · hơn +2,07 ± 0,52 điểm mỗi ván · bằng chứng +5,17 (từ −3,37 đến +3,37) · 1:05"`,
    );
  });
});
