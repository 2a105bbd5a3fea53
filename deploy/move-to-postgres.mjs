import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { FolderTaken } from '../apps/server/dist/database/folder-lock.js';
import { MoveRefused, moveDatabase } from '../apps/server/dist/database/move.js';
import { openFor, openServer } from '../apps/server/dist/database/open.js';

/**
 * Copies everything from the embedded database (DATA_DIR) into an empty PostgreSQL database (DATABASE_URL): all of it or
 * nothing. The server must not be running. docs/operations.md
 */

const failed = (english, vietnamese) => {
  process.stderr.write(`${vietnamese} · ${english}\n`);
  process.exit(1);
};

/** Files of this process can be read by its own user alone, as with the server. */
process.umask(0o077);

const { DATA_DIR = 'data', DATABASE_URL } = process.env;
if (!DATABASE_URL) failed('Say where to with DATABASE_URL.', 'Hãy cho biết nơi đến bằng DATABASE_URL.');

const folder = resolve(DATA_DIR);
// Opening makes a database where there is none: a mistyped folder would be moved, with nothing in it.
if (!existsSync(join(folder, 'database', 'PG_VERSION'))) {
  failed(
    `There is no database in ${folder}: look at DATA_DIR.`,
    `Trong ${folder} không có dữ liệu: hãy xem lại DATA_DIR.`,
  );
}

/** What a database that is not there says of itself, its address and password left out. */
const codeOf = (error) => error?.code ?? error?.cause?.code ?? error?.name ?? 'unknown';

const from = await openFor({ folder }).catch((error) => {
  if (!(error instanceof FolderTaken)) throw error;
  failed(`Stop the server first (process ${error.pid}).`, `Hãy dừng máy chủ trước (tiến trình ${error.pid}).`);
});
const to = await openServer(DATABASE_URL).catch(async (error) => {
  await from.close();
  failed(`Cannot reach DATABASE_URL (${codeOf(error)}).`, `Không nối được DATABASE_URL (${codeOf(error)}).`);
});

const moved = await moveDatabase(from, to).catch((error) => {
  if (!(error instanceof MoveRefused)) throw error;
  const { reason, table } = error;
  if (reason === 'not_empty') {
    failed(`${table} is not empty: give me a new database.`, `${table} đã có dữ liệu: hãy dùng cơ sở dữ liệu mới.`);
  }
  failed(
    `${table} is not the same in both databases: nothing was moved.`,
    `${table} không giống nhau ở hai cơ sở dữ liệu: chưa chuyển gì cả.`,
  );
});
for (const [table, rows] of moved) process.stdout.write(`${table} ${rows}\n`);
await to.close();
await from.close();
