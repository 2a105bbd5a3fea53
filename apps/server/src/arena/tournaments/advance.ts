import { everybody, finalTables } from '@sanh-rong/arena';
import { ok } from '@sanh-rong/engine';
import { ARENA_LIMITS } from '@sanh-rong/protocol';
import { and, eq, inArray, lte, notExists, or, sql as query } from 'drizzle-orm';
import { rowsOf, type Sql } from '../../database/open.ts';
import { arenaMatches, arenaTournamentBots, arenaTournaments, type StoredContestant } from '../../database/schema.ts';
import { type ArenaRuling, refuseArena } from '../refusal.ts';
import type { TournamentDependencies } from './dependencies.ts';
import { type DrawnTable, drawRound, lengthOf, seedOfMatch } from './draw.ts';
import { League } from './league.ts';
import { botOf, holdTournament, type TournamentRow } from './rows.ts';

/**
 * How a tournament goes on. Every step is one transaction that holds the tournament's row, and says what the row says
 * afterwards; so of all nodes that see the end of a round one draws the next, and a node that dies leaves the step to
 * another.
 */

/** The matches of one round, stored with the round itself. */
const play = async (
  { arena }: TournamentDependencies,
  work: Sql,
  league: League,
  round: { readonly number: number; readonly isFinal: boolean; readonly tables: readonly DrawnTable[] },
): Promise<void> => {
  const { id, game, ruleSet, deals, seed } = league.tournament;
  const contestants = new Map<string, StoredContestant>(
    league.contestants.map(({ contestant }) => [botOf(contestant), contestant]),
  );
  for (const [at, table] of round.tables.entries()) {
    await arena.createMatch(
      {
        kind: 'tournament',
        game,
        ruleSet,
        contestants: table.flatMap((bot) => contestants.get(bot) ?? []),
        lineup: everybody(table.length),
        deals,
        tournament: { id, round: round.number, isFinal: round.isFinal },
        // All matches of finals have the same cards; those of a play-off have others.
        seed: seedOfMatch(seed, round.isFinal ? `final/${league.finalRounds}` : `${round.number}/${at}`),
      },
      work,
    );
  }
};

/** Those who still play, best first. */
const orderIn = async (league: League): Promise<string[]> => {
  const ranking = await league.ranking();
  return ranking.filter(({ isGone }) => !isGone).map(({ standing }) => standing.id);
};

const finish = async ({ now }: TournamentDependencies, work: Sql, league: League): Promise<void> => {
  const [best] = await league.ranking();
  const winner = best === undefined || best.isGone ? null : best.contestant;
  await work
    .update(arenaTournaments)
    .set({ status: 'finished', winner, endedAt: now() })
    .where(eq(arenaTournaments.id, league.tournament.id));
};

const playFinals = async (
  dependencies: TournamentDependencies,
  work: Sql,
  league: League,
  finalists: readonly string[],
): Promise<void> => {
  const { id, round } = league.tournament;
  if (finalists.length < 2) return finish(dependencies, work, league);
  await work
    .update(arenaTournaments)
    .set({ status: 'finals', round: round + 1 })
    .where(eq(arenaTournaments.id, id));
  await play(dependencies, work, league, { number: round + 1, isFinal: true, tables: finalTables(finalists) });
};

/** Finals, and a play-off at the most where they leave the first place to several: then these share it. */
const MOST_FINALS = 2;

/** The bots that finals have left in the first place together. */
const afterFinals = async (dependencies: TournamentDependencies, work: Sql, league: League): Promise<void> => {
  const tied = await league.leaders();
  return tied.length < 2 || league.finalRounds >= MOST_FINALS
    ? finish(dependencies, work, league)
    : playFinals(dependencies, work, league, tied);
};

/** The next round that has a match; when there is none, the finals, and without them the end. */
const goOn = async (dependencies: TournamentDependencies, work: Sql, league: League): Promise<void> => {
  const { tournament } = league;
  const { id, rounds, round, status, finals, seats } = tournament;
  if (status === 'finals') return afterFinals(dependencies, work, league);
  const order = await orderIn(league);
  for (let number = round + 1; number <= (rounds ?? 0) && order.length >= 2; number++) {
    const tables = drawRound(tournament, { round: number, field: league.field, order, past: league.rounds });
    if (tables.length === 0) continue;
    await work.update(arenaTournaments).set({ status: 'running', round: number }).where(eq(arenaTournaments.id, id));
    return play(dependencies, work, league, { number, isFinal: false, tables });
  }
  return finals ? playFinals(dependencies, work, league, order.slice(0, seats)) : finish(dependencies, work, league);
};

