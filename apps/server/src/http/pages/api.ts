import type { Language } from '@sanh-rong/engine';
import type { z } from 'zod';
import { type JsonSchema, jsonSchema, type NamedSchemas, type SchemaBook } from '../json-schemas.ts';
import { say, type Words } from '../messages/index.ts';
import { notesIn, type OpenApi, type Operation } from '../openapi.ts';
import { type Html, html } from './html.ts';
import { type Say, sayIn } from './messages/index.ts';
import { linkTo, page } from './page.ts';
import { fieldList, schemaView, shapeAnchor } from './schema-view.ts';

/** The API as a page to read, made from its OpenAPI document. Works without scripts. */

export interface ApiPage {
  readonly language: Language;
  readonly document: OpenApi;
  /** What clients may send over the socket, by name. */
  readonly messages: Readonly<Record<string, z.ZodType>>;
  /** What the messages are for, by name. */
  readonly summaries: Words;
  /** The sentences of refusals, by code. */
  readonly sentences: Words;
}

interface Served {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

const servedBy = ({ paths }: OpenApi): Served[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );

const METHOD_KINDS: Readonly<Record<string, string>> = { get: '', delete: 'removes' };

const methodBadge = (method: string): Html =>
  html`<span class="method ${METHOD_KINDS[method] ?? 'changes'}">${method.toUpperCase()}</span>`;

/** A path that breaks behind its slashes only, where it can. */
const pathView = (path: string): Html =>
  html`${path.split('/').map((part, i) => (i === 0 ? html`${part}` : html`/<wbr>${part}`))}`;

const bodyOf = ({ requestBody }: Operation): JsonSchema | undefined => requestBody?.content['application/json'].schema;

const answerOf = ({ responses }: Operation): JsonSchema => Object.values(responses['2XX'].content)[0].schema;

const isForSignedIn = ({ security }: Operation): boolean => security.every((each) => Object.keys(each).length > 0);

const part = (title: string, content: Html): Html => html`<h4>${title}</h4>${content}`;

const operationView = (speak: Say, { method, path, operation }: Served): Html => {
  const { parameters = [] } = operation;
  const body = bodyOf(operation);
  const fields = parameters.map(({ name, required, schema, description, in: where }) => ({
    name,
    schema,
    required,
    where: speak(where === 'path' ? 'api.inPath' : 'api.inQuery'),
    note: description,
  }));
  return html`<details class="op">
<summary>${methodBadge(method)}<span class="path">${pathView(path)}</span><span class="what">${operation.summary}</span></summary>
<div class="inside" id="${operation.operationId}">
<ul class="tags"><li>${speak(isForSignedIn(operation) ? 'api.person' : 'api.anyone')}</li></ul>
${fields.length === 0 ? null : part(speak('api.parameters'), fieldList(speak, fields))}
${body === undefined ? null : part(speak('api.body'), schemaView(speak, body))}
${part(speak('api.answer'), schemaView(speak, answerOf(operation)))}
</div></details>`;
};

const messageView = (speak: Say, name: string, summary: string, schema: JsonSchema): Html => {
  const isEmpty = schema.type === 'object' && Object.keys(schema.properties ?? {}).length === 0;
  return html`<details class="op">
<summary><span class="method socket">EMIT</span><span class="path">${name}</span><span class="what">${summary}</span></summary>
<div class="inside" id="${name}">${part(
    speak('api.body'),
    isEmpty ? html`<p class="soft">${speak('api.nothing')}</p>` : schemaView(speak, schema),
  )}</div></details>`;
};

interface Section {
  readonly id: string;
  readonly title: string;
  /** What stands in it, where that is worth a line in the contents. */
  readonly entries?: readonly { readonly id: string; readonly title: string }[];
}

const contents = (speak: Say, sections: readonly Section[]): Html =>
  html`<nav class="contents" aria-label="${speak('api.contents')}"><ul>${sections.map(
    ({ id, title, entries = [] }) =>
      html`<li><a href="#${id}">${title}</a>${
        entries.length === 0
          ? null
          : html`<ul>${entries.map((entry) => html`<li><a href="#${entry.id}">${entry.title}</a></li>`)}</ul>`
      }</li>`,
  )}</ul></nav>`;

/** A sentence with its `words of the wire` set apart. */
const prose = (sentence: string): Html =>
  html`<p>${sentence.split('`').map((part, i) => (i % 2 === 0 ? html`${part}` : html`<code>${part}</code>`))}</p>`;

const ENVELOPES = `{ "ok": true, … }
{ "ok": false, "error": { "code": "…", "message": "…" } }`;

export const apiPage = ({ language, document, messages, summaries, sentences }: ApiPage): string => {
  const speak = sayIn(language);
  const served = servedBy(document);
  const inTag = (tag: string): Served[] => served.filter(({ operation }) => operation.tags.includes(tag));
  const named: NamedSchemas = { ...document.components.schemas };
  const book: SchemaBook = { named, notes: notesIn(summaries, language) };
  const emitted = Object.entries(messages).map(([name, schema]) =>
    messageView(speak, name, say(summaries, language, name), jsonSchema(schema, 'input', book)),
  );
  const codes = Object.entries(sentences[language]).sort(([a], [b]) => (a < b ? -1 : 1));
  const sections: Section[] = [
    { id: 'basics', title: speak('api.basics') },
    ...document.tags.map(({ name, description }) => ({
      id: `tag-${name}`,
      title: description,
      entries: inTag(name).map(({ path, method, operation }) => ({
        id: operation.operationId,
        title: `${method.toUpperCase()} ${path.replace(/^\/api/, '')}`,
      })),
    })),
    { id: 'sockets', title: speak('api.sockets') },
    { id: 'shapes', title: speak('api.shapes') },
    { id: 'codes', title: speak('api.codes') },
  ];
  return page({
    language,
    title: document.info.title,
    path: '/api',
    content: html`<div class="wrap">
<section class="mat"><div class="edge"></div><div class="inner">
<div class="note"><h1>${document.info.title}</h1><p>${document.info.description}</p>
<p class="links"><a href="${linkTo('/api/openapi.json', language)}">${speak('openApiLink')}</a></p></div>
</div><div class="edge"></div></section>
<div class="columns">
${contents(speak, sections)}
<main>
<h2 id="basics">${speak('api.basics')}</h2>
${prose(speak('api.envelope'))}
<pre><code>${ENVELOPES}</code></pre>
${prose(speak('api.signIn'))}
${prose(speak('api.language'))}
${prose(speak('api.paging'))}
${document.tags.map(
  ({ name, description }) => html`<section><h2 id="tag-${name}">${description}</h2>
${inTag(name).map((each) => operationView(speak, each))}</section>`,
)}
<section><h2 id="sockets">${speak('api.sockets')}</h2>${prose(speak('api.socketsAbout'))}${emitted}</section>
<section><h2 id="shapes">${speak('api.shapes')}</h2><p>${speak('api.shapesAbout')}</p>
${Object.entries(named).map(
  ([name, schema]) =>
    html`<h3 id="${shapeAnchor(name)}">${name}</h3><div class="sheet">${schemaView(speak, schema)}</div>`,
)}</section>
<section><h2 id="codes">${speak('api.codes')}</h2>
<dl class="codes sheet">${codes.map(([code, sentence]) => html`<dt>${code}</dt><dd>${sentence.replace(/\{\w+\}/g, '…')}</dd>`)}</dl></section>
</main>
</div>
</div>`,
  });
};
