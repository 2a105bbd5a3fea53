import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { unpackable } from '../../apps/server/test/security/crowd/abuses/sources.ts';
import { type HttpAnswer, HttpConnection } from '../../apps/server/test/security/crowd/http-connection.ts';
import { startPostgres } from '../../apps/server/test/support/postgres.ts';
import { Wire } from '../../apps/server/test/support/wire.ts';
import { quantile } from '../load/figures.ts';
import { largeArena } from './large-arena.ts';
import { sendPieces } from './pieces.ts';
import { MeasuredServer, SERVER, serve } from './server-process.ts';

/**
 * How long the event loop is held by much of what a stranger can ask for, as large as it gets, each by itself, and by many large
 * saves at once.
 *
 *   npm run bench:loop -- --database embedded|postgres --savers 25 --only all|arena|pieces
 *
 * With PostgreSQL the largest tournament and the longest match are asked for as well.
 */
const { values } = parseArgs({
  options: {
    database: { type: 'string', default: 'embedded' },
    savers: { type: 'string', default: '25' },
    server: { type: 'boolean', default: false },
    only: { type: 'string', default: 'all' },
  },
});

/** How often each thing is asked for, one after the other. */
const TIMES = 20;
/** Bots of the author and tables that are open. */
const BOTS = 50;
const TABLES = 60;
/** People who open the longest session of Liêng at once, and who ask for the largest tournament at once. */
const TOGETHER = 20;
/** Bodies that come at once, in so many pieces each. */
const PIECES = { requests: 20, pieces: 65_000 };
/** Milliseconds between two requests of a visitor who only looks at the page. */
const LOOKS = 5;

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
const ms = (value: number): string => `${value.toFixed(1)} ms`;

interface Guest {
  readonly token: string;
  readonly ask: (method: string, path: string, body?: unknown) => Promise<HttpAnswer>;
}

