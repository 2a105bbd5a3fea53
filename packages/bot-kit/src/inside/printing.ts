import { LIMITS, type Printed, type PrintLevel } from '../calls.ts';
import { written } from './written.ts';

/** The bot's console: keeps what one call prints, within limits, and counts the rest. */

const lineOf = (text: string): string => (text.length > LIMITS.line ? `${text.slice(0, LIMITS.line - 1)}…` : text);

const partOf = (value: unknown): string =>
  typeof value === 'string' ? value.slice(0, LIMITS.printed) : written(value, LIMITS.line);

export class Printing {
  /** Hears every line that is kept. */
  heard: (line: Printed) => void = () => {};
  private lines: Printed[] = [];
  private letters = 0;
  private lost = 0;

  /** What was printed since the last time, and how many lines were too many to keep. */
  take(): { readonly printed: readonly Printed[]; readonly unprinted: number } {
    const taken = { printed: this.lines, unprinted: this.lost };
    if (this.letters > 0 || this.lost > 0) {
      this.lines = [];
      this.letters = 0;
      this.lost = 0;
    }
    return taken;
  }

  print(level: PrintLevel, values: readonly unknown[]): void {
    if (this.isFull) {
      this.lost += 1;
      return;
    }
    const text = values.map(partOf).join(' ').slice(0, LIMITS.printed);
    for (const line of text.split('\n')) this.keep({ level, text: lineOf(line) });
  }

  private get isFull(): boolean {
    return this.lines.length >= LIMITS.lines || this.letters >= LIMITS.printed;
  }

  private keep(line: Printed): void {
    // An empty line takes room as well.
    const letters = this.letters + line.text.length + 1;
    if (this.lines.length >= LIMITS.lines || letters > LIMITS.printed) {
      this.lost += 1;
      return;
    }
    this.letters = letters;
    this.lines.push(line);
    this.heard(line);
  }
}

/** What programs expect of a console. Those that only arrange things for a screen do nothing. */
export const consoleOf = (printing: Printing): object => {
  const at =
    (level: PrintLevel) =>
    (...values: unknown[]): void =>
      printing.print(level, values);
  const [log, warn, error] = [at('log'), at('warn'), at('error')];
  const nothing = (): void => {};
  return {
    log,
    info: log,
    debug: log,
    dir: (value: unknown) => log(value),
    table: (value: unknown) => log(value),
    group: log,
    groupCollapsed: log,
    warn,
    error,
    trace: log,
    assert: (holds: unknown, ...values: unknown[]) => {
      if (!holds) error('Assertion failed', ...values);
    },
    groupEnd: nothing,
    clear: nothing,
    count: nothing,
    countReset: nothing,
    time: nothing,
    timeLog: nothing,
    timeEnd: nothing,
  };
};
