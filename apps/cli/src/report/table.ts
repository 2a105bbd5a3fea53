import type { Paint, Style } from '../play/palette.ts';
import { cropped, displayWidth, padEnd, padStart } from '../play/width.ts';

/** A column of a table. The one that `gives` is cut where the window is too narrow, the `spare` ones are left out. */
export interface Column {
  readonly head: string;
  readonly cells: readonly string[];
  readonly align?: 'left' | 'right';
  readonly gives?: boolean;
  /** The highest goes first. */
  readonly spare?: number;
  /** By row. */
  readonly styles?: readonly Style[];
}

const GAP = 2;
/** A name is still recognised in so many columns. */
const LEAST_NAME = 10;

const contentWidth = ({ head, cells }: Column): number => Math.max(...[head, ...cells].map(displayWidth));

const leastWidth = (column: Column): number =>
  column.gives ? Math.min(LEAST_NAME, contentWidth(column)) : contentWidth(column);

const sum = (widths: readonly number[]): number =>
  widths.reduce((total, width) => total + width, Math.max(0, widths.length - 1) * GAP);

/** Leaves out what can be spared until the rest fits. */
const fitting = (columns: readonly Column[], width: number): readonly Column[] => {
  if (sum(columns.map(leastWidth)) <= width) return columns;
  const spare = columns.filter((column) => column.spare !== undefined);
  if (spare.length === 0) return columns;
  const most = Math.max(...spare.map((column) => column.spare ?? 0));
  return fitting(
    columns.filter((column) => column.spare !== most),
    width,
  );
};

/** A table in lines of at most `width`. */
export const tableLines = (all: readonly Column[], width: number, paint: Paint): string[] => {
  const columns = fitting(all, width);
  const over = Math.max(0, sum(columns.map(contentWidth)) - width);
  const widths = columns.map((column) =>
    column.gives ? Math.max(leastWidth(column), contentWidth(column) - over) : contentWidth(column),
  );
  const line = (textOf: (column: Column) => string, styleOf: (column: Column) => Style): string =>
    columns
      .map((column, at) => {
        const text = cropped(textOf(column), widths[at]);
        const isLast = at === columns.length - 1;
        const padded = column.align === 'right' ? padStart(text, widths[at]) : isLast ? text : padEnd(text, widths[at]);
        return padded.trim() === '' ? padded : paint(styleOf(column), padded);
      })
      .join(' '.repeat(GAP))
      .trimEnd();
  const rows = columns[0]?.cells.length ?? 0;
  return [
    line(
      ({ head }) => head,
      () => 'quiet',
    ),
    ...Array.from({ length: rows }, (_, row) =>
      line(
        ({ cells }) => cells[row],
        ({ styles }) => styles?.[row] ?? 'plain',
      ),
    ),
  ];
};
