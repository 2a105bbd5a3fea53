import { ok } from '@sanh-rong/engine';
import { levelIdsOf } from '@sanh-rong/players';
import { ARENA_LIMITS, type ArenaRequest } from '@sanh-rong/protocol';
import { and, count, desc, eq, gt, inArray, isNull } from 'drizzle-orm';
import { type BotRow, findKnown } from '../../bots/rows.ts';
import type { Sql } from '../../database/open.ts';
import type { StoredContestant } from '../../database/schema/arena.ts';
import { arenaConnections, arenaEntries, arenaMatches, bots, people } from '../../database/schema.ts';
import { findLadder, gameOf } from '../ladders/ladders.ts';
import { createMatch } from '../matches/create.ts';
import type { MatchDependencies } from '../matches/dependencies.ts';
import { inTurn } from '../matches/plan.ts';
import { type ArenaRefused, type ArenaRuling, refuseArena } from '../refusal.ts';
import { type CompetitorRules, holdCompetitor } from './competitors.ts';
import { ownBot, poolOf } from './entries.ts';

/** Matches that people ask for; they change no rating. */

type Opponent = ArenaRequest<'challenge'>['opponents'][number];

type Named = Pick<BotRow, 'id' | 'name' | 'version' | 'remote'>;

const named = ({ id, name, version, remote }: Named, owner: { id: string; name: string }): StoredContestant => ({
  entry: null,
  bot: { id, name, version, owner, ...(remote ? { remote: true } : {}) },
  level: null,
});

const contestantOf = async (work: Sql, bot: BotRow): Promise<StoredContestant> => {
  const [owner] = await work.select({ id: people.id, name: people.name }).from(people).where(eq(people.id, bot.owner));
  return named(bot, owner);
};

/** A bot in a ladder may be challenged there, with the version that plays in it, even where its code is private. */
const inALadder = async (
  work: Sql,
  { game, remote }: BotRow,
  bot: string,
): Promise<ArenaRuling<StoredContestant> | null> => {
  const [found] = await work
    .select({
      bot: { id: bots.id, name: bots.name, version: arenaEntries.version, remote: bots.remote },
      owner: { id: people.id, name: people.name },
    })
    .from(arenaEntries)
    .innerJoin(bots, eq(bots.id, arenaEntries.bot))
    .innerJoin(people, eq(people.id, bots.owner))
    .where(and(eq(arenaEntries.bot, bot), eq(arenaEntries.game, game), arenaEntries.active, isNull(bots.deletedAt)))
    .orderBy(desc(arenaEntries.version))
    .limit(1);
  if (found === undefined) return null;
  return found.bot.remote === remote ? ok(named(found.bot, found.owner)) : refuseArena('WRONG_POOL');
};

const opponentOf = async (
  work: Sql,
  person: string,
  own: BotRow,
  opponent: Opponent,
): Promise<ArenaRuling<StoredContestant>> => {
  const { game, remote } = own;
  if ('level' in opponent) {
    const { level } = opponent;
    return levelIdsOf(game).includes(level) ? ok({ entry: null, bot: null, level }) : refuseArena('BAD_LINEUP');
  }
  const known = await findKnown(work, person, opponent.bot);
  if (!known.ok) {
    const standing = await inALadder(work, own, opponent.bot);
    return standing ?? refuseArena(known.error.code as Extract<ArenaRefused['code'], 'NO_BOT'>);
  }
  if (known.value.game !== game) return refuseArena('WRONG_GAME');
  if (known.value.remote !== remote) return refuseArena('WRONG_POOL');
  if (!known.value.sound) return refuseArena('UNSOUND_BOT');
  return ok(await contestantOf(work, known.value));
};

const openChallenges = async (work: Sql, person: string): Promise<number> => {
  const [{ open }] = await work
    .select({ open: count() })
    .from(arenaMatches)
    .where(
      and(
        eq(arenaMatches.kind, 'challenge'),
        eq(arenaMatches.askedBy, person),
        inArray(arenaMatches.status, ['waiting', 'running']),
      ),
    );
  return open;
};

/**
 * Two share a whole table, more have a seat each; how many there may be is up to the rule set. A remote bot has one seat
 * always: what it sees from one it would know in the other.
 */
const lineupOf = ({ game, remote }: BotRow, ruleSet: string, contestants: number, usual: number): number[] | null => {
  const rules = gameOf(game).ruleSets.find(({ id }) => id === ruleSet);
  const lineup = inTurn(contestants, contestants === 2 && !remote ? usual : contestants);
  const fits = rules !== undefined && lineup.length >= rules.seats.min && lineup.length <= rules.seats.max;
  return fits ? lineup : null;
};

const sameContestant = (one: StoredContestant, other: StoredContestant): boolean =>
  one.bot?.id === other.bot?.id && one.level === other.level;

interface ChallengeDependencies extends MatchDependencies, CompetitorRules {
  /** Whether the person may have one more match now. */
  readonly mayAsk: () => boolean;
}

const isAway = async (work: Sql, contestants: readonly StoredContestant[], at: number): Promise<boolean> => {
  const ids = contestants.flatMap(({ bot }) => (bot?.remote ? [bot.id] : []));
  if (ids.length === 0) return false;
  const there = await work.$count(
    arenaConnections,
    and(inArray(arenaConnections.bot, ids), gt(arenaConnections.until, at)),
  );
  return there < ids.length;
};

/** Refuses or answers with the id of the match. */
export const challenge = (dependencies: ChallengeDependencies, person: string, request: ArenaRequest<'challenge'>) =>
  dependencies.sql.transaction(async (work): Promise<ArenaRuling<string>> => {
    const held = await holdCompetitor(work, person, dependencies);
    if (!held.ok) return held;
    const own = await ownBot(work, person, request.bot);
    if (!own.ok) return own;
    const { game } = own.value;
    const { ruleSet, deals } = request;
    const ladder = findLadder(game, ruleSet);
    if (ladder === null) return refuseArena('NO_LADDER');
    if (!own.value.sound) return refuseArena('UNSOUND_BOT');
    const contestants = [await contestantOf(work, own.value)];
    for (const each of request.opponents) {
      const opponent = await opponentOf(work, person, own.value, each);
      if (!opponent.ok) return opponent;
      if (contestants.some((other) => sameContestant(other, opponent.value))) return refuseArena('BAD_LINEUP');
      contestants.push(opponent.value);
    }
    const lineup = lineupOf(own.value, ruleSet, contestants.length, ladder.seats);
    if (lineup === null) return refuseArena('BAD_LINEUP');
    if (await isAway(work, contestants, dependencies.now())) return refuseArena('BOT_AWAY');
    if ((await openChallenges(work, person)) >= ARENA_LIMITS.challenges) {
      return refuseArena('CHALLENGE_QUOTA', { max: ARENA_LIMITS.challenges });
    }
    if (!dependencies.mayAsk()) return refuseArena('SLOW_DOWN');
    return ok(
      await createMatch(
        dependencies,
        { kind: 'challenge', game, ruleSet, pool: poolOf(own.value), contestants, lineup, deals, askedBy: person },
        work,
      ),
    );
  });
