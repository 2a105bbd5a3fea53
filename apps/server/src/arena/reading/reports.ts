import { ok } from '@sanh-rong/engine';
import type { ArenaReport } from '@sanh-rong/protocol';
import { desc, eq } from 'drizzle-orm';
import { findOwn } from '../../bots/rows.ts';
import type { Sql } from '../../database/open.ts';
import { arenaReports } from '../../database/schema.ts';
import { type ArenaRuling, refuseArena } from '../refusal.ts';

/** As many as are kept of a bot, those that failed and those that printed together. */
const MOST = 250;

type Call = Pick<ArenaReport, 'fault' | 'snapshot' | 'returned' | 'printed' | 'unprinted'>;

/** What a bot printed and did wrong in matches, for its owner alone. Nobody plays there by hand, so nothing waits. */
export const listReports = async (
  sql: Sql,
  person: string,
  bot: string,
): Promise<ArenaRuling<readonly ArenaReport[]>> => {
  const own = await findOwn(sql, person, bot);
  if (!own.ok) return refuseArena(own.error.code === 'NOT_YOURS' ? 'NOT_YOURS' : 'NO_BOT');
  const rows = await sql
    .select()
    .from(arenaReports)
    .where(eq(arenaReports.bot, bot))
    .orderBy(desc(arenaReports.id))
    .limit(MOST);
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
