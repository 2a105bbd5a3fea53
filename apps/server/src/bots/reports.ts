import type { BotFault, Printed } from '@sanh-rong/bot-kit';
import { type Json, ok } from '@sanh-rong/engine';
import type { BotReport } from '@sanh-rong/protocol';
import { and, desc, eq, inArray, isNotNull, isNull, or, sql as query, type SQL } from 'drizzle-orm';
import type { BotHiding } from '../database/schema/bots.ts';
import { botReports, games, tables } from '../database/schema.ts';
import { mayRead } from '../history/game-rows.ts';
import { isDelayed } from '../history/watch-delay.ts';
import type { BotDependencies } from './dependencies.ts';
import type { BotRuling } from './refusal.ts';
import { findOwn } from './rows.ts';
import { newestTold } from './told-calls.ts';

/**
 * What happened to bots at tables, for their owners alone, with every word (`calls.ts` is for the others). It holds the hand of the bot, so it is told only when the game
 * is over: its owner may sit at the same table. Not even how much there will be to tell is said before: a bot that prints at
 * will would tell its owner about its hand that way.
 */

/** One call of a bot at a table. */
export interface BotCallReport {
  readonly bot: string;
  readonly version: number;
  readonly owner: string;
  /** Who brought the bot to the table. */
  readonly broughtBy: string;
  /** The code of the table, which session of it (from 1), and which game of that (from 1). */
  readonly table: string;
  readonly session: number;
  readonly game: number;
  readonly seat: number;
  /** How many moves of the game came before. */
  readonly move: number;
  /** Which seats hid or showed how many cards they held by then. */
  readonly hidings: readonly BotHiding[];
  readonly at: number;
  readonly fault: BotFault | null;
  readonly snapshot: Json;
  readonly returned: string;
  readonly printed: readonly Printed[];
  /** Lines that were too many to keep. */
  readonly unprinted?: number;
  readonly micros: number;
}

export const KEPT = {
  /** Calls that are told of each bot, and kept of each game: those that went wrong, and those that printed something. */
  failed: 200,
  printed: 50,
  /** Bytes of one seat in one game beyond which nothing printed is kept. */
  bytes: 24_576,
} as const;

type Call = Pick<BotReport, 'fault' | 'snapshot' | 'returned' | 'printed' | 'unprinted'>;

/**
 * Keeps a call that its owner should hear of: one with a fault, or with something printed. Without room for words it is only
 * what went wrong. Bytes that were stored at most.
 */
export const report = async ({ sql }: BotDependencies, told: BotCallReport, hasRoom: boolean): Promise<number> => {
  const { bot, version, table, session, game, seat, at, fault, snapshot, returned, unprinted = 0 } = told;
  const failed = fault !== null;
  const printed = hasRoom ? [...told.printed] : [];
  if (!failed && printed.length === 0) return 0;
  const call: Call = {
    fault,
    snapshot,
    returned,
    printed,
    unprinted: unprinted + told.printed.length - printed.length,
  };
  const text = JSON.stringify(call);
  const micros = Math.min(Math.max(0, Math.round(told.micros)), 2_147_483_647);
  // A bot that was swept away meanwhile has no owner to tell.
  await sql.execute(query`insert into bot_reports
      (bot, version, code, session, number, seat, at, failed, micros, call)
    select bots.id, ${version}, ${table}, ${session}, ${game}, ${seat}, ${at}, ${failed}, ${micros}, ${text}::json
    from bots, (select coalesce(sum(octet_length(call::text)), 0) as bytes from bot_reports
      where bot = ${bot} and code = ${table} and session = ${session} and number = ${game} and seat = ${seat}) kept
    where bots.id = ${bot} and deleted_at is null and (${failed} or kept.bytes < ${KEPT.bytes}::int)`);
  // What is told of earlier games stays as it is meanwhile, or it would say what happens in this one.
  const kind = and(
    eq(botReports.bot, bot),
    eq(botReports.failed, failed),
    eq(botReports.code, table),
    eq(botReports.session, session),
    eq(botReports.number, game),
  );
  await sql.execute(query`delete from bot_reports where ${kind} and id <= (
    select id from bot_reports where ${kind} order by id desc offset ${failed ? KEPT.failed : KEPT.printed} limit 1)`);
  return Buffer.byteLength(text);
};

const ofTheTable = eq(tables.code, botReports.code);
const ofTheGame = and(
  eq(games.code, botReports.code),
  eq(games.session, botReports.session),
  eq(games.number, botReports.number),
);
/** Also for the owner of a bot who watches with a delay. */
const isOver = (now: number): SQL | undefined =>
  and(or(isNotNull(games.id), eq(tables.phase, 'closed'), isNull(tables.code)), query`${isDelayed(now)} is not true`);

/** Among those of the same bot that are over. */
const isKept = query<boolean>`row_number() over (partition by ${botReports.bot}, ${botReports.failed}
  order by ${botReports.id} desc) <= case when ${botReports.failed} then ${KEPT.failed}::int else ${KEPT.printed}::int end`;

/** Removes what is told no longer, of all bots or of one. */
export const sweepReports = async ({ sql, now }: BotDependencies, bot?: string): Promise<void> => {
  const ofBot = bot === undefined ? undefined : eq(botReports.bot, bot);
  await sql.execute(query`delete from bot_reports where id in (select id from (
    select ${botReports.id} as id, ${isKept} as kept from ${botReports}
    left join ${tables} on ${ofTheTable} left join ${games} on ${ofTheGame} where ${and(ofBot, isOver(now()))}) counted where not kept)`);
};

export const listReports = async (
  { sql, now }: BotDependencies,
  person: string,
  id: string,
): Promise<BotRuling<readonly BotReport[]>> => {
  const own = await findOwn(sql, person, id);
  if (!own.ok) return own;
  const at = now();
  const kept = query`select id, call from (
    select ${botReports.id} as id, ${botReports.call} as call, ${isKept} as kept from ${botReports}
    left join ${tables} on ${ofTheTable} left join ${games} on ${ofTheGame}
    where ${and(eq(botReports.bot, id), isOver(at))}) counted where kept`;
  const rows = await sql
    .select({
      report: botReports,
      replay: query<string | null>`case when ${mayRead(person, at)} then ${games.id} end`,
    })
    .from(botReports)
    .leftJoin(tables, ofTheTable)
    .leftJoin(games, ofTheGame)
    .where(inArray(botReports.id, await newestTold(sql, kept)))
    .orderBy(desc(botReports.id));
  return ok(
    rows.map(({ report: { id, version, seat, at, micros, call }, replay }) => ({
      id,
      version,
      seat,
      at,
      micros,
      replay,
      ...(call as Call),
    })),
  );
};
