import type { BaseAction, BaseView, Seat } from '@sanh-rong/engine';

/**
 * The seat a view belongs to. A bot is asked on its own turn with its own view; any other view in its place could show it
 * what it may not know, so that is refused here, once, for every game.
 */
export const seatOf = ({ viewer, turn }: BaseView<BaseAction>): Seat => {
  if (typeof viewer !== 'number' || viewer !== turn) {
    throw new Error(`A bot sees with the eyes of the seat to act (${turn}), not as ${viewer}.`);
  }
  return viewer;
};