/** Every bot plays with its newest version that can be used; a bot that has none, or is gone, is not there. */
const freezeVersions = async (work: Sql, tournament: string): Promise<void> => {
  await work.execute(query`delete from arena_tournament_bots signed where tournament = ${tournament} and not exists (
    select 1 from bots join bot_versions on bot_versions.bot = bots.id and bot_versions.sound
    where bots.id = signed.bot and bots.deleted_at is null)`);
  await work.execute(query`update arena_tournament_bots signed set version = (
      select max(number) from bot_versions where bot_versions.bot = signed.bot and sound)
    where tournament = ${tournament}`);
};

/** Freezes the field and draws the first round. To be called by the transaction that holds the tournament. */
export const begin = async (
  dependencies: TournamentDependencies,
  work: Sql,
  tournament: TournamentRow,
): Promise<ArenaRuling<null>> => {
  const { id } = tournament;
  const ready = rowsOf(
    await work.execute(query`select 1 from arena_tournament_bots signed
    join bots on bots.id = signed.bot and bots.deleted_at is null
    where signed.tournament = ${id} and exists (
      select 1 from bot_versions where bot_versions.bot = bots.id and bot_versions.sound)`),
  );
  const { least } = ARENA_LIMITS.tournament;
  if (ready.length < least) return refuseArena('TOO_FEW_BOTS', { min: least });
  await freezeVersions(work, id);
  const field = await work
    .select({ bot: arenaTournamentBots.bot })
    .from(arenaTournamentBots)
    .where(eq(arenaTournamentBots.tournament, id));
  const rounds = lengthOf(
    tournament,
    field.map(({ bot }) => bot),
    tournament.rounds,
  );
  const [begun] = await work
    .update(arenaTournaments)
    .set({ status: 'running', rounds })
    .where(eq(arenaTournaments.id, id))
    .returning();
  await goOn(dependencies, work, await League.read(work, begun, dependencies.memory));
  return ok(null);
};

const cancelEmpty = async ({ now }: TournamentDependencies, work: Sql, id: string): Promise<void> => {
  await work.update(arenaTournaments).set({ status: 'cancelled', endedAt: now() }).where(eq(arenaTournaments.id, id));
};

/** One step of a tournament, if there is one to make now. */
export const advance = async (dependencies: TournamentDependencies, id: string): Promise<void> => {
  const moved = await dependencies.sql.transaction(async (work): Promise<boolean> => {
    const held = await holdTournament(work, id);
    if (!held.ok) return false;
    const { status, startsAt } = held.value;
    if (status === 'open' && startsAt !== null && startsAt <= dependencies.now()) {
      const begun = await begin(dependencies, work, held.value);
      if (!begun.ok) await cancelEmpty(dependencies, work, id);
      return begun.ok;
    }
    if (status !== 'running' && status !== 'finals') return false;
    const league = await League.read(work, held.value, dependencies.memory);
    if (!league.isRoundOver) return false;
    await goOn(dependencies, work, league);
    return true;
  });
  if (moved) dependencies.arena.wake();
};

/** Tournaments looked after at a time. */
const BATCH = 20;

/** Makes the steps that are due anywhere: beginnings, and rounds whose last match ended on a node that died. */
export const advanceAll = async (dependencies: TournamentDependencies): Promise<void> => {
  const { sql, now } = dependencies;
  const unplayed = sql
    .select({ id: arenaMatches.id })
    .from(arenaMatches)
    .where(and(eq(arenaMatches.tournament, arenaTournaments.id), inArray(arenaMatches.status, ['waiting', 'running'])));
  const due = await sql
    .select({ id: arenaTournaments.id })
    .from(arenaTournaments)
    .where(
      or(
        and(eq(arenaTournaments.status, 'open'), lte(arenaTournaments.startsAt, now())),
        and(inArray(arenaTournaments.status, ['running', 'finals']), notExists(unplayed)),
      ),
    )
    .orderBy(query`random()`)
    .limit(BATCH);
  // A tournament that cannot go on does not hold up the others.
  const failures: unknown[] = [];
  for (const { id } of due) await advance(dependencies, id).catch((error) => failures.push(error));
  if (failures.length > 0) throw failures[0];
};
