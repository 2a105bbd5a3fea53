import { availableParallelism } from 'node:os';
import type { BaseAction } from '@sanh-rong/engine';
import { TABLE_TIME } from '@sanh-rong/players';
import type { Thought } from '@sanh-rong/table';
import { programFile } from '../folders.ts';
import { Threads, type ThreadsOptions } from '../threads/threads.ts';

/** One processor is left for those who serve; two players thinking at once are enough for many tables. */
export const usualThinkers = (processors = availableParallelism()): number => Math.min(2, Math.max(1, processors - 1));

const PROGRAM = programFile('thinker-program');

/** Tests bring a program of their own. */
export type ThinkersOptions = Omit<ThreadsOptions, 'program'> & { readonly program?: string | undefined };

/**
 * The threads in which searching players think, so that the event loop never waits for one. A table has one turn at a
 * time, and where many wait the networks of their hosts take turns: one network with many tables does not keep the others
 * waiting. Each thinks for a shorter time then.
 */
export class Thinkers {
  private readonly threads: Threads<Thought, BaseAction>;

  constructor({ program = PROGRAM, ...options }: ThinkersOptions) {
    this.threads = new Threads({ program, ...options });
  }

  /** What the player of this level does; `turn` is with whom its host takes turns. Rejects with ThreadLost, or with the signal's reason as soon as it comes. */
  think(thought: Thought, signal: AbortSignal, turn: string): Promise<BaseAction> {
    const time = (isCrowded: boolean): number => (isCrowded ? TABLE_TIME.hurried : TABLE_TIME.usual);
    return this.threads.run(thought, time, signal, turn);
  }

  /** Ends every thread; nothing is left when it is done. */
  close(): Promise<void> {
    return this.threads.close();
  }
}
