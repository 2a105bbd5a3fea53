import type { Writable } from 'node:stream';
import type { Output } from '../play/streams.ts';

/** Lines at the end of a terminal that are written anew again and again. */

const isTerminal = (stream: Writable): stream is Output => 'isTTY' in stream && stream.isTTY === true;

/** Milliseconds between two pictures: more often could not be read. */
const PAUSE = 100;
/** Something moves at least so often, so that it does not seem to have stopped (milliseconds). */
const HEARTBEAT = 1_000;

const USUAL_COLUMNS = 80;

/** Columns that may be used; the last one stays free, or some terminals break the line. */
export const columnsOf = (stream: Writable): number =>
  (isTerminal(stream) ? stream.columns || USUAL_COLUMNS : USUAL_COLUMNS) - 1;

const USUAL_ROWS = 24;

const rowsOf = (stream: Writable): number => (isTerminal(stream) ? stream.rows || USUAL_ROWS : USUAL_ROWS);

export class LiveLines {
  private readonly stream: Writable;
  private readonly draw: (columns: number) => readonly string[];
  private readonly timer: NodeJS.Timeout | null;
  private drawn = 0;
  private drawnAt = Number.NEGATIVE_INFINITY;

  /** Draws nothing where no terminal shows it. */
  constructor(stream: Writable, draw: (columns: number) => readonly string[], { quiet }: { readonly quiet: boolean }) {
    this.stream = stream;
    this.draw = draw;
    this.timer = quiet || !isTerminal(stream) ? null : setInterval(() => this.redraw(), HEARTBEAT);
  }

  /** Whether the pictures are seen. */
  get isShown(): boolean {
    return this.timer !== null;
  }

  /** Something has changed. */
  update(): void {
    if (this.timer !== null && performance.now() - this.drawnAt >= PAUSE) this.redraw();
  }

  /** Takes the lines away again. */
  close(): void {
    if (this.timer === null) return;
    clearInterval(this.timer);
    this.stream.write(this.erasing());
    this.drawn = 0;
  }

  private erasing(): string {
    return this.drawn === 0 ? '' : `\u001b[${this.drawn}A\u001b[0J`;
  }

  private redraw(): void {
    // Lines above the window could not be taken away again.
    const lines = this.draw(columnsOf(this.stream)).slice(0, rowsOf(this.stream) - 1);
    this.stream.write(`${this.erasing()}${lines.map((line) => `${line}\n`).join('')}`);
    this.drawn = lines.length;
    this.drawnAt = performance.now();
  }
}

/** `━━━━━────` */
export const bar = (share: number, columns: number): string => {
  const full = Math.round(Math.max(0, Math.min(1, share)) * columns);
  return `${'━'.repeat(full)}${'─'.repeat(columns - full)}`;
};
