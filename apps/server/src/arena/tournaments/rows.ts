import { ok } from '@sanh-rong/engine';
import type { ArenaTournament } from '@sanh-rong/protocol';
import { and, asc, eq, isNull, sql as query, type SQL } from 'drizzle-orm';
import type { Sql } from '../../database/open.ts';
import { arenaTournamentBots, arenaTournaments, bots, people, type StoredContestant } from '../../database/schema.ts';
import type { Asker } from '../reading/entry-rows.ts';
import { type ArenaRuling, refuseArena } from '../refusal.ts';

/** Tournaments and who plays in them, as they are stored. */

export type TournamentRow = typeof arenaTournaments.$inferSelect;

const signedUp = query<number>`(select count(*) from ${arenaTournamentBots}
  where ${arenaTournamentBots.tournament} = ${arenaTournaments.id})`.mapWith(Number);

export const selectTournaments = (sql: Sql, which: SQL | undefined) =>
  sql
    .select({ tournament: arenaTournaments, organiserName: people.name, bots: signedUp })
    .from(arenaTournaments)
    .innerJoin(people, eq(people.id, arenaTournaments.organiser))
    .where(which)
    .$dynamic();

export type ListedTournamentRow = Awaited<ReturnType<typeof selectTournaments>>[number];

/** The seed is not among it. */
export const shownTournament = (
  { tournament, organiserName, bots: count }: ListedTournamentRow,
  asker: Asker,
): ArenaTournament => {
  const { id, name, game, ruleSet, format, status, seats, deals, rounds, finals, round } = tournament;
  const { organiser, winner, startsAt, createdAt, endedAt } = tournament;
  return {
    id,
    name,
    game,
    ruleSet,
    format,
    status,
    seats,
    deals,
    rounds,
    finals,
    organiser: { id: organiser, name: organiserName },
    mine: organiser === asker,
    bots: count,
    round,
    startsAt,
    createdAt,
    endedAt,
    winner: winner === null ? null : { bot: winner.bot, level: winner.level },
  };
};

/** A tournament as it is, held until the transaction ends. */
export const holdTournament = async (work: Sql, id: string): Promise<ArenaRuling<TournamentRow>> => {
  const [row] = await work.select().from(arenaTournaments).where(eq(arenaTournaments.id, id)).for('no key update');
  return row === undefined ? refuseArena('NO_TOURNAMENT') : ok(row);
};

/** The same for its organiser. */
export const holdOwn = async (work: Sql, person: string, id: string): Promise<ArenaRuling<TournamentRow>> => {
  const held = await holdTournament(work, id);
  return held.ok && held.value.organiser !== person ? refuseArena('NOT_ORGANISER') : held;
};

/** A bot that plays in a tournament, and whose it is. */
export interface TournamentContestant {
  readonly contestant: StoredContestant;
  readonly owner: string;
}

export const botOf = ({ bot }: StoredContestant): string => bot?.id ?? '';

/** Who is signed up and still there, in the order of their coming. Before the start a bot has its newest version. */
export const tournamentContestants = async (
  sql: Sql,
  { id, status }: Pick<TournamentRow, 'id' | 'status'>,
): Promise<TournamentContestant[]> => {
  const rows = await sql
    .select({
      id: bots.id,
      name: bots.name,
      newest: bots.version,
      version: arenaTournamentBots.version,
      owner: bots.owner,
      ownerName: people.name,
    })
    .from(arenaTournamentBots)
    .innerJoin(bots, eq(bots.id, arenaTournamentBots.bot))
    .innerJoin(people, eq(people.id, bots.owner))
    .where(and(eq(arenaTournamentBots.tournament, id), isNull(bots.deletedAt)))
    .orderBy(asc(arenaTournamentBots.signedUpAt), asc(arenaTournamentBots.bot));
  return rows.map((row) => ({
    owner: row.owner,
    contestant: {
      entry: null,
      level: null,
      bot: {
        id: row.id,
        name: row.name,
        version: status === 'open' ? row.newest : row.version,
        owner: { id: row.owner, name: row.ownerName },
      },
    },
  }));
};

/** All bots that began, also those that were deleted or disqualified since. */
export const signedUpBots = async (sql: Sql, tournament: string): Promise<string[]> => {
  const rows = await sql
    .select({ bot: arenaTournamentBots.bot })
    .from(arenaTournamentBots)
    .where(eq(arenaTournamentBots.tournament, tournament));
  return rows.map(({ bot }) => bot);
};
