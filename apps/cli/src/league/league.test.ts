import { describe, expect, it } from 'vitest';
import { runCommand } from '../../test/support/commands.ts';
import { inventedScore } from '../../test/support/scores.ts';
import { pageOf } from '../match/page.ts';
import { noPaint } from '../play/palette.ts';
import { displayWidth } from '../play/width.ts';
import { league } from './command.ts';
import { leagueCsv } from './export.ts';
import { leagueResult, type PlayedTable } from './league.ts';
import { type League, leaguePage } from './page.ts';

const LEAGUE: League = {
  game: 'tienlen',
  ruleSet: 'mien-nam',
  seats: 2,
  seed: '7',
  tables: 6,
  deals: 60,
  names: ['kéo.js', 'búa.js', 'bao, lá.js', 'expert'],
};

/** Scissors, stone and paper, and one who loses to all. */
const tables: PlayedTable[] = [
  [0, 1, -2],
  [1, 2, -2],
  [2, 0, -2],
  [0, 3, 3],
  [1, 3, 3],
  [2, 3, 3],
].map(([one, other, worth], number) => ({
  members: [one, other],
  score: inventedScore({ worth: [worth, -worth], deals: 60, seed: String(number) }),
}));

const result = leagueResult(4, tables);

describe('a league', () => {
  it('tells of mistakes, at which table and in which game', () => {
    const fault = {
      contestant: 1,
      game: 4,
      seat: 0,
      kind: 'timeout' as const,
      text: 'Quá giờ.',
      printed: ['đang nghĩ'],
    };
    const [first, ...rest] = tables;
    const struck = inventedScore({ worth: [1, -1], deals: 60, strikes: [0, 3], faults: [fault] });
    const marred = leagueResult(4, [...rest, { ...first, score: struck }]);
    const page = pageOf(leaguePage(marred, LEAGUE, { language: 'vi', paint: noPaint, columns: 80 }));
    expect(page).toContain('búa.js: 3 lỗi\n  bàn 6, ván 5: Quá giờ.\n    in ra: đang nghĩ\n');
    expect(page).toMatch(/búa\.js .* 3, bị loại$/m);
  });

  it('shows standings, who beat whom, and circles', () => {
    const page = (columns: number) => pageOf(leaguePage(result, LEAGUE, { language: 'vi', paint: noPaint, columns }));
    expect(`\n${page(80)}`).toMatchSnapshot();
    expect(page(80)).toMatch(/(kéo\.js > bao, lá\.js > búa\.js > kéo\.js|búa\.js > kéo\.js > bao, lá\.js > búa\.js)/);
    for (let columns = 44; columns < 120; columns++) {
      for (const line of page(columns).split('\n')) expect(displayWidth(line)).toBeLessThanOrEqual(columns);
    }
  });

  it('shows signs where there is no room for figures', () => {
    const names = Array.from({ length: 12 }, (_, at) => `bot-${at}.js`);
    const many = names.flatMap((_, one) =>
      names.slice(one + 1).map((_name, at) => ({
        members: [one, one + 1 + at],
        score: inventedScore({ worth: [1, -1], deals: 50, seed: `${one}/${at}` }),
      })),
    );
    const large = { ...LEAGUE, names, tables: many.length };
    const page = pageOf(leaguePage(leagueResult(12, many), large, { language: 'en', paint: noPaint, columns: 79 }));
    expect(`\n${page}`).toMatchSnapshot();
  });

  it('is a table for spreadsheets', () => {
    const [head, ...lines] = leagueCsv(result, LEAGUE).trimEnd().split('\r\n');
    expect(head.startsWith('place,name,points,low,high,firsts,tables,deals,strikes,disqualifications,over ')).toBe(
      true,
    );
    expect(lines.length).toBe(4);
    expect(lines.some((line) => line.includes('"bao, lá.js"'))).toBe(true);
    expect(lines[3].startsWith('4,expert,-')).toBe(true);
  });

  it('has everybody meet everybody, and is the same with the same seed', async () => {
    const args = ['random', 'simple', 'greedy', 'simple', '--seats', '3', '--deals', '8', '--seed', '4', '--json'];
    const [one, again] = [await runCommand(league, args), await runCommand(league, args)];
    expect([one.code, one.errors]).toEqual([0, '']);
    const { contestants, crosstable, tables: played } = JSON.parse(one.output);
    expect(played).toBe(4);
    expect(crosstable.length).toBe(6);
    expect(contestants.map(({ name }: { name: string }) => name).sort()).toEqual([
      'greedy',
      'random',
      'simple',
      'simple #2',
    ]);
    for (const { matches, deals } of contestants) expect([matches, deals]).toEqual([3, 24]);
    expect(contestants[3].name).toBe('random');
    expect(JSON.parse(again.output)).toEqual(JSON.parse(one.output));
  });

  it.each([
    [['simple'], 'At least 2 contestants'],
    [['simple', 'random', '--seats', '3'], '2 contestants are too few for 3 seats.'],
    [['simple', 'random', '--json', '--csv'], 'Choose either --json or --csv.'],
    [['simple', 'random', '--tables', '0'], '--tables cannot be “0”'],
  ])('%j is explained', async (args, text) => {
    const ran = await runCommand(league, [...args, '--lang', 'en']);
    expect([ran.code, ran.output]).toEqual([2, '']);
    expect(ran.errors).toContain(text);
  });
});
