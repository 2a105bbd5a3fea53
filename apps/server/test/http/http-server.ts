import type { AddressInfo } from 'node:net';
import type { TableSummary } from '@sanh-rong/table';
import type { Express } from 'express';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { z } from 'zod';
import type { History } from '../../src/history/history.ts';
import { HISTORY_SENTENCES, HISTORY_SUMMARIES } from '../../src/history/messages/vi.ts';
import { historyRoutes } from '../../src/history/routes.ts';
import type { TableDirectory } from '../../src/history/table-directory.ts';
import { readClient } from '../../src/http/client/built-client.ts';
import { createHttp, type HttpOptions } from '../../src/http/http.ts';
import { createMetrics } from '../../src/http/metrics.ts';
import { type Route, route } from '../../src/http/route.ts';
import { createLog } from '../../src/log.ts';
import type { SignedIn } from '../../src/people/signed-in.ts';
import { stubClient } from '../support/stub-client.ts';
import { within } from '../support/within.ts';

/** A real HTTP server with routes that do all that routes can do, good and bad. */

const NAM: SignedIn = { person: { id: 'nam', name: 'Nam' }, guest: true, username: null, signIn: 's1', apiToken: null };

const table = (changes: Partial<TableSummary>): TableSummary => ({
  code: 'ABCDEFGH2',
  name: 'Chiếu nhà Nam',
  game: 'tienlen',
  ruleSet: 'mien-nam',
  phase: 'waiting',
  seats: 4,
  mode: 'people',
  people: ['Nam'],
  players: 1,
  bots: 0,
  free: 2,
  host: 'Nam',
  games: 16,
  played: 0,
  watchers: 'live',
  watching: 0,
  chat: true,
  practice: false,
  turnSeconds: 30,
  company: 'friends',
  warm: 0,
  ...changes,
});

const TABLES = [
  table({}),
  table({
    code: 'SCRJPT22',
    name: '<script>alert(1)</script>',
    people: ['"><img src=x>', 'Nam'],
    host: '"><img src=x>',
  }),
  table({ code: 'PLAYJNG2', name: '', phase: 'playing', free: 0 }),
  table({ code: 'FQLLFQLL', name: 'Đủ rồi', free: 0 }),
  table({ code: 'CLQSED22', name: 'Đóng', phase: 'closed' }),
];

/** What must never stand in a log or an answer. */
export const SECRET = 'the-password-is-hunter2';

const text = z.strictObject({ text: z.string().max(100_000) });

export const ROUTES: readonly Route[] = [
  route({
    id: 'echo',
    method: 'post',
    path: '/api/echo',
    tag: 'rules',
    who: 'anyone',
    body: text,
    answer: z.object({ text: z.string(), who: z.string().nullable(), language: z.string() }),
    handle: async ({ body, who, language }) => ({
      ok: true,
      status: 201,
      cookies: ['a=1; HttpOnly', 'b=2; HttpOnly'],
      answer: { text: body.text, who: who?.person.id ?? null, language },
    }),
  }),
  route({
    id: 'clear',
    method: 'delete',
    path: '/api/echo',
    tag: 'rules',
    who: 'anyone',
    answer: z.object({}),
    handle: async () => ({ ok: true, answer: {} }),
  }),
  route({
    id: 'thing',
    method: 'get',
    path: '/api/things/{id}',
    tag: 'rules',
    who: 'anyone',
    params: z.strictObject({ id: z.string().regex(/^[a-z]{1,8}$/) }),
    query: z.strictObject({ size: z.coerce.number().int().max(9).default(1) }),
    answer: z.object({ id: z.string(), size: z.number() }),
    handle: async ({ params, query }) => ({ ok: true, answer: { ...params, ...query } }),
  }),
  route({
    id: 'mine',
    method: 'get',
    path: '/api/things/mine',
    tag: 'rules',
    who: 'person',
    answer: z.object({ mine: z.string() }),
    handle: async ({ who }) => ({ ok: true, answer: { mine: who?.person.id ?? '', hidden: SECRET } }),
  }),
  route({
    id: 'broken',
    method: 'get',
    path: '/api/broken',
    tag: 'rules',
    who: 'anyone',
    answer: z.object({}),
    handle: async () => {
      throw new Error(`insert into people values ('${SECRET}')`, { cause: new Error(SECRET) });
    },
  }),
  route({
    id: 'misshapen',
    method: 'get',
    path: '/api/misshapen',
    tag: 'rules',
    who: 'anyone',
    answer: z.object({ count: z.number() }),
    handle: async () => ({ ok: true, answer: { count: SECRET as unknown as number } }),
  }),
  route({
    id: 'file',
    method: 'get',
    path: '/api/file.csv',
    tag: 'rules',
    who: 'anyone',
    answer: z.string(),
    file: 'text/csv',
    handle: async () => ({ ok: true, answer: '"Hạng","Bot"\r\n' }),
  }),
  route({
    id: 'refused',
    method: 'get',
    path: '/api/refused',
    tag: 'rules',
    who: 'anyone',
    answer: z.object({}),
    handle: async () => ({ ok: false, refused: { status: 409, code: 'TOO_LATE', details: { minutes: 5 } } }),
  }),
];

