import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { sayStart } from '../messages/index.ts';
import { FolderTaken } from './folder-lock.ts';
import { MoveRefused, moveDatabase } from './move.ts';
import { openFor, openServer } from './open.ts';

/**
 * The program that copies everything from the embedded database (DATA_DIR) into an empty PostgreSQL database (DATABASE_URL):
 * all of it or nothing. The server must not be running. docs/operations.md
 */

const fail = (key: Parameters<typeof sayStart>[0], details: Parameters<typeof sayStart>[1] = {}): never => {
  process.stderr.write(`${sayStart(key, details)}\n`);
  process.exit(1);
};

/** What a database that is not there says of itself, its address and password left out. */
const codeOf = (error: unknown): string => {
  const { code, cause, name } = error as { code?: string; cause?: { code?: string }; name?: string };
  return code ?? cause?.code ?? name ?? 'unknown';
};

/** Other users of the machine may not read what this process writes, as with the server. */
process.umask(0o077);

const { DATA_DIR = 'data', DATABASE_URL } = process.env;
if (!DATABASE_URL) throw fail('moveWhereTo');

const folder = resolve(DATA_DIR);
// Opening makes a database where there is none: a mistyped folder would be moved, with nothing in it.
if (!existsSync(join(folder, 'database', 'PG_VERSION'))) fail('moveFromNothing', { folder });

const from = await openFor({ folder }, () => {}).catch((error: unknown) => {
  if (!(error instanceof FolderTaken)) throw error;
  return fail('moveStopFirst', { pid: error.pid });
});
const to = await openServer(DATABASE_URL).catch(async (error: unknown) => {
  await from.close();
  return fail('noDatabase', { code: codeOf(error) });
});

const moved = await moveDatabase(from, to).catch((error: unknown) => {
  if (!(error instanceof MoveRefused)) throw error;
  const { reason, table } = error;
  return fail(reason === 'not_empty' ? 'moveNotEmpty' : 'moveOtherSchema', { table });
});
for (const [table, rows] of moved) process.stdout.write(`${table} ${rows}\n`);
await to.close();
await from.close();
