import { type AnyGame, findGame, GAMES } from '@sanh-rong/engine';
import type { Pool } from '@sanh-rong/protocol';

/** A ladder is a game, a rule set and who plays there; everybody in it plays at tables of the same size. */
export interface LadderKey {
  readonly game: string;
  readonly ruleSet: string;
}

/** One of the ladders of a game and a rule set. */
export interface PoolKey extends LadderKey {
  readonly pool: Pool;
}

export interface LadderRules extends LadderKey {
  readonly seats: number;
}

/** Larger tables say less a game about each who sits there, and take more processes at once. */
const MOST_SEATS = 4;

export const LADDERS: readonly LadderRules[] = GAMES.flatMap((game) =>
  game.ruleSets.map(({ id, seats }) => ({
    game: game.id,
    ruleSet: id,
    seats: Math.max(seats.min, Math.min(MOST_SEATS, seats.usual)),
  })),
);

export const findLadder = (game: string, ruleSet: string): LadderRules | null =>
  LADDERS.find((ladder) => ladder.game === game && ladder.ruleSet === ruleSet) ?? null;

export const gameOf = (id: string): AnyGame => {
  const found = findGame(id);
  if (!found.ok) throw new RangeError(`no game ${id}`);
  return found.value;
};
