import { pointsIn, type SeatedResult } from '@sanh-rong/arena';
import { asc, eq } from 'drizzle-orm';
import type { Sql } from '../../database/open.ts';
import { arenaGames } from '../../database/schema.ts';
import type { ReportedGame } from '../runner/orders.ts';

type GameResultRow = Pick<ReportedGame, 'deal' | 'seating' | 'points' | 'places'>;

/** What a game came to, as statistics want it; where its points come from does not matter to them. */
const resultOf = ({ seating, points, places }: GameResultRow): SeatedResult => ({
  seating,
  result: { points, places, breakdown: [] },
});

/** The games deal by deal; they stand in the order of their numbers. */
export const dealsOf = (games: readonly GameResultRow[]): SeatedResult[][] => {
  const deals = new Map<number, SeatedResult[]>();
  for (const game of games) {
    const deal = deals.get(game.deal);
    if (deal === undefined) deals.set(game.deal, [resultOf(game)]);
    else deal.push(resultOf(game));
  }
  return [...deals.values()];
};

/** All deals of a match that are stored. */
export const readDeals = async (work: Sql, match: string): Promise<SeatedResult[][]> =>
  dealsOf(
    await work
      .select({
        deal: arenaGames.deal,
        seating: arenaGames.seating,
        points: arenaGames.points,
        places: arenaGames.places,
      })
      .from(arenaGames)
      .where(eq(arenaGames.match, match))
      .orderBy(asc(arenaGames.number)),
  );

/** By deal and contestant: the mean points of all seatings. */
export const pointsByDeal = (contestants: number, deals: readonly (readonly SeatedResult[])[]): number[][] =>
  deals.map((games) => pointsIn(contestants, games));
