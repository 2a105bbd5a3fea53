import type { SeatPosition } from '../seats.ts';
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
  readonly seats: Readonly<Record<Exclude<SeatPosition, 'bottom'>, SeatBox>>;
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

/** A mat that lists things comes first; the log gets what is left, but never nothing. */
const WIDE_MAT_ROWS = 10;
const MIN_LOG_ROWS = 2;

/** With more opponents than this they share the band above the mat evenly. */
const ROOMY_OPPONENTS = 3;

type OpponentPosition = Exclude<SeatPosition, 'bottom'>;

/** What of a table decides how it is laid out. */
export interface Laid {
  readonly seats: number;
  readonly presentation: { readonly wideMat: boolean };
}

const LEFT_TO_RIGHT: readonly OpponentPosition[] = ['left', 'topLeft', 'top', 'topRight', 'right'];

/** Side by side above the mat: three at the left, in the middle and at the right, or more in equal parts. */
const bandBoxes = (columns: number, y: number, opponents: number): Record<OpponentPosition, SeatBox> => {
  const third = Math.floor(columns / 3);
  const part = (x: number, width: number, align: Align): SeatBox => ({ x, y, columns: width, rows: SEAT_ROWS, align });
  const inThird = (x: number, align: Align): SeatBox => part(x + MARGIN, third - 2 * MARGIN, align);
  const roomy = {
    left: inThird(0, 'left'),
    topLeft: inThird(0, 'left'),
    top: inThird(third, 'centre'),
    topRight: inThird(columns - third, 'right'),
    right: inThird(columns - third, 'right'),
  };
  if (opponents <= ROOMY_OPPONENTS) return roomy;
  // Four opponents leave the middle one out.
  const places = LEFT_TO_RIGHT.filter((place) => opponents > 4 || place !== 'top');
  const width = Math.floor(columns / places.length);
  const boxes = places.map((place, i) => [place, part(i * width + MARGIN, width - MARGIN, 'centre')]);
  return { ...roomy, ...Object.fromEntries(boxes) };
};

/** Around the mat: two at its sides, the others above it. */
const aroundBoxes = (columns: number, top: number, flankTop: number, opponents: number) => {
  const flank = (x: number, align: Align): SeatBox => ({
    x,
    y: flankTop,
    columns: FLANK_COLUMNS - 2 * MARGIN,
    rows: FLANK_ROWS,
    align,
  });
  const band = bandBoxes(columns, top, ROOMY_OPPONENTS);
  const alone: SeatBox = { x: 0, y: top, columns, rows: SEAT_ROWS, align: 'centre' };
  return {
    ...band,
    top: opponents <= ROOMY_OPPONENTS ? alone : band.top,
    left: flank(MARGIN, 'left'),
    right: flank(columns - FLANK_COLUMNS + MARGIN, 'right'),
  };
};

/** How the rows between title and hand are shared: the mat's, and those of a log below it. */
const rowsOf = (height: number, around: boolean, logAside: boolean, wideMat: boolean) => {
  const below = wideMat
    ? Math.max(MIN_LOG_ROWS, height - SEAT_ROWS - WIDE_MAT_ROWS)
    : around
      ? Math.max(4, Math.floor(height / 3))
      : height - SEAT_ROWS - CARD_ROWS - 2;
  const logRows = logAside ? 0 : below;
  return { logRows, matRows: Math.min(MAX_MAT_ROWS, height - SEAT_ROWS - logRows) };
};

export const layoutOf = (columns: number, rows: number, { seats, presentation }: Laid): Layout => {
  const logAside = columns >= ASIDE_FROM;
  const main = logAside ? columns - ASIDE_COLUMNS : columns;
  const handTop = rows - 3 - CARD_ROWS - 1;
  const height = handTop - 1;
  const around = rows >= AROUND_FROM_ROWS && main >= AROUND_FROM_COLUMNS && !presentation.wideMat;
  const { logRows, matRows } = rowsOf(height, around, logAside, presentation.wideMat);
  const top = 1 + Math.floor((height - SEAT_ROWS - matRows - logRows) / 2);
  const matTop = top + SEAT_ROWS;
  const flankTop = matTop + Math.max(0, Math.floor((matRows - FLANK_ROWS) / 2));
  return {
    title: 0,
    seats: around ? aroundBoxes(main, top, flankTop, seats - 1) : bandBoxes(main, top, seats - 1),
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
