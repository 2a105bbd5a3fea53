import { setTimeout as sleep } from 'node:timers/promises';
import type { TableState } from '@sanh-rong/table';

export interface PendingTurnsOptions {
  readonly now: () => number;
  readonly failed: (error: unknown) => void;
  /** Lets time pass (milliseconds) until the signal comes; tests bring their own. */
  readonly wait?: ((milliseconds: number, signal: AbortSignal) => Promise<unknown>) | undefined;
}

const usualWait = (milliseconds: number, signal: AbortSignal): Promise<unknown> =>
  sleep(milliseconds, undefined, { signal });

interface PendingTurn {
  readonly moved: number;
  readonly stop: AbortController;
}

/** Turns whose bot or built-in player was asked and has not answered yet: one a table, and none that is over. */
export class PendingTurns {
  readonly wait: NonNullable<PendingTurnsOptions['wait']>;
  private readonly options: PendingTurnsOptions;
  private readonly pending = new Map<string, PendingTurn>();
  private readonly running = new Set<Promise<void>>();
  private closing = false;

  constructor(options: PendingTurnsOptions) {
    this.options = options;
    this.wait = options.wait ?? usualWait;
  }

  /** Does the work for a turn, once, however often it is begun; the signal says that the turn is over. */
  begin({ code, moved }: TableState, work: (signal: AbortSignal) => Promise<void>): void {
    const before = this.pending.get(code);
    if (this.closing || before?.moved === moved) return;
    before?.stop.abort();
    const turn = { moved, stop: new AbortController() };
    this.pending.set(code, turn);
    const done = work(turn.stop.signal)
      .catch((error) => {
        if (!turn.stop.signal.aborted) this.options.failed(error);
      })
      .finally(() => {
        if (this.pending.get(code) === turn) this.pending.delete(code);
        this.running.delete(done);
      });
    this.running.add(done);
  }

  /** What a table has left behind is not worth thinking about. */
  heard({ code, moved, phase }: TableState): void {
    const asking = this.pending.get(code);
    if (asking !== undefined && (asking.moved !== moved || phase !== 'playing')) asking.stop.abort();
  }

  async until(moment: number, signal: AbortSignal): Promise<void> {
    const left = moment - this.options.now();
    if (left > 0) await this.wait(left, signal);
  }

  /** Begins nothing new and lets go of everything. */
  async close(): Promise<void> {
    this.closing = true;
    for (const { stop } of this.pending.values()) stop.abort();
    await Promise.allSettled(this.running);
  }
}
