import type { CardId, Json, Language, Seat } from '@sanh-rong/engine';
import type { Voice } from './display.ts';

/** What the player can do in a game besides selecting cards and playing them. */

/** What has been selected or written when a command is given. */
export interface Given {
  readonly cards: readonly CardId[];
  readonly amount: number | null;
}

/** Something to ask for with a button, a key or a word. */
export interface Command<View, Action, Id extends string = string> {
  readonly id: Id;
  /** The rule sets that know it; all of the game's when left out. */
  readonly ruleSets?: readonly string[];
  /** What may be selected for it. */
  readonly takes: 'nothing' | 'cards' | 'amount';
  /** "Call" */
  name(language: Language): string;
  /** What its button says now: "Call 30". */
  label(view: View, language: Language): string;
  /** Whether it has a button of its own now; not where playing what is selected does the same. */
  isOffered(view: View): boolean;
  /**
   * What it may stand for, best first and at least one, which need not be legal: the rules then say why. One is done at
   * once; several are gone through by asking again, and playing takes the one shown.
   */
  actions(view: View, given: Given): readonly Action[];
  /** Why it cannot be given now, where the rules' own sentence would not help; null when it can. */
  objection?(view: View, given: Given, voice: Voice): string | null;
  /** Whether even a single action is shown before it is done, because a slip would be expensive. */
  asksFirst(view: View, given: Given): boolean;
}

/** What lies on the table when an amount is chosen. */
export interface Stakes {
  readonly pot: number;
  readonly bet: number;
  /** What the viewer still owes. */
  readonly owed: number;
}

/** What can be chosen as an amount. */
export interface AmountRange {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** Choosing an amount in steps or by typing it. */
export interface AmountControl<View, Action> {
  /** What the steps go through; null when there is no amount to choose. */
  range(view: View): AmountRange | null;
  /** Only while there is a range. */
  stakes(view: View): Stakes;
  /** "Raise from 30" */
  label(view: View, language: Language): string;
  propose(view: View, amount: number): Action;
  /** The amount of an action, where the steps go through it; null where they do not. */
  amountOf(view: View, action: Action): number | null;
}

/** Something the player may accept before the next game. */
export interface Offer {
  /** "Take 1000 new chips" */
  label(language: Language): string;
  /** What the next deal is told if it is accepted. */
  readonly previous: Json;
}

export interface Interlude<View> {
  /** Whether another game can be played after one that left this behind. */
  canGoOn(previous: Json): boolean;
  offer(view: View, previous: Json, seat: Seat): Offer | null;
}
