import { parentPort, workerData } from 'node:worker_threads';
import { type BaseAction, Random } from '@sanh-rong/engine';
import { playersFor, timeBudget } from '@sanh-rong/players';
import type { Thought } from '@sanh-rong/table';

/**
 * The program of a thread in which built-in players think. It is told what one seat may know and nothing else, and it has
 * nothing else: no database, no environment.
 */

export interface ThinkerData {
  /** One number: the last thought that nobody waits for any more. */
  readonly over: SharedArrayBuffer;
}

export interface ThinkerTask {
  /** Counts up. */
  readonly id: number;
  readonly thought: Thought;
  readonly milliseconds: number;
}

/** Without an answer: it is ready to be asked. */
export type ThinkerReport = 'ready' | { readonly id: number; readonly action: BaseAction };

const { over } = workerData as ThinkerData;
const lastOver = new Int32Array(over);

const actionFor = ({ id, thought, milliseconds }: ThinkerTask): BaseAction => {
  const { game, level, view, legal, dice } = thought;
  const player = playersFor(game).find((each) => each.id === level);
  if (player === undefined) throw new Error(`no player ${level} of ${game}`);
  const time = timeBudget(milliseconds, () => performance.now());
  return player.choose(view, legal, new Random(dice), {
    positions: time.positions,
    isOver: () => Atomics.load(lastOver, 0) >= id || time.isOver?.() === true,
  });
};

const tell = (report: ThinkerReport): void => parentPort?.postMessage(report);

parentPort?.on('message', (task: ThinkerTask) => tell({ id: task.id, action: actionFor(task) }));
tell('ready');
