import type { ArenaTournamentDetail } from '@sanh-rong/protocol';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { standingsAsTable } from './csv.ts';

/** Cells as a spreadsheet reads them (RFC 4180). */
const cellsOf = (table: string): string[][] => {
  const lines: string[][] = [];
  let cells: string[] = [];
  for (const [, quoted, plain, end] of table.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    cells.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    lines.push(cells);
    cells = [];
  }
  return lines;
};

const tournamentOf = (names: readonly string[]): ArenaTournamentDetail =>
  ({
    standings: names.map((name, at) => ({
      bot: { id: 'x', name, version: 3, owner: { id: 'y', name: [...name].toReversed().join('') } },
      level: null,
      place: at + 1,
      matches: 2,
      points: { mean: -1.5, low: null, high: 2 },
      ...(at === 0 ? { finals: { mean: 0.5, low: null, high: null } } : {}),
      strikes: 0,
      mine: false,
    })),
  }) as unknown as ArenaTournamentDetail;

test('it begins with a byte order mark, and figures stand there as figures', () => {
  expect(standingsAsTable(tournamentOf(['Rồng']), 'vi')).toBe(
    '\uFEFF"Hạng","Bot","Phiên bản","Chủ","Số trận","Điểm mỗi ván","Từ","Đến","Điểm mỗi ván ở chung kết","Số lỗi"\r\n1,"Rồng",3,"gnồR",2,-1.5,,2,0.5,0\r\n',
  );
});

const nasty = fc.string({
  unit: fc.constantFrom('=', '+', '-', '@', '"', ',', ' ', '\t', '\r', '\n', 'a', 'ồ', '＝', '\u00a0', "'", ';'),
  minLength: 1,
  maxLength: 12,
});

test('whatever bots and people are called, every cell is a text, none is a formula, and all names can be read', () => {
  fc.assert(
    fc.property(fc.array(nasty, { maxLength: 4 }), (names) => {
      const [, ...lines] = cellsOf(standingsAsTable(tournamentOf(names), 'en').slice(1));
      expect(lines).toHaveLength(names.length);
      for (const [at, cells] of lines.entries()) {
        expect(cells).toHaveLength(10);
        for (const cell of [cells[1], cells[3]]) expect(cell.trimStart()).not.toMatch(/^[=+\-@＝]/u);
        expect([names[at], `'${names[at]}`]).toContain(cells[1]);
      }
    }),
  );
});
