import type { Language } from '@sanh-rong/engine';
import { messages } from '../messages/index.ts';
import { isWaiting, newScreen, reduce, type Input as ScreenInput } from './controller.ts';
import { readKeys } from './keys.ts';
import { farewell, finalPage } from './pages.ts';
import type { Paint } from './palette.ts';
import type { Output, Streams } from './streams.ts';
import type { Table } from './table.ts';
import { drawScreen } from './view/screen.ts';

/** The screen on a real terminal: keys in, lines out, and everything as it was afterwards. */

export interface ScreenOptions {
  readonly language: Language;
  readonly paint: Paint;
  /** Opponents act without a pause. */
  readonly fast: boolean;
}

const PAUSE_MS = 700;

/** The alternate screen without a cursor; and back. */
const ENTER = '\u001b[?1049h\u001b[?25l\u001b[2J';
const LEAVE = '\u001b[?25h\u001b[?1049l';

/** Exit codes of a process ended by a signal: 128 and the signal's number. */
const SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;
type Signal = keyof typeof SIGNALS;
const SIGNAL_NAMES = Object.keys(SIGNALS) as readonly Signal[];

const DEFAULT_COLUMNS = 80;
const DEFAULT_ROWS = 24;

const sizeOf = ({ columns, rows }: Output): { columns: number; rows: number } => ({
  columns: columns || DEFAULT_COLUMNS,
  rows: rows || DEFAULT_ROWS,
});

/** Writes only the lines that changed since the last time. */
const painterFor = (output: Output) => {
  let shown: readonly string[] = [];
  return {
    clear: (): void => {
      shown = [];
      output.write('\u001b[2J');
    },
    show: (lines: readonly string[]): void => {
      const changed = lines.flatMap((line, i) => (line === shown[i] ? [] : [`\u001b[${i + 1};1H${line}\u001b[K`]));
      shown = lines;
      if (changed.length > 0) output.write(changed.join(''));
    },
  };
};

/** What stays on the ordinary screen after the table is gone. */
const lastWords = (table: Table, language: Language, paint: Paint): string => {
  const page = table.session.results.length > 0 ? finalPage(table, language) : farewell(table, language);
  const lines = page.map(({ text, style }) => (text === '' ? '' : paint(style, text)));
  return [messages(language).left, '', ...lines, ''].join('\n');
};

/** Plays until the player leaves. Whatever happens, the terminal is left as it was found. */
export const playOnScreen = async (
  table: Table,
  { language, paint, fast }: ScreenOptions,
  { input, output }: Streams,
): Promise<number> => {
  const { promise: left, leave, fail } = departure();
  const painter = painterFor(output);
  const { columns, rows } = sizeOf(output);
  let screen = newScreen(table, language, columns, rows);
  let timer: NodeJS.Timeout | undefined;

  const feed = (next: ScreenInput): void => {
    screen = reduce(screen, next);
    while (fast && isWaiting(screen)) screen = reduce(screen, { type: 'tick' });
    clearTimeout(timer);
    if (isWaiting(screen)) timer = setTimeout(onTick, PAUSE_MS);
    painter.show(drawScreen(screen, paint));
    if (screen.left) leave(0);
  };
  const orFail = (work: () => void): void => {
    try {
      work();
    } catch (error) {
      fail(error);
    }
  };
  const onTick = (): void => orFail(() => feed({ type: 'tick' }));
  const onData = (chunk: string): void =>
    orFail(() => {
      for (const key of readKeys(chunk)) {
        if (key === 'ctrl-c') leave(SIGNALS.SIGINT);
        feed({ type: 'key', key });
      }
    });
  const onResize = (): void =>
    orFail(() => {
      painter.clear();
      feed({ type: 'resize', ...sizeOf(output) });
    });
  const onEnd = (): void => leave(0);
  const onSignal = (signal: Signal): void => leave(SIGNALS[signal]);
  const restore = (): void => {
    try {
      input.setRawMode?.(false);
    } catch {
      // The window is gone, and with it the terminal that was to be put in order.
    }
    output.write(LEAVE);
  };

  process.once('exit', restore);
  for (const signal of SIGNAL_NAMES) process.on(signal, onSignal);
  try {
    output.write(ENTER);
    output.on('resize', onResize);
    input.setRawMode?.(true);
    input.setEncoding('utf8');
    input.on('data', onData);
    input.on('end', onEnd);
    onResize();
    return await left;
  } finally {
    clearTimeout(timer);
    input.off('data', onData);
    input.off('end', onEnd);
    input.pause();
    output.off('resize', onResize);
    for (const signal of SIGNAL_NAMES) process.off(signal, onSignal);
    process.off('exit', restore);
    restore();
    output.write(lastWords(screen.table, screen.language, paint));
  }
};

/** A promise that somebody else settles: the player leaves with an exit code, or something breaks. */
const departure = () => {
  let leave: (code: number) => void = () => {};
  let fail: (error: unknown) => void = () => {};
  const promise = new Promise<number>((resolve, reject) => {
    leave = resolve;
    fail = reject;
  });
  return { promise, leave, fail };
};
