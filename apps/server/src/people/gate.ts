/** How much of a kind of work is done at once, and how much may wait for its turn. */
export interface GateSize {
  readonly atOnce: number;
  readonly waiting: number;
}

/** Lets work in, first come first served. */
export class Gate {
  private readonly size: GateSize;
  private inside = 0;
  private readonly queue: (() => void)[] = [];

  constructor(size: GateSize) {
    this.size = size;
  }

  /** What comes of the work once it had its turn; null, and nothing is done, when too many wait already. */
  enter<Value>(work: () => Promise<Value>): Promise<Value> | null {
    if (this.inside < this.size.atOnce) {
      this.inside += 1;
      return this.through(work);
    }
    if (this.queue.length >= this.size.waiting) return null;
    return new Promise<void>((turn) => this.queue.push(turn)).then(() => this.through(work));
  }

  private async through<Value>(work: () => Promise<Value>): Promise<Value> {
    try {
      return await work();
    } finally {
      const next = this.queue.shift();
      // The place goes to whoever is next: nobody who comes now can slip in between.
      if (next === undefined) this.inside -= 1;
      else next();
    }
  }
}
