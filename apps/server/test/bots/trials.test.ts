import { LIMITS } from '@sanh-rong/bot-kit';
import { checkSource } from '@sanh-rong/bot-kit/check';
import { situationsOf } from '@sanh-rong/bot-kit/situations';
import { Sandboxes } from '@sanh-rong/sandbox';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { until } from '../../../../test/until.ts';
import { type Bots, createBots } from '../../src/bots/bots.ts';
import type { Tested } from '../../src/bots/trials.ts';
import { createPeople, type People } from '../../src/people/people.ts';
import { GuestQuotas } from '../../src/rate-limits/guest-quotas.ts';
import { openNetworks } from '../../src/rate-limits/networks.ts';
import { SharedRateLimiter } from '../../src/rate-limits/shared-rate-limiter.ts';
import { openNewEmbedded, type TestDatabase } from '../support/databases.ts';
import { SECRET } from '../support/guests.ts';
import { SOUND } from './bot-author.ts';

/** Tests of bots on the server, beside bots that think long or for ever. */

const LOOPING = 'function getNextMove() { for (;;); }';
const LOOPING_AT_ONCE = 'for (;;);\nfunction getNextMove() {}';
/** Works longer on one move than most bots do on all. */
const SLOW = `function getNextMove({ myCards, validMoves: [move] }) {
  for (let i = 0, x = 0; myCards.length === 2 && i < 2.5e7; i += 1) x = Math.sin(x + i);
  return move === undefined ? { action: 'pass' } : { action: 'play', cards: move.cards };
}
`;

const answerOf = (tested: Awaited<ReturnType<Bots['test']>>): Tested => {
  if (!tested.ok) throw new Error(tested.error.code);
  return tested.value;
};

describe('tests on the server', () => {
  let database: TestDatabase;
  let sandboxes: Sandboxes;
  let bots: Bots;
  let people: People;
  let addresses = 0;
  let loaded = 0;
  /** Tests whose end is not awaited. */
  const unfinished: Promise<unknown>[] = [];

  beforeAll(async () => {
    database = await openNewEmbedded();
    sandboxes = new Sandboxes({ warm: 0, most: 4 });
    const { sql } = database;
    const now = Date.now;
    const sharedLimiter = new SharedRateLimiter({ database, secret: SECRET, now });
    people = createPeople({
      sql,
      sharedLimiter,
      networks: openNetworks(SECRET),
      secret: SECRET,
      secureCookies: false,
    });
    bots = createBots({
      sql,
      now,
      check: async (source) => checkSource(source),
      template: () => SOUND,
      mayRun: async () => true,
      loadChecked: (bot) => {
        loaded += 1;
        return sandboxes.loadChecked(bot);
      },
      quotas: new GuestQuotas({ sql, sharedLimiter, now }),
    });
  });
  afterAll(async () => {
    await sandboxes.close();
    await Promise.allSettled(unfinished);
    await database.close();
  });

  /** A bot of a guest who is alone in their network. */
  const bring = async (source: string): Promise<() => Promise<Tested>> => {
    addresses += 1;
    const guest = await people.guest({ address: `192.0.2.${addresses}` }, 'Lan');
    if (!guest.ok) throw new Error(guest.error.code);
    const { id } = guest.value.profile;
    const bot = await bots.create(id, { game: 'tienlen', name: 'Rùa', source }, 'vi');
    if (!bot.ok) throw new Error(bot.error.code);
    // A machine that has no time for bots says so.
    return () =>
      until(
        'the test',
        () => bots.test(id, bot.value.id, undefined),
        ({ ok }) => ok,
      ).then(answerOf);
  };

  test('ask a bot that thinks long everything, as at a table', async () => {
    const before = loaded;
    const { unasked, fault, outcomes } = await (await bring(SLOW))();
    // Quickly at first, and then with all the time that a bot has at a table.
    expect(loaded - before).toBeGreaterThan(1);
    expect({ unasked, fault }).toEqual({ unasked: 0, fault: null });
    expect(outcomes.map(({ situation }) => situation)).toEqual(situationsOf('tienlen').map(({ id }) => id));
    expect(outcomes.filter(({ ok }) => !ok)).toEqual([]);
  });

  test('end beside those of bots that loop, which wait for each other', async () => {
    const crowd = await Promise.all([LOOPING, LOOPING, LOOPING, LOOPING_AT_ONCE].map((source) => bring(source)));
    const author = await bring(SOUND);
    const before = loaded;
    let over = 0;
    const tests = crowd.map(async (begin) => {
      const tested = await begin();
      over += 1;
      return tested;
    });
    unfinished.push(...tests);
    await until('the first of the crowd to run', () => loaded > before);
    const { unasked, outcomes } = await author();
    expect(unasked).toBe(0);
    expect(outcomes.every(({ ok }) => ok)).toBe(true);
    // Those who came before had a quick turn each; most have their long one, of seconds, still before them.
    expect(over).toBeLessThan(crowd.length / 2);
    const { fault, outcomes: silent } = await Promise.race(tests);
    expect(fault ?? silent.at(-1)?.fault).toMatchObject({ kind: 'timeout', milliseconds: LIMITS.time });
  });
});
