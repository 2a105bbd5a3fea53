import { once } from 'node:events';
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import { programFile } from '../folders.ts';

export interface EmbeddedData {
  readonly folder: string;
}

/** What the thread is told; what is asked of the database goes through the port of a connection. */
export type EmbeddedOrder = 'close' | { readonly connect: MessagePort };

export type EmbeddedReport = 'ready' | { readonly failed: Error };

const PROGRAM = programFile('embedded-program');

/**
 * The thread that the embedded database works in: while a costly statement runs, the event loop goes on beside it.
 * Should it die, the next connection starts another, which finds everything that was stored.
 */
export class EmbeddedThread {
  private readonly workerData: EmbeddedData;
  private worker: Promise<Worker> | null = null;

  constructor(folder: string) {
    this.workerData = { folder };
  }

  /** Makes the database where there is none; rejects where that fails. */
  async start(): Promise<void> {
    await this.started();
  }

  /** The way to a session of the database; there is one at a time, and the newest has it. */
  async connect(): Promise<MessagePort> {
    const worker = await this.started();
    const { port1, port2 } = new MessageChannel();
    const order: EmbeddedOrder = { connect: port2 };
    worker.postMessage(order, [port2]);
    return port1;
  }

  /** Everything is in the folder when it is done, and the thread is gone. */
  async close(): Promise<void> {
    const worker = await this.worker?.catch(() => null);
    if (worker === undefined || worker === null) return;
    const ended = once(worker, 'exit');
    worker.postMessage('close' satisfies EmbeddedOrder);
    await ended;
  }

  private started(): Promise<Worker> {
    this.worker ??= this.launch();
    return this.worker;
  }

  private launch(): Promise<Worker> {
    // Neither what the environment says nor how this process was started is any of its business.
    const worker = new Worker(PROGRAM, { workerData: this.workerData, env: {}, execArgv: [] });
    return new Promise((resolve, reject) => {
      worker.once('message', (report: EmbeddedReport) => {
        if (report === 'ready') return resolve(worker);
        reject(report.failed);
        return worker.terminate();
      });
      // Its connections break with it, and tell those who wait.
      worker.on('error', reject);
      worker.once('exit', () => {
        this.worker = null;
        reject(new Error('the embedded database did not start'));
      });
    });
  }
}
