import type { BaseAction, BaseEvent, BaseView, CardId, GameResult, Language, Seat } from '@sanh-rong/engine';
import type { AmountControl, Command, Interlude } from './controls.ts';
import type { Entry, Highlight, SeatPresentation, Sentence, Voice, WonAtTheDeal } from './display.ts';

export type { AmountControl, AmountRange, Command, Given, Interlude, Offer, Stakes } from './controls.ts';
export type {
  Entry,
  Highlight,
  HighlightKind,
  SeatPresentation,
  SeatRole,
  Sentence,
  Tone,
  Voice,
  WonAtTheDeal,
} from './display.ts';

/**
 * What a game must tell a screen or a terminal so that people can play it there. Tables, replays and lessons know only this;
 * everything particular to a game is behind it, in the game's own folder. What the player sees of a game is described in
 * display.ts, what the player can do in controls.ts. Names of things outside a game (options, counters) are in names.ts.
 *
 * `events` are always those of the whole game so far, as the viewer was told them.
 */
export interface GamePresentation<
  View extends BaseView<Action>,
  Action extends BaseAction,
  Event extends BaseEvent,
  CommandId extends string = string,
> {
  readonly game: string;
  ruleSetName(ruleSet: string, language: Language): string;
  /** The rules in short, a few sentences. */
  rules(ruleSet: string, language: Language): readonly string[];
  /** Which way the turn goes round the screen. */
  readonly direction: 'clockwise' | 'counterclockwise';

  /** The ways to sort a hand, by name. */
  sorts(ruleSet: string, language: Language): readonly string[];
  /** The hand in the order of a sort, in groups that belong together. The view matters where the rule set does. */
  arrange(hand: readonly CardId[], sort: number, view?: View): readonly (readonly CardId[])[];

  /** What can be asked for besides playing what is selected. */
  readonly commands: readonly Command<View, Action, CommandId>[];
  /** Choosing an amount; null for games in which cards are selected. */
  readonly amounts: AmountControl<View, Action> | null;
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

  seat(view: View, events: readonly Event[], seat: Seat, language: Language): SeatPresentation;
  /** What a hand that the viewer may see is worth; empty where a game has no word for it. */
  handName(view: View, seat: Seat, language: Language): string;
  /** All that happened in a game, in words. */
  narrate(view: View, events: readonly Event[], voice: Voice): readonly Sentence[];
  /** What is to be felt of the events from number `from` on, in the order it happened: mostly nothing, or one thing. */
  highlights(view: View, events: readonly Event[], from: number, voice: Voice): readonly Highlight[];

  /** Who won and how. */
  headline(events: readonly Event[], result: GameResult, voice: Voice): string;
  /** What won a game at the deal, once it is over; null where it was played out. */
  wonAtTheDeal(events: readonly Event[], voice: Voice): WonAtTheDeal | null;
  /** Where a seat's points come from. The points of all entries sum to the seat's points. */
  account(events: readonly Event[], result: GameResult, seat: Seat, voice: Voice): readonly Entry[];
  /** "+12 points" */
  score(points: number, language: Language): string;
  /** What a seat owns besides its points, with the title of its column; null where points are all there is. */
  owns(view: View, seat: Seat, language: Language): { readonly title: string; readonly amount: number } | null;
  /** What may happen between two games; null where the next one is simply dealt. */
  readonly interlude: Interlude<View> | null;
}

/** The presentation of any game. */
export type AnyPresentation = GamePresentation<BaseView<BaseAction>, BaseAction, BaseEvent>;
