import type { BaseAction, BaseState, OwnView, Random } from '@sanh-rong/engine';

/**
 * What some choices of the seat to act come to, world after world: hands that the others may hold by everything the seat
 * has seen, each choice played on to the end in each of them. It is given a seat's own view and nothing else.
 */
export interface Outlook<Action> {
  readonly choices: readonly Action[];
  /** Nothing is left to guess and the rest of the game was solved: one world tells everything. */
  readonly isExact: boolean;
  /**
   * A standard error in points that more worlds do not lessen: who plays on is not perfect, and hands that fit are drawn by
   * a guess at how people play. Measured by `npm run bench:analysis`.
   */
  readonly doubt: number;
  /**
   * The points of the seat at the end of the next world, by choice: of these choices only, in their order. Null where the
   * world that was drawn contradicts what is certain; the next one will come nearer.
   */
  next(among: readonly number[]): readonly number[] | null;
  /** The same, played on by a stronger player that takes far longer; null where there is none, or it is not at hand. */
  readonly nextCloser: ((among: readonly number[]) => readonly number[] | null) | null;
  /** A whole game that shows the seat exactly what it sees, with other hands drawn; null where the one drawn does not. */
  world(): BaseState<Action> | null;
}

/** The choices worth looking at, and `also` beside them; null where no hands fit what was seen. */
export type OutlookOf<View, Action> = (
  view: OwnView<View>,
  also: readonly Action[],
  random: Random,
) => Outlook<Action> | null;

export type AnyOutlook = Outlook<BaseAction>;
