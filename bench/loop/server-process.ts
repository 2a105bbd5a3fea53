import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { freePort } from '../../apps/server/test/support/ports.ts';
import { builtServer } from '../built-server.ts';

/** A server in a process of its own, which says how long its event loop was held. */

export const SERVER = '--server';

/**
 * The longest that the event loop was held since it was asked last (milliseconds): by the clock, and in time of the processor,
 * which does not count that other processes had their turn meanwhile.
 */
export interface Held {
  readonly clock: number;
  readonly processor: number;
  /** All the time of the processor that the loop has had since. */
  readonly worked: number;
}

/** Time of the processor that this thread has had (milliseconds; Linux). */
const processorTime = (): number => Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]) / 1e6;

/** What the loop has had of the processor since this was asked last. */
const watchProcessor = (): (() => Pick<Held, 'processor' | 'worked'>) => {
  let begun = processorTime();
  let last = begun;
  let processor = 0;
  setInterval(() => {
    const now = processorTime();
    processor = Math.max(processor, now - last);
    last = now;
  }, 1);
  return () => {
    const held = { processor, worked: last - begun };
    processor = 0;
    begun = last;
    return held;
  };
};

/** What the process does. */
export const serve = async (): Promise<void> => {
  const { createLog, readConfig, startServer } = await builtServer();
  const config = readConfig(process.env);
  const server = await startServer(config, { log: createLog(config.logLevel) });
  // As the server does when it has started.
  await server.inspectSandboxes();
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const processor = watchProcessor();
  delay.enable();
  process.on('message', async (order: 'held' | 'stop') => {
    if (order === 'stop') {
      await server.stop();
      process.exit();
    }
    const held: Held = { clock: delay.max / 1e6, ...processor() };
    delay.reset();
    process.send?.(held);
  });
  process.send?.('open');
};

export class MeasuredServer {
  readonly url: string;
  private readonly child: ChildProcess;

  private constructor(child: ChildProcess, port: number) {
    this.child = child;
    this.url = `http://127.0.0.1:${port}`;
  }

  static async start(environment: Readonly<Record<string, string>>): Promise<MeasuredServer> {
    const port = await freePort();
    const child = fork(process.argv[1], [SERVER], {
      env: {
        PATH: process.env.PATH,
        PORT: String(port),
        HOST: '127.0.0.1',
        TRUST_PROXY: '1',
        LOG_LEVEL: 'error',
        ...environment,
      },
    });
    process.once('exit', () => child.kill('SIGKILL'));
    await once(child, 'message');
    return new MeasuredServer(child, port);
  }

  async held(): Promise<Held> {
    this.child.send('held');
    const [held] = await once(this.child, 'message');
    return held as Held;
  }

  async stop(): Promise<void> {
    const exited = once(this.child, 'exit');
    this.child.send('stop');
    await exited;
  }
}
