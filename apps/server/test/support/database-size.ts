import pg from 'pg';

/** Bytes of a PostgreSQL database on disk. */
export const databaseSize = async (url: string): Promise<number> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query('select pg_database_size(current_database()) as size');
    return Number(rows[0].size);
  } finally {
    await client.end();
  }
};
