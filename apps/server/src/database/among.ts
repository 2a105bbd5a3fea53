import { sql as query, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * Whether a column has one of these texts. They go as one parameter: everybody who is connected may be asked about at once,
 * and a parameter for each of ten thousand takes milliseconds to write.
 */
export const isAmong = (column: PgColumn, texts: readonly string[]): SQL =>
  query`${column} = any(${query.param([...texts])}::text[])`;
