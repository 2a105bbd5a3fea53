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
const thinkInTime: Think = thinkWithin((player) => tableBudget(player, () => performance.now()));

/** False when what this level plays with cannot be had. Who stands in for a bot that is out plays without, if need be. */
export const preparePlayers = async (game: string, level: string): Promise<boolean> => {
  const prepared = async ({ prepare }: AnyPlayer): Promise<boolean> => {
    try {
      await prepare?.();
      return true;
    } catch {
      return false;
    }
  };
  const player = playersFor(game).find(({ id }) => id === level);
  const [isPrepared] = await Promise.all([player ?? standInFor(game), standInFor(game)].map(prepared));
  return isPrepared;
};

/** Whether a player has what it plays with, or has tried in vain to get it and plays without. */
const areReady = new Map<AnyPlayer, boolean>();

const isReady = (player: AnyPlayer): boolean => {
  if (player.prepare === undefined) return true;
  if (!areReady.has(player)) {
    areReady.set(player, false);
    const done = (): void => void areReady.set(player, true);
    player.prepare().then(done, done);
  }
  return areReady.get(player) === true;
};

/** Null while something that one of these levels plays with is on its way. */
export const thinkAtTable = (game: string, levels: readonly string[]): Think | null => {
  const absent = playersFor(game).filter((player) => levels.includes(player.id) && !isReady(player));
  return absent.length === 0 ? thinkInTime : null;
};
