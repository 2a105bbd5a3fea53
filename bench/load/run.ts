import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { parseArgs } from 'node:util';
import { freePort } from '../../apps/server/test/support/ports.ts';
import { startPostgres } from '../../apps/server/test/support/postgres.ts';
import { Wire } from '../../apps/server/test/support/wire.ts';
import { builtServer } from '../built-server.ts';
import { familyCpu, quantile, usageOf } from './figures.ts';
import { LoadTable } from './table.ts';

/**
 * The server under load: a real server process, real sockets, every table played at a pace.
 *
 *   npm run bench:load -- --tables 1000 --seconds 30 --pace 1000 --database postgres|embedded
 */
const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '1000' },
    seats: { type: 'string', default: '4' },
    seconds: { type: 'string', default: '30' },
    pace: { type: 'string', default: '1000' },
    game: { type: 'string', default: 'tienlen' },
    database: { type: 'string', default: 'postgres' },
  },
});
const [tableCount, seats, seconds, pace] = [values.tables, values.seats, values.seconds, values.pace].map(Number);

const SECRET = 'a secret for measuring, thirty-two letters long';
const folder = mkdtempSync(join(tmpdir(), 'sanh-rong-load-'));
const postgres = values.database === 'postgres' ? await startPostgres() : null;

const { createPeople, openEmbedded, openNetworks, openServer, SharedRateLimiter } = await builtServer();

const guests = async (count: number): Promise<string[]> => {
  const database = postgres ? await openServer(postgres.url) : await openEmbedded(join(folder, 'database'));
  const people = createPeople({
    sql: database.sql,
    sharedLimiter: new SharedRateLimiter({ database, secret: SECRET, now: Date.now }),
    networks: openNetworks(SECRET),
    secret: SECRET,
    secureCookies: false,
  });
  const tokens: string[] = [];
  for (let i = 0; i < count; i++) {
    const made = await people.guest({ address: `here ${i}` }, `Khách ${i}`);
    if (!made.ok) throw new Error(made.error.code);
    tokens.push(made.value.token);
  }
  await database.close();
  return tokens;
};

/** For looking closer: `SERVER_NODE_ARGS=--cpu-prof npm run bench:load`. */
const nodeArguments = process.env.SERVER_NODE_ARGS?.split(' ') ?? [];

