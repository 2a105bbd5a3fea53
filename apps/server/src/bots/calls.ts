import type { BotFault, Printed } from '@sanh-rong/bot-kit';
import { sql as query } from 'drizzle-orm';
import type { KeptCall } from '../database/schema/bots.ts';
import type { BotDependencies } from './dependencies.ts';
import type { BotCallReport } from './reports.ts';
import { shownText } from './shown-text.ts';

/**
 * What bots answered in games at tables, for those who may see the game again (`history/bot-calls.ts`). It is kept
 * while the game goes on and never read before it is over.
 */

/** What is kept at most. */
export const KEPT_CALLS = {
  /** Characters of a returned value, of a sentence about a fault, and of a printed line. */
  text: 400,
  line: 200,
  /** Of one call. */
  lines: 20,
  /** Of one seat in one game: calls, and bytes of them beyond which nothing printed is kept. */
  calls: 200,
  bytes: 16_384,
  /** Of one bot, the newest. */
  ofBot: 2_000,
  /** Milliseconds. */
  age: 30 * 86_400_000,
} as const;

const shownFault = (fault: BotFault): BotFault => {
  const { text } = KEPT_CALLS;
  if ('message' in fault) return { ...fault, message: shownText(fault.message, text) };
  if (fault.kind === 'invalid')
    return { ...fault, where: shownText(fault.where, text), found: shownText(fault.found, text) };
  return fault;
};

const keptCall = ({ fault, returned, printed, unprinted = 0, hidings }: BotCallReport): KeptCall => {
  const { text, line, lines } = KEPT_CALLS;
  const kept = printed.slice(0, lines).map((each): Printed => ({ ...each, text: shownText(each.text, line) }));
  return {
    fault: fault === null ? null : shownFault(fault),
    returned: shownText(returned, text),
    printed: kept,
    unprinted: unprinted + printed.length - kept.length,
    hidings,
  };
};

/** Keeps a call for those who see the game again, without what was printed where there is no room. Its bytes at most. */
export const keepCall = async (
  { sql }: Pick<BotDependencies, 'sql'>,
  told: BotCallReport,
  hasRoom: boolean,
): Promise<number> => {
  const { bot, table, session, game, seat, move, at } = told;
  const micros = Math.min(Math.max(0, Math.round(told.micros)), 2_147_483_647);
  const call = keptCall(told);
  const silent = JSON.stringify({ ...call, printed: [], unprinted: call.unprinted + call.printed.length });
  const text = hasRoom ? JSON.stringify(call) : silent;
  await sql.execute(query`insert into bot_calls (code, session, number, move, seat, bot, at, micros, call)
    select ${table}, ${session}, ${game}, ${move}, ${seat}, bots.id, ${at}, ${micros},
      case when kept.bytes < ${KEPT_CALLS.bytes}::int then ${text}::json else ${silent}::json end
    from bots, (select count(*) as calls, coalesce(sum(octet_length(call::text)), 0) as bytes from bot_calls
      where code = ${table} and session = ${session} and number = ${game} and seat = ${seat}) kept
    where bots.id = ${bot} and bots.deleted_at is null and kept.calls < ${KEPT_CALLS.calls}::int
    on conflict do nothing`);
  return Buffer.byteLength(text);
};

/** Removes what is too old, and all but the newest, of each bot or of one. */
export const sweepCalls = async ({ sql, now }: Pick<BotDependencies, 'sql' | 'now'>, bot?: string): Promise<void> => {
  const ofBot = bot === undefined ? query`` : query`where bots.id = ${bot}`;
  await sql.execute(query`delete from bot_calls using (
      select bots.id, greatest(${now() - KEPT_CALLS.age}::bigint, coalesce((select newer.at from bot_calls newer
        where newer.bot = bots.id order by newer.at desc offset ${KEPT_CALLS.ofBot}::int limit 1), 0)) as before from bots ${ofBot}) old
    where bot_calls.bot = old.id and bot_calls.at <= old.before`);
};
