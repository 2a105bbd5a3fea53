import { type JsonSchema, REF } from '../json-schemas.ts';
import { type Html, html } from './html.ts';
import type { Say } from './messages/index.ts';
/** JSON Schema for people: types as one would write them down, fields as a list. */

export const shapeAnchor = (name: string): string => `shape-${name}`;

const range = (min: number | undefined, max: number | undefined): string => {
  if (min === undefined && max === undefined) return '';
  if (max === undefined) return ` ≥ ${min}`;
  return min === undefined ? ` ≤ ${max}` : ` ${min}…${max}`;
};

const lengths = ({ minLength, maxLength, minItems, maxItems }: JsonSchema): string => {
  const text = range(minLength, maxLength) || range(minItems, maxItems);
  return text === '' ? '' : ` (${text.trim()})`;
};

const alternatives = (schemas: readonly JsonSchema[], separator: Html): Html =>
  html`${schemas.map((each, i) => (i === 0 ? typeOf(each) : html`${separator}${typeOf(each)}`))}`;

const OR = html` | `;
const AND = html` & `;

const arrayType = (schema: JsonSchema): Html => {
  if (schema.prefixItems) return html`[${alternatives(schema.prefixItems, html`, `)}]`;
  const item = schema.items ?? {};
  const isSeveral = [item.anyOf, item.oneOf, item.enum, item.minimum, item.maximum].some((part) => part !== undefined);
  return html`${isSeveral ? html`(${typeOf(item)})` : typeOf(item)}[]${lengths(schema)}`;
};

const objectType = ({ properties, additionalProperties }: JsonSchema): Html => {
  if (properties !== undefined && Object.keys(properties).length > 0) return html`{ … }`;
  if (typeof additionalProperties === 'object') return html`{ [name]: ${typeOf(additionalProperties)} }`;
  return html`{ }`;
};

/** A type in one line. */
export const typeOf = (schema: JsonSchema): Html => {
  if (schema.$ref !== undefined) {
    const name = schema.$ref.slice(REF.length);
    return html`<a href="#${shapeAnchor(name)}">${name}</a>`;
  }
  if (schema.const !== undefined) return html`${JSON.stringify(schema.const)}`;
  if (schema.enum) return html`${schema.enum.map((value) => JSON.stringify(value)).join(' | ')}`;
  const several = schema.anyOf ?? schema.oneOf;
  if (several) return alternatives(several, OR);
  if (schema.allOf) return alternatives(schema.allOf, AND);
  switch (schema.type) {
    case 'array':
      return arrayType(schema);
    case 'object':
      return objectType(schema);
    case 'integer':
    case 'number':
      return html`${schema.type}${range(schema.minimum, schema.maximum)}`;
    case undefined:
      return html`any`;
    default:
      return html`${[schema.type].flat().join(' | ')}${schema.pattern === undefined ? lengths(schema) : html` /${schema.pattern}/`}`;
  }
};

/** The objects in a schema whose fields are worth a list of their own. */
const innerObjects = (schema: JsonSchema): JsonSchema[] => {
  if (schema.properties && Object.keys(schema.properties).length > 0) return [schema];
  const parts = [
    ...(schema.anyOf ?? schema.oneOf ?? []),
    ...(schema.allOf ?? []),
    ...(schema.items ? [schema.items] : []),
  ];
  return parts.flatMap(innerObjects);
};

const isRequired = (schema: JsonSchema, name: string): boolean => schema.required?.includes(name) ?? false;

const defaultOf = ({ default: value }: JsonSchema): Html | null =>
  value === undefined ? null : html` <span class="type">= ${JSON.stringify(value)}</span>`;

export interface Field {
  readonly name: string;
  readonly schema: JsonSchema;
  readonly required: boolean;
  /** Where it stands, when that has to be said. */
  readonly where?: string;
  readonly note?: string | undefined;
}

const chip = (text: string): Html => html` <span class="maybe">${text}</span>`;

const fieldView = (speak: Say, { name, schema, required, where, note }: Field): Html => html`<li>
<span class="name">${name}</span> <span class="type">${typeOf(schema)}</span>${defaultOf(schema)}${
  where === undefined ? null : chip(where)
}${required ? null : chip(speak('api.optional'))}${note === undefined ? null : html`<br><span class="soft">${note}</span>`}${innerObjects(
  schema,
).map((inner) => fieldsOf(speak, inner))}
</li>`;

export const fieldList = (speak: Say, fields: readonly Field[]): Html =>
  html`<ul class="fields">${fields.map((field) => fieldView(speak, field))}</ul>`;

const fieldsOf = (speak: Say, schema: JsonSchema): Html =>
  fieldList(
    speak,
    Object.entries(schema.properties ?? {}).map(([name, each]) => ({
      name,
      schema: each,
      required: isRequired(schema, name),
      note: each.description,
    })),
  );

/** A whole schema: the fields of its objects, or its type where it has none. */
export const schemaView = (speak: Say, schema: JsonSchema): Html => {
  const objects = innerObjects(schema);
  if (objects.length === 0) return html`<p class="type">${typeOf(schema)}</p>`;
  const references = (schema.allOf ?? []).filter(({ $ref }) => $ref !== undefined);
  return html`${objects.map((object) => fieldsOf(speak, object))}${references.map(
    (each) => html`<p class="type">${typeOf(each)}</p>`,
  )}`;
};
