import { ok } from '@sanh-rong/engine';
import { BOT_LIMITS, type BotDetail, type BotRequest, type BotSummary } from '@sanh-rong/protocol';
import { and, count, desc, eq, ilike, ne, or, sql as query, type SQL } from 'drizzle-orm';
import type { Sql } from '../database/open.ts';
import { arenaEntries, bots, botVersions, people } from '../database/schema.ts';
import { drawId } from '../draw-id.ts';
import { newestByTurns } from '../rate-limits/newest-by-turns.ts';
import type { BotDependencies } from './dependencies.ts';
import { fold, nextName, readBotName, readDescription, readGame, readSource } from './reading.ts';
import { type BotRuling, refuseBot } from './refusal.ts';
import { refuseQuota, storeWithin } from './room.ts';
import { findKnown, findOwn, holdOwn, isKept, isVersion, selectSummaries, versionRow } from './rows.ts';

/** The bots of everybody: making, changing, sharing, copying and deleting them. */

/** How many bots of others are shown at once. */
export const MOST_OPEN = 50;

/** Bots of one person that take room, deleted ones included. */
const MOST_ROWS = 3 * BOT_LIMITS.bots;

export interface Mine {
  readonly bots: readonly BotSummary[];
  readonly quota: { readonly used: number; readonly most: number };
}

const ofGame = (game: string | undefined): SQL | undefined => (game === undefined ? undefined : eq(bots.game, game));

const heldBy = async (sql: Sql, person: string): Promise<number> => {
  const [{ held }] = await sql
    .select({ held: count() })
    .from(bots)
    .where(and(eq(bots.owner, person), isKept));
  return held;
};

export const listMine = async ({ sql }: BotDependencies, person: string, game: string | undefined): Promise<Mine> => {
  const mine = await selectSummaries(sql, person, and(eq(bots.owner, person), ofGame(game)), {
    order: desc(bots.updatedAt),
  });
  return { bots: mine, quota: { used: await heldBy(sql, person), most: BOT_LIMITS.bots } };
};

const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Others' bots that may be seated, by what they and their owners are called; where there are too many, owners take turns. */
export const listOpen = (
  { sql, now }: Pick<BotDependencies, 'sql' | 'now'>,
  person: string,
  { game, search = '', remote = false }: BotRequest<'open'>,
): Promise<BotSummary[]> => {
  const words = search.trim().replace(/\0/g, '');
  const named =
    words === '' ? undefined : or(ilike(bots.folded, containing(fold(words))), ilike(people.name, containing(words)));
  const isOpen = and(ne(bots.sharing, 'private'), isKept, bots.sound, eq(bots.remote, remote));
  const rows = query`select ${bots.id} as id, ${bots.owner} as owner, ${bots.updatedAt} as at
    from ${bots} join ${people} on ${people.id} = ${bots.owner}
    where ${and(isOpen, ne(bots.owner, person), ofGame(game), named)}`;
  return selectSummaries(sql, person, query`${bots.id} in ${newestByTurns(rows, MOST_OPEN, now())}`, {
    order: desc(bots.updatedAt),
  });
};

const sourceFor = async (sql: Sql, person: string, bot: BotSummary): Promise<string | null> => {
  if (bot.remote || (bot.owner.id !== person && bot.sharing !== 'public')) return null;
  const [row] = await sql
    .select({ source: botVersions.source })
    .from(botVersions)
    .where(isVersion(bot.id, bot.version));
  return row?.source ?? null;
};

export const show = async ({ sql }: BotDependencies, person: string, id: string): Promise<BotRuling<BotDetail>> => {
  const [bot] = await selectSummaries(sql, person, eq(bots.id, id));
  return bot === undefined ? refuseBot('NO_BOT') : ok({ ...bot, source: await sourceFor(sql, person, bot) });
};

/** A remote bot has an empty source. */
interface NewBot extends Pick<BotSummary, 'game' | 'name' | 'description' | 'remote'> {
  readonly source: string;
  readonly fork: string | null;
}

/** The id of a bot cannot be guessed; and guessing it would open nothing. */
const ID_LENGTH = 16;

/** Stores a bot if its owner may have one more. */
const keep = async (
  dependencies: BotDependencies,
  person: string,
  { game, name, description, source, remote, fork }: NewBot,
): Promise<BotRuling<BotDetail>> => {
  const { now, check } = dependencies;
  const id = drawId(ID_LENGTH);
  const checked = remote ? ok(null) : await check(person, source);
  if (!checked.ok) return checked;
  const sound = checked.value === null;
  const at = now();
  const kept = await storeWithin(dependencies, { person, bytes: Buffer.byteLength(source) }, async (work, keeper) => {
    if ((await heldBy(work, person)) >= BOT_LIMITS.bots) return refuseQuota(keeper);
    // Deleted ones still take room: a person who makes and deletes without end waits until they are swept away.
    if ((await work.$count(bots, eq(bots.owner, person))) >= MOST_ROWS) return refuseBot('SLOW_DOWN');
    const sharing = 'private';
    const row = { id, owner: person, game, name, description, sharing, fork, sound, remote, version: 1 } as const;
    await work.insert(bots).values({ ...row, folded: fold(name), createdAt: at, updatedAt: at });
    await work.insert(botVersions).values(versionRow(id, { number: 1, source, sound, restored: null, at }));
    return ok({ value: null, isNew: true });
  });
  return kept.ok ? show(dependencies, person, id) : kept;
};

