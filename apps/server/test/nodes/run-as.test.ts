import { chownSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { until } from '../../../../test/until.ts';
import { type NodeProcess, newGuest, startNode } from '../support/node-process.ts';

/** A server that root starts for another user. */

const NOBODY = 65_534;
const isRoot = process.geteuid?.() === 0;

/** Whether other users reach this folder: the server's threads read their programs as the other user. */
const isOpenToOthers = (folder: string): boolean =>
  (statSync(folder).mode & 0o001) !== 0 && (dirname(folder) === folder || isOpenToOthers(dirname(folder)));

let folder = '';
let node: NodeProcess | null = null;

afterEach(async () => {
  await node?.kill();
  node = null;
  rmSync(folder, { recursive: true, force: true });
});

/** By thread: the numbers of all users and groups that it acts as, and its capabilities. */
const rightsOf = (pid: number): string[] =>
  readdirSync(`/proc/${pid}/task`).map((thread) => {
    const status = readFileSync(`/proc/${pid}/task/${thread}/status`, 'utf8');
    return ['Uid', 'Gid', 'Groups', 'CapPrm', 'CapEff']
      .map((name) => new RegExp(`^${name}:\\s*(.*)$`, 'm').exec(status)?.[1].trim().split(/\s+/).join(' '))
      .join(' | ');
  });

describe('RUN_AS', () => {
  test.runIf(isRoot && isOpenToOthers(import.meta.dirname))('gives root up in all threads, and all works', async () => {
    folder = mkdtempSync(join(tmpdir(), 'sanh-rong-run-as-'));
    chownSync(folder, NOBODY, NOBODY);
    node = await startNode({ DATA_DIR: folder, RUN_AS: 'nobody', ARENA_RUNNERS: '0' });
    const { child, url, output } = node;
    const nobody = [4, 4, 1].map((times) => Array(times).fill(NOBODY).join(' '));
    const none = '0'.repeat(16);
    expect(new Set(rightsOf(child.pid ?? 0))).toEqual(new Set([[...nobody, none, none].join(' | ')]));
    expect((await newGuest(url, 'Tâm')).token).toBeDefined();
    for (const file of readdirSync(folder)) expect(statSync(`${folder}/${file}`).uid).toBe(NOBODY);
    const wall = await until(
      'what is said of the wall',
      () => output.find((line) => line.includes('the wall around bots')),
      (line) => line !== undefined,
    );
    expect(JSON.parse(String(wall)).wall.standing).toEqual(expect.arrayContaining(['filter', 'limits', 'privileges']));
    expect(output.some((line) => line.includes('runs as root'))).toBe(false);
  });

  test('of a user that does not exist, or by a server that may not, ends the start with a sentence', async () => {
    folder = mkdtempSync(join(tmpdir(), 'sanh-rong-run-as-'));
    const start = startNode({ DATA_DIR: folder, RUN_AS: 'no-such-user' });
    await expect(start).rejects.toThrow('RUN_AS=no-such-user cannot be taken');
    expect(readdirSync(folder)).toEqual([]);
    await expect(startNode({ DATA_DIR: folder, RUN_AS: 'root' })).rejects.toThrow('RUN_AS=root cannot be taken');
  });
});
