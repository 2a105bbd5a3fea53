/** Work on the same thing one after the other, on different things at once. */
export class Turns {
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
