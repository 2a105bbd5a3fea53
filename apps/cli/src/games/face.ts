import type { BaseAction, BaseEvent, BaseView, CardId, GameResult, Language, Seat } from '@sanh-rong/engine';
import type { Who } from '../messages/index.ts';

/**
 * What a game must tell the terminal so that it can be played there. The play loop, the screen and the line mode know
 * only this; everything particular to a game is behind it, in the game's own folder.
 */

/** In which language to speak, and what the seats are called. */
export interface Voice {
  readonly language: Language;
  who(seat: Seat): Who;
}

/** How a sentence is meant: `cut` and `win` stand out on the screen. */
export type Tone = 'plain' | 'quiet' | 'cut' | 'win';

export interface Sentence {
  readonly text: string;
  readonly tone: Tone;
}

/** What stands beside an opponent's name. */
export interface SeatFace {
  /** "11 cards" */
  readonly count: string;
  /** What the seat did last, or how it stands: "Passed". */
  readonly status: string;
  /** Takes no part in the round any more: drawn dim. */
  readonly resting: boolean;
}

/** The middle of the table. */
export interface Mat {
  /** Face-up cards, the ones that matter now. */
  readonly cards: readonly CardId[];
  /** What they are and whose. Empty when nothing lies there. */
  readonly caption: string;
  /** What lay there before in this round, oldest first. */
  readonly trail: readonly string[];
  /** Something to keep in mind, such as a running debt. */
  readonly note: string;
}

/** One line of a seat's account: these points for this reason. */
export interface Entry {
  readonly points: number;
  readonly reason: string;
}

/** An action that needs no cards, with its key on the screen and its words in line mode. */
export interface Shortcut<Action> {
  readonly key: string;
  readonly action: Action;
  /** What the key bar says. */
  label(language: Language): string;
  /** What may be typed, in any language. */
  readonly words: readonly string[];
}

export interface TableFace<View extends BaseView<Action>, Action extends BaseAction, Event extends BaseEvent> {
  readonly game: string;
  ruleSetName(ruleSet: string, language: Language): string;
  /** The rules in short, a few sentences. */
  rules(ruleSet: string, language: Language): readonly string[];

  /** How many ways there are to sort a hand. */
  readonly sorts: number;
  sortName(sort: number, language: Language): string;
  /** The hand in the order of a sort, in groups that belong together. */
  arrange(hand: readonly CardId[], sort: number): readonly (readonly CardId[])[];

  readonly shortcuts: readonly Shortcut<Action>[];
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

  seat(view: View, events: readonly Event[], seat: Seat, language: Language): SeatFace;
  mat(view: View, events: readonly Event[], voice: Voice): Mat;
  /** All that happened in a game, in words. */
  narrate(view: View, events: readonly Event[], voice: Voice): readonly Sentence[];
  /** Who won and how. */
  headline(events: readonly Event[], result: GameResult, voice: Voice): string;
  /** Where a seat's points come from. The points of all entries sum to the seat's points. */
  account(events: readonly Event[], result: GameResult, seat: Seat, voice: Voice): readonly Entry[];
}

/** The face of any game. */
export type AnyFace = TableFace<BaseView<BaseAction>, BaseAction, BaseEvent>;