export const create = async (
  dependencies: BotDependencies,
  person: string,
  { game, name, description = '', source, remote = false }: BotRequest<'create'> & { readonly source: string },
): Promise<BotRuling<BotDetail>> => {
  const played = readGame(game);
  if (!played.ok) return played;
  const called = readBotName(name);
  if (!called.ok) return called;
  const described = readDescription(description);
  if (!described.ok) return described;
  const written = remote ? ok('') : readSource(source);
  if (!written.ok) return written;
  if (!dependencies.limits.change.allows(person)) return refuseBot('SLOW_DOWN');
  return keep(dependencies, person, {
    game: played.value,
    name: called.value,
    description: described.value,
    source: written.value,
    remote,
    fork: null,
  });
};

/** A copy belongs to the person who makes it, is private, and begins anew with version 1. */
export const copy = async (
  dependencies: BotDependencies,
  person: string,
  id: string,
  { name }: BotRequest<'copy'>,
): Promise<BotRuling<BotDetail>> => {
  const known = await findKnown(dependencies.sql, person, id);
  if (!known.ok) return known;
  if (known.value.remote) return refuseBot('REMOTE_BOT');
  const isOwn = known.value.owner === person;
  if (!isOwn && known.value.sharing !== 'public') return refuseBot('HIDDEN_CODE');
  const called = name === undefined ? ok(isOwn ? nextName(known.value.name) : known.value.name) : readBotName(name);
  if (!called.ok) return called;
  if (!dependencies.limits.change.allows(person)) return refuseBot('SLOW_DOWN');
  const copied = await show(dependencies, person, id);
  if (!copied.ok) return copied;
  const { game, description, source } = copied.value;
  // It may have been hidden just now.
  if (source === null) return refuseBot('HIDDEN_CODE');
  return keep(dependencies, person, { game, description, source, remote: false, name: called.value, fork: id });
};

export const change = async (
  dependencies: BotDependencies,
  person: string,
  id: string,
  { name, description, sharing }: BotRequest<'change'>,
): Promise<BotRuling<BotDetail>> => {
  const { sql, now, limits } = dependencies;
  const own = await findOwn(sql, person, id);
  if (!own.ok) return own;
  const called = name === undefined ? ok(undefined) : readBotName(name);
  if (!called.ok) return called;
  const described = description === undefined ? ok(undefined) : readDescription(description);
  if (!described.ok) return described;
  if (!limits.change.allows(person)) return refuseBot('SLOW_DOWN');
  const changes = {
    ...(called.value === undefined ? {} : { name: called.value, folded: fold(called.value) }),
    ...(described.value === undefined ? {} : { description: described.value }),
    ...(sharing === undefined ? {} : { sharing }),
  };
  const changed = await sql
    .update(bots)
    .set({ ...changes, updatedAt: now() })
    .where(and(eq(bots.id, id), eq(bots.owner, person), isKept))
    .returning({ id: bots.id });
  return changed.length === 0 ? refuseBot('NO_BOT') : show(dependencies, person, id);
};

/** Gone for everybody at once, ladders too; tables and matches that play it keep finding its code. */
export const remove = async ({ sql, now }: BotDependencies, person: string, id: string): Promise<BotRuling<null>> => {
  const own = await findOwn(sql, person, id);
  if (!own.ok) return own;
  return sql.transaction(async (work) => {
    const held = await holdOwn(work, person, id);
    if (!held.ok) return held;
    await work.update(bots).set({ deletedAt: now() }).where(eq(bots.id, id));
    await work.update(arenaEntries).set({ active: false }).where(eq(arenaEntries.bot, id));
    return ok(null);
  });
};

/**
 * A guest who signs in to an account brings their bots along; without that they would have no owner who can sign in. They all
 * come, even where they are more than the account may have: then nothing more can be stored until some are deleted.
 */
export const handOver = async ({ sql }: BotDependencies, from: string, to: string): Promise<void> => {
  await sql.update(bots).set({ owner: to }).where(eq(bots.owner, from));
};

/** How long a deleted bot stays at least (milliseconds): no command to seat it is still on its way by then. */
const GRACE = 3_600_000;

/** Bots swept away at once. */
const BATCH = 500;

/** Removes deleted bots that no table plays any more. */
export const sweep = async ({ sql, now }: BotDependencies): Promise<void> => {
  await sql.execute(query`with gone as (
      select id from bots where deleted_at < ${now() - GRACE} order by deleted_at limit ${BATCH}),
    played as (
      select distinct event -> 'bot' ->> 'id' as id from table_events
      join tables on tables.code = table_events.code
      where tables.phase <> 'closed' and event ->> 'type' = 'botSat' and exists (select 1 from gone))
    delete from bots where id in (select id from gone) and id not in (select id from played where id is not null)`);
};
