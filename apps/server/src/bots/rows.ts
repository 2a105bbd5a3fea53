import { ok } from '@sanh-rong/engine';
import type { BotSummary, BotVersion } from '@sanh-rong/protocol';
import { and, eq, isNull, ne, or, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Sql } from '../database/open.ts';
import { bots, botVersions, people } from '../database/schema.ts';
import { type BotRuling, refuseBot } from './refusal.ts';

/** Bots as they are stored, and who may know of them. */

export type BotRow = typeof bots.$inferSelect;

const origins = alias(bots, 'origins');

/** Bots that were not deleted. */
export const isKept = isNull(bots.deletedAt);

const sharedWith = (person: string, table: typeof bots | typeof origins): SQL | undefined =>
  and(isNull(table.deletedAt), or(eq(table.owner, person), ne(table.sharing, 'private')));

/** Bots that a person may know of: their own, and those that others share. */
export const isKnownTo = (person: string): SQL | undefined => sharedWith(person, bots);

/** Bots with the name of their owner and that of the bot they were copied from, as far as the asker may know it. */
export const selectSummaries = async (
  sql: Sql,
  person: string,
  which: SQL | undefined,
  { order }: { readonly order?: SQL } = {},
): Promise<BotSummary[]> => {
  const found = sql
    .select({ bot: bots, owner: people.name, originName: origins.name })
    .from(bots)
    .innerJoin(people, eq(people.id, bots.owner))
    .leftJoin(origins, and(eq(origins.id, bots.fork), sharedWith(person, origins)))
    .where(and(isKnownTo(person), which))
    .$dynamic();
  const rows = await (order === undefined ? found : found.orderBy(order, bots.id));
  return rows.map(({ bot, owner, originName }) => ({
    id: bot.id,
    game: bot.game,
    name: bot.name,
    description: bot.description,
    sharing: bot.sharing,
    version: bot.version,
    sound: bot.sound,
    remote: bot.remote,
    owner: { id: bot.owner, name: owner },
    mine: bot.owner === person,
    fork: bot.fork === null || originName === null ? null : { id: bot.fork, name: originName },
    createdAt: bot.createdAt,
    updatedAt: bot.updatedAt,
  }));
};

/** A bot that a person may know of. One they may not know of does not exist for them. */
export const findKnown = async (sql: Sql, person: string, id: string): Promise<BotRuling<BotRow>> => {
  const [row] = await sql
    .select()
    .from(bots)
    .where(and(eq(bots.id, id), isKnownTo(person)));
  return row === undefined ? refuseBot('NO_BOT') : ok(row);
};

/** A bot that the person owns. */
export const findOwn = async (sql: Sql, person: string, id: string): Promise<BotRuling<BotRow>> => {
  const known = await findKnown(sql, person, id);
  return known.ok && known.value.owner !== person ? refuseBot('NOT_YOURS') : known;
};

/** The same, kept as it is for others until the transaction ends: one change of a bot at a time. */
export const holdOwn = async (work: Sql, person: string, id: string): Promise<BotRuling<BotRow>> => {
  await work.select({ id: bots.id }).from(bots).where(eq(bots.id, id)).for('update');
  return findOwn(work, person, id);
};

export const VERSION = {
  number: botVersions.number,
  at: botVersions.at,
  bytes: botVersions.bytes,
  sound: botVersions.sound,
  restored: botVersions.restored,
  note: botVersions.note,
} as const;

export const isVersion = (bot: string, number: number): SQL | undefined =>
  and(eq(botVersions.bot, bot), eq(botVersions.number, number));

/** A new version, on its way into the database. */
export const versionRow = (
  bot: string,
  {
    source,
    sound,
    ...rest
  }: { source: string; sound: boolean } & Pick<BotVersion, 'number' | 'restored' | 'at'> &
    Partial<Pick<BotVersion, 'note'>>,
): typeof botVersions.$inferInsert => ({ bot, source, sound, bytes: Buffer.byteLength(source), ...rest });
