import type { Pool } from '@sanh-rong/protocol';
import { sql as query } from 'drizzle-orm';
import { rowsOf, type Sql } from '../../database/open.ts';
import { PRIORITIES, WAITING_PATIENCE } from './create.ts';

/**
 * In which order matches have their turns, a block at a time. What has waited too long goes first; then challenges,
 * tournaments, ladders; within one kind the owners take turns, so that somebody with three matches holds up others no more
 * than somebody with one. Whoever has kept the machines busy for long lately stands behind with their challenges.
 */

const HOUR = 3_600_000;

/** Milliseconds of the machines' time in an hour after which somebody's matches come later. */
export const HOURLY_SHARE = 600_000;

/**
 * Who has had more than that: of their challenges all the time they took, and of other matches the time that their bots
 * thought. Of the matches that were made in the last hour, and those that are not over; remote bots think on machines of
 * their owners.
 */
export const busyOwners = async (sql: Sql, now: number): Promise<ReadonlySet<string>> => {
  const rows = rowsOf<{ owner: string }>(
    await sql.execute(query`
      with lately as (
        select kind, asked_by, spent, contestants, thinking from arena_matches
        where pool = 'sandbox' and (created_at > ${now - HOUR} or status in ('waiting', 'running')))
      select owner from (
        select asked_by as owner, spent::float8 as used from lately where kind = 'challenge'
        union all
        select who.contestant -> 'bot' -> 'owner' ->> 'id', (thinking -> (who.at::int - 1) ->> 'micros')::float8 / 1000
        from lately, jsonb_array_elements(contestants) with ordinality as who(contestant, at)
        where kind <> 'challenge') times
      where owner is not null group by owner having sum(used) > ${HOURLY_SHARE}`),
  );
  return new Set(rows.map(({ owner }) => owner));
};

interface LineOptions {
  readonly now: number;
  readonly pool: Pool;
  /** One that is being played and might go on: where it would stand. */
  readonly playing?: string;
}

export interface Waiting {
  readonly id: string;
  /**
   * A match of finals while another of them is being played: they have the same cards. Or one whose remote bot plays another
   * one: a program answers one message after the other, and the time it takes over the other match would be counted in both.
   */
  readonly isHeldUp: boolean;
}

/** All of a pool that wait, whoever comes next first. */
export const lineOf = async (sql: Sql, { now, pool, playing }: LineOptions): Promise<Waiting[]> => {
  const busy = [...(await busyOwners(sql, now))];
  const isBusy =
    busy.length === 0
      ? query`false`
      : query`each.asked_by in (${query.join(
          busy.map((owner) => query`${owner}`),
          query`, `,
        )})`;
  return rowsOf<Waiting>(
    await sql.execute(query`
      with waiting as (
        select id, kind, status, pool, contestants, asked_by, tournament, is_final, turn_at, created_at from arena_matches
        where pool = ${pool} and (status = 'waiting' or (status = 'running' and id = ${playing ?? ''}))),
      asked as materialized (
        select own.asked_by, max(own.turn_at) as turn from arena_matches own
        where own.asked_by in (select asked_by from waiting where kind = 'challenge') group by own.asked_by),
      organised as materialized (
        select theirs.organiser, max(own.turn_at) as turn from arena_tournaments theirs
        join arena_matches own on own.tournament = theirs.id
        where theirs.status in ('running', 'finals') group by theirs.organiser)
      select id, "isHeldUp" from (
        select each.id, each.created_at, coalesce(turn_at, each.created_at) as since,
          case when kind = 'tournament' then ${PRIORITIES.tournament}::int
            when kind = 'challenge' and not (${isBusy}) then ${PRIORITIES.challenge}::int
            else ${PRIORITIES.ladder}::int end as priority,
          case kind when 'challenge' then asked.turn when 'tournament' then organised.turn else turn_at end as turn,
          each.status = 'waiting' and (is_final and exists (
            select 1 from arena_matches other
            where other.tournament = each.tournament and other.is_final and other.status = 'running')
          or pool = 'remote' and exists (
            select 1 from arena_matches other,
              jsonb_array_elements(other.contestants) theirs, jsonb_array_elements(each.contestants) ours
            where other.status = 'running' and other.pool = 'remote' and (ours -> 'bot' ->> 'remote')::boolean
              and theirs -> 'bot' ->> 'id' = ours -> 'bot' ->> 'id')) as "isHeldUp"
        from waiting each
        left join asked on asked.asked_by = each.asked_by
        left join arena_tournaments this on this.id = each.tournament
        left join organised on organised.organiser = this.organiser) line
      order by case when since < ${now - WAITING_PATIENCE} then since end nulls last, priority desc, coalesce(turn, created_at), turn is not null, created_at, id`),
  );
};

/** Whether somebody else comes next, if this one goes back into the line. */
export const isSomebodyNext = async (
  sql: Sql,
  { id, pool }: { readonly id: string; readonly pool: Pool },
  now: number,
): Promise<boolean> => {
  const next = (await lineOf(sql, { now, pool, playing: id })).find(({ isHeldUp }) => !isHeldUp);
  return next !== undefined && next.id !== id;
};
