import type { Chooser, Entrant } from '@sanh-rong/arena';
import { Random } from '@sanh-rong/engine';
import { type AnyPlayer, playersFor, repeatableBudget, standInFor } from '@sanh-rong/players';

/** Built-in players in a match. They think by counting, not by a clock: the same match is the same games everywhere. */

const chooserOf =
  (player: AnyPlayer): Chooser =>
  ({ view, dice }) =>
    player.choose(view, view.legal, new Random(dice), repeatableBudget(player));

/** Who plays on for a contestant that was disqualified (BT-2). */
export const standIn = (game: string): Chooser => chooserOf(standInFor(game));

/** Null where the game has no such level. */
export const builtIn = (game: string, level: string): Entrant | null => {
  const player = playersFor(game).find(({ id }) => id === level);
  if (player === undefined) return null;
  const choose = chooserOf(player);
  return { choose: (questions) => questions.map((question) => ({ action: choose(question) })) };
};
