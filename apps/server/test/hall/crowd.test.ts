import { Random } from '@sanh-rong/engine';
import type { SeatOffer } from '@sanh-rong/protocol';
import { evolve, strangersAt, type TableEvent, type TableState, TIMES } from '@sanh-rong/table';
import { sql as query } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { until } from '../../../../test/until.ts';
import { type Database, openServer, rowsOf } from '../../src/database/open.ts';
import { sqlTableStore } from '../../src/tables/store.ts';
import { startBalancer } from '../nodes/load-balancer.ts';
import { anyMove, Client } from '../support/client.ts';
import { newPostgres } from '../support/databases.ts';
import { makeGuests, SECRET } from '../support/guests.ts';
import { type NodeProcess, startNode } from '../support/node-process.ts';
import { makeRedis, type TestRedis } from '../support/redis.ts';
import { seatsKept } from './hall-node.ts';
import { Wanderer } from './wanderer.ts';

/** A crowd that looks for company on two nodes: people come, play, leave, lose their line, and a node is killed. */

const PEOPLE = examples(30, 200);
const VISITS = examples(2, 4);
/** Games of Liêng are short, so that people meet, are offered seats, and see results. */
const GAMES = ['lieng', 'lieng', 'tienlen'];

interface Told {
  readonly code: string;
  readonly moments: readonly {
    readonly event: TableEvent;
    readonly before: TableState | null;
    readonly state: TableState;
  }[];
}

/** From when to when a person sat at a table of strangers. */
interface Stay {
  readonly person: string;
  readonly code: string;
  readonly from: number;
  readonly to: number;
}

const readTables = async (database: Database): Promise<Told[]> => {
  const codes = rowsOf<{ code: string }>(await database.sql.execute(query`select code from tables`));
  const store = sqlTableStore(database.playing);
  return Promise.all(
    codes.map(async ({ code }) => {
      const moments: { event: TableEvent; before: TableState | null; state: TableState }[] = [];
      let before: TableState | null = null;
      for (const event of await store.read(code, 0)) {
        const { state }: { state: TableState } = evolve(before, event);
        moments.push({ event, before, state });
        before = state;
      }
      return { code, moments };
    }),
  );
};

const staysAt = ({ code, moments }: Told): Stay[] => {
  const stays: Stay[] = [];
  const since = new Map<string, number>();
  for (const { event, before, state } of moments) {
    const here = strangersAt(state);
    for (const person of here) if (!since.has(person)) since.set(person, event.at);
    for (const person of before === null ? [] : strangersAt(before)) {
      if (here.includes(person)) continue;
      stays.push({ person, code, from: since.get(person) ?? 0, to: event.at });
      since.delete(person);
    }
  }
  for (const [person, from] of since) stays.push({ person, code, from, to: Number.POSITIVE_INFINITY });
  return stays;
};

/** How long those who sat down before a deal waited for it, and how much of that the server was late. */
const waitsAt = ({ moments }: Told): { readonly waited: number; readonly late: number }[] => {
  const waits: { waited: number; late: number }[] = [];
  let sat: number[] = [];
  let due = 0;
  let late = 0;
  for (const { event, before, state } of moments) {
    if (event.type === 'created' || event.type === 'sat') sat.push(event.at);
    if (event.type === 'created' || event.type === 'reopened') {
      due = event.at + TIMES.strangersPledges;
      late = 0;
    }
    if (event.type === 'countdown') late += Math.max(0, event.at - Math.min(due, before?.wake ?? due));
    if (event.type !== 'dealt') continue;
    late += Math.max(0, event.at - (before?.countdownEnds ?? event.at));
    waits.push(...sat.map((at) => ({ waited: event.at - at, late })));
    sat = [];
    expect(state.seats.every(({ kind }) => kind !== 'empty')).toBe(true);
  }
  return waits;
};

