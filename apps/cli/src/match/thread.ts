import { parentPort, workerData } from 'node:worker_threads';
import { Misuse } from '../arguments/command.ts';
import { openLocalLane } from './local-lane.ts';
import type { MatchPlan } from './plan.ts';
import type { FromThread, ToThread } from './thread-lane.ts';

/** What runs in a thread that plays: blocks, one after the other, until it is told to end. */

const port = parentPort;
if (port === null) throw new Error('this runs in a thread');

const stopping = new AbortController();
const say = (message: FromThread): void => port.postMessage(message);

const failed = (error: unknown): void => {
  if (stopping.signal.aborted) return;
  const isMisuse = error instanceof Misuse;
  say({ type: 'failed', isMisuse, text: error instanceof Error ? error.message : String(error) });
};

const opening = openLocalLane(workerData as MatchPlan, {
  signal: stopping.signal,
  ended: () => say({ type: 'ended' }),
});
opening.then(({ names }) => say({ type: 'open', names }), failed);

const close = async (): Promise<void> => {
  stopping.abort();
  const lane = await opening.catch(() => null);
  await lane?.close();
  port.close();
};

port.on('message', (message: ToThread) => {
  if (message.type === 'close') void close();
  else {
    opening
      .then((lane) => lane.play(message.number, message.strikes))
      .then((block) => say({ type: 'block', block }), failed);
  }
});
