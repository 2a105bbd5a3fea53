import { unlessAborted } from '../deadlines.ts';
import { type Late, Thread } from './thread.ts';

export interface ThreadsOptions {
  /** The built program that each thread runs. */
  readonly program: string;
  /** Threads at the same time. */
  readonly most: number;
  /** When a thread is given up; tests bring their own. */
  readonly late?: Late | undefined;
}

/** Holds one thread at a time; a thread that has died is replaced. */
class ThreadSlot<Input, Output> {
  private thread: Thread<Input, Output> | null = null;
  private readonly options: ThreadsOptions;

  constructor(options: ThreadsOptions) {
    this.options = options;
  }

  async ready(): Promise<Thread<Input, Output>> {
    const { program, late } = this.options;
    if (this.thread === null || this.thread.isGone) this.thread = new Thread(program, late);
    await this.thread.started;
    return this.thread;
  }

  async rest(): Promise<void> {
    await this.thread?.started.catch(() => {});
    await this.thread?.rest();
  }

  async close(): Promise<void> {
    await this.thread?.close();
  }
}

/** Threads for work that would hold up the event loop. Those for whom tasks are done take turns where tasks wait. */
export class Threads<Input, Output> {
  private readonly options: ThreadsOptions;
  private readonly slots: ThreadSlot<Input, Output>[] = [];
  private free: ThreadSlot<Input, Output>[] = [];
  /** Tasks that wait, by whose turn they are; whose turn is next stands first. */
  private readonly waiting = new Map<string, ((slot: ThreadSlot<Input, Output>) => void)[]>();
  private isClosed = false;

  constructor(options: ThreadsOptions) {
    this.options = options;
  }

  /**
   * What comes of a task; all tasks with the same `turn` have one turn together. How long it may take can depend on whether
   * others wait. Rejects with ThreadLost, or with the signal's reason as soon as it comes.
   */
  async run(input: Input, time: (isCrowded: boolean) => number, signal: AbortSignal, turn = ''): Promise<Output> {
    const slot = await this.enter(signal, turn);
    try {
      this.assertOpen();
      const thread = await unlessAborted(signal, slot.ready());
      return await thread.run(input, time(this.waiting.size > 0), signal);
    } finally {
      void slot.rest().then(() => this.leave(slot));
    }
  }

  /** Ends every thread; nothing is left when it is done. */
  async close(): Promise<void> {
    this.isClosed = true;
    await Promise.all(this.slots.map((slot) => slot.close()));
  }

  private async enter(signal: AbortSignal, turn: string): Promise<ThreadSlot<Input, Output>> {
    signal.throwIfAborted();
    this.assertOpen();
    return this.free.pop() ?? this.newSlot() ?? this.queueUp(signal, turn);
  }

  private assertOpen(): void {
    if (this.isClosed) throw new Error('the threads are closed');
  }

  private newSlot(): ThreadSlot<Input, Output> | null {
    if (this.slots.length >= this.options.most) return null;
    const slot = new ThreadSlot<Input, Output>(this.options);
    this.slots.push(slot);
    return slot;
  }

  private queueUp(signal: AbortSignal, turn: string): Promise<ThreadSlot<Input, Output>> {
    return new Promise((resolve, reject) => {
      const called = (slot: ThreadSlot<Input, Output>): void => {
        signal.removeEventListener('abort', giveUp);
        resolve(slot);
      };
      const giveUp = (): void => {
        this.keepWaiting(turn, this.waiting.get(turn)?.filter((other) => other !== called) ?? []);
        reject(signal.reason);
      };
      signal.addEventListener('abort', giveUp, { once: true });
      this.keepWaiting(turn, [...(this.waiting.get(turn) ?? []), called]);
    });
  }

  private keepWaiting(turn: string, tasks: ((slot: ThreadSlot<Input, Output>) => void)[]): void {
    if (tasks.length > 0) this.waiting.set(turn, tasks);
    else this.waiting.delete(turn);
  }

  private leave(slot: ThreadSlot<Input, Output>): void {
    const [first] = this.waiting;
    if (first === undefined) {
      this.free.push(slot);
      return;
    }
    const [turn, [next, ...rest]] = first;
    // Who has had a turn stands last.
    this.waiting.delete(turn);
    this.keepWaiting(turn, rest);
    next(slot);
  }
}
