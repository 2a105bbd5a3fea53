import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { BadFolder, ForeignFolder, keepPrivate, makeFolder } from './folder.ts';

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

const othersMay = (path: string): number => statSync(path).mode & 0o077;

test('a folder that was made is for its owner alone', () => {
  const folder = join(root, 'made', 'below');
  makeFolder(folder);
  expect(othersMay(folder)).toBe(0);
  expect(keepPrivate(folder)).toBe('private');
});

test('a folder that others could read is closed, with all that is in it, and nothing elsewhere', () => {
  const [folder, elsewhere] = [join(root, 'open'), join(root, 'elsewhere')];
  mkdirSync(join(folder, 'deep'), { recursive: true });
  const files = [join(folder, 'one'), join(folder, 'deep', 'two')];
  for (const file of [...files, elsewhere]) writeFileSync(file, 'x');
  symlinkSync(elsewhere, join(folder, 'link'));
  // Modes that are asked for are lessened by the process's own mask; these are not.
  for (const file of [...files, elsewhere]) chmodSync(file, 0o666);
  for (const path of [folder, join(folder, 'deep')]) chmodSync(path, 0o755);
  expect(keepPrivate(folder)).toBe('repaired');
  for (const path of [folder, join(folder, 'deep'), ...files]) expect(othersMay(path)).toBe(0);
  expect(statSync(files[1]).mode & 0o700).toBe(0o600);
  expect(othersMay(elsewhere)).toBe(0o066);
  expect(keepPrivate(folder)).toBe('private');
});

test('what cannot be looked at is not called private', () => {
  expect(keepPrivate(join(root, 'not there'))).toBe('exposed');
});

test('a folder of another user is not called private, however it is closed, and is left as it is', () => {
  const folder = join(root, 'foreign');
  makeFolder(folder);
  chmodSync(folder, 0o750);
  const { uid } = statSync(folder);
  expect(keepPrivate(folder, uid + 1)).toBe('exposed');
  expect(othersMay(folder)).toBe(0o050);
});

test.runIf(process.geteuid?.() === 0)(
  'root does not work in a folder of another user, and changes nothing of it',
  () => {
    const folder = join(root, 'somebody else’s');
    makeFolder(folder);
    const file = join(folder, 'file');
    writeFileSync(file, 'x');
    chmodSync(file, 0o644);
    for (const path of [file, folder]) chownSync(path, 65_534, 65_534);
    expect(() => keepPrivate(folder)).toThrow(ForeignFolder);
    expect(statSync(file)).toMatchObject({ uid: 65_534, mode: 0o100644 });
    chownSync(folder, 0, 0);
    expect(keepPrivate(folder)).toBe('private');
  },
);
