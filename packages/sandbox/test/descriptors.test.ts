import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { Sandboxes } from '../src/index.ts';
import { thisMachine, wallPlans } from '../src/wall/plan.ts';

/** What was open when the server was started reaches no bot: the filter lets a process read what it has open. */

const BUILT = join(import.meta.dirname, '..', 'dist', 'index.js');
const folder = mkdtempSync(join(tmpdir(), 'sanh-rong-descriptors-'));
const secret = join(folder, 'secret');
writeFileSync(secret, 'nobody may read this', { mode: 0o600 });
const file = openSync(secret, 'r');
afterAll(() => {
  closeSync(file);
  rmSync(folder, { recursive: true });
});

/** Node closes by itself what it finds open below 17. */
const NUMBERS = [3, 16, 17, 40, 300];

const STDIO = Array.from({ length: Math.max(...NUMBERS) + 1 }, (_, number) => {
  if (number < 3) return 'pipe' as const;
  return NUMBERS.includes(number) ? file : ('ignore' as const);
});

let server: ChildProcess | null = null;
afterEach(async () => {
  if (server === null) return;
  const gone = once(server, 'exit');
  server.kill('SIGKILL');
  await gone;
  server = null;
});

/** Tells what stands around its bots and which processes they are. */
const SERVER = `
import { readFileSync } from 'node:fs';
import { Sandboxes } from ${JSON.stringify(BUILT)};
const sandboxes = new Sandboxes({ warm: 0, most: 2 });
const { standing } = await sandboxes.inspect();
const loading = await sandboxes.load({ game: 'tienlen', source: 'function getNextMove() {}' });
const below = (pid) =>
  readFileSync('/proc/' + pid + '/task/' + pid + '/children', 'utf8').split(' ').filter(Boolean).flatMap((child) => [child, ...below(child)]);
console.log(JSON.stringify({ standing, isLoaded: loading.ok, pids: below(process.pid) }));
`;

interface Told {
  readonly standing: readonly string[];
  readonly isLoaded: boolean;
  readonly pids: readonly string[];
}

const startServer = async (keeper: readonly string[] = []): Promise<Told> => {
  const [program, ...args] = [...keeper, process.execPath, '--input-type=module', '-e', SERVER];
  const started = spawn(program, args, { stdio: STDIO });
  server = started;
  const { stdout } = started;
  if (stdout === null) throw new Error('no pipe');
  const said = once(createInterface({ input: stdout }), 'line') as Promise<[string]>;
  const failed = once(started, 'exit').then(([code]) => expect.fail(`the server ended with ${code}`));
  const [line] = await Promise.race([said, failed]);
  return JSON.parse(line);
};

const hasOpen = (pid: string | number): boolean =>
  readdirSync(`/proc/${pid}/fd`).some((number) => readlinkSync(`/proc/${pid}/fd/${number}`) === secret);

/** Root in a container may not look into processes of other users. */
const WITHOUT_LOOKING = ['setpriv', '--bounding-set=-sys_ptrace', '--'];
const { dropsRoot } = thisMachine();
const SERVERS: readonly (readonly [string, readonly string[]])[] = [
  ['a server', []],
  ...(dropsRoot ? [['a server that may not look into others', WITHOUT_LOOKING] as const] : []),
];

test.each(SERVERS)('%s has files open that it was started with, and none of its bots does', async (_name, keeper) => {
  const { standing, isLoaded, pids } = await startServer(keeper);
  expect(hasOpen(server?.pid ?? 0)).toBe(true);
  expect(isLoaded).toBe(true);
  // The starter and the bot at least.
  expect(pids.length).toBeGreaterThanOrEqual(2);
  expect(pids.filter(hasOpen)).toEqual([]);
  expect(standing).toEqual(expect.arrayContaining(['filter', 'limits', 'privileges']));
});

describe('a process that was started with', () => {
  const [, { keepers, calls }] = wallPlans([]);

  /** Its keeper opens what it is told to, as a program might by mistake. */
  const inspect = async (opening: string): Promise<readonly string[]> => {
    const keeper = ['bash', '-c', `${opening} shift; exec "$@"`, 'bash'];
    const sandboxes = new Sandboxes({ warm: 0, most: 1, plans: [{ keepers: [...keepers, keeper], calls }] });
    const { standing } = await sandboxes.inspect();
    await sandboxes.close();
    return standing;
  };

  test('nothing but its pipes has its wall', async () => {
    expect(await inspect('')).toEqual(['filter', 'limits', 'privileges']);
  });

  test.each(NUMBERS)('something open as %i is known by it', async (n) => {
    expect(await inspect(`exec ${n}<${secret};`)).toEqual(['filter', 'limits']);
  });

  test('a socket is known by it too', async () => {
    expect(await inspect('exec 40<&0;')).toEqual(['filter', 'limits']);
  });
});
