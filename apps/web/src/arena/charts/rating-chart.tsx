import { useId, useState } from 'react';
import { Link } from 'wouter';
import { AsNumbers, Grid, useWidth } from '../../chart/paper.tsx';
import { measure, ticksBetween } from '../../chart/scale.ts';
import { momentWords, whenWords } from '../../history/when.ts';
import { useLanguage, useWords } from '../../words/words.ts';
import { ratingWords } from '../amounts.ts';
import { ARENA_PAGES } from '../paths.ts';
import styles from './charts.module.css';
import { reachOf } from './figures.ts';
import { type RatingPoint, spanOf, versionMarks } from './history-scale.ts';
import { CHARTS_WORDS } from './messages/vi.ts';

const MARGIN = { left: 40, right: 10, top: 22, bottom: 24 } as const;
/** Points closer than this (pixels) are not dotted: the line is enough. */
const DOT_ROOM = 9;
/** Names of versions closer than this would lie on each other. */
const LABEL_ROOM = 26;

interface RatingChartProps {
  /** The first match first; at least one. */
  readonly history: readonly RatingPoint[];
}

/** How a bot has done in its ladder, match by match: what was shown, and how sure that was. */
export const RatingChart = ({ history }: RatingChartProps) => {
  const words = useWords(CHARTS_WORDS);
  const language = useLanguage();
  const id = useId();
  const [place, width] = useWidth();
  const [chosen, setChosen] = useState<number | null>(null);
  const last = history.length - 1;
  const read = Math.min(chosen ?? last, last);
  const height = Math.round(Math.min(300, Math.max(200, width * 0.42)));
  const paper = {
    left: MARGIN.left,
    right: width - MARGIN.right,
    top: MARGIN.top,
    bottom: height - MARGIN.bottom,
  };
  const span = spanOf(history);
  const ticks = ticksBetween(span.low, span.high, 5);
  const x = measure([0, Math.max(1, last)], [paper.left, paper.right]);
  const y = measure([ticks[0], ticks[ticks.length - 1]], [paper.bottom, paper.top]);
  const figure = (value: number): string => ratingWords(value, language);
  const at = (index: number, value: number): string => `${x(index).toFixed(1)} ${y(value).toFixed(1)}`;
  const line = (value: (point: RatingPoint) => number): string =>
    history.map((point, index) => `${index === 0 ? 'M' : 'L'}${at(index, value(point))}`).join('');
  const band = `${line(({ rating }) => rating.shown)}${history
    .map(({ rating }, index) => `L${at(index, rating.mu + reachOf(rating))}`)
    .reverse()
    .join('')}Z`;
  const marks = versionMarks(history);
  const point = history[read];
  const { rating } = point;
  const said = words.point(
    read + 1,
    whenWords(point.at, Date.now(), language),
    point.version,
    figure(rating.shown),
    figure(rating.mu),
    figure(reachOf(rating)),
  );
  const choose = (clientX: number, box: DOMRect): void => {
    const across = (clientX - box.left) * (width / box.width);
    const index = Math.round(measure([paper.left, paper.right], [0, Math.max(1, last)])(across));
    setChosen(Math.max(0, Math.min(last, index)));
  };
  const isDotted = (paper.right - paper.left) / Math.max(1, last) >= DOT_ROOM;
  return (
    <figure ref={place} className={styles.chart}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-labelledby={`${id}-title ${id}-about`}
        onPointerMove={(event) => choose(event.clientX, event.currentTarget.getBoundingClientRect())}
        onPointerDown={(event) => choose(event.clientX, event.currentTarget.getBoundingClientRect())}
      >
        <title id={`${id}-title`}>{words.title}</title>
        <desc id={`${id}-about`}>
          {words.description(history.length, figure(history[0].rating.shown), figure(history[last].rating.shown))}
        </desc>
        <clipPath id={`${id}-paper`}>
          <rect x={paper.left} y={paper.top} width={paper.right - paper.left} height={paper.bottom - paper.top} />
        </clipPath>
        <Grid paper={paper} ticks={ticks} y={y} figure={figure} />
        <g clipPath={`url(#${id}-paper)`}>
          <path className={styles.band} d={band} />
          <path className={styles.middle} d={line((each) => each.rating.mu)} />
        </g>
        <path className={styles.line} d={line((each) => each.rating.shown)} />
        {isDotted
          ? history.map(({ match, rating: { shown } }, index) => (
              <circle key={match} className={styles.dot} cx={x(index)} cy={y(shown)} r={2.5} />
            ))
          : null}
        {marks.map((index, number) => (
          <g key={index} className={styles.version}>
            <path d={`M${x(index - 0.5).toFixed(1)} ${paper.top - 4}V${paper.bottom}`} />
            {number > 0 && x(index) - x(marks[number - 1]) < LABEL_ROOM ? null : (
              <text x={x(index - 0.5)} y={paper.top - 10} textAnchor="middle">
                {words.version(history[index].version)}
              </text>
            )}
          </g>
        ))}
        <path className={styles.reading} d={`M${x(read).toFixed(1)} ${paper.top}V${paper.bottom}`} />
        <circle className={styles.here} cx={x(read)} cy={y(rating.shown)} r={5} />
        <text x={paper.left} y={height - 6}>
          {words.match(1)}
        </text>
        {last > 0 ? (
          <text x={paper.right} y={height - 6} textAnchor="end">
            {words.match(history.length)}
          </text>
        ) : null}
      </svg>
      {last > 0 ? (
        <input
          type="range"
          className={styles.scrub}
          aria-label={words.read}
          aria-valuetext={said}
          min={0}
          max={last}
          value={read}
          onChange={(event) => setChosen(Number(event.target.value))}
        />
      ) : null}
      <p className={styles.said}>
        <span>{said}</span> <Link href={ARENA_PAGES.match(point.match)}>{words.openMatch}</Link>
      </p>
      <p className={styles.legend}>{words.legend}</p>
      <AsNumbers
        title={words.title}
        corner={words.matchHead}
        names={[words.rating, words.to, words.versionHead, words.when]}
        rows={history.map((each, index) => ({
          key: each.match,
          head: index + 1,
          cells: [
            figure(each.rating.shown),
            figure(each.rating.mu + reachOf(each.rating)),
            words.version(each.version),
            momentWords(each.at, language),
          ],
        }))}
      />
    </figure>
  );
};
