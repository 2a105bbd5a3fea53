/** How much of a kind of work is done at once, and how much may wait for its turn. */
export interface GateSize {
  readonly atOnce: number;
  readonly waiting: number;
}

/** Lets work in by turns: each key has one, however much work it brings, and none has all places. */
export class FairGate {
  private readonly size: GateSize;
  /** By key: how much of its work is being done. */
  private readonly inside = new Map<string, number>();
  /** Work that waits, by key; the key whose turn is next stands first. */
  private readonly queues = new Map<string, ((isTurn: boolean) => void)[]>();

  constructor(size: GateSize) {
    this.size = size;
  }

  /** What comes of the work once it had its turn; null, and nothing is done, when too much waits already. */
  async enter<Value>(key: string, work: () => Promise<Value>): Promise<Value | null> {
    if (!this.hasPlace(key)) {
      if (!this.makeRoom(key)) return null;
      const isTurn = await new Promise<boolean>((resolve) => {
        const queue = this.queues.get(key);
        if (queue === undefined) this.queues.set(key, [resolve]);
        else queue.push(resolve);
      });
      // Its place is taken already, by the task that let it in.
      if (!isTurn) return null;
    } else {
      this.take(key);
    }
    try {
      return await work();
    } finally {
      this.leave(key);
      this.letIn();
    }
  }

  /** Whether no work is being done. */
  get isIdle(): boolean {
    return this.inside.size === 0;
  }

  /** Whether work waits that has another key. */
  hasOthersWaiting(key: string): boolean {
    return [...this.queues.keys()].some((waiting) => waiting !== key);
  }

  private get taken(): number {
    return [...this.inside.values()].reduce((sum, count) => sum + count, 0);
  }

  private hasPlace(key: string): boolean {
    const { atOnce } = this.size;
    return this.taken < atOnce && (this.inside.get(key) ?? 0) < Math.max(1, atOnce - 1);
  }

  private take(key: string): void {
    this.inside.set(key, (this.inside.get(key) ?? 0) + 1);
  }

  private leave(key: string): void {
    const left = (this.inside.get(key) ?? 0) - 1;
    if (left > 0) this.inside.set(key, left);
    else this.inside.delete(key);
  }

  private letIn(): void {
    const next = [...this.queues.keys()].find((key) => this.hasPlace(key));
    if (next === undefined) return;
    const queue = this.queues.get(next) ?? [];
    const go = queue.shift();
    // A key that has had a turn stands last.
    this.queues.delete(next);
    if (queue.length > 0) this.queues.set(next, queue);
    this.take(next);
    go?.(true);
    this.letIn();
  }

  /** Where too much waits, the last of the key with the most of it goes, unless that is the very one that comes. */
  private makeRoom(key: string): boolean {
    const waiting = [...this.queues.values()].reduce((sum, { length }) => sum + length, 0);
    if (waiting < this.size.waiting) return true;
    const lengthOf = (each: string): number => this.queues.get(each)?.length ?? 0;
    const [longest] = [...this.queues.keys()].toSorted((one, other) => lengthOf(other) - lengthOf(one));
    if (longest === undefined || lengthOf(longest) <= lengthOf(key) + 1) return false;
    this.queues.get(longest)?.pop()?.(false);
    return true;
  }
}