const SENTENCES = { vi: { TOO_LATE: 'Trễ {minutes} phút.' }, en: { TOO_LATE: '{minutes} minutes late.' } };

const NO_GAMES = { games: [], next: null };

const NO_HISTORY: History = {
  recent: async () => NO_GAMES,
  gamesOf: async () => NO_GAMES,
  gamesAt: async () => NO_GAMES,
  game: async () => null,
  replay: async () => 'NO_GAME',
  botCalls: async () => 'NO_GAME',
  statistics: async () => [],
};

const NO_DIRECTORY: TableDirectory = {
  page: async () => ({ tables: [], next: null }),
  list: async () => [],
  find: async () => null,
};

/** What tests look at and turn. */
export const shared = {
  identified: [] as unknown[],
  clock: 1_800_000_000_000,
  url: '',
};

/** A log that can be waited for: a request is logged when its answer has left, which may be after it has come. */
export const newTestLog = () => {
  const lines: string[] = [];
  let waiting: { readonly count: number; readonly done: () => void }[] = [];
  const write = (line: string): void => {
    lines.push(line);
    for (const { count, done } of waiting) if (lines.length >= count) done();
    waiting = waiting.filter(({ count }) => lines.length < count);
  };
  return {
    lines,
    logger: createLog('debug', { write }),
    /** Once so many lines are in it. */
    has: (count: number): Promise<void> =>
      within(
        `${count} lines of the log`,
        new Promise((done) => {
          if (lines.length >= count) done();
          else waiting.push({ count, done });
        }),
        () => lines,
      ),
  };
};

export const options = (changes: Partial<HttpOptions> = {}): HttpOptions => ({
  routes: [
    ...ROUTES,
    ...historyRoutes({ history: NO_HISTORY, directory: NO_DIRECTORY, people: { find: async () => null } }),
  ],
  identify: async (credentials) => {
    shared.identified.push(credentials);
    return credentials.token === 'good' || credentials.cookie === 'sign-in=good' ? NAM : null;
  },
  logger: createLog('silent'),
  metrics: createMetrics(),
  client: readClient(stubClient()),
  tables: {
    find: async (code) => TABLES.find((each) => each.code === code) ?? null,
  },
  sentences: [HISTORY_SENTENCES, SENTENCES],
  summaries: [HISTORY_SUMMARIES],
  rate: { burst: 1_000_000, every: 1_000 },
  now: () => shared.clock,
  ...changes,
});

export interface Served {
  readonly url: string;
  close(): void;
}

export const listen = (app: Express): Promise<Served> =>
  new Promise((resolve) => {
    const server = app.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      // Else a connection may be closed at the very moment it is used again.
      server.keepAliveTimeout = 0;
      resolve({
        url: `http://127.0.0.1:${port}`,
        close: () => {
          server.closeAllConnections();
          server.close();
        },
      });
    });
  });

export const serve = (changes: Partial<HttpOptions> = {}): Promise<Served> => listen(createHttp(options(changes)));

/** One server for all tests of a file. */
export const serveTests = (): void => {
  let close = (): void => {};
  beforeAll(async () => {
    ({ url: shared.url, close } = await serve());
  });
  afterAll(() => close());
  beforeEach(() => {
    shared.identified = [];
  });
};

interface Given extends RequestInit {
  readonly headers?: Record<string, string>;
}

export const ask = (path: string, given: Given = {}): Promise<Response> =>
  fetch(`${shared.url}${path}`, { redirect: 'manual', ...given });

export const JSON_TYPE = { 'content-type': 'application/json' };

export const post = (body: unknown, headers: Record<string, string> = {}, path = '/api/echo'): Promise<Response> =>
  ask(path, { method: 'POST', headers: { ...JSON_TYPE, ...headers }, body: JSON.stringify(body) });

export const codeOf = async (response: Response): Promise<string> => {
  const { ok, error } = (await response.json()) as { ok: boolean; error: { code: string; message: string } };
  expect(ok).toBe(false);
  expect(error.message.length).toBeGreaterThan(3);
  return error.code;
};
