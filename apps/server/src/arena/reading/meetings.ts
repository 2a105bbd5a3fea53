import { isDisqualified, type Moments, merge, NOTHING, type Tally } from '@sanh-rong/arena';
import { and, desc, eq, inArray, isNotNull, type SQL } from 'drizzle-orm';
import type { Sql } from '../../database/open.ts';
import { arenaMatchEntries, arenaMatches, type StoredContestant } from '../../database/schema.ts';
import type { PoolKey } from '../ladders/ladders.ts';

/** Who met whom in finished matches, and by how much one was ahead. A deal with all its seatings is one observation. */

/** How far back is looked: what bots did long ago with other versions says little. */
const MATCHES = { ofEntry: 400, ofLadder: 400 } as const;

export interface Met {
  readonly contestants: readonly StoredContestant[];
  readonly tally: Tally;
  readonly strikes: readonly number[];
}

export interface Meeting {
  readonly one: StoredContestant;
  readonly other: StoredContestant;
  /** By how many points a deal `one` was ahead. */
  readonly lead: Moments;
}

/** Names a contestant from match to match: its entry, its bot, or the level of a built-in player. */
export const nameOf = ({ entry, bot, level }: StoredContestant): string => entry ?? bot?.id ?? `level ${level}`;

const turned = ({ count, mean, squares }: Moments): Moments => ({ count, mean: -mean, squares });

/** By how much contestant i was ahead of contestant j. */
export const leadIn = ({ leads }: Tally, i: number, j: number): Moments => (i < j ? leads[i][j] : turned(leads[j][i]));

/**
 * All pairs of one match, each once. Where a contestant was disqualified, a stand-in played on: that says nothing about
 * the two.
 */
const pairsIn = ({ contestants, tally, strikes }: Met): Meeting[] => {
  const isOut = (at: number): boolean => isDisqualified(strikes[at] ?? 0);
  return contestants.flatMap((one, i) =>
    contestants.flatMap((other, j) =>
      i < j && nameOf(one) !== nameOf(other) && !isOut(i) && !isOut(j)
        ? [{ one, other, lead: leadIn(tally, i, j) }]
        : [],
    ),
  );
};

/** The pairs of many matches, the newest first: every pair once, called as they were last. */
export const meetingsOf = (matches: readonly Met[]): Meeting[] => {
  const meetings = new Map<string, Meeting>();
  for (const pair of matches.flatMap(pairsIn)) {
    const straight = nameOf(pair.one) < nameOf(pair.other);
    const [one, other] = straight ? [pair.one, pair.other] : [pair.other, pair.one];
    const lead = straight ? pair.lead : turned(pair.lead);
    const key = `${nameOf(one)} ${nameOf(other)}`;
    const known = meetings.get(key) ?? { one, other, lead: NOTHING };
    meetings.set(key, { ...known, lead: merge(known.lead, lead) });
  }
  return [...meetings.values()];
};

/** All that one contestant met, and by how much it was ahead of each. */
export const metBy = (name: string, meetings: readonly Meeting[]): Omit<Meeting, 'one'>[] =>
  meetings.flatMap(({ one, other, lead }) => {
    if (nameOf(one) === name) return [{ other, lead }];
    return nameOf(other) === name ? [{ other: one, lead: turned(lead) }] : [];
  });

const readMet = async (sql: Sql, which: SQL | undefined, limit: number): Promise<Met[]> => {
  const rows = await sql
    .select({ contestants: arenaMatches.contestants, tally: arenaMatches.tally, strikes: arenaMatches.strikes })
    .from(arenaMatches)
    .where(and(eq(arenaMatches.status, 'finished'), which))
    .orderBy(desc(arenaMatches.createdAt))
    .limit(limit);
  return rows.map((row) => ({ ...row, tally: row.tally as Tally }));
};

export const meetingsOfEntry = async (sql: Sql, entry: string): Promise<Meeting[]> => {
  const own = sql
    .select({ id: arenaMatchEntries.match })
    .from(arenaMatchEntries)
    .where(and(eq(arenaMatchEntries.entry, entry), isNotNull(arenaMatchEntries.endedAt)))
    .orderBy(desc(arenaMatchEntries.endedAt))
    .limit(MATCHES.ofEntry);
  return meetingsOf(await readMet(sql, inArray(arenaMatches.id, own), MATCHES.ofEntry));
};

export const meetingsInLadder = async (sql: Sql, { game, ruleSet, pool }: PoolKey): Promise<Meeting[]> => {
  const inLadder = and(
    eq(arenaMatches.game, game),
    eq(arenaMatches.ruleSet, ruleSet),
    eq(arenaMatches.pool, pool),
    eq(arenaMatches.kind, 'ladder'),
  );
  return meetingsOf(await readMet(sql, inLadder, MATCHES.ofLadder));
};
