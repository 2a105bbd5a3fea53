import { resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import { FolderTaken } from '../apps/server/dist/database/folder-lock.js';
import { openFor, openServer, rowsOf } from '../apps/server/dist/database/open.js';

/**
 * Copies everything from the embedded database (DATA_DIR) into an empty PostgreSQL database (DATABASE_URL): all of it or
 * nothing. The server must not be running. docs/operations.md
 */

/** Whoever is pointed to stands before whoever points. Nodes and who is connected are not worth keeping. */
const TABLES = [
  'house_secrets',
  'people',
  'sign_ins',
  'accounts',
  'verifications',
  'api_tokens',
  'tables',
  'table_events',
  'table_answers',
  'games',
  'game_seats',
  'chat_messages',
  'chat_mutes',
  'chat_reports',
];
/** Tables that number their rows themselves. */
const NUMBERED = ['chat_messages', 'chat_reports'];
const ROWS_AT_ONCE = 1_000;

const failed = (english, vietnamese) => {
  process.stderr.write(`${vietnamese} · ${english}\n`);
  process.exit(1);
};

const { DATA_DIR = 'data', DATABASE_URL } = process.env;
if (!DATABASE_URL) failed('Say where to with DATABASE_URL.', 'Hãy cho biết nơi đến bằng DATABASE_URL.');

const from = await openFor({ folder: resolve(DATA_DIR) }).catch((error) => {
  if (!(error instanceof FolderTaken)) throw error;
  failed(`Stop the server first (process ${error.pid}).`, `Hãy dừng máy chủ trước (tiến trình ${error.pid}).`);
});
const to = await openServer(DATABASE_URL);

const copy = async (reader, writer, table) => {
  const name = sql.identifier(table);
  await reader.execute(sql`declare everything no scroll cursor for select to_jsonb(${name}) as row from ${name}`);
  let count = 0;
  for (;;) {
    const fetched = await reader.execute(sql`fetch ${sql.raw(String(ROWS_AT_ONCE))} from everything`);
    const rows = rowsOf(fetched).map(({ row }) => row);
    if (rows.length === 0) break;
    const text = JSON.stringify(rows);
    await writer.execute(
      sql`insert into ${name} select * from jsonb_populate_recordset(null::${name}, ${text}::jsonb)`,
    );
    count += rows.length;
  }
  await reader.execute(sql`close everything`);
  return count;
};

await from.sql.transaction((reader) =>
  to.sql.transaction(async (writer) => {
    for (const table of TABLES) {
      const there = await writer.execute(sql`select 1 from ${sql.identifier(table)} limit 1`);
      if (rowsOf(there).length > 0) {
        failed(`${table} is not empty: give me a new database.`, `${table} đã có dữ liệu: hãy dùng cơ sở dữ liệu mới.`);
      }
    }
    for (const table of TABLES) process.stdout.write(`${table} ${await copy(reader, writer, table)}\n`);
    for (const table of NUMBERED) {
      const last = sql`(select coalesce(max(id), 0) + 1 from ${sql.identifier(table)})`;
      await writer.execute(sql`select setval(pg_get_serial_sequence(${table}, 'id'), ${last}, false)`);
    }
  }),
);
await to.close();
await from.close();
