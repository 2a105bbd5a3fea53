import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../apps/server/test/support/ports.ts';

/** For looking closer: `SERVER_NODE_ARGS=--cpu-prof npm run bench:abuse`. */
const nodeArguments = process.env.SERVER_NODE_ARGS?.split(' ') ?? [];

/** The server that is measured, as operators run it. */
export class ServerProcess {
  readonly url: string;
  readonly pid: number;
  /** Bytes of its log so far. */
  logged = 0;
  private readonly child: ChildProcess;
  private readonly operations: string;

  private constructor(child: ChildProcess, port: number, operationsPort: number) {
    this.child = child;
    this.pid = child.pid ?? 0;
    this.url = `http://127.0.0.1:${port}`;
    this.operations = `http://127.0.0.1:${operationsPort}`;
  }

  static async start(environment: Readonly<Record<string, string>>): Promise<ServerProcess> {
    const [port, operationsPort] = [await freePort(), await freePort()];
    const child = spawn(process.execPath, [...nodeArguments, join(process.cwd(), 'apps/server/dist/main.js')], {
      env: {
        PATH: process.env.PATH,
        LANG: 'en',
        PORT: String(port),
        OPERATIONS_PORT: String(operationsPort),
        HOST: '127.0.0.1',
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const server = new ServerProcess(child, port, operationsPort);
    child.stdout.on('data', (data: Buffer) => {
      server.logged += data.length;
    });
    process.once('exit', () => child.kill('SIGKILL'));
    const opened = new Promise<void>((resolve, reject) => {
      createInterface({ input: child.stdout }).on('line', (line) => line.includes('is open:') && resolve());
      child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    });
    await opened;
    return server;
  }

  /** How late its event loop was since this was asked last: the p99 and the longest (milliseconds). */
  async loopDelay(): Promise<{ readonly p99: number; readonly max: number }> {
    const text = await (await fetch(`${this.operations}/metrics`)).text();
    const read = (name: string): number => 1_000 * Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]);
    return { p99: read('nodejs_eventloop_lag_p99_seconds'), max: read('nodejs_eventloop_lag_max_seconds') };
  }

  async stop(): Promise<void> {
    const exited = once(this.child, 'exit');
    this.child.kill('SIGTERM');
    await exited;
  }
}
