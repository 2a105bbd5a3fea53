import type { ArenaMatchDetail } from '@sanh-rong/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openServer } from '../../src/database/open.ts';
import { arenaQuestions } from '../../src/database/schema.ts';
import { newPostgres } from '../support/databases.ts';
import { SECRET } from '../support/guests.ts';
import { type NodeProcess, startNode } from '../support/node-process.ts';
import { makeRedis, type TestRedis } from '../support/redis.ts';
import { Owner } from './bot-owner.ts';
import { Program } from './remote-program.ts';

/** Two nodes on one PostgreSQL: one plays the matches, the other has the connections of the bots. */

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

interface Nodes {
  /** Where the connection of the bot is. */
  readonly post: NodeProcess;
  /** Where matches are played. */
  readonly player: NodeProcess;
}

const startBoth = async (environment: Record<string, string> = {}): Promise<Nodes> => {
  const starting = ['0', '1'].map((runners) => start({ ARENA_RUNNERS: runners, ...environment }));
  const [post, player] = await Promise.all(starting);
  return { post, player };
};

const playOver = async ({ post }: Nodes): Promise<void> => {
  const owner = await Owner.signIn(post.url, 'Nam');
  const bot = await owner.bot();
  const program = new Program(post.url, owner.token);
  await program.attach(bot);
  const match = await owner.over(await owner.challenge(bot, [{ level: 'simple' }]));
  expect(match).toMatchObject({ status: 'finished', played: 8, contestants: [{ strikes: 0 }, { strikes: 0 }] });
  expect(match.contestants[0].decisions).toBeGreaterThan(20);
  program.close();
  expect(await noQuestions()).toBe(0);
};

test('the bot is on one node and the match on the other, with Redis', async () => {
  const nodes = await startBoth({ REDIS_URL: redis.url });
  await playOver(nodes);
  for (const node of [nodes.post, nodes.player]) expect(await node.kill('SIGTERM')).toBe(0);
});

describe('without Redis', () => {
  let nodes: Nodes;

  beforeAll(async () => {
    nodes = await startBoth();
  });
  afterAll(async () => {
    await nodes.post.kill();
    expect(await nodes.player.kill('SIGTERM')).toBe(0);
  });

  test('the bot is on one node and the match on the other', () => playOver(nodes));

  test('the connection moves from node to node in the middle of messages, and a node with the connection is killed: no strike', async () => {
    const { post, player } = nodes;
    const owner = await Owner.signIn(player.url, 'Lan');
    const bot = await owner.bot();
    const program = new Program(post.url, owner.token);
    await program.attach(bot);
    const playing = program.reply;
    /** Something happens while a message is on its way, which is not answered. */
    const afterSome = async (happens: () => void): Promise<void> => {
      let left = 3;
      program.reply = (ask) => {
        left -= 1;
        if (left > 0) return playing(ask);
        if (left === 0) happens();
        return undefined;
      };
      await program.until('a message on its way', () => left <= 0);
      program.reply = playing;
    };
    const breakLine = (): void => void program.socket.disconnect();
    const id = await owner.challenge(bot, [{ level: 'simple' }]);
    await afterSome(breakLine);
    await program.comeBack(bot, player.url);
    await afterSome(breakLine);
    await program.comeBack(bot, post.url);
    await afterSome(() => void post.child.kill('SIGKILL'));
    await program.comeBack(bot, player.url);
    const match: ArenaMatchDetail = await owner.over(id);
    expect(match).toMatchObject({ status: 'finished', contestants: [{ strikes: 0 }, { strikes: 0 }] });
    program.close();
    expect(await noQuestions()).toBe(0);
  });
});
