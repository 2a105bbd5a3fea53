import { isRecord } from '@sanh-rong/engine';
import { z } from 'zod';
import { pause as stretchPause } from '../stretches.ts';

/**
 * An answer as it goes out: read by its schema, so that only what the schema names leaves the house, and written as JSON.
 * The long lists of an answer take milliseconds: they are read and written item by item, in stretches.
 */

/** A list with fewer items is read in one piece. */
const LONG = 10;

const isLongList = (schema: unknown, value: unknown): value is readonly unknown[] =>
  schema instanceof z.ZodArray && Array.isArray(value) && value.length >= LONG;

const writtenList = async (
  schema: z.ZodType,
  items: readonly unknown[],
  pause: () => Promise<void>,
): Promise<string> => {
  const written: string[] = [];
  for (const item of items) {
    await pause();
    written.push(await writtenAnswer(schema, item, pause));
  }
  return `[${written.join(',')}]`;
};

/** By name: the fields of an object of this schema. */
const fieldsOf = (schema: unknown, value: unknown): Readonly<Record<string, unknown>> =>
  schema instanceof z.ZodObject && isRecord(value) ? schema.shape : {};

/** The same without the items of its long lists. */
const emptied = (schema: unknown, value: unknown): unknown => {
  if (isLongList(schema, value)) return [];
  const fields = fieldsOf(schema, value);
  if (!isRecord(value) || Object.keys(fields).length === 0) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, emptied(fields[name], each)]));
};

/** Writes what was read of an emptied value, and reads and writes the items of its long lists. */
const written = async (schema: unknown, read: unknown, value: unknown, pause: () => Promise<void>): Promise<string> => {
  if (isLongList(schema, value)) return writtenList((schema as z.ZodArray<z.ZodType>).element, value, pause);
  const fields = fieldsOf(schema, value);
  if (!isRecord(read) || !isRecord(value) || Object.keys(fields).length === 0) return JSON.stringify(read);
  const parts: string[] = [];
  for (const [name, each] of Object.entries(read)) {
    if (each === undefined) continue;
    parts.push(`${JSON.stringify(name)}:${await written(fields[name], each, value[name], pause)}`);
  }
  return `{${parts.join(',')}}`;
};

export const writtenAnswer = async (schema: z.ZodType, answer: unknown, pause = stretchPause): Promise<string> =>
  written(schema, await schema.parseAsync(emptied(schema, answer)), answer, pause);
