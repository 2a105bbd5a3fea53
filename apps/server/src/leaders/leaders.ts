import { GAMES } from '@sanh-rong/engine';
import type { LeadersAnswer, LeadersRequest, PersonRating } from '@sanh-rong/protocol';
import type { Sql } from '../database/open.ts';
import { ratingsOf, readBoard, seasonsOf } from './boards.ts';
import { countDue } from './counting.ts';

/** Leaderboards of people: by season, game and rule set, counted from finished games. Bots are measured elsewhere. */
export interface Leaders {
  /** Counts some of the games that are due; how many. Nodes take turns, a node that finds another at it counts none. */
  count(): Promise<number>;
  /** A board as the person who asks sees it: the first game, its first rule set and this season unless told. */
  board(
    request: LeadersRequest<'board'>,
    asker: string | null,
  ): Promise<LeadersAnswer<'board'> | 'NO_BOARD' | 'NO_SEASON'>;
  ratingsOf(person: string): Promise<PersonRating[]>;
}

/** One for each rule set of each game. */
const BOARDS = GAMES.flatMap(({ id: game, ruleSets }) => ruleSets.map(({ id: ruleSet }) => ({ game, ruleSet })));

export const createLeaders = ({ sql, now }: { readonly sql: Sql; readonly now: () => number }): Leaders => ({
  count: () => countDue(sql, now),

  async board(request, asker) {
    const { game = BOARDS[0].game } = request;
    const board = BOARDS.find(
      (each) => each.game === game && (request.ruleSet === undefined || each.ruleSet === request.ruleSet),
    );
    if (board === undefined) return 'NO_BOARD';
    const seasons = await seasonsOf(sql, now());
    const season = seasons.find(({ id }) => request.season === undefined || id === request.season);
    if (season === undefined) return 'NO_SEASON';
    const { limit } = request;
    return readBoard(sql, { season: season.id, ...board }, { seasons, boards: [...BOARDS] }, { asker, limit });
  },

  ratingsOf: (person) => ratingsOf(sql, person, now()),
});
