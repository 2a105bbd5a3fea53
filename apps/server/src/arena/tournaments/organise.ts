import { randomBytes } from 'node:crypto';
import { ok } from '@sanh-rong/engine';
import { ARENA_LIMITS, type ArenaRequest } from '@sanh-rong/protocol';
import { and, eq, inArray, isNull, sql as query } from 'drizzle-orm';
import { rowsOf, type Sql } from '../../database/open.ts';
import { arenaMatches, arenaTournaments } from '../../database/schema.ts';
import { drawId } from '../../draw-id.ts';
import { readVisibleName } from '../../people/names.ts';
import { isNewcomer } from '../../rate-limits/newcomers.ts';
import { turnOfNewcomer } from '../../rate-limits/newest-by-turns.ts';
import { holdCompetitor } from '../entries/competitors.ts';
import { findLadder, gameOf } from '../ladders/ladders.ts';
import { type ArenaRuling, refuseArena } from '../refusal.ts';
import { begin } from './advance.ts';
import type { TournamentDependencies } from './dependencies.ts';
import { holdOwn } from './rows.ts';

/** What the organiser of a tournament does. */

const ID_LENGTH = 16;
const SEED_BYTES = 16;

/** There would be no time to sign up for one that begins at once (milliseconds). */
const SOONEST = 60_000;

const UNFINISHED = ['open', 'running', 'finals'] as const;
const isUnfinished = inArray(arenaTournaments.status, [...UNFINISHED]);

/** One tournament of a network is created at a time: two at once could exceed what it may have. */
const LOCK = 7_202_614;

/** Whether newcomers of the person's network organise as many as may be; people who are new no longer answer for themselves. */
const isNetworkFull = async (work: Sql, person: string, at: number): Promise<boolean> => {
  const newcomers = query`people newcomers where ${isNewcomer(at)}`;
  const [own] = rowsOf<{ turn: string | null }>(
    await work.execute(query`select ${turnOfNewcomer} as turn from ${newcomers} and newcomers.id = ${person}`),
  );
  if (own === undefined || own.turn === null) return false;
  await work.execute(query`select pg_advisory_xact_lock(${LOCK}, hashtext(${own.turn}))`);
  const around = query`select newcomers.id from ${newcomers} and ${turnOfNewcomer} = ${own.turn}`;
  const held = await work.$count(
    arenaTournaments,
    and(isUnfinished, query`${arenaTournaments.organiser} in (${around})`),
  );
  return held >= ARENA_LIMITS.tournamentsOfNetwork;
};

const seatsFit = ({ game, ruleSet, seats }: ArenaRequest<'createTournament'>): boolean => {
  const rules = gameOf(game).ruleSets.find(({ id }) => id === ruleSet);
  return rules !== undefined && seats >= rules.seats.min && seats <= rules.seats.max;
};

export const create = (
  { sql, now, guestAge, mayChange }: TournamentDependencies,
  person: string,
  request: ArenaRequest<'createTournament'>,
): Promise<ArenaRuling<string>> =>
  sql.transaction(async (work): Promise<ArenaRuling<string>> => {
    const { game, ruleSet, format, seats, deals, rounds, finals, startsAt } = request;
    const name = readVisibleName(request.name, ARENA_LIMITS.tournament.name);
    if (name === null) return refuseArena('BAD_NAME', { max: ARENA_LIMITS.tournament.name });
    if (findLadder(game, ruleSet) === null) return refuseArena('NO_LADDER');
    if (!seatsFit(request)) return refuseArena('BAD_LINEUP');
    const keeper = await holdCompetitor(work, person, { now, guestAge });
    if (!keeper.ok) return keeper;
    const held = await work.$count(arenaTournaments, and(eq(arenaTournaments.organiser, person), isUnfinished));
    if (held >= ARENA_LIMITS.tournaments) return refuseArena('TOURNAMENT_QUOTA', { max: ARENA_LIMITS.tournaments });
    if (!mayChange(person)) return refuseArena('SLOW_DOWN');
    const id = drawId(ID_LENGTH);
    const at = now();
    if (await isNetworkFull(work, person, at)) {
      return refuseArena('TOURNAMENTS_OF_NETWORK', { max: ARENA_LIMITS.tournamentsOfNetwork });
    }
    await work.insert(arenaTournaments).values({
      id,
      name,
      organiser: person,
      game,
      ruleSet,
      format,
      status: 'open',
      seats,
      deals,
      rounds: format === 'swiss' ? (rounds ?? null) : null,
      finals,
      round: 0,
      seed: randomBytes(SEED_BYTES).toString('hex'),
      startsAt: startsAt === null ? null : Math.max(startsAt, at + SOONEST),
      createdAt: at,
    });
    return ok(id);
  });

export const start = async (
  dependencies: TournamentDependencies,
  person: string,
  id: string,
): Promise<ArenaRuling<null>> => {
  const begun = await dependencies.sql.transaction(async (work): Promise<ArenaRuling<null>> => {
    const own = await holdOwn(work, person, id);
    if (!own.ok) return own;
    return own.value.status === 'open' ? begin(dependencies, work, own.value) : refuseArena('NOT_OPEN');
  });
  if (begun.ok) dependencies.arena.wake();
  return begun;
};

/** Matches that have begun are played to their end, also those that wait for their next turn; the others are gone. */
export const cancel = ({ sql, now }: TournamentDependencies, person: string, id: string): Promise<ArenaRuling<null>> =>
  sql.transaction(async (work): Promise<ArenaRuling<null>> => {
    const own = await holdOwn(work, person, id);
    if (!own.ok) return own;
    if (!UNFINISHED.some((status) => status === own.value.status)) return refuseArena('NOT_OPEN');
    await work.update(arenaTournaments).set({ status: 'cancelled', endedAt: now() }).where(eq(arenaTournaments.id, id));
    await work
      .delete(arenaMatches)
      .where(and(eq(arenaMatches.tournament, id), eq(arenaMatches.status, 'waiting'), isNull(arenaMatches.startedAt)));
    return ok(null);
  });
