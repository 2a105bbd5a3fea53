import { countedMatch, crosstableOf, isDisqualified, type LeagueMatch } from '@sanh-rong/arena';
import { asc, inArray } from 'drizzle-orm';
import type { Sql } from '../../database/open.ts';
import { arenaGames } from '../../database/schema.ts';
import { ExpiringMap } from '../../expiring-map.ts';
import { pause } from '../../stretches.ts';
import { dealsOf, pointsByDeal } from '../matches/deals.ts';
import type { ListedMatchRow } from '../reading/match-rows.ts';
import type { RankedBot } from './league.ts';
import { botOf } from './rows.ts';

/** What need not be worked out again for everybody who looks on. */

/** Matches whose points are remembered: those of one that is over never change. */
const POINTS = { most: 5_000, for: 3_600_000 } as const;
const RANKINGS = { most: 30, for: 600_000 } as const;

/** Matches whose games are read at a time: a match has up to some hundred games. */
const PAGE = 4;

type GameRow = Pick<typeof arenaGames.$inferSelect, 'match' | 'deal' | 'seating' | 'points' | 'places'>;

const readGames = async (sql: Sql, matches: readonly string[]): Promise<ReadonlyMap<string, GameRow[]>> => {
  const rows = await sql
    .select({
      match: arenaGames.match,
      deal: arenaGames.deal,
      seating: arenaGames.seating,
      points: arenaGames.points,
      places: arenaGames.places,
    })
    .from(arenaGames)
    .where(inArray(arenaGames.match, [...matches]))
    .orderBy(asc(arenaGames.match), asc(arenaGames.number));
  const games = new Map<string, GameRow[]>();
  for (const row of rows) {
    const own = games.get(row.match);
    if (own === undefined) games.set(row.match, [row]);
    else own.push(row);
  }
  return games;
};

const leagueMatch = ({ contestants, strikes }: ListedMatchRow, deals: LeagueMatch['deals']): LeagueMatch => ({
  ids: contestants.map(botOf),
  deals,
  disqualified: strikes.flatMap((count, who) => (isDisqualified(count) ? [who] : [])),
});

export class LeagueMemory {
  private readonly matches: ExpiringMap<LeagueMatch>;
  private readonly rankings: ExpiringMap<readonly RankedBot[]>;

  constructor(now: () => number) {
    this.matches = new ExpiringMap(POINTS.most, POINTS.for, now);
    this.rankings = new ExpiringMap(RANKINGS.most, RANKINGS.for, now);
  }

  /** What the matches came to, by id. */
  async matchesOf(sql: Sql, rows: readonly ListedMatchRow[]): Promise<ReadonlyMap<string, LeagueMatch>> {
    const matches = new Map<string, LeagueMatch>();
    const unknown: ListedMatchRow[] = [];
    for (const row of rows) {
      const known = this.matches.get(row.id);
      if (known !== undefined) matches.set(row.id, known);
      else if (row.played > 0) unknown.push(row);
      else matches.set(row.id, leagueMatch(row, []));
    }
    for (let at = 0; at < unknown.length; at += PAGE) {
      const page = unknown.slice(at, at + PAGE);
      const games = await readGames(
        sql,
        page.map(({ id }) => id),
      );
      for (const row of page) {
        await pause();
        const match = leagueMatch(row, pointsByDeal(row.contestants.length, dealsOf(games.get(row.id) ?? [])));
        // Counted now, one by one: what they come to together is worked out in one piece.
        crosstableOf([match, countedMatch(match).points]);
        matches.set(row.id, match);
        if (row.status === 'finished') this.matches.set(row.id, match);
      }
    }
    return matches;
  }

  /** A ranking; `from` names everything that it follows from. */
  async ranking(from: string, rank: () => Promise<readonly RankedBot[]>): Promise<readonly RankedBot[]> {
    const known = this.rankings.get(from);
    if (known !== undefined) return known;
    const ranked = await rank();
    this.rankings.set(from, ranked);
    return ranked;
  }
}
