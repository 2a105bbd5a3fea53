/** Work of one key is done in the order it came, work of different keys at the same time. */
export class KeyedQueue {
  private readonly last = new Map<string, Promise<void>>();

  take<Value>(key: string, work: () => Promise<Value>): Promise<Value> {
    const before = this.last.get(key) ?? Promise.resolve();
    const mine = before.then(work);
    const settled = mine.then(
      () => {},
      () => {},
    );
    this.last.set(key, settled);
    void settled.then(() => {
      if (this.last.get(key) === settled) this.last.delete(key);
    });
    return mine;
  }
}