describe('a crowd that looks for company', () => {
  let databaseUrl: string;
  let redis: TestRedis;

  beforeAll(async () => {
    databaseUrl = await newPostgres();
    redis = await makeRedis();
    await redis.start();
  });
  afterAll(() => redis.remove());

  const startOne = (): Promise<NodeProcess> =>
    startNode({ DATABASE_URL: databaseUrl, REDIS_URL: redis.url, SECRET, LOG_LEVEL: 'fatal' });
  const portOf = ({ url }: NodeProcess): number => Number(new URL(url).port);

  test('hears of company through another node, and moves there', async () => {
    const [one, two] = await Promise.all([startOne(), startOne()]);
    const database = await openServer(databaseUrl);
    const guests = await makeGuests(database, Array(20).fill('Khách'));
    await database.close();
    const come = (node: NodeProcess): Promise<Client> => new Client(node.url, guests.pop()?.token ?? '').connected();
    const random = new Random('through another node');
    const play = async (client: Client, code: string): Promise<void> => {
      const view = client.at(code);
      const action = anyMove(view, random);
      const actionId = `at ${view.seq}`;
      if (action !== null) await client.ask('act', { tableId: code, seq: view.seq, actionId, action });
    };
    /** In a game that is not dealt anew for people who come: its person has done something. */
    const begin = (client: Client, code: string): Promise<unknown> =>
      until(
        'a first move',
        async () => {
          await play(client, code);
          const { game, you, phase } = client.at(code);
          return phase !== 'playing' || game?.history.some(({ seat }) => seat === you) === true;
        },
        (hasMoved) => hasMoved,
      );
    /** Two at tables of their own. Where the game of the first is over before the second asks, two others come. */
    const comeApart = async (): Promise<[Client, string, Client, string]> => {
      const [nam, lan] = await Promise.all([come(one), come(two)]);
      const first = (await nam.view('find_table', { game: 'lieng' })).code;
      await nam.until(() => nam.at(first).phase === 'playing');
      await begin(nam, first);
      const second = (await lan.view('find_table', { game: 'lieng' })).code;
      if (second !== first) return [nam, first, lan, second];
      for (const client of [nam, lan]) await client.must('leave_table', { tableId: first });
      return comeApart();
    };
    const [nam, first, lan, second] = await comeApart();
    // Which of the two is offered the other's seat is not known: whose games end together go by the codes of their tables.
    const seekers = [
      { client: nam, code: first, offers: [] as SeatOffer[] },
      { client: lan, code: second, offers: [] as SeatOffer[] },
    ];
    for (const { client, offers } of seekers) client.socket.on('seat_offer', (offer: SeatOffer) => offers.push(offer));
    await until(
      'company',
      async () => {
        for (const seeker of seekers) {
          const { client, code, offers } = seeker;
          await play(client, code);
          if (offers.pop() === undefined) continue;
          seeker.code = (await client.view('find_table', { game: 'lieng', from: code })).code;
        }
        return seekers.map(({ code }) => code);
      },
      ([one, other]) => one === other,
    );
    const [{ code: together }] = seekers;
    await nam.until(() => nam.at(together).seats.filter(({ kind }) => kind === 'person').length === 2);
    for (const { socket } of [nam, lan]) socket.disconnect();
    for (const node of [one, two]) expect(await node.kill('SIGTERM')).toBe(0);
    databaseUrl = await newPostgres();
  });

  test('loses nothing, sits nowhere twice and has its cards in time, though a node is killed', async () => {
    const [one, two] = await Promise.all([startOne(), startOne()]);
    const balancer = await startBalancer([portOf(one), portOf(two)]);
    const database = await openServer(databaseUrl);
    const guests = await makeGuests(
      database,
      Array.from({ length: PEOPLE }, (_, i) => `Khách ${i + 1}`),
    );
    let seated = 0;
    const crowd = guests.map(
      (guest, i) =>
        new Wanderer({
          url: balancer.url,
          guest,
          games: GAMES,
          random: new Random(`crowd ${i}`),
          seated: () => {
            seated += 1;
          },
        }),
    );
    const done = Promise.all(crowd.map((each) => each.wander(VISITS)));
    // In the middle: most have a seat, some are on their way to their next.
    await Promise.race([until('half of the visits', () => seated > (PEOPLE * VISITS) / 2), done]);
    await one.kill('SIGKILL');
    const three = await startOne();
    balancer.nodes = [portOf(two), portOf(three)];
    await done;
    const kept = await seatsKept(database);
    const between = await readTables(database);
    expect(kept.length).toBeLessThanOrEqual(PEOPLE);
    await Promise.all(crowd.map((each) => each.goHome('lieng')));
    await until(
      'an empty hall',
      () => seatsKept(database),
      (seats) => seats.length === 0,
    );
    for (const each of crowd) each.close();

    const told = await readTables(database);
    expect(told.length).toBeGreaterThanOrEqual(between.length);
    expect(crowd.flatMap(({ refusals }) => refusals)).toEqual([]);

    // No person has ever sat at two tables.
    const stays = told.flatMap(staysAt);
    for (const { person, visits } of crowd) {
      const own = stays.filter((stay) => stay.person === person).sort((a, b) => a.from - b.from || a.to - b.to);
      for (const [at, stay] of own.entries()) if (at > 0) expect(stay.from).toBeGreaterThanOrEqual(own[at - 1].to);
      // What was answered is stored.
      for (const { code } of visits) expect(own.map((stay) => stay.code)).toContain(code);
    }

    // Every move that was acknowledged is stored, once.
    const answers = rowsOf<{ code: string; person: string; action_id: string }>(
      await database.sql.execute(query`select code, person, action_id from table_answers`),
    ).map(({ code, person, action_id }) => `${code} ${person} ${action_id}`);
    const moves = crowd.flatMap(({ person, moves }) =>
      moves.map(({ code, actionId }) => `${code} ${person} ${actionId}`),
    );
    expect(answers).toEqual(expect.arrayContaining(moves));

    // Cards come within five seconds, the server's own lateness on a busy machine left out.
    const waits = told.flatMap(waitsAt);
    expect(waits.length).toBeGreaterThan(PEOPLE / 2);
    for (const { waited, late } of waits) expect(waited - late).toBeLessThanOrEqual(5_000);

    // Every game that ended is in the history, once.
    const ended = told.flatMap(({ code, moments }) =>
      moments.flatMap(({ before, state }) =>
        before !== null && state.records.length === before.records.length + 1 ? [`${code} ${state.sessions}`] : [],
      ),
    );
    const stored = rowsOf<{ code: string; session: number }>(
      await database.sql.execute(query`select code, session from games`),
    ).map(({ code, session }) => `${code} ${session}`);
    expect(stored.sort()).toEqual(ended.sort());

    // Nothing is left behind: every table closed when its last person went.
    const open = rowsOf(await database.sql.execute(query`select code from tables where phase <> 'closed'`));
    expect(open).toEqual([]);

    await database.close();
    expect(await two.kill('SIGTERM')).toBe(0);
    expect(await three.kill('SIGTERM')).toBe(0);
    await balancer.close();
  });
});
