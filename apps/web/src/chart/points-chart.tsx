import { signed } from '@sanh-rong/presentation';
import { useId } from 'react';
import { useWords } from '../words/words.ts';
import { CHART_WORDS } from './messages/vi.ts';
import { AsNumbers, Grid, useWidth } from './paper.tsx';
import styles from './points-chart.module.css';
import { gameTicks, gutterFor, measure, runningTotals, spreadOut, ticksBetween } from './scale.ts';
import { shortName } from './short-name.ts';

interface PointsChartProps {
  /** By seat. */
  readonly names: readonly string[];
  /** By game, by seat. */
  readonly scores: readonly (readonly number[])[];
}

/** Pixels around the paper: numbers below, and beside it numbers on the left and names on the right. */
const MARGIN = { top: 12, bottom: 28 } as const;
/** Beside the last point: a mark, and a name of letters about this wide. */
const LABEL = { mark: 34, letter: 7.4 } as const;
const LABEL_GAP = 18;
/** Room for one number below. */
const TICK_ROOM = 34;

/** Each seat has a colour (in the stylesheet), a dash and a mark of its own, so that no colour is needed to tell them apart. */
const DASHES = ['', '9 4', '2 4', '12 3 2 3', '5 5', '14 6'] as const;
const MARKS = [
  'M-5 0A5 5 0 1 0 5 0A5 5 0 1 0-5 0Z',
  'M-4.500-4.500H4.500V4.500H-4.500Z',
  'M0-6L5.500 4.500H-5.500Z',
  'M0-6.500L6 0L0 6.500L-6 0Z',
  'M0 6L5.500-4.500H-5.500Z',
  'M-6-2H-2V-6H2V-2H6V2H2V6H-2V2H-6Z',
] as const;

/** Points over the games of a session, one line a seat. */
export const PointsChart = ({ names, scores }: PointsChartProps) => {
  const words = useWords(CHART_WORDS);
  const id = useId();
  const [place, width] = useWidth();
  const height = Math.round(Math.min(320, Math.max(210, width * 0.55)));
  const called = names.map(shortName);
  const labelWidth = LABEL.mark + LABEL.letter * Math.max(...called.map(({ length }) => length));
  const totals = runningTotals(scores, names.length);
  const ticks = ticksBetween(Math.min(0, ...totals.flat()), Math.max(0, ...totals.flat()), 6);
  const left = gutterFor(ticks.map(signed));
  const paper = { left, right: width - labelWidth, top: MARGIN.top, bottom: height - MARGIN.bottom };
  const x = measure([0, scores.length], [paper.left, paper.right]);
  const y = measure([ticks[0], ticks[ticks.length - 1]], [paper.bottom, paper.top]);
  const ends = totals[totals.length - 1];
  const labels = spreadOut(ends.map(y), LABEL_GAP, { top: paper.top, bottom: paper.bottom });
  const lines = names.map((name, seat) => {
    const own = totals.map((row) => row[seat]);
    return words.line(name, signed(ends[seat]), signed(Math.max(...own)), signed(Math.min(...own)));
  });
  return (
    <figure ref={place} className={styles.chart}>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-labelledby={`${id}-title ${id}-about`}>
        <title id={`${id}-title`}>{words.title}</title>
        <desc id={`${id}-about`}>{words.description(scores.length, lines)}</desc>
        <Grid paper={paper} ticks={ticks} y={y} figure={signed} />
        {gameTicks(scores.length, Math.floor((paper.right - paper.left) / TICK_ROOM)).map((game) => (
          <text key={game} className={styles.below} x={x(game)} y={paper.bottom + 20} textAnchor="middle">
            {game}
          </text>
        ))}
        {called.map((_, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
          <g key={seat} className={styles.line} data-line={seat % MARKS.length}>
            <polyline
              points={totals.map((row, game) => `${x(game).toFixed(1)},${y(row[seat]).toFixed(1)}`).join(' ')}
              strokeDasharray={DASHES[seat % DASHES.length]}
            />
            {totals.map((row, game) =>
              game === 0 ? null : (
                <path
                  // biome-ignore lint/suspicious/noArrayIndexKey: a game is its number.
                  key={game}
                  d={MARKS[seat % MARKS.length]}
                  transform={`translate(${x(game).toFixed(1)} ${y(row[seat]).toFixed(1)}) scale(.7)`}
                />
              ),
            )}
            <path d={MARKS[seat % MARKS.length]} transform={`translate(${paper.right + 16} ${labels[seat]})`} />
            <text x={paper.right + 27} y={labels[seat]} dominantBaseline="central">
              {called[seat]}
            </text>
          </g>
        ))}
      </svg>
      <AsNumbers
        title={words.title}
        corner={words.game}
        names={names}
        rows={totals.map((row, game) => ({
          key: String(game),
          head: game === 0 ? words.start : game,
          cells: row.map(signed),
        }))}
      />
    </figure>
  );
};