const measure = async (server: MeasuredServer, database: string | null): Promise<void> => {
  const connection = new HttpConnection(server.url);
  let addresses = 0;
  const arrive = async (): Promise<Guest> => {
    addresses += 1;
    const address = { 'x-forwarded-for': `198.18.${addresses >> 8}.${addresses & 255}` };
    const { json } = await connection.ask('POST', '/api/guest', {
      body: { name: `Khách ${addresses}` },
      headers: address,
    });
    const token = String(json.token);
    const headers = { ...address, authorization: `Bearer ${token}` };
    const ask: Guest['ask'] = (method, path, body) =>
      connection.ask(method, path, { headers, ...(body === undefined ? {} : { body }) });
    return { token, ask };
  };
  const must = async (asked: Promise<HttpAnswer>): Promise<Record<string, unknown>> => {
    const { code, json } = await asked;
    if (code !== 'ok') throw new Error(code);
    return json;
  };
  const newBot = async ({ ask }: Guest, source: string): Promise<string> =>
    String((await must(ask('POST', '/api/bots', { game: 'tienlen', name: 'Rùa', source }))).id);

  const show = async (what: string, work: () => Promise<string>): Promise<void> => {
    await server.held();
    const found = await work();
    const { clock, processor, worked } = await server.held();
    console.log(
      `${what.padEnd(34)} held ${ms(processor).padStart(8)} (by the clock ${ms(clock)}), worked ${ms(worked)}  ${found}`,
    );
  };

  /** How long a visitor waits who asks for the same again and again until told. */
  const looking = async (path: string, isOver: () => boolean): Promise<string> => {
    const { ask } = await arrive();
    const waits: number[] = [];
    while (!isOver()) {
      const from = performance.now();
      await ask('GET', path);
      waits.push(performance.now() - from);
      await wait(LOOKS);
    }
    const sorted = waits.sort((a, b) => a - b);
    return `${path} ${ms(quantile(sorted, 0.5))}, at most ${ms(quantile(sorted, 1))}`;
  };

  if (database !== null) {
    const reader = await arrive();
    for (const path of await largeArena(database)) {
      for (const what of ['first', 'then']) {
        await show(`${what} ${path.replace('/api/arena/', '')}`, async () => {
          const from = performance.now();
          const { code } = await reader.ask('GET', path);
          return `${code} after ${ms(performance.now() - from)}`;
        });
      }
      await show(`${TOGETHER} at once ${path.replace('/api/arena/', '')}`, async () => {
        const answers = await Promise.all(Array.from({ length: TOGETHER }, () => reader.ask('GET', path)));
        return [...new Set(answers.map(({ code }) => code))].join(', ');
      });
    }
  }
  if (values.only === 'arena') return connection.close();

  await show(`${PIECES.requests} bodies in pieces of a byte`, () => sendPieces(server.url, PIECES));
  if (values.only === 'pieces') return connection.close();

  const savers = await Promise.all(Array.from({ length: Number(values.savers) }, arrive));
  const bots = await Promise.all(savers.map((saver) => newBot(saver, unpackable())));
  /** Many authors save at once while others ask for something of the database, and for something that takes none. */
  const save = async (): Promise<string> => {
    let isOver = false;
    const waits = ['/api/me', '/api/rules'].map((path) => looking(path, () => isOver));
    const from = performance.now();
    const saves = savers.map(({ ask }, i) =>
      must(ask('POST', `/api/bots/${bots[i]}/versions`, { source: unpackable() })),
    );
    await Promise.all(saves);
    const took = performance.now() - from;
    isOver = true;
    return `saved in ${ms(took)}; others waited for ${(await Promise.all(waits)).join(', for ')}`;
  };

  await show(`${values.savers} saves of 60 KB`, save);
  await show(`${values.savers} saves of 60 KB, again`, save);

  const author = await arrive();
  const large = await newBot(author, unpackable());
  for (let i = 1; i < BOTS; i++) await newBot(author, 'function getNextMove({ validMoves }) { return validMoves[0]; }');
  for (let i = 0; i < TABLES; i++) {
    const host = await Wire.open(server.url, (await arrive()).token, { 'x-forwarded-for': `198.19.0.${i}` });
    await host.ask('create_table', { settings: { game: 'tienlen', seats: 4, games: 1, visibility: 'public' } });
  }
  const hosts = await Promise.all(
    Array.from({ length: TOGETHER }, async (_, at) =>
      Wire.open(server.url, (await arrive()).token, { 'x-forwarded-for': `198.19.1.${at}` }),
    ),
  );
  await show(`${TOGETHER} tables of Liêng at once`, async () => {
    const settings = { game: 'lieng', seats: 6, games: 32 };
    const answers = await Promise.all(hosts.map((host) => host.ask('create_table', { settings })));
    return answers.every(({ ok }) => ok) ? 'ok' : 'refused';
  });
  const asks: readonly (readonly [string, string, unknown?])[] = [
    ['GET', '/api/me'],
    ['GET', '/api/bots'],
    ['GET', '/api/bots/open'],
    ['GET', `/api/bots/${large}`],
    ['GET', `/api/bots/${large}/versions/1`],
    ['GET', '/api/tables'],
    ['GET', '/api/leaders?game=tienlen'],
    ['GET', '/api/arena/ladders'],
    ['GET', '/api/arena/matches'],
    ['GET', '/api/openapi.json'],
    ['GET', '/api'],
    ['GET', '/api/games'],
    ['GET', '/api/rules'],
    ['POST', '/api/guest', { name: 'x'.repeat(60_000) }],
    ['POST', `/api/bots/${large}/versions`, { source: '\u0001'.repeat(44_000) }],
  ];
  for (const [method, path, body] of asks) {
    await show(`${method} ${path.replace(large, '…')}`, async () => {
      const codes = new Set<string>();
      for (let i = 0; i < TIMES; i++) codes.add((await author.ask(method, path, body)).code);
      return [...codes].join(', ');
    });
  }
  const tester = await arrive();
  const tested = await newBot(tester, 'function getNextMove() {}');
  for (const what of ['first', 'second']) {
    await show(
      `the ${what} test of a bot`,
      async () => (await tester.ask('POST', `/api/bots/${tested}/test`, {})).code,
    );
  }
  connection.close();
};

const main = async (): Promise<void> => {
  console.log(`${cpus().length} cores, Node ${process.versions.node}, load before ${loadavg()[0].toFixed(1)}`);
  const folder = mkdtempSync(join(tmpdir(), 'sanh-rong-loop-'));
  const postgres = values.database === 'postgres' ? await startPostgres() : null;
  try {
    const server = await MeasuredServer.start(
      postgres === null ? { DATA_DIR: folder } : { DATABASE_URL: postgres.url },
    );
    await measure(server, postgres?.url ?? null);
    await server.stop();
  } finally {
    postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  process.exit();
};

await (process.argv.includes(SERVER) ? serve() : main());
