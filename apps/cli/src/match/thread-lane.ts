import { Worker } from 'node:worker_threads';
import { Misuse } from '../arguments/command.ts';
import type { BlockReport } from './block.ts';
import type { LaneOptions, OpenLane } from './local-lane.ts';
import type { MatchPlan } from './plan.ts';

/** What is said to a thread that plays, and what it says. */
export type ToThread =
  | { readonly type: 'play'; readonly number: number; readonly strikes: readonly number[] }
  | { readonly type: 'close' };

export type FromThread =
  | { readonly type: 'open'; readonly names: readonly string[] }
  | { readonly type: 'block'; readonly block: BlockReport }
  | { readonly type: 'ended' }
  | { readonly type: 'failed'; readonly text: string; readonly isMisuse: boolean };

/** How long a thread may take to end what it started (milliseconds). */
const FAREWELL = 5_000;

/** Plays blocks in a thread of its own. */
export const openThreadLane = async (plan: MatchPlan, { signal, ended }: LaneOptions): Promise<OpenLane> => {
  const worker = new Worker(new URL('./thread.js', import.meta.url), { workerData: plan });
  const gone = new Promise<void>((resolve) => {
    worker.once('exit', () => resolve());
  });
  let settle: { readonly resolve: (said: FromThread) => void; readonly reject: (error: unknown) => void } | null = null;

  const fail = (error: unknown): void => {
    settle?.reject(error);
    settle = null;
  };
  worker.on('message', (said: FromThread) => {
    if (said.type === 'ended') ended();
    else if (said.type === 'failed') fail(said.isMisuse ? new Misuse(said.text) : new Error(said.text));
    else {
      settle?.resolve(said);
      settle = null;
    }
  });
  worker.once('error', fail);
  worker.once('exit', () => fail(new Error('a thread ended')));
  signal.addEventListener('abort', () => fail(signal.reason), { once: true });

  const answer = (): Promise<FromThread> =>
    new Promise((resolve, reject) => {
      if (signal.aborted) reject(signal.reason);
      else settle = { resolve, reject };
    });

  const close = async (): Promise<void> => {
    worker.postMessage({ type: 'close' } satisfies ToThread);
    const timer = setTimeout(() => void worker.terminate(), FAREWELL);
    await gone;
    clearTimeout(timer);
  };

  try {
    const opened = await answer();
    return {
      names: opened.type === 'open' ? opened.names : [],
      async play(number, strikes) {
        worker.postMessage({ type: 'play', number, strikes } satisfies ToThread);
        const said = await answer();
        if (said.type !== 'block') throw new Error(`a thread said ${said.type}`);
        return said.block;
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
};
