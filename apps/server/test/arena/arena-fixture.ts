import { inspect } from 'node:util';
import { checkSource } from '@sanh-rong/bot-kit/check';
import { template } from '@sanh-rong/bot-kit/examples';
import { until } from '../../../../test/until.ts';
import { type Arena, type ArenaEnvironment, type EndedMatch, openArena } from '../../src/arena/arena.ts';
import type { LadderKey } from '../../src/arena/ladders/ladders.ts';
import { RemoteBotRequests, type RemoteBotRequestsOptions } from '../../src/arena/remote/remote-bot-requests.ts';
import { ARENA_TIMES } from '../../src/arena/workers/times.ts';
import { type Bots, createBots } from '../../src/bots/bots.ts';
import type { Database } from '../../src/database/open.ts';
import { arenaEntries, arenaMatches } from '../../src/database/schema.ts';
import { noNotices } from '../../src/nodes/notices.ts';
import { ampleQuotas, makeGuests } from '../support/guests.ts';
import { FIGHTERS, type Fighter } from './bot-sources.ts';

/** The arena with people and bots around it, and without the rest of the services. */

/** Quick ones for tests; a lease is still long enough for a machine that is busy with other tests. */
export const TIMES = { ...ARENA_TIMES, lease: 3_000, poll: 100, matchmaking: 100, again: 200 };

export type ArenaFixtureOptions = Partial<
  Pick<ArenaEnvironment, 'runners' | 'guestAge' | 'quotas' | 'times' | 'deals' | 'levelsOf' | 'runner' | 'now'> &
    Pick<RemoteBotRequestsOptions, 'grace'>
>;

export const GAME = 'tienlen';
export const RULE_SET = 'mien-nam';

interface BotWish {
  readonly game?: string;
  readonly sharing?: 'private' | 'open' | 'public';
}

type Fields = Pick<ArenaFixture, 'database' | 'arena' | 'bots' | 'remoteBots' | 'troubles'>;

export class ArenaFixture {
  readonly database: Database;
  readonly arena: Arena;
  readonly bots: Bots;
  readonly remoteBots: RemoteBotRequests;
  readonly ended: EndedMatch[] = [];
  /** Everything that went wrong; on a machine that is busy with other tests, some of it may be tried again. */
  readonly troubles: unknown[];

  private constructor({ database, arena, bots, remoteBots, troubles }: Fields) {
    this.database = database;
    this.arena = arena;
    this.bots = bots;
    this.remoteBots = remoteBots;
    this.troubles = troubles;
    arena.onEnded((match) => this.ended.push(match));
  }

  static async open(database: Database, options: ArenaFixtureOptions = {}): Promise<ArenaFixture> {
    const troubles: unknown[] = [];
    const { now = Date.now, grace, ...others } = options;
    const loadChecked = () => Promise.reject(new Error('nobody tests here'));
    const bots = createBots({
      sql: database.sql,
      now,
      loadChecked,
      mayRun: async () => true,
      template,
      quotas: ampleQuotas(database),
      check: async (source) => checkSource(source),
    });
    const failed = (error: unknown) => troubles.push(error);
    const remoteBots = new RemoteBotRequests({
      database,
      node: 'here',
      now,
      notices: noNotices,
      failed,
      ...(grace === undefined ? {} : { grace }),
    });
    const arena = await openArena({
      database,
      remoteBots,
      now,
      runners: 1,
      guestAge: 0,
      quotas: ampleQuotas(database),
      times: TIMES,
      // Players that search would take most of the time of these tests.
      levelsOf: () => ['random', 'simple', 'greedy'],
      mayRun: async () => true,
      sourceOf: bots.sourceOf,
      failed,
      ...others,
    });
    return new ArenaFixture({ database, arena, bots, remoteBots, troubles });
  }

  async person(name: string): Promise<string> {
    const [{ id }] = await makeGuests(this.database, [name]);
    return id;
  }

  /** A bot of this owner; its id. */
  async bot(owner: string, fighter: Fighter, { game = GAME, sharing = 'private' }: BotWish = {}): Promise<string> {
    const made = await this.bots.create(owner, { game, name: fighter, source: FIGHTERS[fighter] }, 'vi');
    if (!made.ok) throw new Error(made.error.code);
    const { id } = made.value;
    if (sharing !== 'private') await this.bots.change(owner, id, { sharing });
    return id;
  }

  /** A bot in the ladder; its entry. */
  async entry(
    owner: string,
    fighter: Fighter,
    { game = GAME, ruleSet = RULE_SET }: Partial<LadderKey> = {},
  ): Promise<{ readonly bot: string; readonly entry: string }> {
    const bot = await this.bot(owner, fighter, { game });
    const entered = await this.arena.enter(owner, { bot, ruleSet });
    if (!entered.ok) throw new Error(entered.error.code);
    return { bot, entry: entered.value };
  }

  /** When so many matches have ended here. */
  async untilEnded(matches: number): Promise<void> {
    await this.until(`${matches} matches to end`, () => this.ended.length >= matches);
  }

  /** When everybody in the ladder has played so many. */
  async untilPlayed(matches: number): Promise<void> {
    await this.until(`every entry to have played ${matches}`, async () => {
      const entries = await this.database.sql.select({ played: arenaEntries.matches }).from(arenaEntries);
      return entries.every(({ played }) => played >= matches);
    });
  }

  async untilOver(match: string): Promise<EndedMatch> {
    const over = () => this.ended.find(({ id }) => id === match);
    await this.until(`the match ${match} to end`, () => over() !== undefined);
    return over() as EndedMatch;
  }

  /** A wait in vain ends with the matches there are, and with what went wrong. */
  private async until(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
    await until(what, isSo).catch(async (error: Error) => {
      const { id, status, played, attempt } = arenaMatches;
      const matches = await this.database.sql.select({ id, status, played, attempt }).from(arenaMatches);
      throw new Error(`${error.message}: ${inspect({ matches, troubles: this.troubles }, { depth: 3 })}`);
    });
  }
}
