import { replayTable } from '@sanh-rong/table';
import { beforeAll, expect, test } from 'vitest';
import { openServer } from '../../src/database/open.ts';
import { sqlTableStore } from '../../src/tables/store.ts';
import { ALWAYS_PLAYED } from '../support/always-played.ts';
import { Client } from '../support/client.ts';
import { newPostgres } from '../support/databases.ts';
import { SECRET } from '../support/guests.ts';
import { newGuest, startNode } from '../support/node-process.ts';
import { SOURCES } from './table-bot-sources.ts';

/** Two nodes on one database: a bot is asked by the node where its turn began. */

let databaseUrl: string;

beforeAll(async () => {
  databaseUrl = await newPostgres();
});

const newBot = async (url: string, token: string, source: string): Promise<string> => {
  const response = await fetch(`${url}/api/bots`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ game: 'tienlen', name: 'Rùa', source }),
  });
  const { id } = (await response.json()) as { id: string };
  return id;
};

test('the node that asks the bots is killed in the middle: the other one finishes the game, and nobody is to blame', async () => {
  const environment = { DATABASE_URL: databaseUrl, SECRET, LOG_LEVEL: 'fatal' };
  const [one, two] = await Promise.all([startNode(environment), startNode(environment)]);
  const [nam, lan] = [await newGuest(one.url, 'Nam'), await newGuest(two.url, 'Lan')];
  const bot = await newBot(one.url, nam.token, SOURCES.unhurried);
  const host = await new Client(one.url, nam.token).connected();
  const watcher = await new Client(two.url, lan.token).connected();
  const settings = { ...ALWAYS_PLAYED, seats: 2, games: 1, botDelay: 0, botSeconds: 2 };
  const players = [0, 1].map((seat) => ({ seat, bot }));
  const { code } = await host.view('create_table', { settings, players, sits: false });
  await watcher.view('join_table', { tableId: code, watch: true });
  await host.must('start_game', { tableId: code });
  await watcher.until(() => (watcher.at(code).game?.history.length ?? 0) >= 4);
  const before = watcher.at(code).game?.history.length ?? 0;
  await one.kill('SIGKILL');
  await watcher.until(() => watcher.at(code).phase === 'completed');
  for (const { socket } of [host, watcher]) socket.disconnect();
  expect(await two.kill('SIGTERM')).toBe(0);
  const database = await openServer(databaseUrl);
  const events = await sqlTableStore(database).read(code, 0);
  await database.close();
  const moves = events.flatMap((event) => (event.type === 'acted' ? [event.by] : []));
  expect(new Set(moves)).toEqual(new Set(['bot']));
  expect(moves.length).toBeGreaterThan(before + 1);
  expect(events.filter(({ type }) => type === 'faulted')).toEqual([]);
  expect(replayTable(events)).toMatchObject({ seats: [{ strikes: 0 }, { strikes: 0 }] });
});
