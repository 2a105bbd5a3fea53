/** The process whose work and sleep are measured. */
export interface Worker {
  /** Milliseconds of work so far; null where the system does not tell. */
  work(): number | null;
  /** Whether it would not work, even if the machine let it. */
  isAsleep(): boolean;
}

/** It had its time · the machine was too busy to give it any. */
export type TimeUp = 'late' | 'starved';

/** Work that may be missing at the end: other things were done for it meanwhile. */
const LEEWAY = 0.2;
/** How many times its time a busy machine is waited for, and how long at least: others may have it for seconds (milliseconds). */
const LONGEST = 4;
export const LONG = 10_000;
/** A sleeper is looked at so often, after as many milliseconds each, before it is believed to sleep. */
const LOOKS = 3;
const LOOK_AGAIN = 25;

/**
 * Says when time is up. Where the machine was busy with others it goes on until the work is done that the time allows. What
 * has arrived in the meantime is heard first: the server itself may have been busy.
 */
export class Deadline {
  private readonly milliseconds: number;
  private readonly worker: Worker;
  private readonly up: (how: TimeUp) => void;
  private timer: NodeJS.Timeout | null = null;
  private turn = 0;
  private began = 0;
  private workBefore: number | null = null;
  private asleep = 0;

  constructor(milliseconds: number, worker: Worker, up: (how: TimeUp) => void) {
    this.milliseconds = milliseconds;
    this.worker = worker;
    this.up = up;
  }

  /** Counts from now. */
  restart(): void {
    this.clear();
    this.began = performance.now();
    this.workBefore = this.worker.work();
    this.asleep = 0;
    this.wait(this.milliseconds);
  }

  clear(): void {
    this.turn += 1;
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }

  /** Whether it has worked as long as it may. Where work cannot be measured, the clock alone counts. */
  get isUsedUp(): boolean {
    return this.missing() <= this.milliseconds * LEEWAY;
  }

  private missing(): number {
    const work = this.worker.work();
    return work === null || this.workBefore === null ? 0 : this.milliseconds - (work - this.workBefore);
  }

  private wait(milliseconds: number): void {
    const { turn } = this;
    this.timer = setTimeout(() => {
      // Timers come before what was read; by then it has been.
      setImmediate(() => turn === this.turn && this.look());
    }, milliseconds);
  }

  private look(): void {
    const missing = this.missing();
    this.asleep = this.worker.isAsleep() ? this.asleep + 1 : 0;
    const left = Math.max(this.milliseconds * LONGEST, LONG) - (performance.now() - this.began);
    if (missing <= this.milliseconds * LEEWAY || this.asleep === LOOKS) this.up('late');
    else if (left <= 0) this.up('starved');
    else this.wait(Math.min(left, this.asleep > 0 ? LOOK_AGAIN : missing));
  }
}
