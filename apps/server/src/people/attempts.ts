/** How often something may be tried from one place in a while. */
export interface AttemptLimit {
  readonly most: number;
  /** Milliseconds. */
  readonly within: number;
}

/** Places remembered at once; beyond that the oldest is forgotten, which is in its favour. */
const MAX_KEYS = 20_000;

interface Window {
  readonly begunAt: number;
  taken: number;
}

/**
 * Attempts of one kind on this node, counted before they are made, so that many at once count as many. A window begins
 * with the first attempt of its key and ends by itself.
 */
export class Attempts {
  private readonly limit: AttemptLimit;
  private readonly now: () => number;
  private readonly maxKeys: number;
  /** In the order in which they began: all windows are equally long, so the first is the first to end. */
  private readonly windows = new Map<string, Window>();

  constructor(limit: AttemptLimit, now: () => number, maxKeys = MAX_KEYS) {
    this.limit = limit;
    this.now = now;
    this.maxKeys = maxKeys;
  }

  get size(): number {
    return this.windows.size;
  }

  /** Seconds until the next attempt, or 0 when it may be made now. */
  wait(key: string): number {
    this.forgetEnded();
    const window = this.windows.get(key);
    if (window === undefined || window.taken < this.limit.most) return 0;
    return Math.max(1, Math.ceil((window.begunAt + this.limit.within - this.now()) / 1_000));
  }

  /** Counts an attempt. */
  take(key: string): void {
    const window = this.windows.get(key);
    if (window !== undefined) {
      window.taken += 1;
      return;
    }
    for (const oldest of this.windows.keys()) {
      if (this.windows.size < this.maxKeys) break;
      this.windows.delete(oldest);
    }
    this.windows.set(key, { begunAt: this.now(), taken: 1 });
  }

  /** The attempt was a good one and does not count. */
  giveBack(key: string): void {
    const window = this.windows.get(key);
    if (window !== undefined) window.taken = Math.max(0, window.taken - 1);
  }

  /** Nothing of what was tried before counts any more. */
  forget(key: string): void {
    this.windows.delete(key);
  }

  private forgetEnded(): void {
    const ended = this.now() - this.limit.within;
    for (const [key, { begunAt }] of this.windows) {
      if (begunAt > ended) return;
      this.windows.delete(key);
    }
  }
}
