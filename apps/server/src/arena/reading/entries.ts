import type { Moments } from '@sanh-rong/arena';
import { ok } from '@sanh-rong/engine';
import type { ArenaAnswerOf, LadderEntryDetail } from '@sanh-rong/protocol';
import { and, asc, desc, eq } from 'drizzle-orm';
import { isKnownTo } from '../../bots/rows.ts';
import type { Sql } from '../../database/open.ts';
import { arenaEntries, bots } from '../../database/schema.ts';
import { type ArenaRuling, refuseArena } from '../refusal.ts';
import { historyOf, versionsOf, worstOf } from './career.ts';
import type { ReadingDependencies } from './dependencies.ts';
import { type Asker, placeOf, selectEntries, shownEntry } from './entry-rows.ts';
import { shownMoments } from './figures.ts';
import { listMatches } from './matches.ts';
import { type Meeting, meetingsOfEntry, metBy } from './meetings.ts';

/** Matches and opponents that the page of an entry shows. */
const MOST = { recent: 10, opponents: 60 } as const;

const headToHead = (entry: string, meetings: readonly Meeting[]): LadderEntryDetail['headToHead'] =>
  metBy(entry, meetings)
    .toSorted((one, other) => other.lead.count - one.lead.count)
    .slice(0, MOST.opponents)
    .flatMap(({ other: { bot, level, entry }, lead }) => {
      const shown = shownMoments(lead as Moments);
      return shown === null ? [] : [{ bot, level, entry, deals: lead.count, lead: shown }];
    });

export const showEntry = async (
  { sql, circles, queue }: Pick<ReadingDependencies, 'sql' | 'circles' | 'queue'>,
  id: string,
  asker: Asker,
): Promise<ArenaRuling<LadderEntryDetail>> => {
  const [row] = await selectEntries(sql, eq(arenaEntries.id, id));
  if (row === undefined) return refuseArena('NO_ENTRY');
  const inLadder = await circles.of(row.entry);
  return ok({
    ...shownEntry(row, await placeOf(sql, row), asker),
    history: await historyOf(sql, id),
    headToHead: headToHead(id, await meetingsOfEntry(sql, id)),
    versions: await versionsOf(sql, id),
    worst: await worstOf(sql, id),
    recent: (await listMatches({ sql, queue }, { entry: id, limit: MOST.recent })).matches,
    cycles: inLadder.filter((cycle) => cycle.some((each) => each.id === id)),
  });
};

/** One entry as it stands, for the person who has just changed it. */
export const readEntry = async (sql: Sql, id: string, asker: Asker): Promise<ArenaRuling<ArenaAnswerOf<'entry'>>> => {
  const [row] = await selectEntries(sql, eq(arenaEntries.id, id));
  return row === undefined ? refuseArena('NO_ENTRY') : ok(shownEntry(row, await placeOf(sql, row), asker));
};

/** A bot that is in no ladder is known to those alone who may know of it. */
export const listEntriesOf = async (
  sql: Sql,
  bot: string,
  asker: Asker,
): Promise<ArenaRuling<ArenaAnswerOf<'entries'>>> => {
  const rows = await selectEntries(sql, eq(arenaEntries.bot, bot)).orderBy(
    asc(arenaEntries.game),
    desc(arenaEntries.enteredAt),
  );
  if (rows.length === 0) {
    const [known] = await sql
      .select({ id: bots.id })
      .from(bots)
      .where(and(eq(bots.id, bot), isKnownTo(asker ?? '')));
    if (known === undefined) return refuseArena('NO_BOT');
  }
  // A bot stands in as many ladders as its game has rule sets: a handful.
  const entries = await Promise.all(rows.map(async (row) => shownEntry(row, await placeOf(sql, row), asker)));
  return ok({ entries });
};
