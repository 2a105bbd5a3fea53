import childProcess from 'node:child_process';
import { syncBuiltinESMExports } from 'node:module';
import workers from 'node:worker_threads';
import { vi } from 'vitest';

/**
 * `npm run check` promises tests that start no process, database, sandbox or browser. A call that tries is refused
 * here, with the place where it belongs.
 */

const refuse = (what: string) =>
  function refused(): never {
    throw new Error(
      `A unit test started ${what}. Move it to the test folder of an app, or to test/ (CONTRIBUTING.md).`,
    );
  };

for (const name of ['exec', 'execFile', 'execFileSync', 'execSync', 'fork', 'spawn', 'spawnSync'] as const)
  childProcess[name] = refuse(`a process (${name})`) as never;
workers.Worker = refuse('a thread') as never;
syncBuiltinESMExports();

vi.mock('@electric-sql/pglite', () => ({ PGlite: { create: refuse('a database') } }));
vi.mock('pg', () => ({ default: { Client: refuse('a database'), Pool: refuse('a database') } }));
