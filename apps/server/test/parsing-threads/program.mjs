import { parentPort } from 'node:worker_threads';

/** A thread that reads nothing: it dies of one source, is held by a proof that is a gate, and answers the rest at once. */

parentPort.on('message', ({ id, input: { source, proof } }) => {
  if (source === 'die') process.exit(3);
  if (proof !== undefined) Atomics.wait(new Int32Array(proof), 0, 0);
  parentPort.postMessage({ id, output: { kind: 'source', fault: { kind: 'source', message: source } } });
});
parentPort.postMessage('ready');
