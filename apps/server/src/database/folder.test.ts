import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { BadFolder, makeFolder } from './folder.ts';

const root = mkdtempSync(join(tmpdir(), 'sanh-rong-folder-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('folders are made with those above them, and what is there stays', () => {
  const folder = join(root, 'a', 'b', 'c');
  makeFolder(folder);
  writeFileSync(join(folder, 'kept'), 'x');
  makeFolder(folder);
  expect(statSync(join(folder, 'kept')).size).toBe(1);
});

test('what cannot be a folder is an error, at once', () => {
  writeFileSync(join(root, 'file'), 'x');
  for (const place of [join(root, 'file'), join(root, 'file', 'below'), '/proc/nowhere', '/proc/nowhere/below']) {
    expect(() => makeFolder(place)).toThrow(BadFolder);
  }
});
