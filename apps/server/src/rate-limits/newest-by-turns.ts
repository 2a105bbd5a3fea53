import { sql as query, type SQL } from 'drizzle-orm';
import { isNewcomer, sharedKeyAt } from './newcomers.ts';

/** Under which key newcomers take turns with others of their network; null for people who are new no longer. */
export const turnOfNewcomer = query`coalesce(${sharedKeyAt(2)}, ${sharedKeyAt(1)})`;

/**
 * Ids of so many of these rows (`id`, `owner`, `at`), for lists that show the newest of what anybody may put there. Owners take
 * turns, and newcomers of one network have one turn together: a network with a thousand rows takes no place from the newest
 * one of anybody else.
 */
export const newestByTurns = (rows: SQL, most: number, now: number): SQL => query`(
  with shown as materialized (${rows}), owners as materialized (
    select owner, coalesce(${turnOfNewcomer}, owner) as turn
    from (select distinct owner from shown) each
    left join people newcomers on newcomers.id = owner and ${isNewcomer(now)}
  ), each as (
    select id, owner, at, row_number() over (partition by owner order by at desc, id) as nth from shown
  ), counted as (
    select id, at, row_number() over (partition by turn order by nth, at desc, id) as nth from each join owners using (owner)
  )
  select id from counted order by nth, at desc, id limit ${most})`;
