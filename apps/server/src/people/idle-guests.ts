import { sql as query } from 'drizzle-orm';
import { rowsOf, type Sql } from '../database/open.ts';

/**
 * Guests who came, never played, and have not been here for long are removed with all that is theirs: sign-ins, bots,
 * mutes. A guest who has finished a game stays, as others meet them in it; so does a guest who sits at a table, or has
 * a bot at one or in the arena.
 */

const DAY = 86_400_000;

/** How long a guest must have been away (milliseconds); the author of a bot may want to go on with it. */
export const IDLE = { withoutBots: 7 * DAY, withBots: 30 * DAY } as const;

/** Guests removed in one transaction, and how many of these there are in a round. */
const BATCH = 200;
const ROUNDS = 5;

/** One node at a time looks for them. */
const LOCK = 7_202_614;

/** A sign-in says when it was used, give or take a day (`identify.ts`), which is little in a week. */
const isAway = (since: number) =>
  query`guests.created_at < ${new Date(since).toISOString()}::timestamptz and not exists (
    select from sign_ins where person = guests.id and updated_at >= ${new Date(since).toISOString()}::timestamptz)`;

const HAS_BOT = query`exists (select from bots where owner = guests.id)`;

/** A deal of the day is played alone. Games of people have an index by person. Games that only their bots played are theirs as much as their bots are. */
const HAS_PLAYED = query`exists (select from game_seats where game_seats.person = guests.id
  and not exists (select from daily_tries where daily_tries.game_id = game_seats.game_id))`;

/** What others see, or what is still being played. */
const IS_NEEDED = query`(
  exists (select from presence where presence.person = guests.id)
  or exists (select from arena_tournaments where organiser = guests.id)
  or exists (select from arena_matches where asked_by = guests.id and status in ('waiting', 'running'))
  or exists (select from bots where owner = guests.id and (
    exists (select from arena_entries where bot = bots.id)
    or exists (select from arena_tournament_bots where bot = bots.id))))`;

/** Who has sat or watched at a table that is not closed, or has a bot there. It is asked last, and once for all of them. */
const IS_AT_TABLE = query`guests.id in (
  select person from tables join table_events on table_events.code = tables.code,
    unnest(array[event -> 'person' ->> 'id', event -> 'host' ->> 'id', event -> 'bot' -> 'owner' ->> 'id']) person
  where tables.phase <> 'closed' and event ->> 'type' in ('created', 'sat', 'watched', 'botSat') and person is not null)`;

/** Removes a batch of them; how many there were. */
const removeBatch = (sql: Sql, now: number): Promise<number> =>
  sql.transaction(async (work) => {
    const locked = await work.execute(query`select pg_try_advisory_xact_lock(${LOCK}) as mine`);
    if (!rowsOf<{ mine: boolean }>(locked)[0]?.mine) return 0;
    const found = rowsOf<{ id: string }>(
      await work.execute(query`select id from people guests
        where is_anonymous and ${isAway(now - IDLE.withoutBots)} and not ${HAS_PLAYED} and not ${IS_NEEDED}
          and (not ${HAS_BOT} or ${isAway(now - IDLE.withBots)}) and not ${IS_AT_TABLE}
        order by created_at limit ${BATCH} for update of guests skip locked`),
    );
    if (found.length === 0) return 0;
    const ids = query.join(
      found.map(({ id }) => query`${id}`),
      query`, `,
    );
    // A guest who comes back at this moment waits here until they are gone, or was faster and is left alone.
    await work.execute(query`select from sign_ins where person in (${ids}) for update`);
    // Their tries at deals of the day stay, as numbers.
    await work.execute(query`update daily_tries set person = null where person in (${ids}) and exists (
      select from people guests where guests.id = daily_tries.person and ${isAway(now - IDLE.withoutBots)})`);
    await work.execute(query`delete from people guests where id in (${ids}) and ${isAway(now - IDLE.withoutBots)}`);
    return found.length;
  });

/** Removes those whose time has come, so many at a time; the next round goes on. */
export const removeIdleGuests = async (
  { sql, now }: { readonly sql: Sql; readonly now: () => number },
  isStopping: () => boolean = () => false,
): Promise<void> => {
  for (let round = 0; round < ROUNDS && !isStopping(); round += 1) {
    if ((await removeBatch(sql, now())) < BATCH) return;
  }
};
