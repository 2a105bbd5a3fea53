import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { ask, codeOf, JSON_TYPE, post, SECRET, serve, serveTests, shared } from './http-server.ts';

serveTests();

describe('answers', () => {
  test('an answer stands beside ok, with its status and its cookies', async () => {
    const response = await post({ text: 'chào' });
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({ ok: true, text: 'chào', who: null, language: 'vi' });
    expect(response.headers.getSetCookie()).toEqual(['a=1; HttpOnly', 'b=2; HttpOnly']);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('a file goes out as it is, to be kept and not to be shown', async () => {
    const response = await ask('/api/file.csv');
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe('attachment');
    expect(await response.text()).toBe('"Hạng","Bot"\r\n');
  });

  test('only what the schema names leaves the server', async () => {
    const response = await ask('/api/things/mine', { headers: { authorization: 'Bearer good' } });
    expect(await response.json()).toEqual({ ok: true, mine: 'nam' });
  });

  test('an answer that is not as described is our mistake, and is not sent', async () => {
    const response = await ask('/api/misshapen');
    expect(response.status).toBe(500);
    expect(await codeOf(response)).toBe('SERVER_ERROR');
  });

  test('a refusal of a route has its status, its code and a sentence in the language asked for', async () => {
    for (const [language, sentence] of [
      ['vi', 'Trễ 5 phút.'],
      ['en', '5 minutes late.'],
    ]) {
      const response = await ask(`/api/refused?lang=${language}`);
      expect(response.status).toBe(409);
      expect(response.headers.get('content-language')).toBe(language);
      expect(await response.json()).toEqual({ ok: false, error: { code: 'TOO_LATE', message: sentence } });
    }
  });

  test.each([
    ['en-GB,en;q=0.9', '', 'en'],
    ['vi-VN', '', 'vi'],
    ['fr', '', 'vi'],
    ['', '', 'vi'],
    // Reading a preference costs more than its bytes: what stands behind the first two hundred is not read.
    [`${'fr;q=0.1,'.repeat(500)}en`, '', 'vi'],
    ['en', '?lang=vi', 'vi'],
    ['en', '?lang=xx', 'en'],
    ['en', '?lang=vi&lang=en', 'en'],
  ])('Accept-Language %j and %j are answered in %j', async (accepted, query, language) => {
    const headers = accepted === '' ? {} : { 'accept-language': accepted };
    const response = await post({ text: '' }, headers, `/api/echo${query}`);
    expect(await response.json()).toMatchObject({ language });
  });

  test('names come before placeholders, and parts are read by their schemas', async () => {
    expect((await ask('/api/things/mine')).status).toBe(401);
    expect(await (await ask('/api/things/abc?size=4&lang=en')).json()).toEqual({ ok: true, id: 'abc', size: 4 });
    expect(await (await ask('/api/things/abc')).json()).toEqual({ ok: true, id: 'abc', size: 1 });
  });
});

describe('who asks', () => {
  test('a cookie or a bearer token says who; nothing brought is nobody, and nobody is looked up', async () => {
    expect(await (await post({ text: '' }, { authorization: 'Bearer good' })).json()).toMatchObject({ who: 'nam' });
    expect(await (await post({ text: '' }, { cookie: 'sign-in=good' })).json()).toMatchObject({ who: 'nam' });
    expect(shared.identified).toEqual([
      { cookie: undefined, token: 'good' },
      { cookie: 'sign-in=good', token: undefined },
    ]);
    expect(await (await post({ text: '' })).json()).toMatchObject({ who: null });
    expect(shared.identified).toHaveLength(2);
  });

  test.each<Record<string, string>>([
    {},
    { authorization: 'Bearer bad' },
    { authorization: 'Basic good' },
    { cookie: 'sign-in=bad' },
  ])('%j is turned away where somebody must be signed in', async (headers) => {
    const response = await ask('/api/things/mine', { headers });
    expect(response.status).toBe(401);
    expect(await codeOf(response)).toBe('SIGN_IN_FIRST');
  });
});

describe('requests that make no sense', () => {
  const sent = (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string>): Promise<Response> =>
    ask('/api/echo', { method: 'POST', body, headers });

  test.each<[string, string | Uint8Array<ArrayBuffer>, Record<string, string>, number, string]>([
    ['broken JSON', '{"text":', JSON_TYPE, 400, 'BAD_JSON'],
    ['a bare word', '"text"', JSON_TYPE, 400, 'BAD_JSON'],
    ['another type', '{"text":"a"}', { 'content-type': 'text/plain' }, 415, 'WRONG_TYPE'],
    ['a form', 'text=a', { 'content-type': 'application/x-www-form-urlencoded' }, 415, 'WRONG_TYPE'],
    ['another charset', '{"text":"a"}', { 'content-type': 'application/json; charset=klingon' }, 415, 'WRONG_TYPE'],
    [
      'many parts, behind a sign that has the byte of a quotation mark',
      new Uint8Array(Buffer.from(`{"more":"∀",${'"text":"a",'.repeat(2_000)}"text":"a"}`, 'utf16le')),
      { 'content-type': 'application/json; charset=utf-16le' },
      415,
      'WRONG_TYPE',
    ],
    [
      'many parts in UTF-7, behind a charset that is meant to be read instead',
      `{${'"text":"a"+ACw-'.repeat(2_000)}"text":"a"}`,
      { 'content-type': 'application/json; x="charset=utf-8"; charset=UTF-7' },
      415,
      'WRONG_TYPE',
    ],
    ['another encoding', 'xx', { ...JSON_TYPE, 'content-encoding': 'zip' }, 415, 'WRONG_TYPE'],
    ['many parts', `{${'"text":"a",'.repeat(2_000)}"text":"a"}`, JSON_TYPE, 400, 'BAD_REQUEST'],
    [
      'a packed body',
      new Uint8Array(gzipSync('{"text":"a"}')),
      { ...JSON_TYPE, 'content-encoding': 'gzip' },
      415,
      'WRONG_TYPE',
    ],
    ['too much', JSON.stringify({ text: 'x'.repeat(70_000) }), JSON_TYPE, 413, 'TOO_LARGE'],
    ['no body', '', JSON_TYPE, 400, 'BAD_REQUEST'],
    ['another field', '{"text":"a","more":1}', JSON_TYPE, 400, 'BAD_REQUEST'],
    ['another kind', '{"text":7}', JSON_TYPE, 400, 'BAD_REQUEST'],
    ['a list', '[]', JSON_TYPE, 400, 'BAD_REQUEST'],
    ['a polluted object', '{"__proto__":{"text":"a"}}', JSON_TYPE, 400, 'BAD_REQUEST'],
  ])('%s is refused with a code', async (_what, body, headers, status, code) => {
    const response = await sent(body, headers);
    expect(response.status).toBe(status);
    expect(await codeOf(response)).toBe(code);
  });

  test.each([
    'application/json; charset=utf-8',
    'APPLICATION/JSON;charset="UTF-8"',
    'application/json; profile=x; charset=utf-8',
  ])('%s is JSON in UTF-8', async (type) => {
    expect((await sent('{"text":"Sảnh Rồng"}', { 'content-type': type })).status).toBe(201);
  });

  test.each([
    ['/api/things/ABC', 400, 'BAD_REQUEST'],
    ['/api/things/%00', 400, 'BAD_REQUEST'],
    ['/api/things/%E0%A4%A', 400, 'BAD_REQUEST'],
    ['/api/things/abc?size=10', 400, 'BAD_REQUEST'],
    ['/api/things/abc?size=1&size=2', 400, 'BAD_REQUEST'],
    ['/api/things/abc?other=1', 400, 'BAD_REQUEST'],
    ['/api/nothing', 404, 'NO_PATH'],
    ['/api/things', 404, 'NO_PATH'],
    ['/api/things/abc/', 404, 'NO_PATH'],
    ['/API/things/abc', 404, null],
  ])('%s is refused with %i %s', async (path, status, code) => {
    const response = await ask(path);
    expect(response.status).toBe(status);
    if (code !== null) expect(await codeOf(response)).toBe(code);
  });

  test('a refusal names the field by its name in the schema, never by what was sent', async () => {
    const response = await post({ text: 7, [`<b>${SECRET}`]: 1 });
    const body = await response.text();
    expect(body).not.toContain(SECRET);
    expect(body).toContain('text');
  });

  test('a path that exists says which methods it knows', async () => {
    const response = await ask('/api/echo', { method: 'PUT' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST, DELETE');
    expect(await codeOf(response)).toBe('BAD_METHOD');
    expect((await ask('/api/things/mine', { method: 'POST' })).headers.get('allow')).toBe('GET');
  });

  test('whatever is sent is answered with a code and nothing breaks', async () => {
    const segment = fc.oneof(
      fc.constantFrom(
        'api',
        'echo',
        'things',
        'mine',
        't',
        'games',
        'tables',
        '..',
        '%00',
        '%ff',
        '__proto__',
        'healthz',
      ),
      fc.string({ unit: 'grapheme', maxLength: 12 }).map(encodeURIComponent),
    );
    const request = fc.record({
      path: fc.array(segment, { maxLength: 5 }).map((parts) => `/api/${parts.join('/')}`),
      query: fc.string({ maxLength: 20 }).map(encodeURI),
      method: fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'),
      body: fc.oneof(fc.json({ maxDepth: 3 }), fc.string({ maxLength: 50 })),
      type: fc.constantFrom('application/json', 'text/plain', 'multipart/form-data', ''),
    });
    await fc.assert(
      fc.asyncProperty(request, async ({ path, query, method, body, type }) => {
        // Two slashes at the start would name another host.
        const response = await ask(`${path.replace(/\/{2,}/g, '/')}?${query}`, {
          method,
          ...(method === 'GET' ? {} : { body }),
          headers: type === '' ? {} : { 'content-type': type },
        });
        expect(response.status).toBeLessThan(500);
        if (response.status >= 400 && new URL(response.url).pathname.startsWith('/api/')) await codeOf(response);
        else await response.text();
      }),
      { numRuns: examples(100, 300) },
    );
  });
});

describe('requests from other sites', () => {
  const own = () => shared.url;
  const cases: [string, () => Record<string, string>, boolean][] = [
    ['no mark at all: a program', () => ({}), true],
    ['our own page', () => ({ origin: own() }), true],
    ['our own page, by its Referer', () => ({ referer: `${own()}/t/ABCDEFGH2` }), true],
    ['the same origin, says the browser', () => ({ 'sec-fetch-site': 'same-origin' }), true],
    ['typed in by hand', () => ({ 'sec-fetch-site': 'none' }), true],
    ['another site', () => ({ origin: 'https://evil.example' }), false],
    ['another port', () => ({ origin: 'http://127.0.0.1:1' }), false],
    ['a hidden origin', () => ({ origin: 'null' }), false],
    ['an origin that is none', () => ({ origin: 'evil' }), false],
    ['another site, by its Referer', () => ({ referer: 'https://evil.example/page' }), false],
    ['another site, says the browser', () => ({ 'sec-fetch-site': 'cross-site' }), false],
    ['a sister site, says the browser', () => ({ 'sec-fetch-site': 'same-site' }), false],
    ['another site that claims our Referer', () => ({ origin: 'https://evil.example', referer: own() }), false],
  ];

  test.each(cases)('%s', async (_who, marks, allowed) => {
    for (const cookie of [{}, { cookie: 'sign-in=good' }]) {
      for (const response of [
        await post({ text: '' }, { ...cookie, ...marks() }),
        await ask('/api/echo', { method: 'DELETE', headers: { ...cookie, ...marks() } }),
      ]) {
        if (allowed) expect(response.ok).toBe(true);
        else {
          expect(response.status).toBe(403);
          expect(await codeOf(response)).toBe('BAD_ORIGIN');
        }
      }
    }
    // Reading changes nothing.
    expect((await ask('/api/things/abc', { headers: marks() })).status).toBe(200);
  });

  test('with origins given, only pages of these may ask, whatever host was asked', async () => {
    const server = await serve({ origins: ['https://sanhrong.example'] });
    const from = async (origin: string): Promise<number> => {
      const headers = { ...JSON_TYPE, origin, cookie: 'sign-in=good' };
      return (await fetch(`${server.url}/api/echo`, { method: 'POST', headers, body: '{"text":""}' })).status;
    };
    expect(await from('https://sanhrong.example')).toBe(201);
    expect(await from(server.url)).toBe(403);
    server.close();
  });
});
