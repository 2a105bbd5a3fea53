/** What needs a process, and gives it up again when asked. */
export interface PoolClient {
  readonly owner: string;
  /** Whether it needs its process right now. */
  readonly isBusy: boolean;
  /** When it last did. */
  readonly usedAt: number;
  /** Another client needs the place more. */
  leave(): void;
}

/** A process, as far as the pool knows it. */
interface PooledProcess {
  readonly isOver: boolean;
  readonly gone: Promise<unknown>;
}

interface Waiting<Process> {
  readonly client: PoolClient;
  give(sandbox: Promise<Process>): void;
}

export interface ProcessPoolOptions<Process> {
  /** How many processes wait for a bot. */
  readonly warm: number;
  /** How many bots have a process at the same time. */
  readonly most: number;
  readonly start: () => Promise<Process>;
}

/** A bot that has got a process begins in it before the machine works on the next one (milliseconds). */
const REFILLING = 20;

export const CLOSED = 'the sandboxes are closed';

/**
 * The processes for bots: some wait warm and empty, the others have a bot each. Where there are more bots than places, those
 * that have nothing to do give theirs up; where all have, owners with the fewest at work come first.
 */
export class ProcessPool<Process extends PooledProcess> {
  private readonly options: ProcessPoolOptions<Process>;
  private readonly warm: Promise<Process>[] = [];
  private readonly held = new Set<PoolClient>();
  private readonly waiting: Waiting<Process>[] = [];
  private isClosed = false;

  constructor(options: ProcessPoolOptions<Process>) {
    this.options = options;
  }

  /** Starts those that wait; done when they are up, or never will be. */
  async fill(): Promise<void> {
    while (!this.isClosed && this.warm.length < this.options.warm) this.warmUp();
    await Promise.allSettled(this.warm);
  }

  /** An empty process, as soon as there is a place. The client says when it needs it no more (`release`). */
  take(client: PoolClient): Promise<Process> {
    if (this.isClosed) return Promise.reject(new Error(CLOSED));
    return new Promise((give) => {
      this.waiting.push({ client, give });
      this.serve();
    });
  }

  release(client: PoolClient): void {
    if (this.held.delete(client)) this.serve();
  }

  /** Gives places to those who wait; to be called when a client has become idle, too. */
  serve(): void {
    while (this.waiting.length > 0 && (this.held.size < this.options.most || this.makeRoom())) {
      const [{ client, give }] = this.waiting.splice(this.nextInLine(), 1);
      this.held.add(client);
      give(this.obtain());
    }
  }

  /** From now on no process is handed out. `Sandboxes`, which started the processes, ends them. */
  close(): void {
    this.isClosed = true;
    for (const { give } of this.waiting.splice(0)) give(Promise.reject(new Error(CLOSED)));
  }

  private countOf(owner: string): number {
    let count = 0;
    for (const client of this.held) if (client.owner === owner) count += 1;
    return count;
  }

  /** Whose owner has least; among equals, who came first. */
  private nextInLine(): number {
    let next = 0;
    let least = Number.POSITIVE_INFINITY;
    for (const [at, { client }] of this.waiting.entries()) {
      const count = this.countOf(client.owner);
      if (count < least) [next, least] = [at, count];
    }
    return next;
  }

  /** Asks the one that has been idle longest to leave. */
  private makeRoom(): boolean {
    const idle = [...this.held].filter(({ isBusy }) => !isBusy).sort((a, b) => a.usedAt - b.usedAt);
    const [longest] = idle;
    if (longest === undefined) return false;
    this.held.delete(longest);
    longest.leave();
    return true;
  }

  private warmUp(): void {
    const starting = this.options.start();
    this.warm.push(starting);
    starting.then(
      async ({ gone }) => {
        await gone;
        if (this.coolDown(starting)) void this.fill();
      },
      // One that never starts is missed when a bot needs it.
      () => this.coolDown(starting),
    );
  }

  /** Whether it was still waiting. */
  private coolDown(starting: Promise<Process>): boolean {
    const at = this.warm.indexOf(starting);
    if (at >= 0) this.warm.splice(at, 1);
    return at >= 0;
  }

  private obtain(): Promise<Process> {
    const starting = this.warm.shift() ?? this.options.start();
    setTimeout(() => this.fill(), REFILLING).unref();
    return starting.then((sandbox) => {
      if (!sandbox.isOver) return sandbox;
      // One that waited and has ended is replaced, unless all have been ended.
      if (this.isClosed) throw new Error(CLOSED);
      return this.options.start();
    });
  }
}
