import pg from 'pg';

const ask = async (url: string, text: string): Promise<Record<string, unknown>[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
};

/** Bytes of a PostgreSQL database on disk. */
export const databaseSize = async (url: string): Promise<number> =>
  Number((await ask(url, 'select pg_database_size(current_database()) as size'))[0].size);

/** Bytes of each of its tables, with all that belongs to it. */
export const tableSizes = async (url: string): Promise<ReadonlyMap<string, number>> => {
  const rows = await ask(url, 'select relname as name, pg_total_relation_size(relid) as size from pg_stat_user_tables');
  return new Map(rows.map(({ name, size }) => [String(name), Number(size)]));
};
