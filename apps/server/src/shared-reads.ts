/**
 * Reads that many ask for at once. Those who ask while one is on its way share the next, so an answer is never older than its
 * question, and a crowd that asks for the same costs one read after the other.
 */
export class SharedReads<Value> {
  /** By what is read: the read on its way, and the one that begins after it. */
  private readonly running = new Map<string, Promise<Value>>();
  private readonly next = new Map<string, Promise<Value>>();

  read(key: string, work: () => Promise<Value>): Promise<Value> {
    const waiting = this.next.get(key);
    if (waiting !== undefined) return waiting;
    const running = this.running.get(key);
    if (running === undefined) return this.begin(key, work);
    const begin = (): Promise<Value> => {
      this.next.delete(key);
      return this.begin(key, work);
    };
    const next = running.then(begin, begin);
    this.next.set(key, next);
    return next;
  }

  private begin(key: string, work: () => Promise<Value>): Promise<Value> {
    const reading = work().finally(() => {
      if (this.running.get(key) === reading) this.running.delete(key);
    });
    this.running.set(key, reading);
    return reading;
  }
}
