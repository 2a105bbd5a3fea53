import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { GAMES } from '@sanh-rong/engine';
import { gameName, ruleSetName } from '@sanh-rong/presentation';
import type { Row } from './measure.ts';
import { calibrationPlot } from './plot.ts';
import { firstCell, foundCell, mistakesCell, signed, slopeCell, wholeCell } from './report.ts';

/** Where figures go: all of them to `results.json`, so that a part can be measured again; table and plot to the docs. */
const RESULTS = 'bench/analysis/results.json';
const PAGE = 'docs/analysis.md';
const PLOT = 'docs/pictures/calibration.svg';
const BEGIN = '<!-- measured: written by npm run bench:analysis -- --write -->';
const END = '<!-- measured: end -->';

interface Results {
  readonly machine: string;
  readonly rows: readonly Row[];
}

const readResults = (): Results =>
  existsSync(RESULTS) ? JSON.parse(readFileSync(RESULTS, 'utf8')) : { machine: '', rows: [] };

const titleOf = ({ key }: Row): string => {
  const [game, ruleSet] = key.split('/');
  const known = GAMES.some(({ id }) => id === game);
  return known ? [...new Set([gameName(game, 'en'), ruleSetName(game, ruleSet, 'en')])].join(' · ') : key;
};

const table = (rows: readonly Row[]): string =>
  [
    [
      '',
      'seats',
      'positions',
      'slope (95 %)',
      'came more than expected',
      'own choices called mistakes',
      'planted mistakes found',
      'a review on a phone',
      'its first turning point',
    ],
    Array.from({ length: 9 }, () => '---'),
    ...rows.map((row) => [
      titleOf(row),
      `${row.seats}`,
      ...(row.judged === undefined
        ? ['', '', '', '']
        : [
            row.judged.positions.toLocaleString('en'),
            slopeCell(row.judged),
            signed(row.judged.calibration.offset, 2),
            mistakesCell(row.judged),
          ]),
      row.reviewed === undefined ? '' : foundCell(row.reviewed),
      ...(row.timed === undefined ? ['', ''] : [wholeCell(row.timed), firstCell(row.timed)]),
    ]),
  ]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

const replaceBetweenMarks = (text: string, inside: string): string => {
  const begin = text.indexOf(BEGIN);
  const end = text.indexOf(END);
  if (begin < 0 || end < begin) throw new Error(`${PAGE} has lost its marks`);
  return `${text.slice(0, begin)}${BEGIN}\n\n${inside}\n\n${text.slice(end)}`;
};

/** Keeps what is new among all results, and brings the page and its picture up to date. In the project's folder. */
export const write = (machine: string, fresh: Row, keys: readonly string[]): void => {
  const kept = new Map(readResults().rows.map((row) => [row.key, row]));
  kept.set(fresh.key, { ...kept.get(fresh.key), ...fresh });
  const rows = keys.flatMap((key) => kept.get(key) ?? []);
  writeFileSync(RESULTS, JSON.stringify({ machine, rows }));
  writeFileSync(
    PLOT,
    calibrationPlot(rows.flatMap((row) => (row.judged ? [{ title: titleOf(row), judged: row.judged }] : []))),
  );
  const picture = '![What was expected against what really came, for each rule set](pictures/calibration.svg)';
  const inside = `${table(rows)}\n\n${picture}\n\nTimes: ${machine}.`;
  writeFileSync(PAGE, replaceBetweenMarks(readFileSync(PAGE, 'utf8'), inside));
  spawnSync(process.execPath, ['node_modules/@biomejs/biome/bin/biome', 'format', '--write', RESULTS]);
};
