import { NOTHING, START, widen } from '@sanh-rong/arena';
import { ok } from '@sanh-rong/engine';
import { ARENA_LIMITS, type ArenaRequest, type Pool } from '@sanh-rong/protocol';
import { and, count, eq } from 'drizzle-orm';
import { type BotRow, holdOwn, isVersion } from '../../bots/rows.ts';
import type { Sql } from '../../database/open.ts';
import { arenaEntries, bots, botVersions } from '../../database/schema.ts';
import { drawId } from '../../draw-id.ts';
import { findLadder, type PoolKey } from '../ladders/ladders.ts';
import { type ArenaRefused, type ArenaRuling, refuseArena } from '../refusal.ts';
import { type CompetitorRules, holdCompetitor } from './competitors.ts';

/** Bots in ladders. */

export interface EntryDependencies extends CompetitorRules {
  readonly sql: Sql;
}

const ID_LENGTH = 16;

/** What is wrong with a bot is said as it is said of bots elsewhere. */
export const ownBot = async (work: Sql, person: string, id: string): Promise<ArenaRuling<BotRow>> => {
  const own = await holdOwn(work, person, id);
  return own.ok ? own : refuseArena(own.error.code as Extract<ArenaRefused['code'], 'NO_BOT' | 'NOT_YOURS'>);
};

/** Remote bots have ladders of their own. */
export const poolOf = ({ remote }: Pick<BotRow, 'remote'>): Pool => (remote ? 'remote' : 'sandbox');

const entriesOf = async (work: Sql, person: string, { game, ruleSet, pool }: PoolKey): Promise<number> => {
  const [{ entered }] = await work
    .select({ entered: count() })
    .from(arenaEntries)
    .innerJoin(bots, eq(bots.id, arenaEntries.bot))
    .where(
      and(
        eq(bots.owner, person),
        eq(arenaEntries.game, game),
        eq(arenaEntries.ruleSet, ruleSet),
        eq(arenaEntries.pool, pool),
        eq(arenaEntries.active, true),
      ),
    );
  return entered;
};

/** The version that is meant, if its code can be used. */
const soundVersion = async (work: Sql, bot: BotRow, version = bot.version): Promise<ArenaRuling<number>> => {
  const [found] = await work.select({ sound: botVersions.sound }).from(botVersions).where(isVersion(bot.id, version));
  if (found === undefined) return refuseArena('NO_VERSION');
  return found.sound ? ok(version) : refuseArena('UNSOUND_BOT');
};

/**
 * Puts a version of a bot into a ladder. It begins there as an unknown one; with a newer version, or when it comes back
 * with another one, its place stays and is doubted again.
 */
export const enter = ({ sql, ...rules }: EntryDependencies, person: string, request: ArenaRequest<'enter'>) =>
  sql.transaction(async (work): Promise<ArenaRuling<string>> => {
    const held = await holdCompetitor(work, person, rules);
    if (!held.ok) return held;
    const bot = await ownBot(work, person, request.bot);
    if (!bot.ok) return bot;
    const { game } = bot.value;
    const { ruleSet } = request;
    const pool = poolOf(bot.value);
    const ladder = findLadder(game, ruleSet);
    if (ladder === null) return refuseArena('NO_LADDER');
    const version = await soundVersion(work, bot.value, request.version);
    if (!version.ok) return version;

    const [entry] = await work
      .select()
      .from(arenaEntries)
      .where(and(eq(arenaEntries.bot, bot.value.id), eq(arenaEntries.game, game), eq(arenaEntries.ruleSet, ruleSet)))
      .for('update');
    const isSame = entry?.version === version.value;
    if (entry?.active === true && isSame) return refuseArena('ALREADY_ENTERED');
    if (entry?.active !== true && (await entriesOf(work, person, { game, ruleSet, pool })) >= ARENA_LIMITS.entries) {
      return refuseArena('ENTRY_QUOTA', { max: ARENA_LIMITS.entries });
    }
    if (entry !== undefined) {
      const rating = isSame ? {} : widen(entry);
      await work
        .update(arenaEntries)
        .set({ version: version.value, active: true, mu: entry.mu, sigma: entry.sigma, ...rating })
        .where(eq(arenaEntries.id, entry.id));
      return ok(entry.id);
    }
    const id = drawId(ID_LENGTH);
    await work.insert(arenaEntries).values({
      id,
      bot: bot.value.id,
      game,
      ruleSet,
      pool,
      version: version.value,
      active: true,
      ...START,
      matches: 0,
      games: 0,
      strikes: 0,
      points: NOTHING,
      calledAt: 0,
      enteredAt: rules.now(),
    });
    return ok(id);
  });

export const withdraw = (
  { sql }: Pick<EntryDependencies, 'sql'>,
  person: string,
  id: string,
): Promise<ArenaRuling<null>> =>
  sql.transaction(async (work) => {
    const [entry] = await work.select().from(arenaEntries).where(eq(arenaEntries.id, id)).for('update');
    if (entry === undefined) return refuseArena('NO_ENTRY');
    const [bot] = await work.select({ owner: bots.owner }).from(bots).where(eq(bots.id, entry.bot));
    if (bot?.owner !== person) return refuseArena('NOT_YOURS');
    await work.update(arenaEntries).set({ active: false }).where(eq(arenaEntries.id, id));
    return ok(null);
  });
