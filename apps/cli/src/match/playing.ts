import { blocksOf } from '@sanh-rong/arena';
import type { BlockReport } from './block.ts';
import { inOrder } from './in-order.ts';
import { type LaneOptions, type OpenLane, openLocalLane } from './local-lane.ts';
import { contestantsOf, type MatchPlan } from './plan.ts';
import { openThreadLane } from './thread-lane.ts';

/** A match whose contestants are there. */
export interface Playing {
  /** By contestant, each its own. */
  readonly names: readonly string[];
  /** Whole blocks in their order, until all are played or the match is stopped. */
  blocks(): AsyncGenerator<BlockReport, void, undefined>;
  close(): Promise<void>;
}

export interface PlayingOptions extends LaneOptions {
  /** Threads; one plays in this thread. */
  readonly workers: number;
}

const openAll = async (plan: MatchPlan, { workers, ...options }: PlayingOptions): Promise<OpenLane[]> => {
  const wanted = Math.min(workers, blocksOf(plan));
  if (wanted <= 1) return [await openLocalLane(plan, options)];
  const opening = await Promise.allSettled(Array.from({ length: wanted }, () => openThreadLane(plan, options)));
  const open = opening.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  const failed = opening.find((each) => each.status === 'rejected');
  if (failed === undefined) return open;
  await Promise.all(open.map((lane) => lane.close()));
  throw failed.reason;
};

export const openMatch = async (plan: MatchPlan, options: PlayingOptions): Promise<Playing> => {
  const stopping = new AbortController();
  const signal = AbortSignal.any([options.signal, stopping.signal]);
  const lanes = await openAll(plan, { ...options, signal });
  return {
    names: lanes[0].names,
    async *blocks() {
      try {
        yield* inOrder(lanes, { count: blocksOf(plan), contestants: contestantsOf(plan) });
      } catch (error) {
        // What was played before is whole.
        if (!signal.aborted) throw error;
      }
    },
    async close() {
      // More blocks may have been begun than are still wanted.
      stopping.abort();
      await Promise.all(lanes.map((lane) => lane.close()));
    },
  };
};
