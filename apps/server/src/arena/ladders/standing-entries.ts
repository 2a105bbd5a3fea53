import type { LadderEntry } from '@sanh-rong/arena';
import { and, eq, exists, gt, isNull, sql as query } from 'drizzle-orm';
import type { Sql } from '../../database/open.ts';
import type { StoredContestant } from '../../database/schema/arena.ts';
import { arenaConnections, arenaEntries, bots, people } from '../../database/schema.ts';
import { finishedGames, sharedKeys } from '../../rate-limits/newcomers.ts';
import { anchorOf } from './ladder-anchors.ts';
import type { LadderKey, PoolKey } from './ladders.ts';

/** An entry of a ladder that may be called to a match. */
export interface Standing extends LadderEntry {
  readonly contestant: StoredContestant;
  /** What a guest or a new account shares with others of its network. */
  readonly networks: readonly string[];
}

const NEVER = 0;

/** The bots that stand in a ladder; of remote ones those that are connected at this moment. */
export const standingEntries = async (work: Sql, { game, ruleSet, pool }: PoolKey, at: number): Promise<Standing[]> => {
  const isConnected = exists(
    work
      .select({ bot: arenaConnections.bot })
      .from(arenaConnections)
      .where(and(eq(arenaConnections.bot, arenaEntries.bot), gt(arenaConnections.until, at))),
  );
  const rows = await work
    .select({
      entry: {
        id: arenaEntries.id,
        version: arenaEntries.version,
        mu: arenaEntries.mu,
        sigma: arenaEntries.sigma,
        calledAt: arenaEntries.calledAt,
      },
      bot: { id: bots.id, name: bots.name, remote: bots.remote },
      owner: { id: people.id, name: people.name },
      newcomer: {
        isGuest: people.isAnonymous,
        since: people.createdAt,
        finished: finishedGames(query`${people.id}`),
        networks: people.networks,
      },
    })
    .from(arenaEntries)
    .innerJoin(bots, eq(bots.id, arenaEntries.bot))
    .innerJoin(people, eq(people.id, bots.owner))
    .where(
      and(
        eq(arenaEntries.game, game),
        eq(arenaEntries.ruleSet, ruleSet),
        eq(arenaEntries.pool, pool),
        eq(arenaEntries.active, true),
        isNull(bots.deletedAt),
        pool === 'remote' ? isConnected : undefined,
      ),
    );
  return rows.map(({ entry, bot, owner, newcomer }) => ({
    id: entry.id,
    rating: { mu: entry.mu, sigma: entry.sigma },
    isAnchor: false,
    lastPicked: entry.calledAt === NEVER ? null : entry.calledAt,
    owner: owner.id,
    networks: sharedKeys(newcomer, at),
    contestant: {
      entry: entry.id,
      bot: { id: bot.id, name: bot.name, version: entry.version, owner, ...(bot.remote ? { remote: true } : {}) },
      level: null,
    },
  }));
};

/** The built-in players of a ladder, which fill up its tables. */
export const standingAnchors = ({ game, ruleSet }: LadderKey, levels: readonly string[]): Standing[] =>
  levels.flatMap((level) => {
    const rating = anchorOf(game, ruleSet, level);
    if (rating === null) return [];
    const contestant = { entry: null, bot: null, level };
    return [{ id: `level ${level}`, rating, isAnchor: true, lastPicked: null, owner: null, networks: [], contestant }];
  });
