import { ok } from '@sanh-rong/engine';
import { ARENA_LIMITS } from '@sanh-rong/protocol';
import { and, count, eq } from 'drizzle-orm';
import type { Sql } from '../../database/open.ts';
import { arenaTournamentBots, bots } from '../../database/schema.ts';
import { holdCompetitor } from '../entries/competitors.ts';
import { ownBot } from '../entries/entries.ts';
import { type ArenaRuling, refuseArena } from '../refusal.ts';
import type { TournamentDependencies } from './dependencies.ts';
import { holdTournament } from './rows.ts';

/** Who comes, and who goes again before it begins. */

const isSignedUp = (tournament: string, bot: string) =>
  and(eq(arenaTournamentBots.tournament, tournament), eq(arenaTournamentBots.bot, bot));

interface Room {
  readonly all: number;
  readonly own: number;
}

const roomTaken = async (work: Sql, tournament: string, person: string): Promise<Room> => {
  const rows = await work
    .select({ owner: bots.owner, count: count() })
    .from(arenaTournamentBots)
    .innerJoin(bots, eq(bots.id, arenaTournamentBots.bot))
    .where(eq(arenaTournamentBots.tournament, tournament))
    .groupBy(bots.owner);
  return {
    all: rows.reduce((sum, row) => sum + row.count, 0),
    own: rows.find(({ owner }) => owner === person)?.count ?? 0,
  };
};

/** The tournament is held, so the last place cannot be taken twice. */
export const signUp = (
  { sql, now, guestAge, mayChange }: TournamentDependencies,
  person: string,
  tournament: string,
  bot: string,
): Promise<ArenaRuling<null>> =>
  sql.transaction(async (work): Promise<ArenaRuling<null>> => {
    const held = await holdTournament(work, tournament);
    if (!held.ok) return held;
    const competitor = await holdCompetitor(work, person, { now, guestAge });
    if (!competitor.ok) return competitor;
    const own = await ownBot(work, person, bot);
    if (!own.ok) return own;
    if (held.value.status !== 'open') return refuseArena('NOT_OPEN');
    if (own.value.game !== held.value.game) return refuseArena('WRONG_GAME');
    if (own.value.remote) return refuseArena('NO_REMOTE_BOTS');
    if (!own.value.sound) return refuseArena('UNSOUND_BOT');
    const [already] = await work.select().from(arenaTournamentBots).where(isSignedUp(tournament, bot));
    if (already !== undefined) return refuseArena('ALREADY_ENTERED');
    const taken = await roomTaken(work, tournament, person);
    const { most } = ARENA_LIMITS.tournament;
    if (taken.all >= most) return refuseArena('TOURNAMENT_FULL', { max: most });
    if (taken.own >= ARENA_LIMITS.entries) return refuseArena('ENTRY_QUOTA', { max: ARENA_LIMITS.entries });
    if (!mayChange(person)) return refuseArena('SLOW_DOWN');
    const row = { tournament, bot, version: own.value.version, signedUpAt: now() };
    await work.insert(arenaTournamentBots).values(row);
    return ok(null);
  });

/** A bot is taken out by its owner, or by the organiser of the tournament. */
export const withdraw = (
  { sql }: TournamentDependencies,
  person: string,
  tournament: string,
  bot: string,
): Promise<ArenaRuling<null>> =>
  sql.transaction(async (work): Promise<ArenaRuling<null>> => {
    const held = await holdTournament(work, tournament);
    if (!held.ok) return held;
    const [signedUp] = await work
      .select({ owner: bots.owner })
      .from(arenaTournamentBots)
      .innerJoin(bots, eq(bots.id, arenaTournamentBots.bot))
      .where(isSignedUp(tournament, bot));
    if (signedUp === undefined) return refuseArena('NO_ENTRY');
    if (signedUp.owner !== person && held.value.organiser !== person) return refuseArena('NOT_YOURS');
    if (held.value.status !== 'open') return refuseArena('NOT_OPEN');
    await work.delete(arenaTournamentBots).where(isSignedUp(tournament, bot));
    return ok(null);
  });
