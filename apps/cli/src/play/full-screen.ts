import { type Key, readKeys } from './keys.ts';
import type { Output, Streams } from './streams.ts';

/** A terminal taken over by a screen: keys in, lines out, and everything as it was afterwards. */

/** The alternate screen without a cursor; and back. */
const ENTER = '\u001b[?1049h\u001b[?25l\u001b[2J';
const LEAVE = '\u001b[?25h\u001b[?1049l';

/** Exit codes of a process ended by a signal: 128 and the signal's number. */
const SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;
type Signal = keyof typeof SIGNALS;
const SIGNAL_NAMES = Object.keys(SIGNALS) as readonly Signal[];

const DEFAULT_COLUMNS = 80;
const DEFAULT_ROWS = 24;

export interface Size {
  readonly columns: number;
  readonly rows: number;
}

export const sizeOf = ({ columns, rows }: Output): Size => ({
  columns: columns || DEFAULT_COLUMNS,
  rows: rows || DEFAULT_ROWS,
});

/** What a screen can do with the terminal it has. */
export interface Stage {
  show(lines: readonly string[]): void;
  /** Ends the show with this exit code. */
  leave(code: number): void;
  /** Does something that is not a key; an error that it throws ends the show. */
  attempt(work: () => void): void;
}

/** What a screen does when something happens to its terminal. */
export interface Show {
  key(key: Key): void;
  /** Comes first, and whenever the window changes. */
  resize(size: Size): void;
  /** Nothing more will be shown. */
  close(): void;
}

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

/** Shows something until it is left. However it ends, the terminal is left as it was found. */
export const onFullScreen = async ({ input, output }: Streams, open: (stage: Stage) => Show): Promise<number> => {
  const { promise: left, leave, fail } = departure();
  const painter = painterFor(output);
  const attempt = (work: () => void): void => {
    try {
      work();
    } catch (error) {
      fail(error);
    }
  };
  const show = open({ show: painter.show, leave, attempt });
  const onData = (chunk: string): void =>
    attempt(() => {
      for (const key of readKeys(chunk)) {
        if (key === 'ctrl-c') leave(SIGNALS.SIGINT);
        show.key(key);
      }
    });
  const onResize = (): void =>
    attempt(() => {
      painter.clear();
      show.resize(sizeOf(output));
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
    show.close();
    input.off('data', onData);
    input.off('end', onEnd);
    input.pause();
    output.off('resize', onResize);
    for (const signal of SIGNAL_NAMES) process.off(signal, onSignal);
    process.off('exit', restore);
    restore();
  }
};

/** A promise that is settled from outside: the player leaves with an exit code, or something breaks. */
const departure = () => {
  let leave: (code: number) => void = () => {};
  let fail: (error: unknown) => void = () => {};
  const promise = new Promise<number>((resolve, reject) => {
    leave = resolve;
    fail = reject;
  });
  return { promise, leave, fail };
};
