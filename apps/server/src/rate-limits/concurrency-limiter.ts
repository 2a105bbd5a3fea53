import { mostOf } from './networks.ts';

/** Counts what is open at the same time at this node, by key: a person, or the networks of an address, nearest first. */
export class ConcurrencyLimiter {
  private readonly open = new Map<string, number>();
  private readonly most: number;
  private readonly mostInAll: number;
  private inAll = 0;

  constructor(most: number, mostInAll = Number.POSITIVE_INFINITY) {
    this.most = most;
    this.mostInAll = mostInAll;
  }

  hasRoom(keys: readonly string[]): boolean {
    return this.inAll < this.mostInAll && keys.every((key, place) => this.count(key) < mostOf(this.most, place));
  }

  /** Counts one more, or answers false and counts nothing. */
  enter(keys: readonly string[]): boolean {
    if (!this.hasRoom(keys)) return false;
    this.inAll += 1;
    for (const key of keys) this.open.set(key, this.count(key) + 1);
    return true;
  }

  leave(keys: readonly string[]): void {
    this.inAll -= 1;
    for (const key of keys) {
      const left = this.count(key) - 1;
      if (left > 0) this.open.set(key, left);
      else this.open.delete(key);
    }
  }

  private count(key: string): number {
    return this.open.get(key) ?? 0;
  }
}
