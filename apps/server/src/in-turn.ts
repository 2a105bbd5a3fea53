/** Work with one key is done one after the other, in the order in which it came; work with different keys at the same time. */
export class InTurn {
  /** By key: the end of the last work, after which the next begins. */
  private readonly ends = new Map<string, Promise<void>>();

  run<Value>(key: string, work: () => Promise<Value>): Promise<Value> {
    const done = (this.ends.get(key) ?? Promise.resolve()).then(work);
    const end: Promise<void> = done
      .then(
        () => {},
        () => {},
      )
      .then(() => {
        if (this.ends.get(key) === end) this.ends.delete(key);
      });
    this.ends.set(key, end);
    return done;
  }
}
