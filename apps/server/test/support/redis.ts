import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from 'redis';
import { freePort } from './ports.ts';
import { within } from './within.ts';

/** A real Redis of its own for tests: it can be killed and started again on the same port. */

export interface TestRedis {
  readonly url: string;
  start(): Promise<void>;
  kill(): Promise<void>;
  remove(): Promise<void>;
}

const isRoot = process.getuid?.() === 0;

const hasRedis = (): boolean => spawnSync('redis-server', ['--version']).status === 0;

const needRedis = (): void => {
  if (hasRedis()) return;
  if (isRoot && spawnSync('apt-get', ['--version']).status === 0) {
    execFileSync('apt-get', ['update'], { stdio: 'ignore' });
    execFileSync('apt-get', ['install', '-y', 'redis-server'], { stdio: 'ignore' });
    if (hasRedis()) return;
  }
  throw new Error('These tests need Redis: install the package "redis-server" and run them again.');
};

/** Redis says itself when it is ready. */
const answers = async (url: string): Promise<void> => {
  const client = createClient({ url, socket: { reconnectStrategy: () => 50 } });
  client.on('error', () => {});
  await client.connect();
  await client.ping();
  client.destroy();
};

export const makeRedis = async (): Promise<TestRedis> => {
  needRedis();
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  const folder = mkdtempSync(join(tmpdir(), 'sanh-rong-redis-'));
  let child: ReturnType<typeof spawn> | null = null;
  const kill = async (): Promise<void> => {
    if (child === null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
    child = null;
  };
  return {
    url,
    async start() {
      const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder];
      child = spawn('redis-server', args, { stdio: 'ignore' });
      await within(`Redis on port ${port}`, answers(url));
    },
    kill,
    async remove() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
