import type { CardId } from './cards.ts';
import type { RuleError, Ruling } from './errors.ts';
import type { OptionSpecs, OptionValues } from './options.ts';

/**
 * The one shape of every game. The table, the arena, replays, bots, the terminal and the screens know only this;
 * what is particular to a game stays in its own folder.
 */

/** A place at the table. Seat i + 1 acts after seat i (TL-2). */
export type Seat = number;

/** Who looks: a seat, a watcher, or the open view of the program that runs the game. */
export type Viewer = Seat | 'watcher' | 'open';

/** A view as one viewer sees it. What only a seat's own view may be used for cannot be given another one. */
export type ViewFor<View, By extends Viewer> = View & { readonly viewer: By };
export type OwnView<View> = ViewFor<View, Seat>;

export const isOwnView = <View extends { readonly viewer: Viewer }>(view: View): view is OwnView<View> =>
  typeof view.viewer === 'number';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** What a field of a given deal holds: a seat, cards, or an amount for each seat. */
export type GivenField = 'seat' | 'cards' | 'amounts';

/** A deal written down card by card instead of drawn from a seed: positions for tests, puzzles and lessons. */
export interface GivenDeal {
  readonly hands: readonly (readonly CardId[])[];
  /** The game's own (`Game.givenFields`). */
  readonly [field: string]: Json | undefined;
}

/** A request for a deal. Nothing of it is trusted before `deal` has read it. */
export interface DealRequest {
  readonly ruleSet?: unknown;
  /** As many as usually play when left out. */
  readonly seats?: unknown;
  readonly options?: unknown;
  /** Where the shuffle comes from. Exactly one of `seed`, `deck` and `given`. */
  readonly seed?: unknown;
  /** The whole deck in the order in which it is dealt, as a seed would have shuffled it. */
  readonly deck?: unknown;
  readonly given?: Readonly<Record<string, unknown>>;
  /** What the game before this one in the session left behind (`Game.carryOver`). */
  readonly previous?: unknown;
}

/** A deck that was shuffled elsewhere: all cards, the first to be dealt first. */
export interface DeckDeal {
  readonly deck: readonly CardId[];
}

export interface SeedDeal {
  readonly seed: string;
}

/** A deal request that has been read and found good. With the actions it is the whole game. */
export interface Setup<Options = OptionValues> {
  readonly ruleSet: string;
  readonly seats: number;
  readonly options: Options;
  readonly deal: SeedDeal | DeckDeal | GivenDeal;
  readonly previous: Json;
}

export interface RuleSet {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number; readonly usual: number };
  readonly options: OptionSpecs;
}

/** By seat. `places` are 1 for the best; `points` sum to zero and equal the sum of each seat's `breakdown`. */
export interface GameResult {
  readonly points: readonly number[];
  readonly places: readonly number[];
  readonly breakdown: readonly Readonly<Record<string, number>>[];
}

/**
 * What people like to count afterwards, or while a game runs. Only what everybody at the table could count themselves:
 * hidden cards have no part in it.
 */
export interface GameStatistics {
  readonly game: Readonly<Record<string, number>>;
  /** By seat; every seat counts the same things. */
  readonly seats: readonly Readonly<Record<string, number>>[];
}

/** An action and the seat that did it. */
export interface Acted<Action> {
  readonly seat: Seat;
  readonly action: Action;
}

export interface BaseState<Action> {
  readonly setup: Setup;
  /** Every action of the game and who did it, oldest first. */
  readonly history: readonly Acted<Action>[];
}

export interface BaseView<Action> {
  readonly viewer: Viewer;
  readonly ruleSet: string;
  readonly options: OptionValues;
  readonly turn: Seat | null;
  /** What the viewer may do now; empty unless it is their turn (or the view is open). */
  readonly legal: readonly Action[];
  /** By seat, weakest card first; null where the viewer may not look. */
  readonly hands: readonly (readonly CardId[] | null)[];
  /** Everything done in the open so far, oldest first. */
  readonly history: readonly Acted<Action>[];
  readonly result: GameResult | null;
}

