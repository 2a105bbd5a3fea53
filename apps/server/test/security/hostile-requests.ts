import { Agent, type OutgoingHttpHeaders, request } from 'node:http';
import type { Random } from '@sanh-rong/engine';

/** Requests over HTTP that keep to the protocol and to nothing else. */

export interface HostileRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: OutgoingHttpHeaders;
  readonly body?: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 20 });

/** Sends it as it stands: nothing in the path is put right. */
export const send = (
  port: number,
  address: string,
  { method, path, headers, body }: HostileRequest,
): Promise<{ readonly status: number; readonly text: string }> =>
  new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const asked = request(
      { port, host: '127.0.0.1', agent, method, path, headers: { 'x-forwarded-for': address, ...headers, ...length } },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (part) => {
          text += part;
        });
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
        response.on('error', reject);
      },
    );
    asked.on('error', reject);
    asked.end(body);
  });

const BODIES: readonly string[] = [
  '{',
  '[]',
  'null',
  '"x"',
  '7',
  '{"name":7}',
  '{"name":null}',
  '{"name":""}',
  '{"name":"\\ud800"}',
  '{"name":"\\u0000"}',
  `{"name":"${'x'.repeat(60_000)}"}`,
  `{"name":"${'x'.repeat(70_000)}"}`,
  '{"__proto__":{"name":"x"}}',
  '{"constructor":{"prototype":{"ok":true}}}',
  '{"username":{"$ne":null},"password":{"$gt":""}}',
  '{"username":"\' or 1=1 --","password":"x"}',
  '{"message":1e999,"reason":"spam"}',
  '{"message":-1,"reason":[]}',
  '{"scope":"all"}',
  '{"source":"\\u0000"}',
  '{"game":"__proto__","name":"x","source":"\\ud800"}',
  `{"source":"${'x'.repeat(300_000)}"}`,
  '{"current":[],"next":{}}',
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  `{"name":${'9'.repeat(1_000)}}`,
  '\u0000',
  '{"a":1}{"b":2}',
];

const TYPES = [
  'text/plain',
  'application/xml',
  'application/json; charset=utf-7',
  'multipart/form-data; boundary=x',
  'x',
  '',
];

/** These must not be done: not without a sign-in, and with these bodies not with one. */
const CHANGING: readonly (readonly [string, string])[] = [
  ['PATCH', '/api/me'],
  ['POST', '/api/me/account'],
  ['POST', '/api/sign-in'],
  ['POST', '/api/me/password'],
  ['POST', '/api/sign-out-everywhere'],
  ['DELETE', '/api/me/sign-ins/x'],
  ['POST', '/api/me/tokens'],
  ['DELETE', '/api/me/tokens/x'],
  ['PUT', '/api/me/mutes/nobody'],
  ['DELETE', '/api/me/mutes/%00'],
  ['POST', '/api/reports'],
  ['POST', '/api/bots'],
  ['PATCH', '/api/bots/x'],
  ['DELETE', '/api/bots/x'],
  ['POST', '/api/bots/x/versions'],
  ['POST', '/api/bots/x/versions/0/restore'],
  ['POST', '/api/bots/x/copies'],
  ['POST', '/api/bots/x/test'],
  ['POST', '/api/arena/entries'],
  ['DELETE', '/api/arena/entries/x'],
  ['POST', '/api/arena/challenges'],
  ['POST', '/api/arena/tournaments'],
  ['POST', '/api/arena/tournaments/x/sign-ups'],
  ['DELETE', '/api/arena/tournaments/x/sign-ups/x'],
  ['POST', '/api/arena/tournaments/x/start'],
  ['POST', '/api/arena/tournaments/x/cancel'],
  ['POST', '/api/tables'],
  ['PUT', '/api/games/x'],
  ['TRACE', '/api/me'],
  ['OPTIONS', '/api/guest'],
  ['PUT', '/api/guest'],
];

