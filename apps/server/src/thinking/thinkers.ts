import { availableParallelism } from 'node:os';
import type { BaseAction } from '@sanh-rong/engine';
import { TABLE_TIME } from '@sanh-rong/players';
import type { Thought } from '@sanh-rong/table';
import { unless } from '../unless.ts';
import { type Late, Thinker } from './thinker.ts';

/** One processor is left for those who serve; two players thinking at once are enough for many tables. */
export const usualThinkers = (processors = availableParallelism()): number => Math.min(2, Math.max(1, processors - 1));

export interface ThinkersOptions {
  /** Threads at the same time. */
  readonly most: number;
  /** The program of a thread, and when one is given up; tests bring their own. */
  readonly program?: string | undefined;
  readonly late?: Late | undefined;
}

/** A place for a thread. Whoever comes in finds one that can be asked: what has died is replaced. */
class Place {
  private thinker: Thinker | null = null;
  private readonly options: ThinkersOptions;

  constructor(options: ThinkersOptions) {
    this.options = options;
  }

  async thinkerAtHand(): Promise<Thinker> {
    const { program, late } = this.options;
    if (this.thinker === null || this.thinker.isGone) this.thinker = new Thinker(program, late);
    await this.thinker.started;
    return this.thinker;
  }

  async rest(): Promise<void> {
    await this.thinker?.started.catch(() => {});
    await this.thinker?.rest();
  }

  async close(): Promise<void> {
    await this.thinker?.close();
  }
}

/**
 * The threads in which searching players think, so that nobody else ever waits for one. A table has one turn at a time,
 * so whoever comes first is first, and no table can be served more often than the others. Where many wait, everybody
 * thinks for a shorter time.
 */
export class Thinkers {
  private readonly options: ThinkersOptions;
  private readonly places: Place[] = [];
  private free: Place[] = [];
  private waiting: ((place: Place) => void)[] = [];
  private isClosed = false;

  constructor(options: ThinkersOptions) {
    this.options = options;
  }

  /** What the player of this level does. Rejects with ThoughtLost, or with the signal's reason as soon as it comes. */
  async think(thought: Thought, signal: AbortSignal): Promise<BaseAction> {
    const place = await this.enter(signal);
    try {
      this.assertOpen();
      const thinker = await unless(signal, place.thinkerAtHand());
      const time = this.waiting.length > 0 ? TABLE_TIME.hurried : TABLE_TIME.usual;
      return await thinker.think(thought, time, signal);
    } finally {
      void place.rest().then(() => this.leave(place));
    }
  }

  /** Ends every thread; nothing is left when it is done. */
  async close(): Promise<void> {
    this.isClosed = true;
    await Promise.all(this.places.map((place) => place.close()));
  }

  private async enter(signal: AbortSignal): Promise<Place> {
    signal.throwIfAborted();
    this.assertOpen();
    const free = this.free.pop() ?? this.newPlace();
    return free ?? this.queueUp(signal);
  }

  private assertOpen(): void {
    if (this.isClosed) throw new Error('nobody thinks here any more');
  }

  private newPlace(): Place | null {
    if (this.places.length >= this.options.most) return null;
    const place = new Place(this.options);
    this.places.push(place);
    return place;
  }

  private queueUp(signal: AbortSignal): Promise<Place> {
    return new Promise((resolve, reject) => {
      const called = (place: Place): void => {
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

  private leave(place: Place): void {
    const next = this.waiting.shift();
    if (next === undefined) this.free.push(place);
    else next(place);
  }
}