export interface BaseAction {
  readonly type: string;
}

export interface BaseEvent {
  readonly type: string;
}

export interface Step<State, Event> {
  readonly state: State;
  readonly events: readonly Event[];
}

export interface Game<
  State extends BaseState<Action>,
  Action extends BaseAction,
  View extends BaseView<Action>,
  Event extends BaseEvent,
> {
  readonly id: string;
  /** The first one is the default. */
  readonly ruleSets: readonly RuleSet[];
  /** Hands may stay hidden after the end, so a finished game still needs a viewer (`hindsight`). */
  readonly conceals: boolean;
  /** What a given deal may say besides the hands, in the order in which the text of a game says it. */
  readonly givenFields: Readonly<Record<string, GivenField>>;

  deal(request: DealRequest): Ruling<Step<State, Event>>;
  /** Who must act; null when the game is over. */
  turn(state: State): Seat | null;
  /** Every action open to the seat to act, once each, in the game's own order. */
  legal(state: State): Action[];
  /** Does the action for the seat to act. The action may be anything at all; on refusal nothing has changed. */
  apply(state: State, action: Action): Ruling<Step<State, Event>>;
  /**
   * Why the viewer's seat may not do this now, from what it may know; null when it may. The judge is the one `apply`
   * asks, so at this view's moment both give the same answer. An open view speaks for the seat to act.
   */
  objection(view: View, action: Action): RuleError | null;
  /** What the clock does for the seat to act. Only while `turn` is not null. */
  timeout(state: State): Action;
  /** The only way out: what this viewer may know. */
  view<By extends Viewer>(state: State, viewer: By): ViewFor<View, By>;
  /** An event as this viewer may know it; null when they may not know of it. */
  seen(event: Event, viewer: Viewer): Event | null;
  /**
   * How a viewer may see an earlier state of a game once `end`, the last state of the same game, is known. Nothing can be
   * done there any more, so nothing is legal. While the game is on this is `view`.
   */
  hindsight(state: State, end: State, viewer: Viewer): View;
  result(state: State): GameResult | null;
  /** Counts of the game so far, at any moment of it. */
  statistics(state: State): GameStatistics;
  /** What the next game of the session must know; null until this one is over, and never then. */
  carryOver(state: State): Json;
  /**
   * What the next deal must be told in place of `previous` when a seat has a new holder, who has no part in the games
   * before: neither lead, nor chips, nor a penalty. Null, as before a first game, where nothing of it is left.
   */
  reseat(session: Pick<Setup, 'ruleSet' | 'seats' | 'options' | 'previous'>, seat: Seat): Json;
  /**
   * Where a seat can lose what it plays with and ask for more: what the next deal must be told in place of `previous` so
   * that this seat plays again. Nothing is trusted; games without such a thing leave it out.
   */
  rebuy?(session: Pick<Setup, 'seats' | 'options' | 'previous'>, seat: Seat): Ruling<Json>;
  /**
   * What each seat put in to take part, where points are chips that were bet: how much they come to tells more than who was
   * ahead of whom, and a seat that put in nothing took no part. Games whose places say it all leave it out.
   */
  stakes?(result: GameResult): readonly number[];
  /**
   * The game after a seat has hidden how many cards it holds, or shows it again; games that always show it leave this out.
   * No action: it is no part of a game's text.
   */
  hideCount?(state: State, seat: Seat, hidden: boolean): State;
  /** One word for an action in the text of a game, without blanks. */
  writeAction(action: Action): string;
  readAction(word: string): Action | null;
}

/** Any of the games, for code that needs to know no more than this shape. */
export type AnyGame = Game<BaseState<BaseAction>, BaseAction, BaseView<BaseAction>, BaseEvent>;
