import { type ComponentProps, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { SeatTable } from '../results/seat-table.tsx';
import { useWords } from '../words/words.ts';
import { CHART_WORDS } from './messages/vi.ts';
import styles from './paper.module.css';

/** What every chart is drawn on: a width, a grid with its numbers, and the same in a table for those who cannot see it. */

/** Where the drawing ends on each side, in pixels. */
export interface Paper {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const USUAL_WIDTH = 440;
const LEAST_WIDTH = 260;

/** How wide an element is on the screen, so that letters keep their size at every width. */
export const useWidth = (): readonly [RefObject<HTMLElement | null>, number] => {
  const place = useRef<HTMLElement>(null);
  const [width, setWidth] = useState(USUAL_WIDTH);
  useLayoutEffect(() => {
    const { current } = place;
    if (current === null) return;
    const watcher = new ResizeObserver(([{ contentRect }]) =>
      setWidth(Math.max(LEAST_WIDTH, Math.round(contentRect.width))),
    );
    watcher.observe(current);
    return () => watcher.disconnect();
  }, []);
  return [place, width];
};

interface GridProps {
  readonly paper: Paper;
  readonly ticks: readonly number[];
  y(tick: number): number;
  figure(tick: number): string;
}

export const Grid = ({ paper, ticks, y, figure }: GridProps) =>
  ticks.map((tick) => (
    <g key={tick} className={styles.tick} data-tick={tick}>
      <path d={`M${paper.left} ${y(tick)}H${paper.right}`} />
      <text x={paper.left - 7} y={y(tick)} textAnchor="end" dominantBaseline="central">
        {figure(tick)}
      </text>
    </g>
  ));

export const AsNumbers = (table: ComponentProps<typeof SeatTable>) => (
  <details className={styles.numbers}>
    <summary>{useWords(CHART_WORDS).asNumbers}</summary>
    <SeatTable {...table} />
  </details>
);
