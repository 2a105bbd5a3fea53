import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { GAMES } from '@sanh-rong/engine';
import { gameName, ruleSetName } from '@sanh-rong/presentation';
import { paceCell, pointsCell, thinkingCell, winsCell } from './report.ts';
import type { Row } from './row.ts';
import { keyOf } from './settings.ts';

/**
 * What has been measured goes to three places: all of it to `results.json`, so that a part can be measured again; tables
 * of it to the page for people; the strengths to the players' package, where screens find them.
 */
const RESULTS = 'bench/players/results.json';
const PAGE = 'docs/players.md';
const DATA = 'packages/players/src/measured.ts';
const BEGIN = '<!-- measured: written by npm run bench:players -- --write -->';
const END = '<!-- measured: end -->';

/** The share of choices in solved positions that lose nothing, and the mean loss of all of them. */
export interface EndgameRow {
  readonly player: string;
  readonly seats: number;
  readonly positions: number;
  readonly optimal: number;
  readonly loss: number;
}

interface Results {
  readonly machine: string;
  readonly rows: readonly Row[];
  readonly endgames: readonly EndgameRow[];
}

const readResults = (): Results =>
  existsSync(RESULTS) ? JSON.parse(readFileSync(RESULTS, 'utf8')) : { machine: '', rows: [], endgames: [] };

/** New rows take the place of old ones; rows of levels that are no more fall away. `keys` are all there could be. */
const updated = (old: Results, fresh: Results, keys: readonly string[]): Results => {
  // A clock may have stopped a match before anything could be said about it.
  const said = fresh.rows.filter(({ deals }) => deals > 1);
  const rows = new Map([...old.rows, ...said].map((row) => [keyOf(row), row]));
  return {
    machine: fresh.machine,
    rows: keys.flatMap((key) => rows.get(key) ?? []),
    endgames: fresh.endgames.length > 0 ? fresh.endgames : old.endgames,
  };
};

const markdown = (head: readonly string[], lines: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const section = (title: string, rows: readonly Row[]): string => {
  const timed = rows.some(({ allowance }) => allowance !== null);
  const head = ['seats', 'level', 'against copies of', ...(timed ? ['thinking'] : [])];
  const figures = ['points a game (95 %)', 'games won (95 %)', 'deals', 'ms a decision: mean · p99 · longest'];
  const lines = rows.map((row) => [
    `${row.seats}`,
    row.level,
    row.against,
    ...(timed ? [thinkingCell(row)] : []),
    pointsCell(row),
    winsCell(row),
    row.deals.toLocaleString('en'),
    paceCell(row),
  ]);
  return `### ${title}\n\n${markdown([...head, ...figures], lines)}`;
};

const endgameSection = (rows: readonly EndgameRow[]): string =>
  `### Endgames solved exactly\n\n${markdown(
    ['level', 'seats', 'positions', 'choices that lose nothing', 'points lost a choice'],
    rows.map(({ player, seats, positions, optimal, loss }) => [
      player,
      `${seats}`,
      positions.toLocaleString('en'),
      `${(100 * optimal).toFixed(1)} %`,
      loss.toFixed(3),
    ]),
  )}`;

const pageOf = ({ machine, rows, endgames }: Results): string => {
  const sections = GAMES.flatMap(({ id: game, ruleSets }) =>
    ruleSets.flatMap(({ id: ruleSet }) => {
      const own = rows.filter((row) => row.game === game && row.ruleSet === ruleSet);
      const title = [...new Set([gameName(game, 'en'), ruleSetName(game, ruleSet, 'en')])].join(' · ');
      return own.length === 0 ? [] : [section(title, own)];
    }),
  );
  const tables = [...sections, ...(endgames.length === 0 ? [] : [endgameSection(endgames)])];
  return `${BEGIN}\n\n${tables.join('\n\n')}\n\nTimes: ${machine}.\n\n${END}`;
};

const dataOf = ({ rows }: Results): string => {
  const kept = rows.filter(({ allowance }) => allowance === null || 'positions' in allowance);
  const listed = (game: string, ruleSet: string): readonly string[] => {
    const own = kept.filter((row) => row.game === game && row.ruleSet === ruleSet);
    const lines = own.map(({ level, against, seats, points: { mean, low, high }, deals }) =>
      JSON.stringify([level, against, seats, mean, low, high, deals]),
    );
    return lines.length === 0 ? [] : [`...rows('${game}', '${ruleSet}', [${lines.join(',')}])`];
  };
  const games = GAMES.map(
    ({ id: game, ruleSets }) => `${game}: [${ruleSets.flatMap(({ id }) => listed(game, id)).join(',')}]`,
  );
  return `import type { GameId } from '@sanh-rong/engine';
import { type Measured, rows } from './measurement.ts';

/** Written by \`npm run bench:players -- --write\`; docs/players.md says what the figures mean. */
export const MEASURED: Readonly<Record<GameId, readonly Measured[]>> = {${games.join(',')}};
`;
};

const replaceBetweenMarks = (text: string, tables: string): string => {
  const begin = text.indexOf(BEGIN);
  const end = text.indexOf(END);
  if (begin < 0 || end < begin) throw new Error(`${PAGE} has lost its marks`);
  return text.slice(0, begin) + tables + text.slice(end + END.length);
};

const formatted = (...paths: string[]): void => {
  spawnSync(process.execPath, ['node_modules/@biomejs/biome/bin/biome', 'format', '--write', ...paths]);
};

/** Keeps what is new among all results, so that a long run that is stopped has not been in vain. In the project's folder. */
export const keep = (fresh: Results, keys: readonly string[]): Results => {
  const results = updated(readResults(), fresh, keys);
  writeFileSync(RESULTS, JSON.stringify(results));
  return results;
};

/** Keeps what is new and brings page and data up to date with all results. */
export const write = (fresh: Results, keys: readonly string[]): void => {
  const results = keep(fresh, keys);
  writeFileSync(PAGE, replaceBetweenMarks(readFileSync(PAGE, 'utf8'), pageOf(results)));
  writeFileSync(DATA, dataOf(results));
  formatted(RESULTS, DATA);
};
