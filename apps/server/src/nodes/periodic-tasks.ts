/** Work that a node does again and again: each kind never twice at once, none after the node has stopped. */
export class PeriodicTasks {
  private readonly failed: (error: unknown) => void;
  private readonly timers = new Map<string, NodeJS.Timeout>();
  private readonly running = new Set<Promise<void>>();
  private stopped = false;

  /** Work that goes on and on looks here whether to go on. */
  get stopping(): boolean {
    return this.stopped;
  }

  constructor(failed: (error: unknown) => void) {
    this.failed = failed;
  }

  /** Does the work, waits, does it again. The wait is asked for anew each time (milliseconds). */
  add(name: string, wait: () => number, work: () => Promise<void> | void): void {
    const go = async (): Promise<void> => {
      try {
        await work();
      } catch (error) {
        this.failed(error);
      }
      if (!this.stopped) this.timers.set(name, setTimeout(begin, wait()));
    };
    const begin = (): void => {
      const run = go();
      this.running.add(run);
      void run.finally(() => this.running.delete(run));
    };
    this.timers.set(name, setTimeout(begin, wait()));
  }

  /** Begins nothing new and waits for what was begun. */
  async stop(): Promise<void> {
    this.stopped = true;
    for (const timer of this.timers.values()) clearTimeout(timer);
    await Promise.all(this.running);
  }
}
