import { LIMITS } from '@sanh-rong/bot-kit';
import type { Cell } from './cell.ts';
import { MOST_THREADS } from './wall/limits.ts';

/** How often they are looked at while one of them is at work (milliseconds). */
const EVERY = 25;

const MEGABYTE = 1_024 * 1_024;
/**
 * What has been thrown away and not yet cleared is not held against a bot: the engine lets buffers gather up to 64 MB before
 * it looks whether any are still needed. The heap itself has a limit of its own (megabytes).
 */
const LEEWAY = 40;

/**
 * Ends processes that take more memory than a bot may have, on top of what they had when it was loaded, or more threads than
 * Deno has. Where the system limits threads by user, it refuses them before they are seen here.
 */
export class UsageWatch {
  private readonly limits = new Map<Cell, number>();
  private readonly atWork = new Set<Cell>();
  private timer: NodeJS.Timeout | null = null;

  /** From now on. Where the system does not tell, only the engine's own limit holds. */
  watch(cell: Cell): void {
    const memory = cell.memory();
    if (memory === null) return;
    this.limits.set(cell, memory + (LIMITS.memory + LEEWAY) * MEGABYTE);
    void cell.gone.then(() => this.leave(cell));
  }

  private leave(cell: Cell): void {
    this.limits.delete(cell);
    this.atWork.delete(cell);
  }

  /** Those who only wait are not looked at, unless somebody else works. */
  work(cell: Cell): void {
    this.atWork.add(cell);
    this.timer ??= setInterval(() => this.look(), EVERY);
  }

  rest(cell: Cell): void {
    this.atWork.delete(cell);
  }

  close(): void {
    if (this.timer !== null) clearInterval(this.timer);
    this.timer = null;
  }

  private look(): void {
    // One more look after the last work: short calls would never be seen otherwise.
    if (this.atWork.size === 0) this.close();
    for (const [cell, limit] of this.limits) {
      if ((cell.memory() ?? 0) > limit) cell.stop('memory');
      else if ((cell.threads() ?? 0) > MOST_THREADS) cell.stop('crash');
    }
  }
}
