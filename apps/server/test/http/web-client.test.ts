import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { GAMES, LANGUAGES, type Language } from '@sanh-rong/engine';
import { PAGE_IDS, PAGE_PATHS, pagePath } from '@sanh-rong/protocol/pages';
import { describe, expect, test } from 'vitest';
import { readClient } from '../../src/http/client/built-client.ts';
import { CLIENT_WORDS } from '../../src/http/client/messages/index.ts';
import { STUB_PAGES, STUB_SCRIPT } from '../support/stub-client.ts';
import { ask, serve, serveTests, shared } from './http-server.ts';

serveTests();

const SCRIPT = '/assets/main-Ab12Cd34.js';

/** A request as it is written, without a client that tidies its address or unpacks the answer. */
const raw = (
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<{ status: number; headers: Record<string, string | undefined>; body: Buffer }> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(shared.url);
    const asked = request({ hostname, port, path, headers, method }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers as Record<string, string | undefined>,
          body: Buffer.concat(chunks),
        }),
      );
    });
    asked.on('error', reject);
    asked.end();
  });

const unescaped = (text: string): string =>
  text.replace(
    /&(amp|lt|gt|quot|#39);/g,
    (_, sign: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"' })[sign] ?? "'",
  );

/** What a page says about itself, by name. */
const headOf = (page: string): Record<string, string> => ({
  title: unescaped(/<title>([^<]*)<\/title>/.exec(page)?.[1] ?? ''),
  ...Object.fromEntries(
    [...page.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)" \/>/g)].map(([, name, content]) => [
      name,
      unescaped(content),
    ]),
  ),
});

describe('files of the client', () => {
  test.each([
    [SCRIPT, 'text/javascript', 'public, max-age=31536000, immutable'],
    ['/assets/main-Ab12Cd34.css', 'text/css', 'public, max-age=31536000, immutable'],
    ['/sw.js', 'text/javascript', 'no-cache'],
    ['/precache.js', 'text/javascript', 'no-cache'],
    ['/first.js', 'text/javascript', 'public, max-age=3600'],
    ['/manifest.webmanifest', 'application/manifest+json', 'public, max-age=3600'],
    ['/art/og.png', 'image/png', 'public, max-age=3600'],
    ['/art/favicon.svg', 'image/svg+xml', 'public, max-age=3600'],
  ])('%s is %s, %s', async (path, type, caching) => {
    for (const method of ['GET', 'HEAD']) {
      const { status, headers, body } = await raw(path, {}, method);
      expect(status).toBe(200);
      expect(headers['content-type']).toContain(type);
      expect(headers['cache-control']).toBe(caching);
      expect(Number(headers['content-length'])).toBeGreaterThan(10);
      expect(body.length > 0).toBe(method === 'GET');
    }
  });

  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip', 'gzip'],
    ['identity', undefined],
    ['', undefined],
    ['*', 'br'],
    // What stands behind the first two hundred letters is not read: files are given at any rate.
    [`${'x;q=0.1,'.repeat(100)}br`, undefined],
  ])('a browser that reads %j gets %j, compressed when the client was built', async (accepted, encoding) => {
    const { headers, body } = await raw(SCRIPT, accepted === '' ? {} : { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toContain('Accept-Encoding');
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ''] ?? ((bytes: Buffer) => bytes);
    expect(unpack(body).toString()).toBe(STUB_SCRIPT);
    expect(body.length < STUB_SCRIPT.length / 4).toBe(encoding !== undefined);
  });

  test('whoever has the file is told so, by its content or its time; each encoding is a content of its own', async () => {
    const tags = new Set<string | undefined>();
    for (const encoding of ['br', 'gzip', 'identity']) {
      const { headers } = await raw(SCRIPT, { 'accept-encoding': encoding });
      tags.add(headers.etag);
      const again = { 'accept-encoding': encoding, 'if-none-match': headers.etag ?? '' };
      expect((await raw(SCRIPT, again)).status).toBe(304);
      expect((await raw(SCRIPT, again)).body).toHaveLength(0);
      expect((await raw(SCRIPT, { ...again, 'if-none-match': '"other"' })).status).toBe(200);
      expect((await raw(SCRIPT, { 'if-modified-since': headers['last-modified'] ?? '' })).status).toBe(304);
    }
    expect(tags.size).toBe(3);
  });

  test.each([
    '/assets/none.js',
    '/assets/',
    '/assets/none',
    '/art/none.png',
    '/favicon.ico',
    '/index.html',
    '/pages.json',
    `${SCRIPT}.br`,
    `${SCRIPT}.gz`,
    `${SCRIPT}/`,
    '/assets/../../package.json',
    '/../../../package.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/assets/..%2f..%2fpackage.json',
    '/assets\\..\\..\\package.json',
    '//etc/passwd.txt',
    '/assets/main-Ab12Cd34.js%00',
    '/%00.js',
    '/.env',
    '/node_modules/express/package.json',
  ])('%s is not there, and no page stands in for a file', async (path) => {
    const { status, body, headers } = await raw(path);
    expect(status).toBe(404);
    expect(headers['cache-control']).not.toContain('max-age');
    const text = body.toString();
    for (const leaked of ['"name"', 'root:', 'chia bài']) expect(text).not.toContain(leaked);
    expect(text).not.toContain('id="app"');
  });

  test('what runs bots in a browser comes with a policy of its own: nothing but the bot, and no way out', async () => {
    const policyOf = async (path: string) => (await raw(path)).headers['content-security-policy'];
    expect(await policyOf('/assets/sandbox/inside-Ab12Cd34.js')).toBe("default-src 'none'; script-src blob:");
    expect(await policyOf('/assets/sandbox/none.js')).toContain("default-src 'self'");
    for (const path of [SCRIPT, '/sw.js', '/']) {
      expect(await policyOf(path)).toContain("script-src 'self'");
      expect(await policyOf(path)).not.toContain('blob:');
    }
  });

  test('files are only read', async () => {
    for (const method of ['POST', 'PUT', 'DELETE']) expect((await raw(SCRIPT, {}, method)).status).toBe(404);
  });
});

