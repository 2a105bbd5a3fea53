import { ok } from '@sanh-rong/engine';
import { isOfStrangers, type Person, seatOf, standingHost, summarize, type TableState } from '@sanh-rong/table';
import type { Sql } from '../database/open.ts';
import type { GuestQuotas } from '../rate-limits/guest-quotas.ts';
import type { Tables } from '../tables/tables.ts';
import { hasRoom, openTablesOf } from './open-table.ts';
import { type InvitationRuling, refuseInvitation } from './refusal.ts';

/** The table to which people are invited again. */

export interface TableAgainOptions {
  readonly sql: Sql;
  readonly tables: Pick<Tables, 'find' | 'ask' | 'begin'>;
  readonly quotas: GuestQuotas;
}

const isAt = (state: TableState, person: string): boolean => {
  const holder = state.seats[seatOf(state, person)];
  return (holder?.kind === 'person' && !holder.gone) || standingHost(state)?.id === person;
};

/** The table of the game itself, for a person who still is there: its lobby, opened again if its session is over. */
const sameTable = async (tables: TableAgainOptions['tables'], state: TableState, who: Person) => {
  // Only the hall gives seats among strangers.
  if (isOfStrangers(state) || !isAt(state, who.id)) return null;
  // Another who sat there may have asked for it at the same moment: what counts is how the table stands then.
  if (state.phase === 'completed') await tables.ask(state.code, who, { type: 'again' });
  const now = await tables.find(state.code);
  return now !== null && isAt(now, who.id) && ['waiting', 'ready'].includes(now.phase) ? now : null;
};

/** The lobby that a person keeps, if it has room. */
const keptLobby = async ({ sql, tables }: TableAgainOptions, who: Person): Promise<TableState | null> => {
  const own = (await openTablesOf(sql, who.id)).find(({ may, host }) => may === 'sit' && host);
  const state = own === undefined ? null : await tables.find(own.code);
  return state !== null && state.host === who.id && hasRoom(summarize(state)) ? state : null;
};

/** What the next table is opened with. What the hall chose for strangers, friends choose themselves. */
const settingsAgain = (state: TableState): object => {
  const { game, ruleSet, options, seats } = state.settings;
  return isOfStrangers(state) ? { game, ruleSet, options, seats } : state.settings;
};

/**
 * Where the people of a game at this table go on: at the table itself, in the lobby that the inviter keeps, or at a new table
 * with the same settings.
 */
export const tableAgain = async (
  options: TableAgainOptions,
  code: string,
  who: Person,
): Promise<InvitationRuling<TableState>> => {
  const { tables, quotas } = options;
  const before = await tables.find(code);
  if (before === null) return refuseInvitation('NO_TABLE_AGAIN');
  const open = (await sameTable(tables, before, who)) ?? (await keptLobby(options, who));
  if (open !== null) return ok(open);
  const begun = await tables.begin(who, settingsAgain(before), {});
  // A newer version may not know the settings of an older one any more.
  if (!begun.ok) return refuseInvitation('NO_TABLE_AGAIN');
  const taken = await quotas.take('tables', who.id, 1);
  if (!taken.ok) return refuseInvitation('TOO_MANY_INVITED', { minutes: Math.ceil(taken.error.seconds / 60) });
  const created = await begun.value();
  return created.ok ? created : refuseInvitation('NO_TABLE_AGAIN');
};
