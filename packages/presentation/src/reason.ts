import type { BaseAction, BaseView, Catalogue, OwnView } from '@sanh-rong/engine';

/**
 * Why a move lost points, in a few words. A flaw is something that can be true of a move, as its own seat sees it; the
 * reason of a mistake is a flaw of what was played that what was better does not have.
 */
export interface Flaw<View extends BaseView<Action>, Action extends BaseAction, Id extends string = string> {
  readonly id: Id;
  /** Most flaws are seen in the move alone; some only beside what could have been done instead. */
  holds(view: OwnView<View>, action: Action, instead: Action): boolean;
}

/** What a game brings: its flaws, the most telling first, and a few words for each. */
export interface GameReasons<View extends BaseView<Action>, Action extends BaseAction, Id extends string = string> {
  readonly flaws: readonly Flaw<View, Action, Id>[];
  readonly words: Catalogue<Readonly<Record<Id, string>>>;
}

export type AnyGameReasons = GameReasons<BaseView<BaseAction>, BaseAction>;
