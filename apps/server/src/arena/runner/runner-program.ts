import { setPriority } from 'node:os';
import type { RemoteAnswer } from '@sanh-rong/protocol';
import { Sandboxes, type WallDemand } from '@sanh-rong/sandbox';
import type { RunnerOrder, RunnerReport } from './orders.ts';
import type { AskRemote } from './remote-entrant.ts';
import { RunningMatch } from './running-match.ts';

/**
 * The program of a process in which matches are played, one after the other. It is told who plays and with which code; it
 * knows no database and nothing of the server. What bots do wrong is in the games; where the machine fails it says so.
 */

/** People at tables come before bots in matches. */
const NICENESS = 5;

/**
 * Processes at a time: four bots, one for each seating at a table of four. At larger tables those of a seating that is not
 * being played give theirs up, and begin anew in others.
 */
const MOST_PROCESSES = 16;

const tell = (report: RunnerReport): void => {
  process.send?.(report, undefined, {}, () => {});
};

const wall = JSON.parse(process.argv[2] ?? '[]') as WallDemand;
const sandboxes = new Sandboxes({ warm: 0, most: MOST_PROCESSES, wall });
let match: RunningMatch | null = null;

const close = (): void => {
  match?.close();
  match = null;
};

/** Questions that the server has not answered yet. */
const asked = new Map<number, (answer: RemoteAnswer) => void>();
let asks = 0;

const ask: AskRemote = (bot, questions) =>
  new Promise((resolve) => {
    asks += 1;
    asked.set(asks, resolve);
    tell({ type: 'ask', ask: asks, bot, questions });
  });

const obey = async (order: Extract<RunnerOrder, { readonly id: number }>): Promise<RunnerReport> => {
  const { id } = order;
  if (order.type === 'open') {
    close();
    match = await RunningMatch.open(order.match, { load: sandboxes.load, ask });
    return { type: 'opened', id };
  }
  if (match === null) throw new Error('no match is open');
  return { type: 'played', id, block: await match.play(order.block, (game) => tell({ type: 'moved', game })) };
};

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

process.on('message', (order: RunnerOrder) => {
  if (order.type === 'close') {
    close();
    return;
  }
  if (order.type === 'answer') {
    asked.get(order.ask)?.(order.answer);
    asked.delete(order.ask);
    return;
  }
  obey(order).then(tell, (error) => tell({ type: 'failed', id: order.id, message: messageOf(error) }));
});

// When the server is gone, nothing is played any more.
process.on('disconnect', () => process.exit());

try {
  setPriority(NICENESS);
} catch {
  // The system does not know priorities.
}
tell({ type: 'ready' });
