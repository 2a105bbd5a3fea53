import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Random } from '@sanh-rong/engine';
import { replayTable } from '@sanh-rong/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openEmbedded, openServer } from '../src/database/open.ts';
import { sqlTableStore } from '../src/tables/store.ts';
import { startPostgres, type TestServer } from './postgres.ts';

/** A node that is killed in the middle of its work: what it had acknowledged is there, once, and play goes on. */

const root = join(import.meta.dirname, '..', '..', '..');
const folder = mkdtempSync(join(tmpdir(), 'sanh-rong-crash-'));
let server: TestServer;

beforeAll(async () => {
  execFileSync(join(root, 'node_modules', '.bin', 'tsc'), ['-b'], { cwd: root });
  server = await startPostgres();
});

afterAll(() => {
  server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const KILLS = 6;

/** Lets a node play until it has acknowledged some moves and a little more, then kills it. Returns what it acknowledged. */
const playAndKill = async (
  where: string,
  code: string,
  acknowledge: number,
): Promise<{ code: string; seq: number }> => {
  const child: ChildProcess = spawn(process.execPath, [join(import.meta.dirname, 'crash-node.mjs'), where, code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  let last = { code, seq: 0 };
  let heard = 0;
  if (child.stdout === null) throw new Error('no output');
  for await (const line of createInterface({ input: child.stdout })) {
    last = JSON.parse(line);
    heard += 1;
    if (heard === acknowledge) child.kill('SIGKILL');
  }
  await exited;
  return last;
};

describe.each([
  { name: 'the embedded database', where: () => join(folder, 'data') },
  { name: 'a PostgreSQL server', where: () => server.url },
])('a node killed on $name', ({ where }) => {
  test('loses no acknowledged move, does none twice, and the session goes on to its end', async () => {
    const random = new Random('kill');
    const open = () => (where().startsWith('postgres') ? openServer(where()) : openEmbedded(where()));
    let code = '';
    for (let kill = 0; kill < KILLS; kill++) {
      const last = await playAndKill(where(), code, 1 + random.below(25));
      code = last.code;
      const database = await open();
      const events = await sqlTableStore(database.sql).read(code, 0);
      await database.close();
      const state = replayTable(events);
      expect(state?.seq).toBe(events.length);
      expect(events.length).toBeGreaterThanOrEqual(last.seq);
      // At most the one decision that was under way is there without having been acknowledged.
      expect(events.length - last.seq).toBeLessThanOrEqual(2);
    }
    const finished = await playAndKill(where(), code, Number.POSITIVE_INFINITY);
    const database = await open();
    const state = replayTable(await sqlTableStore(database.sql).read(code, 0));
    await database.close();
    expect(finished.seq).toBe(state?.seq);
    expect(state?.phase).toBe('completed');
    expect(state?.session.results).toHaveLength(16);
    for (const { points } of state?.session.results ?? []) expect(points.reduce((sum, each) => sum + each, 0)).toBe(0);
  });
});
