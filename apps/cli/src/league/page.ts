import { type HeadToHead, headToHead } from '@sanh-rong/arena';
import { capitalised, ruleSetName, unitName } from '@sanh-rong/presentation';
import type { Look } from '../match/page.ts';
import type { Style } from '../play/palette.ts';
import { cropped, displayWidth, wrap } from '../play/width.ts';
import { digitsFor, Figures } from '../report/figures.ts';
import { REPORT_WORDS } from '../report/messages/vi.ts';
import { type Column, tableLines } from '../report/table.ts';
import { idOf, type LeagueResult, type LeagueRow } from './league.ts';
import { LEAGUE_WORDS } from './messages/vi.ts';

/** The report of a league for a terminal. */

export interface League {
  readonly game: string;
  readonly ruleSet: string;
  readonly seats: number;
  readonly seed: string;
  /** Tables of it, and deals at each. */
  readonly tables: number;
  readonly deals: number;
  readonly names: readonly string[];
}

export const leagueTitle = ({ game, ruleSet, seats, seed, tables, deals }: League, look: Look): string => {
  const { language, paint, columns } = look;
  const title = LEAGUE_WORDS[language].title(ruleSetName(game, ruleSet, language), seats, tables, deals, seed);
  return paint('bold', cropped(title, columns));
};

const styleOf = ({ place, disqualifications }: LeagueRow): Style =>
  disqualifications > 0 ? 'refused' : place === 1 ? 'win' : 'plain';

export const leagueTable = ({ rows }: LeagueResult, { names, game }: League, look: Look): string[] => {
  const { language, columns, paint } = look;
  const [say, shared] = [LEAGUE_WORDS[language], REPORT_WORDS[language]];
  const figures = new Figures(language);
  const digits = digitsFor(rows.flatMap(({ points: { mean, low, high } }) => [mean, high - low]));
  const column = (head: string, cellOf: (row: LeagueRow) => string, more: Partial<Column> = {}): Column => ({
    head,
    cells: rows.map(cellOf),
    align: 'right',
    ...more,
  });
  return tableLines(
    [
      column(shared.place, ({ place }) => String(place)),
      column(shared.name, ({ contestant }) => names[contestant], {
        align: 'left',
        gives: true,
        styles: rows.map(styleOf),
      }),
      column(shared.pointsAGame(capitalised(unitName(game, language))), ({ points }) =>
        figures.estimate(points, digits),
      ),
      column(say.firsts, ({ firsts, deals }) => (deals === 0 ? '–' : figures.share(firsts)), { spare: 2 }),
      column(say.tables, ({ matches }) => String(matches), { spare: 3 }),
      column(say.deals, ({ deals }) => String(deals), { spare: 4 }),
      column(
        shared.strikes,
        ({ strikes, disqualifications }) => (disqualifications > 0 ? shared.disqualified(strikes) : String(strikes)),
        { styles: rows.map(({ strikes }) => (strikes > 0 ? 'refused' : 'plain')) },
      ),
    ],
    columns,
    paint,
  );
};

/** How a meeting is written; numbers and dots above and beside it leave the same margin as its figures do for a star. */
interface CellFormat {
  readonly of: (met: HeadToHead, isClear: boolean) => string;
  readonly margin: string;
}

const crossColumns = (
  { rows, crosstable, beats }: LeagueResult,
  names: readonly string[],
  look: Look,
  format: CellFormat,
): Column[] => {
  const shared = REPORT_WORDS[look.language];
  const isBetter = (one: number, other: number): boolean => beats.get(one)?.includes(other) ?? false;
  const across = rows.map(({ contestant: column }, at): Column => {
    const cells = rows.map(({ contestant: row }) => {
      const met = row === column ? null : headToHead(crosstable, idOf(row), idOf(column));
      return met === null ? `·${format.margin}` : format.of(met, isBetter(row, column) || isBetter(column, row));
    });
    const styles = rows.map(
      ({ contestant: row }): Style => (isBetter(row, column) ? 'turn' : isBetter(column, row) ? 'lacquer' : 'plain'),
    );
    return { head: `${at + 1}${format.margin}`, cells, styles, align: 'right' };
  });
  return [
    { head: '', cells: rows.map((_, at) => String(at + 1)), align: 'right' },
    { head: shared.name, cells: rows.map(({ contestant }) => names[contestant]), gives: true },
    ...across,
  ];
};

const fits = (lines: readonly string[], columns: number): boolean =>
  lines.every((line) => displayWidth(line) <= columns);

/** By how much each row led each column; only the signs where there are too many for figures. */
export const crossLines = (result: LeagueResult, { names }: League, look: Look): string[] => {
  const { language, columns, paint } = look;
  const say = LEAGUE_WORDS[language];
  const figures = new Figures(language);
  const digits = Math.min(1, digitsFor(result.crosstable.map(({ leads }) => leads.mean)));
  const withFigures: CellFormat = {
    of: ({ lead }, isClear) => `${figures.signed(lead.mean, digits)}${isClear ? '*' : ' '}`,
    margin: ' ',
  };
  const withSigns: CellFormat = {
    of: ({ lead }, isClear) => (isClear ? (lead.mean > 0 ? '+' : '−') : '='),
    margin: '',
  };
  const plain = tableLines(crossColumns(result, names, look, withFigures), columns, (_, text) => text);
  const [format, legend] = fits(plain, columns) ? [withFigures, say.figures] : [withSigns, say.signs];
  return [
    ...wrap(legend, columns).map((line) => paint('quiet', line)),
    ...tableLines(crossColumns(result, names, look, format), columns, paint),
  ];
};

export const cycleLines = ({ cycles }: LeagueResult, { names }: League, { language, columns }: Look): string[] =>
  cycles.flatMap((cycle) =>
    wrap(LEAGUE_WORDS[language].cycle([...cycle, cycle[0]].map((who) => names[who]).join(' > ')), columns, 2),
  );

/** What went wrong, for those who wrote it. */
export const leagueFaults = ({ rows, faults }: LeagueResult, { names }: League, look: Look): string[] => {
  const { language, columns, paint } = look;
  const [say, shared] = [LEAGUE_WORDS[language], REPORT_WORDS[language]];
  return rows.flatMap(({ contestant, strikes }) => {
    if (strikes === 0) return [];
    return [
      paint('refused', cropped(shared.faults(names[contestant], strikes), columns)),
      ...faults
        .filter((fault) => fault.contestant === contestant)
        .flatMap(({ table, game, text, printed }) => [
          ...wrap(`  ${say.faultAt(table + 1, game + 1, text)}`, columns, 4),
          ...printed.map((line) => paint('quiet', cropped(`    ${shared.printed(line)}`, columns))),
        ]),
    ];
  });
};

export const leaguePage = (result: LeagueResult, league: League, look: Look): string[][] => [
  [leagueTitle(league, look)],
  leagueTable(result, league, look),
  crossLines(result, league, look),
  cycleLines(result, league, look),
  leagueFaults(result, league, look),
];
