import { isRecord } from '@sanh-rong/engine';
import { z } from 'zod';
import { Stretches } from '../stretches.ts';

/**
 * An answer as it goes out: read by its schema, so that only what the schema names leaves the house, and written as JSON.
 * The long lists of an answer take milliseconds: they are read and written item by item, in stretches.
 */

/** A list with fewer items is read in one piece. */
const LONG = 10;

const isLongList = (schema: unknown, value: unknown): value is readonly unknown[] =>
  schema instanceof z.ZodArray && Array.isArray(value) && value.length >= LONG;

const writtenList = async (schema: z.ZodType, items: readonly unknown[], stretches: Stretches): Promise<string> => {
  const written: string[] = [];
  for (const item of items) {
    await stretches.pause();
    written.push(await writtenAnswer(schema, item, stretches));
  }
  return `[${written.join(',')}]`;
};

export const writtenAnswer = async (
  schema: z.ZodType,
  answer: unknown,
  stretches: Stretches = new Stretches(),
): Promise<string> => {
  const fields = schema instanceof z.ZodObject && isRecord(answer) ? Object.entries(schema.shape) : [];
  const long = fields.flatMap(([name, field]) => {
    const items = (answer as Record<string, unknown>)[name];
    return isLongList(field, items) ? [{ name, items, item: (field as z.ZodArray<z.ZodType>).element }] : [];
  });
  if (long.length === 0) return JSON.stringify(await schema.parseAsync(answer));
  const emptied = Object.fromEntries(long.map(({ name }) => [name, []]));
  const rest = await schema.parseAsync({ ...(answer as object), ...emptied });
  const lists = new Map<string, string>();
  for (const { name, items, item } of long) lists.set(name, await writtenList(item, items, stretches));
  const parts = Object.entries(rest as object).flatMap(([name, value]) => {
    const written = lists.get(name) ?? JSON.stringify(value);
    return written === undefined ? [] : [`${JSON.stringify(name)}:${written}`];
  });
  return `{${parts.join(',')}}`;
};