describe('pages of the client', () => {
  /** What an address must hold to be that of a page. */
  const EXAMPLES: Readonly<Record<string, string>> = { code: 'ABCDEFGH2', day: '2026-11-19' };
  const PAGES = [
    ...PAGE_IDS.filter((page) => page !== 'learnGame' && page !== 'ladder').map((page) =>
      PAGE_PATHS[page].replace(/:(\w+)/g, (_, name) => EXAMPLES[name] ?? `some-${name}`),
    ),
    ...GAMES.map(({ id: game }) => pagePath('learnGame', { game })),
    ...GAMES.flatMap(({ id: game, ruleSets }) => ruleSets.map(({ id }) => pagePath('ladder', { game, ruleSet: id }))),
    '/new/',
  ];

  test.each(PAGES)('%s is a page, in the language of whoever asks', async (path) => {
    const titles = new Set<string>();
    for (const language of LANGUAGES) {
      const response = await ask(path, { headers: { 'accept-language': language } });
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toContain('text/html');
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(response.headers.get('vary')).toContain('Accept-Language');
      const page = await response.text();
      expect(page).toContain(`<html lang="${language}">`);
      expect(page).toContain('id="app"');
      expect(page).not.toContain('<!--page-->');
      expect(page.match(/<title>/g)).toHaveLength(1);
      expect(page.match(/name="description"/g)).toHaveLength(1);
      const head = headOf(page);
      expect(head.title).toContain('Sảnh Rồng');
      expect(head.description.length).toBeGreaterThan(15);
      expect(head).toMatchObject({
        'og:title': head.title,
        'og:description': head.description,
        'og:url': shared.url + path,
        'og:image': `${shared.url}/art/og.png`,
        'og:locale': { vi: 'vi_VN', en: 'en_US' }[language],
      });
      expect(JSON.stringify(head)).not.toMatch(/\{\w+\}|undefined/);
      titles.add(head.description);
    }
    expect(titles.size).toBe(2);
  });

  test('every page is called something else', async () => {
    const pages = PAGES.filter((path) => path !== '/new/' && path !== '/practice/table');
    const titles = await Promise.all(pages.map(async (path) => headOf(await (await ask(path)).text()).title));
    expect(new Set(titles).size).toBe(pages.length);
  });

  const about = async (path: string, language: Language): Promise<Record<string, string>> =>
    headOf(await (await ask(`${path}?lang=${language}`)).text());

  test('a link to a table says its name, its game and whether there is room; no search engine lists it', async () => {
    expect(await about('/t/ABCDEFGH2', 'vi')).toMatchObject({
      title: 'Chiếu nhà Nam · Sảnh Rồng',
      description: expect.stringMatching(/^Tiến Lên · Miền Nam: còn 2 trên 4 ghế/),
      robots: 'noindex',
    });
    expect((await about('/t/ABCDEFGH2', 'en')).description).toMatch(
      /^Tiến Lên · Southern rules: 2 of 4 seats are free/,
    );
    expect((await about('/t/FQLLFQLL', 'en')).description).toContain('all 4 seats are taken');
    expect(await about('/t/PLAYJNG2', 'en')).toMatchObject({
      title: 'A table of Tiến Lên · Sảnh Rồng',
      description: expect.stringContaining('playing now'),
    });
    expect(await about('/', 'vi')).not.toHaveProperty('robots');
  });

  test('a page names what it is made of, after the styles of the client; a lost one only the client', async () => {
    const named = async (path: string): Promise<string[]> => {
      const head = (await (await ask(path)).text()).split('</head>')[0];
      return [
        ...head.matchAll(
          /<link rel="(?:stylesheet|modulepreload|preload" as="fetch)"(?: fetchpriority="low")? crossorigin href="([^"]+)" \/>/g,
        ),
      ].map(([, file]) => file);
    };
    const files = (...names: (keyof typeof STUB_PAGES)[]): string[] => [
      ...names.flatMap((name) => STUB_PAGES[name].styles),
      ...names.flatMap((name) => STUB_PAGES[name].scripts),
    ];
    expect(await named('/')).toEqual(files('home'));
    expect(await named('/t/ABCDEFGH2')).toEqual(files('table', 'lobby'));
    expect(await named('/t/PLAYJNG2')).toEqual(files('table', 'game tienlen'));
    expect(await named('/learn/phom')).toEqual(files('learnGame', 'course phom'));
    const worker = STUB_PAGES['practice worker'].workers;
    expect(await named('/practice/table?game=tienlen')).toEqual([...files('practiceTable', 'game tienlen'), ...worker]);
    for (const query of ['', '?game=poker', '?game=lobby', '?game=tienlen&game=phom', '?game[a]=tienlen'])
      expect(await named(`/practice/table${query}`)).toEqual([...files('practiceTable'), ...worker]);
    for (const path of ['/nothing', '/t/NQSUCH22']) expect(await named(path)).toEqual([]);
  });

  test('a page says what it is before any script has come', async () => {
    const place = (page: string): string => unescaped(page.split('<div id="app">')[1].split('</body>')[0]);
    for (const path of ['/', '/t/ABCDEFGH2', '/t/SCRJPT22', '/nothing']) {
      const page = await (await ask(path)).text();
      const { title, description } = headOf(page);
      expect(place(page)).toContain(title);
      expect(place(page)).toContain(description);
    }
  });

  test.each(['/t/NQSUCH22', '/t/CLQSED22', '/t/a%00b', '/t/%3Cscript%3E', '/t/abcdefgh2'])(
    '%s is no table: a 404 on which the client still loads and explains',
    async (path) => {
      const response = await ask(`${path}?lang=en`);
      expect(response.status).toBe(404);
      const page = await response.text();
      expect(headOf(page).title).toBe('This table is gone · Sảnh Rồng');
      expect(page).toContain('id="app"');
    },
  );

  test.each([
    '/nothing',
    '/nothing/at/all',
    '/New',
    '/t',
    '/t/',
    '/learn/poker',
    '/arena/poker/holdem',
    '/arena/tienlen/poker',
    '/practice/other',
    '/people',
    '/a/b/',
  ])('%s is no page: a 404 on which the client still loads', async (path) => {
    const response = await ask(`${path}?lang=en`);
    expect(response.status).toBe(404);
    const page = await response.text();
    expect(headOf(page).title).toBe('Nothing here · Sảnh Rồng');
    expect(page).toContain('id="app"');
  });

  test('names are text, whatever is in them; so are addresses and hosts', async () => {
    const page = await (await ask('/t/SCRJPT22')).text();
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(page).not.toContain('<script>alert');
    const { body } = await raw('/people/"><b>x', { host: '"><i>.example' });
    expect(body.toString()).not.toMatch(/<b>|<i>/);
  });

  test('links lead to where people reach the site', async () => {
    const server = await serve({ publicUrl: 'https://bai.example.org' });
    const head = headOf(await (await fetch(`${server.url}/learn?lang=en`)).text());
    expect(head['og:url']).toBe('https://bai.example.org/learn');
    expect(head['og:image']).toBe('https://bai.example.org/art/og.png');
    server.close();
  });

  test('only reading gets a page', async () => {
    expect((await ask('/new', { method: 'HEAD' })).status).toBe(200);
    for (const method of ['POST', 'PUT', 'DELETE']) expect((await ask('/new', { method })).status).toBe(404);
  });
});

