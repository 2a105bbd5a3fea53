import type { BaseAction, BaseEvent, BaseView, CardId, GameResult, Language, Seat } from '@sanh-rong/engine';
import type { AmountFace, Command, Interlude } from './controls.ts';
import type { Entry, Mat, SeatFace, Sentence, Voice } from './sights.ts';

export type { AmountFace, Command, Given, Interlude, Offer } from './controls.ts';
export type { Entry, Mat, SeatFace, Sentence, Tone, Voice } from './sights.ts';

/**
 * What a game must tell the terminal so that it can be played there. The play loop, the screen and the line mode know
 * only this; everything particular to a game is behind it, in the game's own folder. What the player sees of a game is
 * described in sights.ts, what the player can do in controls.ts.
 */
export interface TableFace<View extends BaseView<Action>, Action extends BaseAction, Event extends BaseEvent> {
  readonly game: string;
  ruleSetName(ruleSet: string, language: Language): string;
  /** The rules in short, a few sentences. */
  rules(ruleSet: string, language: Language): readonly string[];
  /** Which way the turn goes round the screen. */
  readonly direction: 'clockwise' | 'counterclockwise';

  /** How many ways there are to sort a hand. */
  readonly sorts: number;
  sortName(sort: number, language: Language): string;
  /** The hand in the order of a sort, in groups that belong together. The view matters where the rule set does. */
  arrange(hand: readonly CardId[], sort: number, view?: View): readonly (readonly CardId[])[];

  /** Actions with a key and words of their own. */
  readonly commands: readonly Command<View, Action>[];
  /** Choosing an amount; null for games in which cards are selected. */
  readonly amounts: AmountFace<View, Action> | null;
  /** What it would be to play these cards now. It need not be legal. */
  propose(view: View, cards: readonly CardId[]): Action;
  /** The cards an action takes from the hand. */
  cardsOf(action: Action): readonly CardId[];
  /** "Play: Pair of 7s" */
  label(view: View, action: Action, language: Language): string;
  /** Good actions, best first, for the seat to act. */
  hints(view: View): readonly Action[];
  /** What the viewer should do now, when nothing is selected. */
  prompt(view: View, voice: Voice): string;
  /** What can be written now in line mode. */
  lineTurn(view: View, language: Language): string;
  /** How to write it, one line a command. */
  lineHelp(ruleSet: string, language: Language): readonly string[];

  seat(view: View, events: readonly Event[], seat: Seat, language: Language): SeatFace;
  /** What a hand that the viewer may see is worth; empty where a game has no word for it. */
  handName(view: View, seat: Seat, language: Language): string;
  mat(view: View, events: readonly Event[], voice: Voice): Mat;
  /** The mat lists things in lines that need its whole width. */
  readonly wideMat: boolean;
  /** All that happened in a game, in words. */
  narrate(view: View, events: readonly Event[], voice: Voice): readonly Sentence[];

  /** Who won and how. */
  headline(events: readonly Event[], result: GameResult, voice: Voice): string;
  /** Where a seat's points come from. The points of all entries sum to the seat's points. */
  account(events: readonly Event[], result: GameResult, seat: Seat, voice: Voice): readonly Entry[];
  /** "+12 points" */
  score(points: number, language: Language): string;
  /** What a seat owns besides its points, with the title of its column; null where points are all there is. */
  owns(view: View, seat: Seat, language: Language): { readonly title: string; readonly amount: number } | null;
  /** What may happen between two games; null where the next one is simply dealt. */
  readonly interlude: Interlude<View> | null;
}

/** The face of any game. */
export type AnyFace = TableFace<BaseView<BaseAction>, BaseAction, BaseEvent>;
