import { BOT_LIMITS } from '@sanh-rong/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { until } from '../../../../test/until.ts';
import { openServer } from '../../src/database/open.ts';
import { databaseSize } from '../support/database-size.ts';
import { newPostgres } from '../support/databases.ts';
import { type NodeProcess, startNode } from '../support/node-process.ts';
import { stubClient } from '../support/stub-client.ts';
import { within } from '../support/within.ts';
import { ABUSES } from './crowd/abuses/index.ts';
import { storedSources } from './crowd/abuses/stored-sources.ts';
import { Crowd } from './crowd/crowd.ts';
import { HonestPeople } from './honest/honest-people.ts';
import { checkStoredGames } from './honest/stored-games.ts';

/**
 * Guests from twenty addresses do the worst of everything at the same time, as often as it takes to meet every wall,
 * while honest people play, sign in and write a bot. How long people wait is measured elsewhere (`npm run
 * bench:abuse`).
 */

const GUESTS = examples(26, 200);

/** Bytes that the crowd may leave behind, however many they are; a few of them less, since each has room for some bots. */
const MEGABYTE = 1_048_576;
const SAVERS = Math.round((storedSources.guests * GUESTS) / 200);
const MOST_GROWTH = Math.min(20 * MEGABYTE, SAVERS * BOT_LIMITS.room.guest + 4 * MEGABYTE);

describe('a crowd that does its worst', () => {
  let url: string;
  let node: NodeProcess;
  let people: HonestPeople;
  let crowd: Crowd;
  let growth: number;
  let signedIn: string;
  let tested: number;
  let testedByGuest: number;
  let match: Record<string, unknown>;

  /** Once strangers have used up what they may try, the owner comes from the browser they always use. */
  const signIn = async (): Promise<void> => {
    const refused = () => crowd.tally.count('password guesses', ['RATE_LIMITED']);
    await until('guesses that are turned away', refused);
    signedIn = (await people.account.signIn()).code;
  };

  /** While others flood the arena. */
  const writeBot = async (): Promise<void> => {
    await until('challenges of strangers', () => crowd.tally.count('arena flood') > 5);
    const [day, guests] = await Promise.all([people.author.writeBot(), people.guestAuthor.writeBot()]);
    tested = day.tested;
    testedByGuest = guests.tested;
    match = await people.author.matchOver(day.match);
  };

  beforeAll(async () => {
    url = await newPostgres();
    node = await startNode({ DATABASE_URL: url, TRUST_PROXY: '1', LOG_LEVEL: 'warn', WEB_DIR: stubClient() });
    people = await HonestPeople.arrive(node.url);
    const { table } = people;
    await table.playSession();
    crowd = new Crowd(await people.hall('brief'), GUESTS);
    const before = await databaseSize(url);
    await crowd.arrive();
    let isOver = false;
    const walls = 'a crowd that has met every wall';
    const rage = within(walls, crowd.rage(), () => crowd.tally.rows()).finally(() => {
      isOver = true;
    });
    const play = async (): Promise<void> => {
      do {
        await table.playSession();
        await table.lookAround();
        await table.sayWord();
      } while (!isOver);
    };
    await Promise.all([rage, play(), signIn(), writeBot()]);
    growth = (await databaseSize(url)) - before;
  });

  afterAll(async () => {
    crowd?.leave();
    people?.leave();
    await node?.kill();
  });

  test('changes nothing of what honest people ask', () => {
    expect(people.refused).toEqual([]);
  });

  test('leaves the games of honest people as they were played', async () => {
    const database = await openServer(url, 1);
    try {
      await checkStoredGames(database, people.table);
    } finally {
      await database.close();
    }
  });

  test('locks nobody out of the browser they always use', () => {
    expect(signedIn).toBe('ok');
  });

  test("keeps no author's bot from being tested and its challenge from being played", () => {
    expect(tested).toBeGreaterThan(0);
    expect(testedByGuest).toBeGreaterThan(0);
    expect(match).toMatchObject({ status: 'finished' });
  });

  test.each(ABUSES)('meets a wall with $name', ({ name, walls }) => {
    const { tally } = crowd;
    expect(tally.count(name, walls), JSON.stringify(tally.rows()[name])).toBeGreaterThan(0);
  });

  test('is answered with a code, whatever it asks', () => {
    expect(crowd.tally.faults).toEqual([]);
  });

  test('fills no disk', () => {
    expect(growth).toBeLessThan(MOST_GROWTH);
  });
});
