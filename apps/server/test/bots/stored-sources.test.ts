import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openServer } from '../../src/database/open.ts';
import { botVersions } from '../../src/database/schema.ts';
import { newPostgres } from '../support/databases.ts';
import type { Visitor } from '../support/test-server.ts';
import { BotAuthor, SOUND } from './bot-author.ts';
import { BotServer } from './bot-server.ts';

/**
 * A version is read by a thread when it is stored, and by nothing in the server after that: parsing 64 KB in the thread that
 * serves everybody holds all of them up.
 */

/** The check refuses this and the engine does not: whether it runs shows whether it was checked. */
const ONLY_UNCHECKED = `const here = import.meta;\n${SOUND}`;

let botServer: BotServer;
let database: Database;
let lan: Visitor;

beforeAll(async () => {
  const url = await newPostgres();
  botServer = await BotServer.open({ url });
  database = await openServer(url);
  lan = await botServer.server.guest('Lan');
});
afterAll(async () => {
  await database.close();
  await botServer.server.stop();
});

/** A bot whose only version is stored like this, even where a check would say otherwise. */
const aBot = async (sound: boolean): Promise<string> => {
  const id = await botServer.bot(lan, `Rùa ${sound}`, SOUND);
  await database.sql
    .update(botVersions)
    .set({ source: ONLY_UNCHECKED, sound })
    .where(and(eq(botVersions.bot, id), eq(botVersions.number, 1)));
  return id;
};

test('a server test runs what was stored as sound, and says what is wrong with what was not', async () => {
  const author = new BotAuthor(botServer.server, lan);
  const { fault, outcomes } = await author.test(await aBot(true));
  expect(fault).toBeNull();
  expect(outcomes.length).toBeGreaterThan(10);
  const refused = { fault: { kind: 'source', code: 'forbidden' }, outcomes: [] };
  expect(await author.test(await aBot(false))).toMatchObject(refused);
});

test('a table runs what was stored as sound', async () => {
  const host = await botServer.server.client(lan.token);
  const bot = await aBot(true);
  const { code } = await host.view('create_table', {
    settings: { game: 'tienlen', games: 1, botDelay: 0, seats: 2 },
    players: [0, 1].map((seat) => ({ seat, bot })),
    sits: false,
  });
  await host.must('start_game', { tableId: code });
  await botServer.deal(code);
  expect((await botServer.finish(code)).phase).toBe('completed');
  expect(await botServer.faults(code)).toEqual([]);
});
