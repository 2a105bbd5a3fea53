import type { Pool } from '@sanh-rong/protocol';
import { sql as query, type SQL } from 'drizzle-orm';
import { rowsOf, type Sql } from '../../database/open.ts';
import { isNewcomer, sharedKeyAt } from '../../rate-limits/newcomers.ts';
import { PRIORITIES, WAITING_PATIENCE } from './create.ts';
import { overShareKeys } from './machine-shares.ts';

/**
 * In which order matches have their turns, a block at a time. Those whose turn is long overdue go first; then challenges,
 * tournaments, ladders. Within each of these the networks of guests and new accounts take turns, within a network its
 * people, and the matches of one person come one after the other: a hundred guests of one address hold up others no more
 * than one of them. An account stands for itself once it is a week old and has played, wherever it comes from. A person
 * who has kept the machines busy for long lately stands behind with their challenges.
 */

/**
 * Turns longer ago than this (milliseconds) count no longer: a match that waits came later, or has waited too long by
 * far.
 */
const REMEMBERED = 3_600_000;

interface QueueOptions {
  readonly now: number;
  readonly pool: Pool;
  /** One that is being played and might go on: where it would stand. */
  readonly playing?: string;
}

export interface Waiting {
  readonly id: string;
  /**
   * A match of finals while another of them is being played: they have the same cards. Or one whose remote bot plays
   * another one: a program answers one message after the other, and the time it takes over the other match would be counted
   * in both.
   */
  readonly isHeldUp: boolean;
}

/** Whose turn it is: that of the match itself where the house made it, else of who asked, their network, and its /48. */
const KEYS = ['site', 'network', 'owner'] as const;
type Key = (typeof KEYS)[number];

const joined = (parts: readonly SQL[]): SQL => query.join([...parts], query`, `);
const named = (name: string): SQL => query`${query.identifier(name)}`;

/** The keys of an `asker`, from their row if they are one of the `newcomers`. */
const keysOf = (otherwise: SQL): SQL => query`
  coalesce(${sharedKeyAt(2)}, ${sharedKeyAt(1)}, asker, ${otherwise}) as site,
  coalesce(${sharedKeyAt(1)}, asker, ${otherwise}) as network,
  coalesce(asker, ${otherwise}) as owner`;

const isAmong = (keys: ReadonlySet<string>): SQL =>
  keys.size === 0
    ? query`false`
    : query`array[${joined(KEYS.map(named))}] && array[${joined([...keys].map((key) => query`${key}`))}]`;

/** Since when a key has waited: since its last turn, or since the first of its matches came. */
const sinceOf = (key: Key): SQL => query`greatest(
  coalesce((select max(turn) from turns where turns.kind = keyed.kind and turns.${named(key)} = keyed.${named(key)}),
    own_turn, 0),
  min(created_at) over (partition by kind, ${named(key)})) as ${named(`${key}_since`)}`;

/**
 * Numbers the matches of a key: the first of each key within it, the one that has waited longest first, then the second
 * ones.
 */
const placeIn = (key: Key, inner: Key): SQL => query`row_number() over (partition by priority, ${named(key)}
  order by ${named(`${inner}_place`)}, ${named(`${inner}_since`)}, turn_at is not null, created_at, id) as ${named(`${key}_place`)}`;

/** All of a pool that wait, in the order of their turns. */
export const queueOf = async (sql: Sql, { now, pool, playing }: QueueOptions): Promise<Waiting[]> => {
  const overShare = await overShareKeys(sql, now);
  return rowsOf<Waiting>(
    await sql.execute(query`
      with waiting as (
        select each.*, case kind when 'challenge' then each.asked_by when 'tournament' then called.organiser end as asker
        from arena_matches each left join arena_tournaments called on called.id = each.tournament
        where pool = ${pool} and (each.status = 'waiting' or (each.status = 'running' and each.id = ${playing ?? ''}))),
      turns as materialized (
        select kind, ${keysOf(query`null`)}, max(turn_at) as turn from (
          select 'challenge' as kind, asked_by as asker, turn_at from arena_matches
          where asked_by is not null and turn_at > ${now - REMEMBERED}
          union all
          select 'tournament', organiser, turn_at from arena_tournaments called
          join arena_matches own on own.tournament = called.id
          where called.status in ('running', 'finals') and turn_at is not null) had
        left join people newcomers on newcomers.id = asker and ${isNewcomer(now)}
        group by kind, site, network, owner),
      keyed as (
        select waiting.*, ${keysOf(query`waiting.id`)}, case when asker is null then turn_at end as own_turn
        from waiting left join people newcomers on newcomers.id = asker and ${isNewcomer(now)}),
      since as (
        select id, created_at, turn_at, ${joined(KEYS.map(named))}, ${joined(KEYS.map(sinceOf))},
          case when kind = 'tournament' then ${PRIORITIES.tournament}::int
            when kind = 'challenge' and not (${isAmong(overShare)}) then ${PRIORITIES.challenge}::int
            else ${PRIORITIES.ladder}::int end as priority,
          status = 'waiting' and (is_final and exists (
            select 1 from arena_matches other
            where other.tournament = keyed.tournament and other.is_final and other.status = 'running')
          or pool = 'remote' and exists (
            select 1 from arena_matches other,
              jsonb_array_elements(other.contestants) theirs, jsonb_array_elements(keyed.contestants) ours
            where other.status = 'running' and other.pool = 'remote' and (ours -> 'bot' ->> 'remote')::boolean
              and theirs -> 'bot' ->> 'id' = ours -> 'bot' ->> 'id')) as held
        from keyed),
      of_owners as (
        select *, row_number() over (partition by priority, owner order by held, created_at, id) as owner_place from since),
      of_networks as (select *, ${placeIn('network', 'owner')} from of_owners),
      of_sites as (select *, ${placeIn('site', 'network')} from of_networks)
      select id, held as "isHeldUp" from of_sites
      order by site_place = 1 and site_since < ${now - WAITING_PATIENCE} desc,
        case when site_place = 1 and site_since < ${now - WAITING_PATIENCE} then site_since end,
        priority desc, site_place, site_since, turn_at is not null, created_at, id`),
  );
};

/** Whether another match comes next, if this one goes back into the queue. */
export const isAnotherNext = async (
  sql: Sql,
  { id, pool }: { readonly id: string; readonly pool: Pool },
  now: number,
): Promise<boolean> => {
  const next = (await queueOf(sql, { now, pool, playing: id })).find(({ isHeldUp }) => !isHeldUp);
  return next !== undefined && next.id !== id;
};
