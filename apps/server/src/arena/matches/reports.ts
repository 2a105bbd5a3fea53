import { and, asc, desc, eq, inArray, lte } from 'drizzle-orm';
import type { Sql } from '../../database/open.ts';
import { arenaReports, bots } from '../../database/schema.ts';
import type { ReportedCall } from '../runner/orders.ts';
import type { MatchRow } from './dependencies.ts';

/** How many calls are kept of each bot in all its matches: those that went wrong, and those that printed something. */
export const KEPT_REPORTS = { failed: 200, printed: 50 } as const;

const MOST_MICROS = 2_147_483_647;

/** Only the newest are kept. */
const forgetOldest = async (work: Sql, bot: string): Promise<void> => {
  for (const [failed, most] of [
    [true, KEPT_REPORTS.failed],
    [false, KEPT_REPORTS.printed],
  ] as const) {
    const kind = and(eq(arenaReports.bot, bot), eq(arenaReports.failed, failed));
    const [last] = await work
      .select({ id: arenaReports.id })
      .from(arenaReports)
      .where(kind)
      .orderBy(desc(arenaReports.id))
      .offset(most)
      .limit(1);
    if (last !== undefined) await work.delete(arenaReports).where(and(kind, lte(arenaReports.id, last.id)));
  }
};

/** Keeps for the owners what happened to their bots in a block. */
export const keepReports = async (
  work: Sql,
  { id, contestants }: MatchRow,
  calls: readonly ReportedCall[],
  at: number,
): Promise<void> => {
  const named = calls.flatMap(({ contestant, ...call }) => {
    const { bot } = contestants[contestant];
    return bot === null ? [] : [{ ...call, bot: bot.id, version: bot.version }];
  });
  if (named.length === 0) return;
  // A bot that was swept away meanwhile has no owner to tell.
  const known = await work
    .select({ id: bots.id })
    .from(bots)
    .where(
      inArray(
        bots.id,
        named.map(({ bot }) => bot),
      ),
    )
    .orderBy(asc(bots.id))
    .for('key share');
  const kept = named.filter(({ bot }) => known.some((each) => each.id === bot));
  if (kept.length === 0) return;
  await work.insert(arenaReports).values(
    kept.map(({ bot, version, game, seat, micros, call }) => ({
      bot,
      version,
      match: id,
      game,
      seat,
      failed: call.fault !== null,
      micros: Math.min(Math.max(0, Math.round(micros)), MOST_MICROS),
      at,
      call,
    })),
  );
  // Always in the same order, or two matches could wait for each other.
  for (const bot of [...new Set(kept.map((each) => each.bot))].sort()) await forgetOldest(work, bot);
};
