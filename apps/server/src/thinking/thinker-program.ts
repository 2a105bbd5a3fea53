import { parentPort, workerData } from 'node:worker_threads';
import { type BaseAction, Random } from '@sanh-rong/engine';
import { playersFor, timeBudget } from '@sanh-rong/players';
import type { Thought } from '@sanh-rong/table';
import type { ThreadData, ThreadReport, ThreadTask } from '../threads/thread.ts';

/** The program of a thread in which built-in players think. It is told what one seat may know and nothing else. */

const { over } = workerData as ThreadData;
const lastOver = new Int32Array(over);

const actionFor = ({ id, input, milliseconds }: ThreadTask<Thought>): BaseAction => {
  const { game, level, view, legal, dice } = input;
  const player = playersFor(game).find((each) => each.id === level);
  if (player === undefined) throw new Error(`no player ${level} of ${game}`);
  const time = timeBudget(milliseconds, () => performance.now());
  return player.choose(view, legal, new Random(dice), {
    positions: time.positions,
    isOver: () => Atomics.load(lastOver, 0) >= id || time.isOver?.() === true,
  });
};

const tell = (report: ThreadReport<BaseAction>): void => parentPort?.postMessage(report);

parentPort?.on('message', (task: ThreadTask<Thought>) => tell({ id: task.id, output: actionFor(task) }));
tell('ready');
