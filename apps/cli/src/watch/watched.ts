import type { ArenaMatchDetail, ArenaMatchGame, LiveMatch } from '@sanh-rong/protocol';
import { type MatchFile, matchOf } from '../report/match-file.ts';

/** A match that is watched, as far as it is known at the moment. */
export interface WatchedMatch {
  readonly id: string;
  match(): ArenaMatchDetail;
  /** Null for one that is not there, or not yet. */
  game(number: number): ArenaMatchGame | null;
  live(): LiveMatch;
}

/** A match that is over. */
export const finishedMatch = (file: MatchFile): WatchedMatch => {
  const match = matchOf(file);
  const games = new Map(file.games.map((game) => [game.number, game]));
  const { id, status, played, deals } = match;
  return {
    id,
    match: () => match,
    game: (number) => games.get(number) ?? null,
    live: () => ({ status, played, deals, game: null }),
  };
};
