import { Worker } from 'node:worker_threads';

/** What a thread is told at its start. */
export interface ThreadData {
  /** One number: the last task that was given up. */
  readonly over: SharedArrayBuffer;
}

export interface ThreadTask<Input> {
  /** Counts up. */
  readonly id: number;
  readonly input: Input;
  /** How long it may take. */
  readonly milliseconds: number;
}

/** Without an output: it is ready to be asked. */
export type ThreadReport<Output> = 'ready' | { readonly id: number; readonly output: Output };

/** Milliseconds after which a thread that has said nothing is given up. */
export interface Late {
  /** From when its time is over. */
  readonly answer: number;
  /** From when it is told to stop. */
  readonly stop: number;
  readonly start: number;
}

const LATE: Late = { answer: 1_000, stop: 500, start: 10_000 };

/** Megabytes. Work that grows without end ends its thread and not the house. */
const MOST_MEMORY = 256;

/** The thread did not start, died, or had to be ended because it did not come back. */
export class ThreadLost extends Error {}

interface PendingTask<Output> {
  readonly id: number;
  readonly resolve: (output: Output) => void;
  readonly reject: (reason: unknown) => void;
}

/** A thread that does one task at a time, beside everything else. What it is told is all it has: no database, no environment. */
export class Thread<Input, Output> {
  /** Rejects when it never gets there. */
  readonly started: Promise<void>;
  private readonly worker: Worker;
  private readonly late: Late;
  private readonly over = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  private count = 0;
  private task: PendingTask<Output> | null = null;
  private timer: NodeJS.Timeout | undefined;
  private begin: () => void = () => {};
  private fail: (reason: unknown) => void = () => {};
  /** Called when it is free again, or gone. */
  private rested: () => void = () => {};
  private hasEnded = false;

  constructor(program: string, late: Late = LATE) {
    this.late = late;
    const workerData: ThreadData = { over: this.over.buffer as SharedArrayBuffer };
    // Neither what the environment says nor how this process was started is any of its business.
    const limits = { maxOldGenerationSizeMb: MOST_MEMORY };
    this.worker = new Worker(program, { workerData, env: {}, execArgv: [], resourceLimits: limits });
    this.started = new Promise((resolve, reject) => {
      this.begin = resolve;
      this.fail = reject;
    });
    this.started.catch(() => {});
    this.watch(late.start);
    this.worker.on('message', (report: ThreadReport<Output>) => this.hear(report));
    this.worker.on('error', (error) => this.end(error));
    this.worker.on('exit', () => this.end(null));
  }

  get isGone(): boolean {
    return this.hasEnded;
  }

  /** What comes of a task. The signal frees the thread at once: it is told to stop, and ended if it does not. */
  run(input: Input, milliseconds: number, signal: AbortSignal): Promise<Output> {
    this.count += 1;
    const id = this.count;
    const task: ThreadTask<Input> = { id, input, milliseconds };
    if (!this.hasEnded) this.worker.postMessage(task);
    const answer = new Promise<Output>((resolve, reject) => {
      this.task = { id, resolve, reject };
    });
    const stop = (): void => this.stop(signal.reason);
    if (this.hasEnded) this.end(null);
    else {
      this.watch(milliseconds + this.late.answer);
      if (signal.aborted) stop();
      else signal.addEventListener('abort', stop, { once: true });
    }
    return answer.finally(() => signal.removeEventListener('abort', stop));
  }

  /** When it can be asked again, or is gone. */
  async rest(): Promise<void> {
    if (this.task === null || this.hasEnded) return;
    await new Promise<void>((resolve) => {
      this.rested = resolve;
    });
  }

  async close(): Promise<void> {
    this.end(null);
    await this.worker.terminate();
  }

  /** Its task was given up. */
  private stop(reason: unknown): void {
    const { task } = this;
    if (task === null) return;
    Atomics.store(this.over, 0, task.id);
    task.reject(reason);
    this.watch(this.late.stop);
  }

  private hear(report: ThreadReport<Output>): void {
    this.unwatch();
    if (report === 'ready') this.begin();
    if (report === 'ready' || report.id !== this.task?.id) return;
    this.task.resolve(report.output);
    this.task = null;
    this.rested();
  }

  /** It has so long to say something. Where this thread itself was held up, what came meanwhile is heard first. */
  private watch(milliseconds: number): void {
    clearTimeout(this.timer);
    const timer = setTimeout(() => setImmediate(() => this.timer === timer && this.end(null)), milliseconds);
    this.timer = timer;
  }

  private unwatch(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private end(error: unknown): void {
    this.unwatch();
    const lost = new ThreadLost('a thread did not come back', { cause: error });
    this.fail(lost);
    this.task?.reject(lost);
    this.rested();
    if (this.hasEnded) return;
    this.hasEnded = true;
    void this.worker.terminate();
  }
}
