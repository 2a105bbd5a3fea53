import type { LeagueMatch } from '@sanh-rong/arena';
import { asc, inArray } from 'drizzle-orm';
import type { Sql } from '../../database/open.ts';
import { arenaGames } from '../../database/schema.ts';
import { ExpiringMap } from '../../expiring-map.ts';
import { dealsOf, pointsByDeal } from '../matches/deals.ts';
import type { ListedMatchRow } from '../reading/match-rows.ts';
import type { RankedBot } from './league.ts';

/** What need not be worked out again for everybody who looks on. */

/** Matches whose points are remembered: those of one that is over never change. */
const POINTS = { most: 5_000, for: 3_600_000 } as const;
const RANKINGS = { most: 30, for: 600_000 } as const;

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

export class LeagueMemory {
  private readonly points: ExpiringMap<LeagueMatch['deals']>;
  private readonly rankings: ExpiringMap<readonly RankedBot[]>;

  constructor(now: () => number) {
    this.points = new ExpiringMap(POINTS.most, POINTS.for, now);
    this.rankings = new ExpiringMap(RANKINGS.most, RANKINGS.for, now);
  }

  /** By match and deal: everybody's mean points. */
  async pointsOf(sql: Sql, matches: readonly ListedMatchRow[]): Promise<ReadonlyMap<string, LeagueMatch['deals']>> {
    const points = new Map<string, LeagueMatch['deals']>();
    const unknown: ListedMatchRow[] = [];
    for (const match of matches) {
      const known = this.points.get(match.id);
      if (known !== undefined) points.set(match.id, known);
      else if (match.played > 0) unknown.push(match);
    }
    if (unknown.length === 0) return points;
    const games = await readGames(
      sql,
      unknown.map(({ id }) => id),
    );
    for (const { id, status, contestants } of unknown) {
      const deals = pointsByDeal(contestants.length, dealsOf(games.get(id) ?? []));
      points.set(id, deals);
      if (status === 'finished') this.points.set(id, deals);
    }
    return points;
  }

  /** A ranking; `from` names everything that it follows from. */
  ranking(from: string, rank: () => readonly RankedBot[]): readonly RankedBot[] {
    const known = this.rankings.get(from);
    if (known !== undefined) return known;
    const ranked = rank();
    this.rankings.set(from, ranked);
    return ranked;
  }
}
