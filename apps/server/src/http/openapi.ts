import type { Language } from '@sanh-rong/engine';
import type { z } from 'zod';
import { type JsonSchema, jsonSchema, type NamedSchemas, type Notes, REF, type SchemaBook } from './json-schemas.ts';
import { say, type Words } from './messages/index.ts';
import type { Route } from './route.ts';

/** The OpenAPI document, made from the routes that are served. */

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: JsonSchema;
}

type Content = Readonly<Record<'application/json', { readonly schema: JsonSchema }>>;

/** By the type of the content: JSON, or a file. */
type AnyContent = Readonly<Record<string, { readonly schema: JsonSchema }>>;

export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly required: true; readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content: AnyContent }>>;
}

export interface OpenApi {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: NamedSchemas; readonly securitySchemes: object };
}

const API_VERSION = '1.0.0';

const TAGS = ['tables', 'games', 'people', 'bots', 'arena', 'chat', 'rules'] as const satisfies readonly Route['tag'][];

const SECURITY = {
  cookie: { type: 'apiKey', in: 'cookie', name: 'sanh_rong_sign_in' },
  bearer: { type: 'http', scheme: 'bearer' },
} as const;

const SIGNED_IN = [{ cookie: [] }, { bearer: [] }];

const REFUSAL: JsonSchema = {
  type: 'object',
  properties: {
    ok: { const: false },
    error: {
      type: 'object',
      properties: { code: { type: 'string' }, message: { type: 'string' } },
      required: ['code', 'message'],
    },
  },
  required: ['ok', 'error'],
};

const json = (schema: JsonSchema): Content => ({ 'application/json': { schema } });

/** What a route answers: JSON, or a file. */
const contentOf = (route: Route, book: SchemaBook): AnyContent =>
  route.file === undefined
    ? json(envelope(route, book))
    : { [route.file]: { schema: jsonSchema(route.answer, 'output', book) } };

const refersTo = ({ $ref }: JsonSchema, named: NamedSchemas): JsonSchema | undefined =>
  $ref === undefined ? undefined : named[$ref.slice(REF.length)];

/** An answer as it goes out: its own fields beside `ok`. An answer that is no object could not stand there. */
const envelope = (route: Route, book: SchemaBook): JsonSchema => {
  const schema = jsonSchema(route.answer, 'output', book);
  const object = refersTo(schema, book.named) ?? schema;
  const { properties, required = [] } = object;
  if (object.type !== 'object' || properties === undefined || Object.hasOwn(properties, 'ok')) {
    throw new Error(`The answer of ${route.id} must be an object without a field "ok".`);
  }
  if (schema !== object) {
    return { allOf: [{ type: 'object', properties: { ok: { const: true } }, required: ['ok'] }, schema] };
  }
  return { type: 'object', properties: { ok: { const: true }, ...properties }, required: ['ok', ...required] };
};

/** Each field of an object schema as a parameter of its own. */
const parametersOf = (where: Parameter['in'], schema: z.ZodType | undefined, book: SchemaBook): Parameter[] => {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input', book);
  return Object.entries(properties).map(([name, { description, ...rest }]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    ...(description === undefined ? {} : { description }),
    schema: rest,
  }));
};

const operationOf = (route: Route, words: Words, language: Language, book: SchemaBook): Operation => {
  const parameters = [...parametersOf('path', route.params, book), ...parametersOf('query', route.query, book)];
  return {
    operationId: route.id,
    tags: [route.tag],
    summary: say(words, language, route.id),
    // An empty requirement says that one may also come without.
    security: route.who === 'person' ? SIGNED_IN : [{}, ...SIGNED_IN],
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(route.body === undefined
      ? {}
      : { requestBody: { required: true, content: json(jsonSchema(route.body, 'input', book)) } }),
    responses: {
      '2XX': { description: say(words, language, 'api.done'), content: contentOf(route, book) },
      default: { description: say(words, language, 'api.refused'), content: json({ $ref: `${REF}Refusal` }) },
    },
  };
};

/** What the catalogues say about fields: `field.cursor` stands for every field called "cursor". */
export const notesIn =
  (words: Words, language: Language): Notes =>
  (field) => {
    const key = `field.${field}`;
    return Object.hasOwn(words[language], key) ? words[language][key] : undefined;
  };

/** `words` hold a summary for the id of every route, and the document's own under `api.…`. */
export const openApiDocument = (routes: readonly Route[], words: Words, language: Language): OpenApi => {
  const named: NamedSchemas = { Refusal: REFUSAL };
  const book: SchemaBook = { named, notes: notesIn(words, language) };
  const paths: Record<string, Record<string, Operation>> = {};
  const ids = new Set<string>();
  for (const route of routes) {
    const path = paths[route.path] ?? {};
    paths[route.path] = path;
    if (path[route.method] !== undefined || ids.has(route.id)) throw new Error(`There are two routes ${route.id}.`);
    ids.add(route.id);
    path[route.method] = operationOf(route, words, language, book);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: say(words, language, 'api.title'),
      version: API_VERSION,
      description: say(words, language, 'api.about'),
    },
    servers: [{ url: '/' }],
    tags: TAGS.filter((tag) => routes.some((route) => route.tag === tag)).map((name) => ({
      name,
      description: say(words, language, `api.tag.${name}`),
    })),
    paths,
    components: { schemas: named, securitySchemes: SECURITY },
  };
};