const STEPS = [
  '..',
  '.',
  '',
  '%2e%2e',
  '%2f',
  '%5c',
  '%00',
  '%c0%ae',
  '%ff',
  '%',
  '%zz',
  '__proto__',
  'constructor',
  '~',
  ';',
  '*',
  'me',
];
const ROOTS = [
  '/',
  '//',
  '/api/',
  '/api//',
  '/t/',
  '/api/tables/',
  '/api/games/',
  '/api/people/',
  '/api/bots/',
  '/api/arena/ladders/',
  '/api/arena/entries/',
  '/api/arena/matches/',
  '/api/arena/matches/x/games/',
  '/api/arena/tournaments/',
  '/socket.io/',
  '/metrics/',
  '/healthz/',
];
const QUERIES = [
  '?limit=1e9',
  '?limit=-1',
  '?limit=',
  '?limit[]=1',
  '?limit=1&limit=2',
  '?cursor=zzzzzzzzzz-x',
  '?cursor=%00',
  '?cursor[$gt]=1',
  "?cursor=1-x'--",
  '?game=../x',
  '?game=__proto__',
  '?__proto__[ok]=1',
  '?constructor=1',
  '?lang=xx',
  '?lang[]=vi&lang[]=en',
  '?before=99999999999999999999',
  "?before=x'--",
  '?status=toString',
  '?entry[]=x',
  '?kind=%00',
  '?%',
  `?${'a=1&'.repeat(2_000)}`,
];

const HEADERS: readonly Readonly<Record<string, string>>[] = [
  { authorization: 'Bearer' },
  { authorization: 'Bearer x' },
  { authorization: `Bearer ${'x'.repeat(5_000)}` },
  { authorization: 'Bearer sr_x' },
  { authorization: `Bearer sr_${'a'.repeat(64)}` },
  { authorization: 'Basic YTpi' },
  { authorization: "Bearer ' or 1=1 --" },
  { cookie: 'sanh_rong_sign_in=x' },
  { cookie: 'sanh_rong_sign_in=x.y' },
  { cookie: 'sanh_rong_sign_in=%' },
  { cookie: `a=${'x'.repeat(9_000)}` },
  { cookie: '__proto__=x; constructor=y' },
  { 'accept-language': `${'vi;q=0.1,'.repeat(500)}` },
  { 'accept-language': '*;q=x' },
  { 'x-forwarded-for': 'nobody' },
  { 'x-forwarded-for': '::1%eth0, 999.1.1.1' },
  { 'x-forwarded-for': ',,,' },
  { 'x-forwarded-host': 'elsewhere.example', 'x-forwarded-proto': 'gopher' },
  { origin: 'null' },
  { origin: 'https://elsewhere.example' },
  { origin: '::' },
  { referer: 'https://elsewhere.example/' },
  { 'sec-fetch-site': 'cross-site' },
  { 'x-http-method-override': 'DELETE' },
  { range: 'bytes=0-1,5-' },
  { 'if-none-match': '*' },
];

/** A guest is made for every request of the right form; these are not. */
const guest = (random: Random): HostileRequest => ({
  method: 'POST',
  path: '/api/guest',
  headers: { 'content-type': random.below(4) === 0 ? random.pick(TYPES) : 'application/json' },
  body: random.pick(BODIES),
});

const reading = (random: Random): HostileRequest => {
  const path = Array.from({ length: 1 + random.below(3) }, () => random.pick(STEPS)).join('/');
  return {
    method: random.pick(['GET', 'GET', 'HEAD', 'POST', 'DELETE']),
    path: `${random.pick(ROOTS)}${path}`,
    headers: random.pick(HEADERS),
  };
};

const asking = (random: Random, code: string): HostileRequest => {
  const lists = [
    '/api/tables',
    '/api/games',
    `/api/tables/${code}/games`,
    `/api/tables/${code}/messages`,
    '/api/people/x/games',
    '/api/bots',
    '/api/bots/open',
    '/api/arena/matches',
    '/api/arena/tournaments',
    '/api/arena/ladders',
    '/api/arena/ladders/tienlen/mien-nam',
    '/',
    `/t/${code}`,
  ];
  return { method: 'GET', path: `${random.pick(lists)}${random.pick(QUERIES)}`, headers: random.pick(HEADERS) };
};

const changing = (random: Random, token: string): HostileRequest => {
  const [method, path] = random.pick(CHANGING);
  const body = random.pick(BODIES);
  const type = random.below(4) === 0 ? random.pick(TYPES) : 'application/json';
  const signedIn = random.below(2) === 0 ? { authorization: `Bearer ${token}` } : random.pick(HEADERS);
  return { method, path, body, headers: { ...signedIn, 'content-type': type } };
};

/** One of them, and whether it must be refused: reading with a strange header is still reading. */
export const hostileRequest = (
  random: Random,
  { code, token }: { readonly code: string; readonly token: string },
): { readonly asked: HostileRequest; readonly mustFail: boolean } => {
  const roll = random.below(4);
  if (roll === 0) return { asked: reading(random), mustFail: false };
  if (roll === 1) return { asked: asking(random, code), mustFail: false };
  return { asked: roll === 2 ? guest(random) : changing(random, token), mustFail: true };
};
