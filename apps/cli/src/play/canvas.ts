import type { Paint, Style } from './palette.ts';
import { displayWidth, graphemes } from './width.ts';

interface Cell {
  readonly glyph: string;
  readonly style: Style;
}

const BLANK: Cell = { glyph: ' ', style: 'plain' };
/** What a glyph wider than one column covers. */
const COVERED: Cell = { glyph: '', style: 'plain' };

/** A screen to draw on. What does not fit is cut off, so no line is ever wider than the terminal. */
export class Canvas {
  readonly columns: number;
  readonly rows: number;
  private readonly cells: Cell[][];

  constructor(columns: number, rows: number) {
    this.columns = columns;
    this.rows = rows;
    this.cells = Array.from({ length: rows }, () => new Array<Cell>(columns).fill(BLANK));
  }

  /** Writes a text from column x of row y and returns the column after it. */
  put(x: number, y: number, text: string, style: Style = 'plain'): number {
    let at = x;
    for (const grapheme of graphemes(text)) {
      const width = displayWidth(grapheme);
      if (width === 0) continue;
      if (y >= 0 && y < this.rows && at >= 0 && at + width <= this.columns) {
        this.cells[y][at] = { glyph: grapheme, style };
        this.cells[y].fill(COVERED, at + 1, at + width);
      }
      at += width;
    }
    return at;
  }

  centre(x: number, y: number, columns: number, text: string, style: Style = 'plain'): void {
    this.put(x + Math.max(0, Math.floor((columns - displayWidth(text)) / 2)), y, text, style);
  }

  right(x: number, y: number, columns: number, text: string, style: Style = 'plain'): void {
    this.put(x + Math.max(0, columns - displayWidth(text)), y, text, style);
  }

  /** The rows as texts, painted, without blanks at their ends. */
  lines(paint: Paint): string[] {
    return this.cells.map((row) => {
      let line = '';
      let end = row.length;
      while (end > 0 && row[end - 1] === BLANK) end -= 1;
      for (let start = 0; start < end; ) {
        let next = start;
        let run = '';
        while (next < end && row[next].style === row[start].style) run += row[next++].glyph;
        line += paint(row[start].style, run);
        start = next;
      }
      return line;
    });
  }
}
