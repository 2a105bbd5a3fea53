import type { Place } from '../seats.ts';
import { CARD_ROWS } from './cards.ts';

/** Where things are on a screen of a given size. */

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly columns: number;
  readonly rows: number;
}

export type Align = 'left' | 'centre' | 'right';

export interface SeatBox extends Box {
  readonly align: Align;
}

export interface Layout {
  readonly title: number;
  readonly seats: Readonly<Record<Exclude<Place, 'bottom'>, SeatBox>>;
  readonly mat: Box;
  readonly log: Box;
  /** The log has a panel of its own beside the table. */
  readonly logAside: boolean;
  /** Room for a lifted row and the cards; the cursor is in the row below. */
  readonly hand: Box;
  readonly cursor: number;
  readonly button: number;
  readonly keys: number;
}

const SEAT_ROWS = 3;
const FLANK_ROWS = 4;
const FLANK_COLUMNS = 16;
const ASIDE_COLUMNS = 28;
/** From here on there is room for the log beside the table. */
const ASIDE_FROM = 100;
/** From this height on the opponents sit around the mat; below, side by side above it. */
const AROUND_FROM_ROWS = 24;
const AROUND_FROM_COLUMNS = 72;

/** A mat taller than this is only empty space. */
const MAX_MAT_ROWS = 14;
const MARGIN = 1;

export const layoutOf = (columns: number, rows: number): Layout => {
  const logAside = columns >= ASIDE_FROM;
  const main = logAside ? columns - ASIDE_COLUMNS : columns;
  const handTop = rows - 3 - CARD_ROWS - 1;
  const height = handTop - 1;
  const around = rows >= AROUND_FROM_ROWS && main >= AROUND_FROM_COLUMNS;
  const logRows = logAside ? 0 : around ? Math.max(4, Math.floor(height / 3)) : height - SEAT_ROWS - CARD_ROWS - 2;
  const matRows = Math.min(MAX_MAT_ROWS, height - SEAT_ROWS - logRows);
  const top = 1 + Math.floor((height - SEAT_ROWS - matRows - logRows) / 2);
  const matTop = top + SEAT_ROWS;
  const flankTop = matTop + Math.max(0, Math.floor((matRows - FLANK_ROWS) / 2));
  const flank = (x: number, align: Align): SeatBox => ({
    x,
    y: flankTop,
    columns: FLANK_COLUMNS - 2 * MARGIN,
    rows: FLANK_ROWS,
    align,
  });
  const third = Math.floor(main / 3);
  const band = (x: number, align: Align): SeatBox => ({
    x: x + MARGIN,
    y: top,
    columns: third - 2 * MARGIN,
    rows: SEAT_ROWS,
    align,
  });
  return {
    title: 0,
    seats: {
      left: around ? flank(MARGIN, 'left') : band(0, 'left'),
      top: around ? { x: 0, y: top, columns: main, rows: SEAT_ROWS, align: 'centre' } : band(third, 'centre'),
      right: around ? flank(main - FLANK_COLUMNS + MARGIN, 'right') : band(main - third, 'right'),
    },
    mat: around
      ? { x: FLANK_COLUMNS, y: matTop, columns: main - 2 * FLANK_COLUMNS, rows: matRows }
      : { x: 0, y: matTop, columns: main, rows: matRows },
    log: logAside
      ? { x: main + 2, y: 2, columns: ASIDE_COLUMNS - 2, rows: rows - 5 }
      : { x: 0, y: matTop + matRows, columns: main, rows: logRows },
    logAside,
    hand: { x: 0, y: handTop, columns: main, rows: CARD_ROWS + 1 },
    cursor: rows - 3,
    button: rows - 2,
    keys: rows - 1,
  };
};
