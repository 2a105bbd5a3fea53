import { BroadcastChannel, parentPort, threadId, workerData } from 'node:worker_threads';

/** A thread whose players do what their level is called, for tests that hold, break and lose them. */

const lastOver = new Int32Array(workerData.over);
const channel = new BroadcastChannel('thinking');

const BEHAVIOURS = {
  quick: ({ input: thought }) => thought.legal[0],
  /** Says who it is and how long it may think. */
  telling: ({ id, milliseconds }) => ({
    type: 'told',
    id,
    milliseconds,
    threadId,
    environment: Object.keys(process.env),
  }),
  /** Says in shared memory when its answer is on its way. */
  signing: ({ input: thought }) => {
    const answered = new Int32Array(thought.view.answered);
    setImmediate(() => {
      Atomics.store(answered, 0, 1);
      Atomics.notify(answered, 0);
    });
    return thought.legal[0];
  },
  /** Thinks until it is told to stop. */
  obedient: ({ id, input: thought }) => {
    while (Atomics.load(lastOver, 0) < id);
    return thought.legal[0];
  },
  /** Thinks for ever. */
  deaf: () => {
    for (;;);
  },
  dying: () => process.exit(3),
  throwing: () => {
    throw new Error('a mistake');
  },
  hoarding: () => {
    const all = [];
    for (;;) all.push(new Array(1_000).fill(all.length));
  },
  nonsense: () => ({ type: 'nonsense' }),
};

parentPort.on('message', (task) => {
  channel.postMessage(task.input.level);
  parentPort.postMessage({ id: task.id, output: BEHAVIOURS[task.input.level](task) });
});
parentPort.postMessage('ready');
