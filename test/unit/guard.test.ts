import { execFileSync, spawn } from 'node:child_process';
import { Worker } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { expect, test } from 'vitest';

test.each([
  ['a process', () => spawn('true')],
  ['a process', () => execFileSync('true')],
  ['a thread', () => new Worker('')],
  ['a database', () => PGlite.create()],
  ['a database', () => new pg.Client()],
  ['a database', () => new pg.Pool()],
])('a unit test that starts %s is told where it belongs', (what, start) => {
  expect(start).toThrow(`A unit test started ${what}`);
});
