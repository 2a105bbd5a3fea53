import { type EventLoopUtilization, performance } from 'node:perf_hooks';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { FairGate } from './fair-gate.ts';

/** The share of its time that the event loop may be at work before what can wait does. */
const BUSY = 0.75;
/** How often that is looked at (milliseconds). */
const LOOKS = 25;
/** However busy it is, one piece of work is let in after this long (milliseconds): moves alone may keep a node busy. */
const LONGEST = 4;
/** Pieces of work that are let in at once where nothing is busy. */
const AT_ONCE = 4;

/** The share of its time that the event loop has been at work since this was asked last. */
export const newUtilization = (): (() => number) => {
  let last: EventLoopUtilization = performance.eventLoopUtilization();
  return () => {
    const current = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(current, last);
    last = current;
    return utilization;
  };
};

export interface AdmissionOptions {
  readonly utilization: () => number;
  readonly now: () => number;
}

/**
 * Lets work begin that is no move in a game: as fast as it comes while the event loop has time, and by turns of the networks
 * it comes from while it has not. So those who play wait neither for a crowd nor for what they ask of the rest of the hall.
 */
export class Admission {
  private readonly gate = new FairGate({ atOnce: 1, waiting: Number.POSITIVE_INFINITY });
  private readonly utilization: () => number;
  private readonly now: () => number;
  private lookedAt = Number.NEGATIVE_INFINITY;
  private isBusy = false;
  private admitted = 0;

  constructor(
    { utilization, now }: AdmissionOptions = { utilization: newUtilization(), now: () => performance.now() },
  ) {
    this.utilization = utilization;
    this.now = now;
  }

  /** When work for a network may begin. */
  async turn(network: string): Promise<void> {
    await this.gate.enter(network, () => this.calm());
  }

  private look(): boolean {
    const at = this.now();
    if (at - this.lookedAt < LOOKS) return this.isBusy;
    this.lookedAt = at;
    this.isBusy = this.utilization() > BUSY;
    return this.isBusy;
  }

  private async calm(): Promise<void> {
    const began = this.now();
    // Timers alone let time pass where the loop has nothing else to do.
    while (this.look() && this.now() - began < LONGEST) await setTimeout(1);
    this.admitted += 1;
    if (this.admitted % AT_ONCE === 0) await setImmediate();
  }
}
