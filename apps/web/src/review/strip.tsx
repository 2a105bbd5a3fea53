import { signed } from '@sanh-rong/presentation';
import { useId } from 'react';
import { Grid, useWidth } from '../chart/paper.tsx';
import { gutterFor, measure, ticksBetween } from '../chart/scale.ts';
import { useLanguage, useWords } from '../words/words.ts';
import { signedWords } from './amounts.ts';
import { REVIEW_WORDS } from './messages/vi.ts';
import styles from './strip.module.css';
import type { JudgedMove } from './wire.ts';

interface StripProps {
  /** In the order of the game. */
  readonly moves: readonly JudgedMove[];
  /** How many actions the game had. */
  readonly length: number;
  /** What it ended with. */
  readonly end: number;
  /** The moment that is looked at: so many actions were done. */
  readonly at: number;
}

const MARGIN = { right: 14, top: 12, bottom: 12 } as const;
const HEIGHT = 132;
const MOST_TICKS = 5;

interface Place {
  readonly x: number;
  readonly y: number;
}

const path = (places: readonly Place[]): string =>
  places.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

/**
 * The game as one line: what its seat could expect before each of its moves and with it. A mistake is a red fall from what
 * was there to what was left of it.
 */
export const Strip = ({ moves, length, end, at }: StripProps) => {
  const words = useWords(REVIEW_WORDS);
  const language = useLanguage();
  const id = useId();
  const [place, width] = useWidth();
  const falls = moves.map((move) => {
    const { points } = move.played;
    return { move, before: points + (move.isMistake ? (move.loss?.points ?? 0) : 0), after: points };
  });
  const values = [0, end, ...falls.flatMap(({ before, after }) => [before, after])];
  const ticks = ticksBetween(Math.min(...values), Math.max(...values), MOST_TICKS);
  const left = gutterFor(ticks.map(signed));
  const paper = { left, right: width - MARGIN.right, top: MARGIN.top, bottom: HEIGHT - MARGIN.bottom };
  const x = measure([0, length], [paper.left, paper.right]);
  const y = measure([ticks[0], ticks[ticks.length - 1]], [paper.bottom, paper.top]);
  const line = [
    ...falls.flatMap(({ move, before, after }) => [
      { x: x(move.at), y: y(before) },
      { x: x(move.at), y: y(after) },
    ]),
    { x: x(length), y: y(end) },
  ];
  const expected = (move: JudgedMove | undefined): string => signedWords(move?.played.points ?? end, language);
  return (
    <figure ref={place} className={styles.strip}>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-labelledby={`${id}-title ${id}-about`}>
        <title id={`${id}-title`}>{words.strip}</title>
        <desc id={`${id}-about`}>
          {words.stripAbout(moves.length, expected(moves[0]), expected(moves.at(-1)), signedWords(end, language))}
        </desc>
        <Grid paper={paper} ticks={ticks} y={y} figure={signed} />
        <path className={styles.now} d={`M${x(at).toFixed(1)} ${paper.top}V${paper.bottom}`} />
        <path className={styles.line} d={path(line)} />
        {falls.map(({ move, before, after }) =>
          move.isMistake ? (
            <path
              key={move.at}
              className={styles.fall}
              d={`M${x(move.at).toFixed(1)} ${y(before).toFixed(1)}V${y(after).toFixed(1)}`}
            />
          ) : null,
        )}
        {falls.map(({ move, after }) => (
          <circle
            key={move.at}
            className={styles.point}
            data-mistake={move.isMistake || undefined}
            cx={x(move.at).toFixed(1)}
            cy={y(after).toFixed(1)}
            r={move.isMistake ? 5 : 3}
          />
        ))}
        <circle className={styles.end} cx={x(length).toFixed(1)} cy={y(end).toFixed(1)} r={5} />
      </svg>
    </figure>
  );
};
