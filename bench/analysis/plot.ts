import type { JudgedPositions } from './measure.ts';
import { slopeCell } from './report.ts';

/**
 * What was expected against what really came, a panel for each rule set: a dot for each tenth of the positions with its
 * 95 % interval, the line through all of them, and the diagonal on which they should lie. The paper is drawn as well, so
 * that the picture can be read on a dark page.
 */

const PANEL = { width: 300, height: 300, left: 46, right: 14, top: 44, bottom: 40 };
const COLUMNS = 3;
const NORMAL = 1.96;
const TICKS = 5;
const COLOURS = {
  paper: '#FFFBF2',
  ink: '#1D1A16',
  quiet: '#8A8072',
  diagonal: '#C98F2B',
  line: '#2F6F5E',
  dot: '#A3261F',
};

interface Panel {
  readonly title: string;
  readonly judged: JudgedPositions;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A step of 1, 2 or 5 times a power of ten, so that about so many fit into a span. */
const stepOf = (span: number): number => {
  const power = 10 ** Math.floor(Math.log10(span / TICKS));
  return power * ([1, 2, 5].find((times) => times * power * TICKS >= span) ?? 10);
};

const panelOf = ({ title, judged }: Panel): string => {
  const { slope, offset, bins } = judged.calibration;
  const ends = bins.flatMap(({ expected, real, error }) => [expected, real - NORMAL * error, real + NORMAL * error]);
  const [low, high] = [Math.min(...ends, 0), Math.max(...ends, 0)];
  const margin = (high - low) * 0.04;
  const [from, to] = [low - margin, high + margin];
  const [left, right, top, bottom] = [PANEL.left, PANEL.width - PANEL.right, PANEL.top, PANEL.height - PANEL.bottom];
  const x = (value: number): string => (left + ((value - from) / (to - from)) * (right - left)).toFixed(1);
  const y = (value: number): string => (bottom - ((value - from) / (to - from)) * (bottom - top)).toFixed(1);
  const step = stepOf(high - low);
  const ticks: number[] = [];
  for (let tick = Math.ceil(from / step); tick * step <= to; tick++) ticks.push(tick * step);
  const expectations = bins.map(({ expected }) => expected);
  const mean = expectations.reduce((sum, value) => sum + value, 0) / bins.length;
  const onLine = (value: number): number => mean + offset + slope * (value - mean);
  const [first, last] = [Math.min(...expectations), Math.max(...expectations)];
  const label = (value: number): string => `${value}`.replace('-', '−');
  return [
    `<text x="${left}" y="18" font-size="13" font-weight="600" fill="${COLOURS.ink}">${escaped(title)}</text>`,
    `<text x="${left}" y="34" font-size="11" fill="${COLOURS.quiet}">slope ${slopeCell(judged)}</text>`,
    ...ticks.map(
      (tick) =>
        `<path d="M${x(tick)} ${top}V${bottom}M${left} ${y(tick)}H${right}" stroke="${COLOURS.quiet}" stroke-opacity="0.2"/>` +
        `<text x="${x(tick)}" y="${bottom + 14}" text-anchor="middle" font-size="10" fill="${COLOURS.quiet}">${label(tick)}</text>` +
        `<text x="${left - 5}" y="${Number(y(tick)) + 3}" text-anchor="end" font-size="10" fill="${COLOURS.quiet}">${label(tick)}</text>`,
    ),
    `<path d="M${x(from)} ${y(from)}L${x(to)} ${y(to)}" stroke="${COLOURS.diagonal}" stroke-dasharray="4 4"/>`,
    `<path d="M${x(first)} ${y(onLine(first))}L${x(last)} ${y(onLine(last))}" stroke="${COLOURS.line}" stroke-width="2"/>`,
    ...bins.map(
      ({ expected, real, error }) =>
        `<path d="M${x(expected)} ${y(real - NORMAL * error)}V${y(real + NORMAL * error)}" stroke="${COLOURS.dot}"/>` +
        `<circle cx="${x(expected)}" cy="${y(real)}" r="3.5" fill="${COLOURS.dot}"/>`,
    ),
    `<text x="${(left + right) / 2}" y="${PANEL.height - 8}" text-anchor="middle" font-size="11" fill="${COLOURS.ink}">expected points</text>`,
    `<text transform="translate(12 ${(top + bottom) / 2}) rotate(-90)" text-anchor="middle" font-size="11" fill="${COLOURS.ink}">what came</text>`,
  ].join('');
};

export const calibrationPlot = (panels: readonly Panel[]): string => {
  const columns = Math.min(COLUMNS, panels.length);
  const [width, height] = [columns * PANEL.width, Math.ceil(panels.length / COLUMNS) * PANEL.height];
  const placed = panels.map((panel, at) => {
    const [across, down] = [(at % COLUMNS) * PANEL.width, Math.floor(at / COLUMNS) * PANEL.height];
    return `<g transform="translate(${across} ${down})">${panelOf(panel)}</g>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="'Be Vietnam Pro',system-ui,sans-serif">`,
    '<title>Expected points against what really came</title>',
    `<rect width="100%" height="100%" rx="10" fill="${COLOURS.paper}"/>${placed.join('')}</svg>`,
    '',
  ].join('\n');
};
