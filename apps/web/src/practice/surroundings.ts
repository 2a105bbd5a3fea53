import { findGame, Random } from '@sanh-rong/engine';
import { type AnyPlayer, type Budget, playersFor, standInFor } from '@sanh-rong/players';
import type { Surroundings } from '@sanh-rong/table';

/** What a table needs from outside of itself, as a browser gives it. */

/** So many bytes that nobody can guess. */
export type RandomBytes = (count: number) => Uint8Array;

/** How much a player may think about a move. Players who search must only ever be asked in a worker. */
export type BudgetOf = (player: AnyPlayer) => Budget;

const SECRET_BYTES = 32;

export const drawSecret = (random: RandomBytes): string =>
  [...random(SECRET_BYTES)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export const homeSurroundings = (now: number, random: RandomBytes, budgetOf: BudgetOf): Surroundings => ({
  now,
  secret: () => drawSecret(random),
  levels: (game) => (findGame(game).ok ? playersFor(game).map(({ id }) => id) : []),
  think: ({ game, level, view, legal, dice }) => {
    const player = playersFor(game).find(({ id }) => id === level) ?? standInFor(game);
    try {
      return player.choose(view, legal, new Random(dice), budgetOf(player));
    } catch {
      // Asked again it would throw the same dice, and a kept table would stay broken for ever.
      return legal[0];
    }
  },
});
