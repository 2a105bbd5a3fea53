import { setTimeout as sleep } from 'node:timers/promises';
import type { TableState } from '@sanh-rong/table';

export interface AskedTurnsOptions {
  readonly now: () => number;
  readonly failed: (error: unknown) => void;
  /** Lets time pass (milliseconds) until the signal comes; tests bring their own. */
  readonly wait?: ((milliseconds: number, signal: AbortSignal) => Promise<unknown>) | undefined;
}

const usualWait = (milliseconds: number, signal: AbortSignal): Promise<unknown> =>
  sleep(milliseconds, undefined, { signal });

interface Asking {
  readonly moved: number;
  readonly stop: AbortController;
}

/** Turns that somebody has been asked about and has not answered yet: at each table one, and none that is over. */
export class AskedTurns {
  readonly wait: NonNullable<AskedTurnsOptions['wait']>;
  private readonly options: AskedTurnsOptions;
  private readonly asking = new Map<string, Asking>();
  private readonly running = new Set<Promise<void>>();
  private closing = false;

  constructor(options: AskedTurnsOptions) {
    this.options = options;
    this.wait = options.wait ?? usualWait;
  }

  /** Does the work for a turn, once, however often it is begun; the signal says that the turn is over. */
  begin({ code, moved }: TableState, work: (signal: AbortSignal) => Promise<void>): void {
    const before = this.asking.get(code);
    if (this.closing || before?.moved === moved) return;
    before?.stop.abort();
    const asking = { moved, stop: new AbortController() };
    this.asking.set(code, asking);
    const done = work(asking.stop.signal)
      .catch((error) => {
        if (!asking.stop.signal.aborted) this.options.failed(error);
      })
      .finally(() => {
        if (this.asking.get(code) === asking) this.asking.delete(code);
        this.running.delete(done);
      });
    this.running.add(done);
  }

  /** What a table has left behind is not worth thinking about. */
  heard({ code, moved, phase }: TableState): void {
    const asking = this.asking.get(code);
    if (asking !== undefined && (asking.moved !== moved || phase !== 'playing')) asking.stop.abort();
  }

  async until(moment: number, signal: AbortSignal): Promise<void> {
    const left = moment - this.options.now();
    if (left > 0) await this.wait(left, signal);
  }

  /** Begins nothing new and lets go of everything. */
  async close(): Promise<void> {
    this.closing = true;
    for (const { stop } of this.asking.values()) stop.abort();
    await Promise.allSettled(this.running);
  }
}