describe('a client that is not there', () => {
  test('was not built: every page says so, and the API goes on', async () => {
    const server = await serve({ client: null });
    for (const path of ['/', '/t/ABCDEFGH2', '/learn']) {
      const response = await fetch(`${server.url}${path}?lang=en`);
      expect(response.status).toBe(503);
      const page = await response.text();
      expect(page).toContain('npm start');
      expect(page).not.toContain('id="app"');
    }
    expect((await fetch(`${server.url}/nothing`)).status).toBe(404);
    expect((await fetch(`${server.url}/api/things/abc`)).status).toBe(200);
    server.close();
  });

  test('nothing is read from a folder without one; one without a place for the words of a page is refused', () => {
    const folder = mkdtempSync(join(tmpdir(), 'sanh-rong-no-client-'));
    try {
      expect(readClient(folder)).toBeNull();
      expect(readClient(join(folder, 'none'))).toBeNull();
      writeFileSync(join(folder, 'index.html'), '<!doctype html><html lang="vi"><head></head></html>');
      expect(() => readClient(folder)).toThrow('<!--page-->');
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  test('its words stand in both catalogues, with the same holes', () => {
    expect(Object.keys(CLIENT_WORDS.en).sort()).toEqual(Object.keys(CLIENT_WORDS.vi).sort());
    const holes = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort();
    for (const [key, text] of Object.entries(CLIENT_WORDS.en)) expect(holes(text)).toEqual(holes(CLIENT_WORDS.vi[key]));
  });
});
