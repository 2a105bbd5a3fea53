import { cpus, loadavg } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { HttpConnection } from '../../apps/server/test/security/crowd/http-connection.ts';
import { Client } from '../../apps/server/test/support/client.ts';
import { startPostgres } from '../../apps/server/test/support/postgres.ts';
import { quantile } from '../load/figures.ts';
import { MeasuredServer, SERVER, serve } from '../loop/server-process.ts';

/**
 * How long people wait from the tap on Find players to their cards: they come one after the other within some seconds, each
 * over a connection of their own, and nobody plays. Clients, server and database share the machine.
 *
 *   npm run bench:seating -- --people 30,200 --seconds 2 --game tienlen
 */
const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '30,200' },
    seconds: { type: 'string', default: '2' },
    game: { type: 'string', default: 'tienlen' },
    server: { type: 'boolean', default: false },
  },
});

const seconds = (milliseconds: number): string => `${(milliseconds / 1_000).toFixed(2)} s`;

/** Connected guests, each from a network of their own. */
const arrive = async (url: string, count: number): Promise<Client[]> => {
  const connection = new HttpConnection(url);
  const clients: Client[] = [];
  for (let i = 0; i < count; i++) {
    const headers = { 'x-forwarded-for': `198.18.${i >> 8}.${i & 255}` };
    const { json } = await connection.ask('POST', '/api/guest', { body: { name: `Khách ${i}` }, headers });
    clients.push(await new Client(url, String(json.token), { extraHeaders: headers }).connected());
  }
  connection.close();
  return clients;
};

/** Milliseconds from asking for a table to the seat, and to the first card. */
const waitForCards = async (client: Client): Promise<{ readonly seat: number; readonly cards: number }> => {
  const from = performance.now();
  const { code } = await client.view('find_table', { game: values.game });
  const seat = performance.now() - from;
  await client.until(() => client.at(code).game !== null);
  return { seat, cards: performance.now() - from };
};

const summary = (waits: readonly number[]): string => {
  const sorted = waits.toSorted((a, b) => a - b);
  const [p50, p95, most] = [0.5, 0.95, 1].map((share) => seconds(quantile(sorted, share)));
  return `p50 ${p50}  p95 ${p95}  at most ${most}`;
};

const measure = async (people: number): Promise<string> => {
  const postgres = await startPostgres();
  const server = await MeasuredServer.start({ DATABASE_URL: postgres.url });
  try {
    const clients = await arrive(server.url, people);
    const between = (Number(values.seconds) * 1_000) / people;
    const coming = clients.map(async (client, i) => {
      await setTimeout(i * between);
      return waitForCards(client);
    });
    const waits = await Promise.all(coming);
    const [seat, cards] = [waits.map((wait) => wait.seat), waits.map((wait) => wait.cards)].map(summary);
    return `${people} people, load ${loadavg()[0].toFixed(1)}\n  seat   ${seat}\n  cards  ${cards}`;
  } finally {
    // It hangs up itself: connections that break are looked after, for which a database must be there.
    await server.stop();
    postgres.stop();
  }
};

const main = async (): Promise<void> => {
  console.log(`${cpus().length} cores, Node ${process.versions.node}, load before ${loadavg()[0].toFixed(1)}`);
  for (const people of values.people.split(',').map(Number)) console.log(await measure(people));
  process.exit();
};

await (process.argv.includes(SERVER) ? serve() : main());
