import { Random } from '@sanh-rong/engine';
import { type AnyPlayer, type Budget, playersFor, standInFor, tableBudget } from '@sanh-rong/players';
import type { Think } from './surroundings.ts';

/** The built-in players of tables at home. They weigh as much as a table itself, and cards are dealt before they come. */

/** How much a player may think about a move. Players who search must only ever be asked in a worker. */
export type BudgetOf = (player: AnyPlayer) => Budget;

export const thinkWithin =
  (budgetOf: BudgetOf): Think =>
  ({ game, level, view, legal, dice }) => {
    const player = playersFor(game).find(({ id }) => id === level) ?? standInFor(game);
    try {
      return player.choose(view, legal, new Random(dice), budgetOf(player));
    } catch {
      // Asked again it would throw the same dice, and a kept table would stay broken for ever.
      return legal[0];
    }
  };

/** Where a person waits for them. */
export const thinkAtTable: Think = thinkWithin((player) => tableBudget(player, () => performance.now()));
