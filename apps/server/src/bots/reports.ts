import type { BotFault, Printed } from '@sanh-rong/bot-kit';
import { type Json, ok } from '@sanh-rong/engine';
import type { BotReport } from '@sanh-rong/protocol';
import { and, desc, eq, isNotNull, isNull, or, sql as query, type SQL } from 'drizzle-orm';
import { botReports, games, tables } from '../database/schema.ts';
import { mayRead } from '../history/game-rows.ts';
import type { Parts } from './parts.ts';
import type { BotRuling } from './refusal.ts';
import { findOwn } from './rows.ts';

/**
 * What happened to bots at tables, for their owners alone. It holds the hand of the bot, so it is told only when the game
 * is over: its owner may sit at the same table.
 */

/** One call of a bot at a table. */
export interface BotCallReport {
  readonly bot: string;
  readonly version: number;
  /** The code of the table, which session of it (from 1), and which game of that (from 1). */
  readonly table: string;
  readonly session: number;
  readonly game: number;
  readonly seat: number;
  readonly at: number;
  readonly fault: BotFault | null;
  readonly snapshot: Json;
  readonly returned: string;
  readonly printed: readonly Printed[];
  /** Lines that were too many to keep. */
  readonly unprinted?: number;
  readonly micros: number;
}

/** How many calls are kept of each bot: those that went wrong, and those that printed something. */
export const KEPT = { failed: 200, printed: 50 } as const;

type Call = Pick<BotReport, 'fault' | 'snapshot' | 'returned' | 'printed' | 'unprinted'>;

/** Keeps a call that its owner should hear of: one with a fault, or with something printed. */
export const report = async ({ sql }: Parts, told: BotCallReport): Promise<void> => {
  const { bot, version, table, session, game, seat, at, fault, snapshot, returned, printed, unprinted = 0 } = told;
  const failed = fault !== null;
  if (!failed && printed.length === 0) return;
  const call: Call = { fault, snapshot, returned, printed: [...printed], unprinted };
  const micros = Math.min(Math.max(0, Math.round(told.micros)), 2_147_483_647);
  // A bot that was swept away meanwhile has nobody to tell.
  await sql.execute(query`insert into bot_reports
      (bot, version, code, session, number, seat, at, failed, micros, call)
    select id, ${version}, ${table}, ${session}, ${game}, ${seat}, ${at}, ${failed}, ${micros}, ${JSON.stringify(call)}::json
    from bots where id = ${bot} and deleted_at is null`);
  const kind = and(eq(botReports.bot, bot), eq(botReports.failed, failed));
  await sql.execute(query`delete from bot_reports where ${kind} and id <= (
    select id from bot_reports where ${kind} order by id desc offset ${failed ? KEPT.failed : KEPT.printed} limit 1)`);
};

const isOver: SQL | undefined = or(isNotNull(games.id), eq(tables.phase, 'closed'), isNull(tables.code));

export const listReports = async (
  { sql }: Parts,
  person: string,
  id: string,
): Promise<BotRuling<{ readonly reports: readonly BotReport[]; readonly waiting: number }>> => {
  const own = await findOwn(sql, person, id);
  if (!own.ok) return own;
  const rows = await sql
    .select({
      report: botReports,
      over: query<boolean>`${isOver}`,
      replay: query<string | null>`case when ${mayRead(person)} then ${games.id} end`,
    })
    .from(botReports)
    .leftJoin(tables, eq(tables.code, botReports.code))
    .leftJoin(
      games,
      and(eq(games.code, botReports.code), eq(games.session, botReports.session), eq(games.number, botReports.number)),
    )
    .where(eq(botReports.bot, id))
    .orderBy(desc(botReports.id));
  const told = rows.filter(({ over }) => over);
  return ok({
    reports: told.map(({ report: { id, version, seat, at, micros, call }, replay }) => ({
      id,
      version,
      seat,
      at,
      micros,
      replay,
      ...(call as Call),
    })),
    waiting: rows.length - told.length,
  });
};
