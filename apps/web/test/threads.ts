import { Worker } from 'node:worker_threads';
import type { CellWorker } from '../src/sandbox/cell.ts';

/**
 * Threads of Node in the place of a browser's workers: as real, and as easily ended from outside. What runs in them
 * speaks like the inside of the sandbox and does what a call's `snapshot` says.
 */

const INSIDE = `
const { parentPort } = require('node:worker_threads');
const say = (report) => parentPort.postMessage(report);
const kept = new Map();
let key = '';
const plain = { fault: null, returned: '', printed: [], unprinted: 0, micros: 10 };
const acts = {
  think: ({ memory }) => {
    kept.set(memory, (kept.get(memory) ?? 0) + 1);
    return { ...plain, action: { type: 'pass', calls: kept.get(memory) } };
  },
  loop: () => { for (;;); },
  throw: () => ({ ...plain, action: null, fault: { kind: 'exception', message: 'no', place: null } }),
  slow: () => ({ ...plain, action: { type: 'pass' }, micros: 1e9 }),
  forge: (call, id) => {
    say({ type: 'decided', key: 'guessed', id, answers: [{ ...plain, action: { type: 'forged' } }] });
    say({ type: 'decided', key, id: id - 1, answers: [{ ...plain, action: { type: 'old' } }] });
    say('decided');
    return acts.think(call);
  },
  die: () => process.exit(1),
  nothing: () => undefined,
};
parentPort.on('message', (order) => {
  if (order.type === 'load') {
    if (order.source === 'loop') for (;;);
    if (order.source === 'die') process.exit(1);
    key = order.key;
    const fault = order.source === 'bad' ? { kind: 'exception', message: order.game, place: null } : null;
    say({ type: 'loaded', key, fault, printed: [{ level: 'log', text: order.source }] });
  }
  if (order.type === 'forget') kept.delete(order.memory);
  if (order.type === 'decide') {
    const answers = order.calls.map((call) => acts[call.snapshot](call, order.id)).filter(Boolean);
    say({ type: 'decided', key, id: order.id, answers });
  }
});
say({ type: 'up' });
`;

const NEVER_UP = 'process.exit(1)';

/** Those who were hired and have not been let go. */
export class Threads {
  readonly living = new Set<Worker>();
  hired = 0;

  hire(program: 'inside' | 'neverUp' = 'inside'): CellWorker {
    const worker = new Worker(program === 'inside' ? INSIDE : NEVER_UP, { eval: true });
    this.hired += 1;
    this.living.add(worker);
    worker.on('exit', () => this.living.delete(worker));
    const listen = (type: string, listener: (event: { readonly data: unknown }) => void): void => {
      if (type === 'message') worker.on('message', (data) => listener({ data }));
      // A thread that ends by itself is what an error is to a browser.
      else if (type === 'error') worker.on('exit', () => listener({ data: null }));
    };
    return {
      postMessage: (order) => worker.postMessage(order),
      addEventListener: listen,
      terminate: () => void worker.terminate(),
    };
  }

  async close(): Promise<void> {
    await Promise.all([...this.living].map((worker) => worker.terminate()));
  }
}
