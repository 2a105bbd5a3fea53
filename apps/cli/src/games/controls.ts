import type { CardId, Json, Language, Seat } from '@sanh-rong/engine';

/** What the player can do in a game besides selecting cards and playing them. */

/** What has been selected or written when a command is given. */
export interface Given {
  readonly cards: readonly CardId[];
  readonly amount: number | null;
}

/** Something to ask for with a key on the screen or a word in line mode. */
export interface Command<View, Action> {
  /** The rule sets that know it; all of the game's when left out. */
  readonly ruleSets?: readonly string[];
  /** The key that each language shows; all of them work in all languages. */
  readonly keys: Readonly<Record<Language, string>>;
  /** What may be written for it, in any language, before cards or an amount. */
  readonly words: readonly string[];
  /** What may be selected, or written after the word. */
  readonly takes: 'nothing' | 'cards' | 'amount';
  /** What it does, for the help page. */
  name(language: Language): string;
  /** What the key bar says now: "call 30". */
  label(view: View, language: Language): string;
  /** Whether the key bar shows it now. */
  isOffered(view: View): boolean;
  /**
   * What it may stand for, best first and at least one, which need not be legal: the rules then say why. One is done at
   * once; several are gone through by pressing the key again, and Enter takes the one shown.
   */
  actions(view: View, given: Given): readonly Action[];
  /** Why it cannot be given now, where the rules' own sentence would not help; null when it can. */
  objection?(view: View, given: Given, language: Language): string | null;
  /** Whether even a single action waits for Enter, because a slip would be expensive. */
  asksFirst(view: View, given: Given): boolean;
}

/** Choosing an amount with the arrows or by typing it. */
export interface AmountFace<View, Action> {
  /** What the arrows go through; null when there is no amount to choose. */
  range(view: View): { readonly min: number; readonly max: number; readonly step: number } | null;
  /** What the key bar says beside the arrows. */
  label(view: View, language: Language): string;
  propose(view: View, amount: number): Action;
  /** The amount of an action; null where it has none. */
  amountOf(action: Action): number | null;
}

/** Something the player may accept before the next game. */
export interface Offer {
  readonly key: string;
  readonly words: readonly string[];
  /** "R: 1000 new chips" */
  label(language: Language): string;
  /** What the next deal is told if it is accepted. */
  readonly previous: Json;
}

export interface Interlude<View> {
  /** Whether another game can be played after one that left this behind. */
  canGoOn(previous: Json): boolean;
  offer(view: View, previous: Json, seat: Seat): Offer | null;
}
