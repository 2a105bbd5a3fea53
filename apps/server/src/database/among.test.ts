import { PgDialect } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { isAmong } from './among.ts';
import { people } from './schema.ts';

test('however many are named, they are one parameter', () => {
  const ids = Array.from({ length: 70_000 }, (_, number) => `person ${number}`);
  const { sql, params } = new PgDialect().sqlToQuery(isAmong(people.id, ids));
  expect(sql).toBe('"people"."id" = any($1::text[])');
  expect(params).toEqual([ids]);
});
