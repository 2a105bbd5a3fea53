import { LANGUAGES } from '@sanh-rong/engine';
import { CLIENT_MESSAGES } from '@sanh-rong/protocol';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { HISTORY_SENTENCES, HISTORY_SUMMARIES } from '../../src/history/messages/vi.ts';
import { createHttp } from '../../src/http/http.ts';
import type { OpenApi } from '../../src/http/openapi.ts';
import { PAGE_WORDS } from '../../src/http/pages/messages/index.ts';
import { ask, options, ROUTES, serveTests } from './http-server.ts';

serveTests();

/** Every schema in a document, wherever it stands. */
const references = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(references);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    key === '$ref' && typeof each === 'string' ? [each] : references(each),
  );
};

const resolved = (document: unknown, reference: string): unknown =>
  reference
    .replace(/^#\//, '')
    .split('/')
    .reduce((at: unknown, key) => (at as Record<string, unknown> | undefined)?.[key], document);

describe('the API describes itself', () => {
  const documentIn = async (language: string): Promise<OpenApi> =>
    (await (await ask(`/api/openapi.json?lang=${language}`)).json()) as OpenApi;

  test.each(LANGUAGES)(
    'the OpenAPI document in %j has every route, and every reference leads somewhere',
    async (language) => {
      const document = await documentIn(language);
      expect(document.openapi).toBe('3.1.0');
      expect(document.info.title.length).toBeGreaterThan(3);
      const { routes } = options();
      const served = Object.values(document.paths).flatMap((path) => Object.keys(path));
      expect(served).toHaveLength(routes.length);
      for (const { id, method, path, tag, who, body, params, file } of routes) {
        const operation = document.paths[path][method];
        expect(operation.operationId).toBe(id);
        expect(document.tags.map(({ name }) => name)).toContain(tag);
        expect(operation.requestBody === undefined).toBe(body === undefined);
        expect(operation.security.some((each) => Object.keys(each).length === 0)).toBe(who === 'anyone');
        const named = (operation.parameters ?? []).filter((each) => each.in === 'path').map(({ name }) => name);
        expect(named).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
        expect(named.length > 0).toBe(params !== undefined);
        const { content } = operation.responses['2XX'];
        expect(Object.keys(content)).toEqual([file ?? 'application/json']);
        if (file !== undefined) expect(content[file].schema.type).toBe('string');
        else expect(content['application/json'].schema).toHaveProperty('properties.ok.const', true);
      }
      const all = references(document);
      expect(all.length).toBeGreaterThan(20);
      for (const reference of all) expect(resolved(document, reference)).toBeTypeOf('object');
      // Words come from the catalogues, not from the schemas.
      expect(JSON.stringify(document)).not.toContain('$defs');
      expect(document.paths['/api/games'].get.summary).toBe(HISTORY_SUMMARIES[language].listGames);
    },
  );

  test('the two languages differ in words only', async () => {
    const [vi, en] = await Promise.all(LANGUAGES.map(documentIn));
    const wordless = (document: OpenApi): unknown =>
      JSON.parse(
        JSON.stringify(document, (key, value) => (['summary', 'description', 'title'].includes(key) ? '' : value)),
      );
    expect(wordless(vi)).toEqual(wordless(en));
    expect(vi).not.toEqual(en);
  });

  test('every message of the socket and every page word stands in both catalogues', () => {
    for (const name of Object.keys(CLIENT_MESSAGES)) {
      for (const language of LANGUAGES) expect(PAGE_WORDS[language][name]?.length).toBeGreaterThan(3);
    }
    for (const words of [PAGE_WORDS, HISTORY_SENTENCES, HISTORY_SUMMARIES]) {
      expect(Object.keys(words.vi).sort()).toEqual(Object.keys(words.en).sort());
      for (const key of Object.keys(words.en)) {
        const holes = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort();
        expect(holes(words.vi[key])).toEqual(holes(words.en[key]));
      }
    }
  });

  test.each(LANGUAGES)('the page in %j lists every route, message and code', async (language) => {
    const page = await (await ask(`/api?lang=${language}`)).text();
    expect(page).toContain(`<html lang="${language}">`);
    for (const { id } of options().routes) expect(page).toContain(`id="${id}"`);
    for (const name of Object.keys(CLIENT_MESSAGES)) expect(page).toContain(`id="${name}"`);
    for (const code of ['NO_GAME', 'BAD_ORIGIN', 'TOO_LATE']) expect(page).toContain(`<dt>${code}</dt>`);
    const anchors = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    for (const [, target] of page.matchAll(/href="#([^"]+)"/g)) expect(anchors).toContain(target);
    expect(page).not.toContain('[object Object]');
    expect(page).not.toContain('undefined');
  });

  test('two routes of one id or one address, or an answer that is no object, are refused at the start', () => {
    const [echo] = ROUTES;
    expect(() => createHttp(options({ routes: [echo, echo] }))).toThrow('echo');
    expect(() => createHttp(options({ routes: [{ ...echo, answer: z.array(z.string()) }] }))).toThrow('object');
  });
});

describe('pages', () => {
  test.each(['/api', '/nothing.txt'])(
    '%s needs no script, no inline style and nothing from elsewhere',
    async (path) => {
      for (const language of LANGUAGES) {
        const response = await ask(`${path}?lang=${language}`);
        expect(response.headers.get('content-type')).toContain('text/html');
        const page = await response.text();
        expect(page).toContain(`<html lang="${language}">`);
        expect(page).not.toMatch(/<script|<style|\sstyle=|\son\w+=|javascript:/i);
        for (const [, link] of page.matchAll(/(?:src|href)="([^"]*)"/g)) expect(link).toMatch(/^[/#]/);
        const other = language === 'vi' ? 'en' : 'vi';
        expect(page).toContain(`lang="${other}"`);
        // Every word that was asked of a catalogue was in it.
        expect(page).not.toMatch(/\b(?:api|game|ruleSet|field)\.[a-z]/);
      }
    },
  );

  test('the style sheet and the pictures are there', async () => {
    for (const [path, type] of [
      ['/look.css', 'text/css'],
      ['/mat.svg', 'image/svg+xml'],
      ['/mark.svg', 'image/svg+xml'],
    ]) {
      const response = await ask(path);
      expect(response.headers.get('content-type')).toContain(type);
      expect((await response.text()).length).toBeGreaterThan(100);
    }
  });
});
