import type { ArenaTournamentDetail } from '@sanh-rong/protocol';
import { beforeAll, expect, test } from 'vitest';
import { until } from '../../../../test/until.ts';
import { SOURCES } from '../bots/table-bot-sources.ts';
import { newPostgres } from '../support/databases.ts';
import { SECRET } from '../support/guests.ts';
import { newGuest, startNode } from '../support/node-process.ts';

/**
 * Two servers on one database, as operators run them: a tournament belongs to neither, and goes on with the one that is
 * left.
 */

let databaseUrl: string;

beforeAll(async () => {
  databaseUrl = await newPostgres();
});

const ask = async <Answer>(url: string, token: string, path: string, body?: object): Promise<Answer> => {
  const response = await fetch(`${url}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer = (await response.json()) as { ok: boolean };
  if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(answer)}`);
  return answer as Answer;
};

test('AR-41 the node that began it is killed in the middle: the other one plays it to the end, every round once', async () => {
  const environment = { DATABASE_URL: databaseUrl, SECRET, LOG_LEVEL: 'fatal', ARENA_RUNNERS: '1' };
  const [one, two] = await Promise.all([startNode(environment), startNode(environment)]);
  const { token } = await newGuest(one.url, 'Lan');
  const wanted = {
    name: 'Giải hai máy',
    game: 'tienlen',
    ruleSet: 'mien-nam',
    format: 'roundRobin',
    seats: 2,
    deals: 9,
  };
  const { id } = await ask<{ id: string }>(one.url, token, '/api/arena/tournaments', wanted);
  const path = `/api/arena/tournaments/${id}`;
  for (const name of ['Một', 'Hai', 'Ba', 'Bốn']) {
    const bot = await ask<{ id: string }>(one.url, token, '/api/bots', {
      game: 'tienlen',
      name,
      source: SOURCES.good,
    });
    await ask(one.url, token, `${path}/sign-ups`, { bot: bot.id });
  }
  await ask(one.url, token, `${path}/start`, {});
  const shown = () => ask<ArenaTournamentDetail>(two.url, token, path);
  await until('the second round', shown, ({ round }) => round >= 2);
  await one.kill('SIGKILL');
  const ended = await until('the end of the tournament', shown, ({ status }) => status === 'finished');
  // Everybody meets everybody: six pairs in three rounds of two, then the finals, and a play-off as all are equal.
  expect(ended.roundList.map(({ isFinal, matches }) => [isFinal, matches.length])).toEqual([
    [false, 2],
    [false, 2],
    [false, 2],
    [true, 1],
    [true, 1],
  ]);
  for (const { matches } of ended.roundList) {
    for (const { status, played } of matches) expect([status, played]).toEqual(['finished', 9]);
  }
  expect(ended.crosstable).toHaveLength(6);
  expect(ended.winner?.bot?.id).toBe(ended.standings[0].bot?.id);
  expect(await two.kill('SIGTERM')).toBe(0);
});