const startServer = (port: number, operationsPort: number): ChildProcessByStdio<null, Readable, null> => {
  const where: Record<string, string> = postgres ? { DATABASE_URL: postgres.url } : { DATA_DIR: folder };
  return spawn(process.execPath, [...nodeArguments, join(process.cwd(), 'apps/server/dist/main.js')], {
    env: {
      PATH: process.env.PATH,
      LANG: 'en',
      PORT: String(port),
      OPERATIONS_PORT: String(operationsPort),
      HOST: '127.0.0.1',
      SECRET,
      LOG_LEVEL: 'error',
      // All clients are on this machine.
      SOCKETS_PER_NETWORK: '1000000',
      SOCKETS_MOST: '1000000',
      DATABASE_CONNECTIONS: process.env.DATABASE_CONNECTIONS ?? '',
      ...where,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
};

const isOpen = async (child: ChildProcessByStdio<null, Readable, null>): Promise<void> => {
  for await (const line of createInterface({ input: child.stdout })) if (line.includes('is open:')) return;
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  throw new Error(`the server ended before it was open (${child.exitCode ?? child.signalCode})`);
};

const inBatches = async <In, Out>(
  items: readonly In[],
  size: number,
  work: (item: In) => Promise<Out>,
): Promise<Out[]> => {
  const done: Out[] = [];
  for (let at = 0; at < items.length; at += size)
    done.push(...(await Promise.all(items.slice(at, at + size).map(work))));
  return done;
};

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
const KB = 1_024;
const MB = KB * KB;

/** What the server itself says of its memory. */
const heapOf = async (url: string): Promise<string> => {
  const text = await (await fetch(`${url}/metrics`)).text();
  const read = (name: string): string =>
    `${(Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]) / MB).toFixed(0)} MB`;
  return `${read('nodejs_heap_size_used_bytes')} used of ${read('nodejs_heap_size_total_bytes')}, ${read('nodejs_external_memory_bytes')} outside`;
};

const measure = async (url: string, operations: string, pid: number, tokens: readonly string[]): Promise<void> => {
  await wait(1_000);
  const empty = usageOf(pid);
  const wires = await inBatches(tokens, 50, (token) => Wire.open(url, token));
  const connected = usageOf(pid);
  console.log(
    `connected: ${wires.length} sockets, ${((connected.rss - empty.rss) / KB / wires.length).toFixed(1)} KB RSS each`,
  );
  const groups = Array.from({ length: tableCount }, (_, i) => wires.slice(i * seats, (i + 1) * seats));
  const tables = await inBatches(groups, 25, (group) => LoadTable.open(group, values.game, pace));
  for (const table of tables) table.play();
  // The countdown, and a little to get going.
  await wait(5_000);
  for (const table of tables) table.forget();
  const [before, began] = [usageOf(pid), performance.now()];
  const own = process.cpuUsage();
  const databaseBefore = postgres === null ? 0 : familyCpu(postgres.pid);
  await wait(seconds * 1_000);
  const [after, took] = [usageOf(pid), (performance.now() - began) / 1_000];
  const ownCpu = process.cpuUsage(own);
  const databaseCpu = postgres === null ? 0 : familyCpu(postgres.pid) - databaseBefore;
  const acks = tables.flatMap(({ waits }) => waits).sort((a, b) => a - b);
  const told = tables.reduce((sum, { updates }) => sum + updates, 0);
  const bytes = tables.reduce((sum, table) => sum + table.bytes, 0);
  const refused = tables.reduce((sum, table) => sum + table.refused, 0);
  const ms = (share: number): string => `${quantile(acks, share).toFixed(1)} ms`;
  console.log(
    `moves/s           ${(acks.length / took).toFixed(0)} (asked for ${((tableCount * 1_000) / pace).toFixed(0)}), refused ${refused}`,
  );
  console.log(`updates/s         ${(told / took).toFixed(0)}, ${(bytes / told).toFixed(0)} bytes each`);
  console.log(`ack latency       p50 ${ms(0.5)}  p95 ${ms(0.95)}  p99 ${ms(0.99)}  max ${ms(0.9999999)}`);
  console.log(
    `server CPU        ${(((after.cpu - before.cpu) / took) * 100).toFixed(0)} % of a core (PostgreSQL ${((databaseCpu / took) * 100).toFixed(0)} %, load generator ${((ownCpu.user + ownCpu.system) / 1e4 / took).toFixed(0)} %)`,
  );
  console.log(
    `server RSS        ${(after.rss / MB).toFixed(0)} MB, ${((after.rss - empty.rss) / KB / wires.length).toFixed(1)} KB a connection with its share of a table`,
  );
  console.log(`server heap       ${await heapOf(operations)}`);
  for (const wire of wires) wire.close();
};

const main = async (): Promise<void> => {
  console.log(
    `${tableCount} tables × ${seats} clients, one move in ${pace} ms a table, ${seconds} s, ${values.database}`,
  );
  const tokens = await guests(tableCount * seats);
  const [port, operationsPort] = [await freePort(), await freePort()];
  const child = startServer(port, operationsPort);
  try {
    await isOpen(child);
    const [url, operations] = [port, operationsPort].map((each) => `http://127.0.0.1:${each}`);
    await measure(url, operations, child.pid ?? 0, tokens);
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    const [code] = await exited;
    console.log(`stopped with ${code}`);
  } finally {
    // After any failure, the server must not outlive what measures it.
    child.kill('SIGKILL');
  }
};

try {
  await main();
} finally {
  postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit();
