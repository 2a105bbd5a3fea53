/** A map of at most so many entries, none kept longer than so many milliseconds. */
export class ExpiringMap<Value> {
  private readonly kept = new Map<string, { readonly value: Value; readonly until: number }>();
  private readonly most: number;
  private readonly keepFor: number;
  private readonly now: () => number;

  constructor(most: number, keepFor: number, now: () => number) {
    this.most = most;
    this.keepFor = keepFor;
    this.now = now;
  }

  get size(): number {
    return this.kept.size;
  }

  get(key: string): Value | undefined {
    const found = this.kept.get(key);
    if (found === undefined) return undefined;
    const left = found.until - this.now();
    // After the clock was set back a good deal, nothing it said before counts.
    return left > 0 && left <= 2 * this.keepFor ? found.value : undefined;
  }

  /** Remembers it from now on. What has not been set for the longest time goes first. */
  set(key: string, value: Value): void {
    const at = this.now();
    this.kept.delete(key);
    this.kept.set(key, { value, until: at + this.keepFor });
    for (const [old, { until }] of this.kept) {
      if (this.kept.size <= this.most && at < until) break;
      this.kept.delete(old);
    }
  }

  delete(key: string): void {
    this.kept.delete(key);
  }
}
