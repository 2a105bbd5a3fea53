import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir, uptime } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { until } from '../../../../test/until.ts';
import { FolderTaken, lockFolder } from '../../src/database/folder-lock.ts';

const folder = mkdtempSync(join(tmpdir(), 'sanh-rong-lock-'));
const file = join(folder, 'process');
afterEach(() => {
  vi.useRealTimers();
  rmSync(file, { force: true });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const dead = spawnSync(process.execPath, ['-e', '']).pid;

/** What a process leaves in the folder; `silent`: for how many seconds it has not renewed its lock. */
const held = (by: { pid: number; host: string; silent?: number }): void => {
  writeFileSync(file, `${by.pid}\n${by.host}\nanother token\n`);
  const then = Date.now() / 1_000 - (by.silent ?? 0);
  utimesSync(file, then, then);
};

test('a folder is for one living process at a time', () => {
  // The parent of this process lives for sure.
  held({ pid: process.ppid, host: hostname() });
  expect(() => lockFolder(folder)).toThrow(FolderTaken);
  held({ pid: dead, host: hostname() });
  lockFolder(folder)();
  // A container that is started again has the same number as before.
  held({ pid: process.pid, host: hostname() });
  const unlock = lockFolder(folder);
  unlock();
  expect(existsSync(file)).toBe(false);
});

test('a number that another program has by now holds no folder', () => {
  // Before the first process of this machine began.
  held({ pid: process.ppid, host: hostname(), silent: uptime() + 3_600 });
  lockFolder(folder)();
});

test('a dead process that its parent has not noticed holds no folder', async () => {
  // The shell becomes a program that never asks after its child, which ends when its input does.
  const script = 'cat <&3 > /dev/null & echo $!; exec sleep 600 3<&-';
  const parent = spawn('sh', ['-c', script], { stdio: ['ignore', 'pipe', 'inherit', 'pipe'] });
  try {
    const [line] = await once(parent.stdout as Readable, 'data');
    const pid = Number(line);
    const statOf = (which: number | undefined): string => readFileSync(`/proc/${which}/stat`, 'utf8');
    await until('a shell that is another program', () => statOf(parent.pid).includes('(sleep)'));
    (parent.stdio[3] as Writable).end();
    await until('a process that is dead and not noticed', () => statOf(pid).includes(') Z '));
    held({ pid, host: hostname() });
    lockFolder(folder)();
  } finally {
    parent.kill();
  }
});

test('a process of another host has the folder as long as it gives signs of life, whatever its number', () => {
  for (const pid of [process.pid, dead, process.ppid]) {
    held({ pid, host: 'another', silent: 15 });
    expect(() => lockFolder(folder)).toThrow(expect.objectContaining({ pid, folder }));
    expect(existsSync(file)).toBe(true);
    held({ pid, host: 'another', silent: 25 });
    lockFolder(folder)();
  }
});

test('files as they were before name a process of this host', () => {
  writeFileSync(file, String(process.ppid));
  expect(() => lockFolder(folder)).toThrow(FolderTaken);
  for (const left of [String(dead), String(process.pid), 'no number', '']) {
    writeFileSync(file, left);
    lockFolder(folder)();
  }
});

test('whoever has the folder gives signs of life until giving it back', () => {
  vi.useFakeTimers();
  const unlock = lockFolder(folder);
  for (let round = 0; round < 3; round += 1) {
    utimesSync(file, 1, 1);
    vi.advanceTimersByTime(5_000);
    expect(Math.round(statSync(file).mtimeMs)).toBe(Date.now());
  }
  unlock();
  expect(vi.getTimerCount()).toBe(0);
  expect(existsSync(file)).toBe(false);
});

test('a folder that somebody else has by now is left alone', () => {
  vi.useFakeTimers();
  const unlock = lockFolder(folder);
  held({ pid: 1, host: 'another', silent: 10 });
  const { mtimeMs } = statSync(file);
  vi.advanceTimersByTime(5_000);
  expect(statSync(file).mtimeMs).toBe(mtimeMs);
  unlock();
  expect(existsSync(file)).toBe(true);
});
