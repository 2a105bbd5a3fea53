import { ok } from '@sanh-rong/engine';
import { BOT_LIMITS, type BotVersion, type BotVersionSource } from '@sanh-rong/protocol';
import { and, desc, eq, sql as query } from 'drizzle-orm';
import type { Sql } from '../database/open.ts';
import { bots, botVersions } from '../database/schema.ts';
import type { BotDependencies } from './dependencies.ts';
import { readNote, readSource } from './reading.ts';
import { type BotRuling, refuseBot } from './refusal.ts';
import { storeWithin } from './room.ts';
import { type BotRow, findKnown, findOwn, holdOwn, isVersion, VERSION, versionRow } from './rows.ts';

/** What the code of a bot was at each save. */

/** Of others' bots only the newest version can be read, where their code is public: what came before was not shared. */
const findReadable = async (sql: Sql, person: string, id: string): Promise<BotRuling<BotRow>> => {
  const known = await findKnown(sql, person, id);
  const isHidden = known.ok && !known.value.remote && known.value.owner !== person && known.value.sharing !== 'public';
  return isHidden ? refuseBot('HIDDEN_CODE') : known;
};

export const listVersions = async (
  { sql }: BotDependencies,
  person: string,
  id: string,
): Promise<BotRuling<readonly BotVersion[]>> => {
  const bot = await findReadable(sql, person, id);
  if (!bot.ok) return bot;
  const { owner, version } = bot.value;
  return ok(
    await sql
      .select(VERSION)
      .from(botVersions)
      .where(owner === person ? eq(botVersions.bot, id) : isVersion(id, version))
      .orderBy(desc(botVersions.number)),
  );
};

export const showVersion = async (
  { sql }: BotDependencies,
  person: string,
  id: string,
  number: number,
): Promise<BotRuling<BotVersionSource>> => {
  const bot = await findReadable(sql, person, id);
  if (!bot.ok) return bot;
  const { owner, version } = bot.value;
  if (owner !== person && number !== version) return refuseBot('NO_VERSION');
  const [found] = await sql
    .select({ ...VERSION, source: botVersions.source })
    .from(botVersions)
    .where(isVersion(id, number));
  return found === undefined ? refuseBot('NO_VERSION') : ok(found);
};

/** Keeps the newest versions, as many as may be and as far as there is room for them, and those that play in the arena. */
const forgetOldest = async (work: Sql, bot: string): Promise<void> => {
  await work.execute(query`delete from bot_versions where bot = ${bot} and number in (
    select number from (
      select number, row_number() over newest as place, sum(bytes) over newest as total
      from bot_versions where bot = ${bot} window newest as (order by number desc)) counted
    where place > ${BOT_LIMITS.versions} or total > ${BOT_LIMITS.history})
    and not exists (select 1 from arena_entries where bot = ${bot} and version = number and active)
    and not exists (select 1 from arena_match_entries played join arena_entries entered on entered.id = played.entry
      join arena_matches on arena_matches.id = played.match
      where entered.bot = ${bot} and played.version = number and arena_matches.status in ('waiting', 'running'))
    and not exists (select 1 from arena_tournament_bots join arena_tournaments on id = tournament
      where bot = ${bot} and version = number and status not in ('finished', 'cancelled'))`);
};

/** The newest version of a bot when its code is this very text: saving that changes nothing. */
const findSame = async (sql: Sql, { id, version, remote }: BotRow, source: string): Promise<BotVersion | null> => {
  if (remote) return null;
  const [same] = await sql
    .select(VERSION)
    .from(botVersions)
    .where(and(isVersion(id, version), eq(botVersions.source, source)));
  return same ?? null;
};

/** Appends a version to a bot that is held, unless its newest is just like it. */
const append = async (
  work: Sql,
  bot: BotRow,
  next: {
    readonly source: string;
    readonly sound: boolean;
    readonly restored: number | null;
    readonly note?: string;
    readonly at: number;
  },
): Promise<{ readonly value: BotVersion; readonly isNew: boolean }> => {
  const same = await findSame(work, bot, next.source);
  if (same !== null) return { value: same, isNew: false };
  const { id } = bot;
  const number = bot.version + 1;
  const [appended] = await work
    .insert(botVersions)
    .values(versionRow(id, { ...next, number }))
    .returning(VERSION);
  await work.update(bots).set({ version: number, sound: next.sound, updatedAt: next.at }).where(eq(bots.id, id));
  await forgetOldest(work, id);
  return { value: appended, isNew: true };
};

/** Saves one after the other: each gets a number of its own, none is lost. */
export const save = async (
  dependencies: BotDependencies,
  person: string,
  id: string,
  source: string,
): Promise<BotRuling<BotVersion>> => {
  const { sql, now, limits, check } = dependencies;
  const own = await findOwn(sql, person, id);
  if (!own.ok) return own;
  if (own.value.remote) return refuseBot('REMOTE_BOT');
  const written = readSource(source);
  if (!written.ok) return written;
  if (!limits.change.allows(person)) return refuseBot('SLOW_DOWN');
  const same = await findSame(sql, own.value, written.value);
  if (same !== null) return ok(same);
  const checked = await check(person, written.value);
  if (!checked.ok) return checked;
  const sound = checked.value === null;
  return storeWithin(dependencies, { person, bytes: Buffer.byteLength(written.value) }, async (work) => {
    const held = await holdOwn(work, person, id);
    return held.ok
      ? ok(await append(work, held.value, { source: written.value, sound, restored: null, at: now() }))
      : held;
  });
};

/** A new version of a remote bot, as its owner says: there is no code to compare. */
export const announce = async (
  dependencies: BotDependencies,
  person: string,
  id: string,
  said: string,
): Promise<BotRuling<BotVersion>> => {
  const { sql, now, limits } = dependencies;
  const own = await findOwn(sql, person, id);
  if (!own.ok) return own;
  if (!own.value.remote) return refuseBot('NOT_REMOTE');
  const note = readNote(said);
  if (!note.ok) return note;
  if (!limits.change.allows(person)) return refuseBot('SLOW_DOWN');
  return storeWithin(dependencies, { person, bytes: Buffer.byteLength(note.value) }, async (work) => {
    const held = await holdOwn(work, person, id);
    const next = { source: '', sound: true, restored: null, note: note.value, at: now() };
    return held.ok ? ok(await append(work, held.value, next)) : held;
  });
};

/** What is brought back becomes the newest version; nothing that came since is lost. */
export const restore = async (
  dependencies: BotDependencies,
  person: string,
  id: string,
  number: number,
): Promise<BotRuling<BotVersion>> => {
  const { sql, now, limits } = dependencies;
  const own = await findOwn(sql, person, id);
  if (!own.ok) return own;
  if (own.value.remote) return refuseBot('REMOTE_BOT');
  if (!limits.change.allows(person)) return refuseBot('SLOW_DOWN');
  const [{ bytes } = { bytes: 0 }] = await sql
    .select({ bytes: botVersions.bytes })
    .from(botVersions)
    .where(isVersion(id, number));
  return storeWithin(dependencies, { person, bytes }, async (work) => {
    const held = await holdOwn(work, person, id);
    if (!held.ok) return held;
    const [old] = await work
      .select({ source: botVersions.source, sound: botVersions.sound })
      .from(botVersions)
      .where(isVersion(id, number));
    if (old === undefined) return refuseBot('NO_VERSION');
    return ok(await append(work, held.value, { ...old, restored: number, at: now() }));
  });
};
