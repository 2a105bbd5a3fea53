import { Runner, RunnerFailed, type RunnerOptions } from '../runner/runner.ts';

/** Holds the process in which a worker plays; one that has died is replaced. */
export class RunnerSlot {
  private readonly options: RunnerOptions;
  private runner: Runner | null = null;
  private isClosed = false;

  constructor(options: RunnerOptions) {
    this.options = options;
  }

  async ready(): Promise<Runner> {
    if (this.isClosed) throw new RunnerFailed('the slot is closed');
    if (this.runner === null || this.runner.isGone) this.runner = new Runner(this.options);
    const { runner } = this;
    await runner.started;
    return runner;
  }

  /** Lets this runner go; the next one is another process. */
  async discard(): Promise<void> {
    const { runner } = this;
    this.runner = null;
    await runner?.close();
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await this.discard();
  }

  get pid(): number | undefined {
    return this.runner?.pid;
  }
}
