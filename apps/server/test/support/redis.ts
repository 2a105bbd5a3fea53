import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from 'redis';
import { need } from '../../../../test/need.ts';
import { freePort } from './ports.ts';
import { within } from './within.ts';

/** A real Redis of its own for tests: it can be killed and started again on the same port. */

export interface TestRedis {
  readonly url: string;
  start(): Promise<void>;
  kill(): Promise<void>;
  remove(): Promise<void>;
}

export const needRedis = (): void => {
  const find = () => (spawnSync('redis-server', ['--version']).status === 0 ? 'redis-server' : null);
  need('Redis', { find, debian: 'redis-server', ask: 'install the package "redis-server" and run them again' });
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
