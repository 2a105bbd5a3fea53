import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from './ports.ts';
import { within } from './within.ts';

/** A real server in a process of its own, as operators run it; it can be killed at any moment. */

const root = join(import.meta.dirname, '..', '..', '..', '..');

/** Bots of tests are their guests', who have just come. */
const USUAL = { LANG: 'en_US.UTF-8', HOST: '127.0.0.1', ARENA_GUEST_HOURS: '0' } as const;

/**
 * Most servers of tests live for some seconds. Left alone, V8 optimizes the embedded database while it starts, which takes
 * the processor two seconds and pays off in a longer life; with this it optimizes only what runs most of all.
 */
const SHORT_LIFE = '--wasm-tiering-budget=30000000';

export interface NodeProcess {
  readonly url: string;
  /** Where operators ask. */
  readonly operations: string;
  readonly child: ChildProcess;
  /** Everything it printed. */
  readonly output: string[];
  kill(signal?: NodeJS.Signals): Promise<number | null>;
}

/** Servers that have not ended. */
const running = new Set<NodeProcess>();

/** Ends what a test that failed has left running: it would take from all tests after it. */
export const endNodes = async (): Promise<void> => {
  await Promise.all([...running].map((node) => node.kill()));
};

/** A program and its arguments. */
type ProgramLine = readonly [string, ...string[]];

export const startNode = async (
  environment: Record<string, string>,
  givenPort?: number,
  /** By which program this one is started, where it is not the first. */
  startedBy: (line: ProgramLine) => ProgramLine = (line) => line,
): Promise<NodeProcess> => {
  const port = givenPort ?? (await freePort());
  const operationsPort = environment.OPERATIONS_PORT ?? String(await freePort());
  const [file, ...args] = startedBy([process.execPath, SHORT_LIFE, join(root, 'apps/server/dist/main.js')]);
  const child = spawn(file, args, {
    env: {
      ...USUAL,
      PATH: process.env.PATH,
      PORT: String(port),
      OPERATIONS_PORT: operationsPort,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  const exited = once(child, 'exit');
  const opened = new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        output.push(line);
        if (line.includes('is open:')) resolve();
      });
    }
    exited.then(([code]) => reject(new Error(`ended with ${code}: ${output.join('\n')}`)));
  });
  const node: NodeProcess = {
    url: `http://127.0.0.1:${port}`,
    operations: `http://127.0.0.1:${operationsPort}`,
    child,
    output,
    async kill(signal = 'SIGKILL') {
      child.kill(signal);
      const [code] = await within(`the end of the server after ${signal}`, exited, () => output);
      return code;
    },
  };
  running.add(node);
  exited.then(() => running.delete(node));
  await within(`a server on port ${port} that is open`, opened, () => output);
  return node;
};

/** A guest of this server: their token and id. */
export const newGuest = async (url: string, name: string): Promise<{ readonly token: string; readonly id: string }> => {
  const response = await fetch(`${url}/api/guest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  });
  const answer = (await response.json()) as { ok: boolean; token: string; person: { id: string } };
  if (!answer.ok) throw new Error(`${response.status} ${JSON.stringify(answer)}`);
  return { token: answer.token, id: answer.person.id };
};
