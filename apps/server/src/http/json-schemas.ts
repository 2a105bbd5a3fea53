import { z } from 'zod';

/** JSON Schema as far as the OpenAPI document and its page read it. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly items?: JsonSchema;
  readonly prefixItems?: readonly JsonSchema[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

/** Schemas with a name of their own (`.meta({ id })`), which others point to. */
export type NamedSchemas = Record<string, JsonSchema>;

export const REF = '#/components/schemas/';

const LOCAL_REF = '#/$defs/';

/** Whole numbers in JavaScript end here; a reader has no use for that at every count. */
const isNoLimit = (key: string, value: unknown): boolean =>
  (key === 'minimum' && value === Number.MIN_SAFE_INTEGER) || (key === 'maximum' && value === Number.MAX_SAFE_INTEGER);

/** What is said about a field of this name, in the language of the document; undefined where nothing need be said. */
export type Notes = (field: string) => string | undefined;

const LEFT_OUT: readonly string[] = ['$defs', '$schema', 'id', 'description'];

const noted = (schema: object, note: string | undefined): object =>
  note === undefined ? schema : { ...schema, description: note };

/** Points to the named schemas where the document keeps them, and leaves out what says nothing. */
const relocate = (schema: unknown, notes: Notes): unknown => {
  if (Array.isArray(schema)) return schema.map((each) => relocate(each, notes));
  if (typeof schema !== 'object' || schema === null) return schema;
  const entries = Object.entries(schema).filter(([key, value]) => !LEFT_OUT.includes(key) && !isNoLimit(key, value));
  return Object.fromEntries(
    entries.map(([key, value]) => {
      if (key === '$ref' && typeof value === 'string') return [key, value.replace(LOCAL_REF, REF)];
      // The names of properties are not keywords: one called "id" stays.
      if (key === 'properties' && typeof value === 'object' && value !== null) {
        const fields = Object.entries(value).map(([name, each]) => [
          name,
          noted(relocate(each, notes) as object, notes(name)),
        ]);
        return [key, Object.fromEntries(fields)];
      }
      return [key, ['enum', 'const', 'default'].includes(key) ? value : relocate(value, notes)];
    }),
  );
};

/** Where the named schemas of one document are kept, and what it says about fields. */
export interface SchemaBook {
  readonly named: NamedSchemas;
  readonly notes: Notes;
}

/** A zod schema as JSON Schema; the named schemas it points to are added to the book. */
export const jsonSchema = (schema: z.ZodType, io: 'input' | 'output', { named, notes }: SchemaBook): JsonSchema => {
  const whole = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Record<string, unknown>;
  const definitions = (whole.$defs ?? {}) as Record<string, unknown>;
  for (const [name, definition] of Object.entries(definitions)) named[name] = relocate(definition, notes) as JsonSchema;
  return relocate(whole, notes) as JsonSchema;
};
