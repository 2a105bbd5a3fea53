import { parentPort } from 'node:worker_threads';

/** A thread that reads nothing: it dies of one source, keeps the next one until it is told otherwise, and answers the rest. */

const held = [];

const answer = ({ id, input }) =>
  parentPort.postMessage({ id, output: { kind: 'source', fault: { kind: 'source', message: input.source } } });

parentPort.on('message', (task) => {
  if (task.input.source === 'die') process.exit(3);
  const gate = task.input.proof;
  if (gate === undefined) return answer(task);
  held.push(task);
  Atomics.wait(new Int32Array(gate), 0, 0);
  for (const each of held.splice(0)) answer(each);
});
parentPort.postMessage('ready');
