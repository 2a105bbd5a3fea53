import { ok } from '@sanh-rong/engine';
import type { ArenaReport } from '@sanh-rong/protocol';
import { desc, eq, inArray, sql as query } from 'drizzle-orm';
import { findOwn } from '../../bots/rows.ts';
import { newestTold } from '../../bots/told-calls.ts';
import type { Sql } from '../../database/open.ts';
import { arenaReports } from '../../database/schema.ts';
import { type ArenaRuling, refuseArena } from '../refusal.ts';

type Call = Pick<ArenaReport, 'fault' | 'snapshot' | 'returned' | 'printed' | 'unprinted'>;

/**
 * What a bot printed and did wrong in matches, for its owner alone. People do not play in matches, so the owner need not
 * wait for the end.
 */
export const listReports = async (
  sql: Sql,
  person: string,
  bot: string,
): Promise<ArenaRuling<readonly ArenaReport[]>> => {
  const own = await findOwn(sql, person, bot);
  if (!own.ok) return refuseArena(own.error.code === 'NOT_YOURS' ? 'NOT_YOURS' : 'NO_BOT');
  const kept = query`select ${arenaReports.id}, ${arenaReports.call} from ${arenaReports}
    where ${eq(arenaReports.bot, bot)}`;
  const rows = await sql
    .select()
    .from(arenaReports)
    .where(inArray(arenaReports.id, await newestTold(sql, kept)))
    .orderBy(desc(arenaReports.id));
  return ok(
    rows.map(({ id, version, match, game, seat, at, micros, call }) => ({
      id,
      version,
      match,
      game,
      seat,
      at,
      micros,
      ...(call as Call),
    })),
  );
};
