import { join } from 'node:path';
import { GAMES, Random } from '@sanh-rong/engine';
import { describe, expect, test } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { until } from '../../../../test/until.ts';
import { openEmbedded, openServer } from '../../src/database/open.ts';
import { Client } from '../support/client.ts';
import { newDataFolder, newPostgres } from '../support/databases.ts';
import { type Guest, makeGuests, SECRET } from '../support/guests.ts';
import { type NodeProcess, startNode } from '../support/node-process.ts';
import { freePort } from '../support/ports.ts';
import { ScriptedPlayer } from '../support/scripted-player.ts';
import { checkSession } from '../support/stored-session.ts';
import { within } from '../support/within.ts';

/** A server that is killed again and again while many tables play: what it acknowledged is there, once, and play goes on. */

const TABLES = examples(12, 50);
/** A kill comes after at most so many more acknowledged moves: before the games are over there are all of them. */
const MOVES_BETWEEN = examples(20, 40);

const folder = newDataFolder();
const databaseUrl = await newPostgres();

const KINDS = [
  {
    name: 'the embedded database',
    open: () => openEmbedded(join(folder, 'database')),
    environment: { DATA_DIR: folder },
    kills: examples(2, 20),
  },
  {
    name: 'a PostgreSQL server',
    open: () => openServer(databaseUrl),
    environment: { DATABASE_URL: databaseUrl },
    kills: examples(5, 20),
  },
];

/** Tables of two people, one game each of every kind in turn, everybody ready. */
const openTables = async (url: string, guests: readonly Guest[]): Promise<string[]> => {
  const codes: string[] = [];
  for (let i = 0; i < TABLES; i++) {
    const [host, other] = await Promise.all(
      guests.slice(2 * i, 2 * i + 2).map(({ token }) => new Client(url, token).connected()),
    );
    const game = GAMES[i % GAMES.length].id;
    const { code } = await host.view('create_table', { settings: { game, seats: 2, games: 1, turnSeconds: 120 } });
    await other.view('join_table', { tableId: code });
    await other.must('player_ready', { tableId: code });
    await host.must('start_game', { tableId: code });
    codes.push(code);
    for (const each of [host, other]) each.socket.disconnect();
  }
  return codes;
};

describe.each(KINDS)('a server killed on $name', ({ name, open, environment, kills: most }) => {
  test(`SY-30 ${most} kills while ${TABLES} tables play: nothing acknowledged is lost or doubled, every session ends right`, async () => {
    const random = new Random(`kill ${name}`);
    let database = await open();
    const guests = await makeGuests(
      database,
      Array.from({ length: 2 * TABLES }, (_, i) => `Khách ${i + 1}`),
    );
    await database.close();
    const port = await freePort();
    const start = (): Promise<NodeProcess> => startNode({ ...environment, SECRET, LOG_LEVEL: 'error' }, port);
    let node = await start();
    const codes = await openTables(node.url, guests);

    let left = Number.POSITIVE_INFINITY;
    let due: () => void = () => {};
    const killMoment = (): Promise<void> => {
      left = 1 + random.below(MOVES_BETWEEN);
      return new Promise((resolve) => {
        due = resolve;
      });
    };
    // The first move waits until all have come: a kill is for all of them.
    let everybodyThere: Promise<unknown> = Promise.resolve();
    const players = guests.map((guest, i) => {
      const scripted: ScriptedPlayer = new ScriptedPlayer(
        node.url,
        guest,
        codes[Math.floor(i / 2)],
        new Random(`${name} ${i}`),
      );
      scripted.mayMove = () => everybodyThere;
      scripted.onAcknowledged = () => {
        left -= 1;
        if (left === 0) due();
      };
      return scripted;
    });
    everybodyThere = until(
      'everybody at their table',
      () => players.filter(({ resumed }) => resumed === 0).map(({ person }) => person),
      (missing) => missing.length === 0,
    );
    const everybodyDone = Promise.all(players.map((each) => each.ended()));
    let kills = 0;
    for (; kills < most; kills++) {
      const moment = await within(
        `kill ${kills + 1}`,
        Promise.race([killMoment().then(() => 'now'), everybodyDone.then(() => 'over')]),
        () => `${left} moves left`,
      );
      if (moment === 'over') break;
      await node.kill('SIGKILL');
      node = await start();
    }
    expect(kills).toBe(most);
    left = Number.POSITIVE_INFINITY;
    await everybodyDone;
    expect(await node.kill('SIGTERM')).toBe(0);
    for (const player of players) player.leave();
    database = await open();
    for (let i = 0; i < TABLES; i++) await checkSession(database, players.slice(2 * i, 2 * i + 2));
    await database.close();
    // Some games are over before the first kill; most live through many.
    expect(players.filter(({ resumed }) => resumed > 1).length).toBeGreaterThan(TABLES);
    expect(players.flatMap(({ refusals }) => refusals).filter((code) => code !== 'STALE')).toEqual([]);
  });
});
