import { unless } from '../unless.ts';
import { type Late, Thread } from './thread.ts';

export interface ThreadsOptions {
  /** The built program that each thread runs. */
  readonly program: string;
  /** Threads at the same time. */
  readonly most: number;
  /** When a thread is given up; tests bring their own. */
  readonly late?: Late | undefined;
}

/** A place for a thread. Whoever comes in finds one that can be asked: what has died is replaced. */
class Place<Input, Output> {
  private thread: Thread<Input, Output> | null = null;
  private readonly options: ThreadsOptions;

  constructor(options: ThreadsOptions) {
    this.options = options;
  }

  async threadAtHand(): Promise<Thread<Input, Output>> {
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

/** Threads that do what would hold up everybody else here. Whoever comes first is first. */
export class Threads<Input, Output> {
  private readonly options: ThreadsOptions;
  private readonly places: Place<Input, Output>[] = [];
  private free: Place<Input, Output>[] = [];
  private waiting: ((place: Place<Input, Output>) => void)[] = [];
  private isClosed = false;

  constructor(options: ThreadsOptions) {
    this.options = options;
  }

  /**
   * What comes of a task; how long it may take can depend on whether others wait. Rejects with ThreadLost, or with the
   * signal's reason as soon as it comes.
   */
  async run(input: Input, time: (isCrowded: boolean) => number, signal: AbortSignal): Promise<Output> {
    const place = await this.enter(signal);
    try {
      this.assertOpen();
      const thread = await unless(signal, place.threadAtHand());
      return await thread.run(input, time(this.waiting.length > 0), signal);
    } finally {
      void place.rest().then(() => this.leave(place));
    }
  }

  /** Ends every thread; nothing is left when it is done. */
  async close(): Promise<void> {
    this.isClosed = true;
    await Promise.all(this.places.map((place) => place.close()));
  }

  private async enter(signal: AbortSignal): Promise<Place<Input, Output>> {
    signal.throwIfAborted();
    this.assertOpen();
    return this.free.pop() ?? this.newPlace() ?? this.queueUp(signal);
  }

  private assertOpen(): void {
    if (this.isClosed) throw new Error('nothing is done here any more');
  }

  private newPlace(): Place<Input, Output> | null {
    if (this.places.length >= this.options.most) return null;
    const place = new Place<Input, Output>(this.options);
    this.places.push(place);
    return place;
  }

  private queueUp(signal: AbortSignal): Promise<Place<Input, Output>> {
    return new Promise((resolve, reject) => {
      const called = (place: Place<Input, Output>): void => {
        signal.removeEventListener('abort', giveUp);
        resolve(place);
      };
      const giveUp = (): void => {
        this.waiting = this.waiting.filter((other) => other !== called);
        reject(signal.reason);
      };
      signal.addEventListener('abort', giveUp, { once: true });
      this.waiting.push(called);
    });
  }

  private leave(place: Place<Input, Output>): void {
    const next = this.waiting.shift();
    if (next === undefined) this.free.push(place);
    else next(place);
  }
}
