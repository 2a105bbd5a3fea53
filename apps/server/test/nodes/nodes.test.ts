import { Random } from '@sanh-rong/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { openServer } from '../../src/database/open.ts';
import { Client } from '../support/client.ts';
import { newPostgres } from '../support/databases.ts';
import { makeGuests, SECRET } from '../support/guests.ts';
import { type NodeProcess, startNode } from '../support/node-process.ts';
import { makeRedis, type TestRedis } from '../support/redis.ts';
import { ScriptedPlayer } from '../support/scripted-player.ts';
import { checkSession } from '../support/stored-session.ts';
import { within } from '../support/within.ts';
import { type Balancer, startBalancer } from './load-balancer.ts';

/** Two nodes on one database, Redis between them, the people of every table spread over both. */

const TABLES = examples(3, 6);
const SEATS = 4;
/** Another client was faster, or the node was just about to stop: a client that is told so asks again. */
const EXPECTED_REFUSALS = ['STALE', 'SERVER_STOPPING'];

let databaseUrl: string;
let redis: TestRedis;

beforeAll(async () => {
  databaseUrl = await newPostgres();
  redis = await makeRedis();
  await redis.start();
});

afterAll(async () => {
  await redis.remove();
});

const startOne = (): Promise<NodeProcess> =>
  startNode({ DATABASE_URL: databaseUrl, REDIS_URL: redis.url, SECRET, LOG_LEVEL: 'fatal' });

const portOf = ({ url }: NodeProcess): number => Number(new URL(url).port);

/** Tables opened through the balancer, everybody ready; then everybody comes back as a scripted player. */
const playAll = async (balancer: Balancer, seed: string): Promise<ScriptedPlayer[][]> => {
  const database = await openServer(databaseUrl);
  const names = Array.from({ length: TABLES * SEATS }, (_, i) => `Khách ${i + 1}`);
  const guests = await makeGuests(database, names);
  await database.close();
  const tables: ScriptedPlayer[][] = [];
  for (let i = 0; i < TABLES; i++) {
    const people = guests.slice(i * SEATS, (i + 1) * SEATS);
    const [host, ...others] = await Promise.all(people.map(({ token }) => new Client(balancer.url, token).connected()));
    const settings = { game: i % 2 === 0 ? 'tienlen' : 'phom', seats: SEATS, games: 1, turnSeconds: 120 };
    const { code } = await host.view('create_table', { settings });
    for (const other of others) {
      await other.view('join_table', { tableId: code });
      await other.must('player_ready', { tableId: code });
    }
    await host.must('start_game', { tableId: code });
    for (const each of [host, ...others]) each.socket.disconnect();
    tables.push(
      people.map((guest, seat) => new ScriptedPlayer(balancer.url, guest, code, new Random(`${seed} ${i} ${seat}`))),
    );
  }
  return tables;
};

/** Holds everybody back except while so many moves are being made. */
class Moves {
  private open = false;
  private waiting: (() => void)[] = [];
  private left = Number.POSITIVE_INFINITY;
  private reached: () => void = () => {};

  constructor(players: readonly ScriptedPlayer[]) {
    for (const player of players) {
      player.mayMove = async () => {
        while (!this.open) await new Promise<void>((resolve) => this.waiting.push(resolve));
      };
      player.onAcknowledged = () => {
        this.left -= 1;
        if (this.left === 0) this.reached();
      };
    }
  }

  /** Until so many more moves have been acknowledged. */
  async make(count: number): Promise<void> {
    const done = new Promise<void>((resolve) => {
      this.reached = resolve;
    });
    this.left = count;
    this.go();
    await within(`${count} moves`, done, () => `${this.left} moves left`);
    this.open = false;
  }

  /** The players are held back no more. */
  go(): void {
    this.open = true;
    for (const each of this.waiting.splice(0)) each();
  }
}

const finish = async (tables: readonly (readonly ScriptedPlayer[])[]): Promise<void> => {
  await Promise.all(tables.flat().map((player) => player.ended()));
  for (const player of tables.flat()) player.leave();
  const database = await openServer(databaseUrl);
  for (const players of tables) await checkSession(database, players);
  await database.close();
  const refusals = tables.flat().flatMap((player) => player.refusals);
  expect(refusals.filter((code) => !EXPECTED_REFUSALS.includes(code))).toEqual([]);
};

describe('two nodes', () => {
  test('SY-32 games go on when a node is killed, when it comes back, and when another is stopped', async () => {
    const [one, two] = await Promise.all([startOne(), startOne()]);
    const balancer = await startBalancer([portOf(one), portOf(two)]);
    const tables = await playAll(balancer, 'a node is killed');
    const moves = new Moves(tables.flat());
    await moves.make(examples(30, 60));
    expect([...balancer.given.values()].every((count) => count > TABLES)).toBe(true);
    await one.kill('SIGKILL');
    await moves.make(examples(20, 40));
    const three = await startOne();
    balancer.nodes = [portOf(three), portOf(two)];
    await moves.make(examples(10, 20));
    // The other one is asked to stop: it finishes its work, and everybody goes over to the new one.
    expect(await two.kill('SIGTERM')).toBe(0);
    moves.go();
    await finish(tables);
    expect(await three.kill('SIGTERM')).toBe(0);
    await balancer.close();
  });

  test('SY-32 games go on while Redis is away, and after it is back', async () => {
    const [one, two] = await Promise.all([startOne(), startOne()]);
    const balancer = await startBalancer([portOf(one), portOf(two)]);
    const tables = await playAll(balancer, 'redis is restarted');
    const moves = new Moves(tables.flat());
    await moves.make(examples(30, 60));
    await redis.kill();
    // Without it nodes find out what the others did only when they look: every move takes its time.
    await moves.make(examples(10, 20));
    await redis.start();
    moves.go();
    await finish(tables);
    for (const node of [one, two]) expect(await node.kill('SIGTERM')).toBe(0);
    await balancer.close();
  });
});
