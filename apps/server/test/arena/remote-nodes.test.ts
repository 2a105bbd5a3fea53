import type { ArenaMatchDetail } from '@sanh-rong/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openServer } from '../../src/database/open.ts';
import { arenaQuestions } from '../../src/database/schema.ts';
import { newPostgres } from '../support/databases.ts';
import { SECRET } from '../support/guests.ts';
import { type NodeProcess, startNode } from '../support/node-process.ts';
import { makeRedis, type TestRedis } from '../support/redis.ts';
import { Owner } from './bot-owner.ts';
import { Program } from './remote-program.ts';

/** Two nodes on one PostgreSQL: one plays the matches, the other has the lines of the bots. */

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

const start = (environment: Record<string, string>): Promise<NodeProcess> =>
  startNode({ DATABASE_URL: databaseUrl, SECRET, LOG_LEVEL: 'fatal', ...environment });

const noQuestions = async (): Promise<number> => {
  const database = await openServer(databaseUrl);
  const left = await database.sql.$count(arenaQuestions);
  await database.close();
  return left;
};

test.each(['with Redis', 'without Redis'])('the bot is on one node and the match on the other, %s', async (kind) => {
  const shared = kind === 'with Redis' ? { REDIS_URL: redis.url } : {};
  const [post, player] = [
    await start({ ARENA_RUNNERS: '0', ...shared }),
    await start({ ARENA_RUNNERS: '1', ...shared }),
  ];
  const owner = await Owner.signIn(post.url, 'Nam');
  const bot = await owner.bot();
  const program = new Program(post.url, owner.token);
  await program.attach(bot);
  const match = await owner.over(await owner.challenge(bot, [{ level: 'simple' }]));
  expect(match).toMatchObject({ status: 'finished', played: 8, contestants: [{ strikes: 0 }, { strikes: 0 }] });
  expect(match.contestants[0].decisions).toBeGreaterThan(20);
  program.close();
  expect(await noQuestions()).toBe(0);
  for (const node of [post, player]) expect(await node.kill('SIGTERM')).toBe(0);
});

test('the line moves from node to node in the middle of messages, and a node with the line is killed: no strike', async () => {
  const [post, player] = [await start({ ARENA_RUNNERS: '0' }), await start({ ARENA_RUNNERS: '1' })];
  const owner = await Owner.signIn(player.url, 'Lan');
  const bot = await owner.bot();
  const program = new Program(post.url, owner.token);
  await program.attach(bot);
  const playing = program.reply;
  let isSilent = false;
  const silentAfter = (asks: number): Promise<void> => {
    const from = program.asks.length;
    program.reply = (ask) => {
      if (program.asks.length - from < asks) return playing(ask);
      isSilent = true;
      return undefined;
    };
    return program.until('a question that is not answered', () => isSilent);
  };
  const speak = (): void => {
    isSilent = false;
    program.reply = playing;
  };
  const id = await owner.challenge(bot, [{ level: 'simple' }]);
  await silentAfter(3);
  speak();
  await program.comeBack(bot, player.url);
  await silentAfter(3);
  speak();
  await program.comeBack(bot, post.url);
  await silentAfter(3);
  await post.kill('SIGKILL');
  speak();
  await program.comeBack(bot, player.url);
  const match: ArenaMatchDetail = await owner.over(id);
  expect(match).toMatchObject({ status: 'finished', contestants: [{ strikes: 0 }, { strikes: 0 }] });
  program.close();
  expect(await player.kill('SIGTERM')).toBe(0);
  expect(await noQuestions()).toBe(0);
});
