import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { FolderTaken, lockFolder } from './folder-lock.ts';

const folder = mkdtempSync(join(tmpdir(), 'sanh-rong-lock-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a folder is for one living process at a time', () => {
  // The parent of this process lives for sure.
  writeFileSync(join(folder, 'process'), String(process.ppid));
  expect(() => lockFolder(folder)).toThrow(FolderTaken);
  const dead = spawnSync(process.execPath, ['-e', '']).pid;
  writeFileSync(join(folder, 'process'), String(dead));
  lockFolder(folder)();
  writeFileSync(join(folder, 'process'), 'no number');
  const unlock = lockFolder(folder);
  unlock();
  lockFolder(folder)();
});
