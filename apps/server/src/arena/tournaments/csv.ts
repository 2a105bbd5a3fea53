import type { Language } from '@sanh-rong/engine';
import type { ArenaTournamentDetail } from '@sanh-rong/protocol';
import { type Column, STANDINGS_COLUMNS } from '../messages/vi.ts';

/** The standings as a table for spreadsheets (RFC 4180). */

/** Spreadsheets take a text that begins with one of these for a formula, and would do what it says. */
const FORMULA = /^[\s\uFEFF]*[=+\-@\t\r＝＋－＠]/u;

/** Text that others have written: always quoted, and never a formula. */
const text = (value: string): string => `"${(FORMULA.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`;

const figure = (value: number | null | undefined): string =>
  value === null || value === undefined ? '' : String(value);

type Standing = ArenaTournamentDetail['standings'][number];

const cellsOf = ({ bot, level, place, matches, points, finals, strikes }: Standing): Record<Column, string> => ({
  place: figure(place),
  bot: text(bot?.name ?? level ?? ''),
  version: figure(bot?.version),
  owner: text(bot?.owner.name ?? ''),
  matches: figure(matches),
  points: figure(points?.mean),
  low: figure(points?.low),
  high: figure(points?.high),
  finals: figure(finals?.mean),
  strikes: figure(strikes),
});

/** Without it some spreadsheets read Vietnamese letters as something else. */
const BYTE_ORDER_MARK = '\uFEFF';

export const standingsAsTable = ({ standings }: ArenaTournamentDetail, language: Language): string => {
  const names = STANDINGS_COLUMNS[language];
  const columns = Object.keys(names) as Column[];
  const lines = [
    columns.map((column) => text(names[column])),
    ...standings.map((standing) => {
      const cells = cellsOf(standing);
      return columns.map((column) => cells[column]);
    }),
  ];
  return `${BYTE_ORDER_MARK}${lines.map((cells) => `${cells.join(',')}\r\n`).join('')}`;
};
