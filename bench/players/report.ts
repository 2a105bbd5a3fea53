import type { Estimate } from '@sanh-rong/arena';
import type { EndgameRow } from './page.ts';
import type { Row } from './row.ts';
import { stakeOf } from './settings.ts';
import type { Soak } from './soak.ts';
import { meanOf, quantileOf } from './thinking.ts';

/** Rows as people read them: in the terminal and on the page. */

const number = (value: number, digits: number): string => value.toFixed(digits).replace('-', '−');

const signed = (value: number, digits: number): string => (value > 0 ? '+' : '') + number(value, digits);

const interval = ({ mean, low, high }: Estimate, digits: number): string =>
  `${signed(mean, digits)} (${signed(low, digits)} … ${signed(high, digits)})`;

const percent = (share: number): string => `${number(100 * share, 1)} %`;

const milliseconds = (value: number): string => number(value, value < 0.1 ? 3 : value < 10 ? 2 : 0);

/** Where points are chips, what they are worth in stakes stands beside them. */
export const pointsCell = ({ game, ruleSet, points }: Row): string => {
  const stake = stakeOf(game, ruleSet);
  if (stake === null) return interval(points, 2);
  return `${interval(points, 1)} chips, ${signed(points.mean / stake, 2)} antes`;
};

export const winsCell = ({ wins }: Row): string =>
  `${percent(wins.mean)} (${number(100 * wins.low, 1)} … ${number(100 * wins.high, 1)})`;

export const thinkingCell = ({ allowance }: Row): string => {
  if (allowance === null) return '';
  return 'milliseconds' in allowance
    ? `${allowance.milliseconds} ms`
    : `${allowance.positions.toLocaleString('en')} positions`;
};

export const paceCell = ({ pace }: Row): string => [pace.mean, pace.p99, pace.longest].map(milliseconds).join(' · ');

/** Whether zero lies outside the interval, and on which side. */
export const verdict = ({ points: { low, high } }: Row): string =>
  low > 0 ? 'stronger' : high < 0 ? 'weaker' : 'open';

const troubles = ({ faults, endless, late }: Row): string =>
  [
    ...(faults > 0 ? [`${faults} illegal`] : []),
    ...(endless > 0 ? [`${endless} endless`] : []),
    ...(late > 0 ? [`${late} late`] : []),
  ].join(', ') || 'none';

const aligned = (lines: readonly (readonly string[])[]): string => {
  const widths = lines[0].map((_, column) => Math.max(...lines.map((cells) => cells[column].length)));
  return lines
    .map((cells) =>
      cells
        .map((cell, column) => cell.padEnd(widths[column]))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};

export const table = (rows: readonly Row[]): string =>
  aligned([
    [
      'rules',
      'seats',
      'level',
      'against',
      'thinking',
      'points a game (95 %)',
      'so',
      'games won',
      'deals',
      'ms: mean · p99 · longest',
      'trouble',
    ],
    ...rows.map((row) => [
      `${row.game}/${row.ruleSet}`,
      `${row.seats}`,
      row.level,
      row.against,
      thinkingCell(row),
      pointsCell(row),
      verdict(row),
      winsCell(row),
      `${row.deals}`,
      paceCell(row),
      troubles(row),
    ]),
  ]);

export interface SoakRow extends Soak {
  readonly game: string;
  readonly level: string;
}

export const soakTable = (rows: readonly SoakRow[]): string =>
  aligned([
    ['game', 'level', 'games', 'decisions', 'illegal', 'exceptions', 'endless', 'late', 'ms: mean · p99 · longest'],
    ...rows.map(({ game, level, games, illegal, exceptions, endless, thinking }) => [
      game,
      level,
      ...[games, thinking.decisions, illegal, exceptions, endless, thinking.late].map((count) =>
        count.toLocaleString('en'),
      ),
      [meanOf(thinking), quantileOf(thinking, 0.99), thinking.longest].map(milliseconds).join(' · '),
    ]),
  ]);

export const endgameTable = (rows: readonly EndgameRow[]): string =>
  aligned([
    ['endgames', 'seats', 'positions', 'lose nothing', 'points lost a choice'],
    ...rows.map(({ player, seats, positions, optimal, loss }) => [
      player,
      `${seats}`,
      positions.toLocaleString('en'),
      percent(optimal),
      number(loss, 3),
    ]),
  ]);
