import type { CardId } from '../cards.ts';
import type { CardSet } from '../cardset.ts';
import type { Ruling } from '../errors.ts';
import type { BaseState, BaseView, GameResult, Json, RuleSet, Seat, Setup } from '../game.ts';
import type { OptionValues } from '../options.ts';
import type { KindName } from './core/combination.ts';
import type { InstantWin, ToiTrang } from './core/instant.ts';
import type { Position } from './core/position.ts';
import type { Rules } from './core/rules.ts';
import type { ReasonToPay } from './core/scoring.ts';

export type TienLenAction = { readonly type: 'play'; readonly cards: readonly CardId[] } | { readonly type: 'pass' };

export type WinAtTheDeal = ToiTrang | InstantWin;

export interface Payment {
  readonly from: Seat;
  readonly to: Seat;
  readonly amount: number;
  readonly for: ReasonToPay;
}

export type TienLenEvent =
  /** The cards are dealt. A hand is null where the viewer may not look. */
  | {
      readonly type: 'deal';
      readonly hands: readonly (readonly CardId[] | null)[];
      readonly leader: Seat;
      /** The card the first play must include; only its holder is told. */
      readonly mustInclude: CardId | null;
    }
  /** Tới trắng, or an instant win of Thirteen. */
  | { readonly type: 'winAtTheDeal'; readonly seat: Seat; readonly hand: WinAtTheDeal; readonly place: number }
  | {
      readonly type: 'play';
      readonly seat: Seat;
      readonly cards: readonly CardId[];
      readonly combination: KindName;
      readonly length: number;
      /** Cards left; null where the seat hides its count (MN-22). */
      readonly left: number | null;
      readonly hidesCount: boolean;
    }
  | { readonly type: 'pass'; readonly seat: Seat }
  /** A cut: what it adds to the running debt, and the debt as it now stands (MN-8, MN-9). */
  | { readonly type: 'cut'; readonly seat: Seat; readonly victim: Seat; readonly amount: number; readonly debt: number }
  | ({ readonly type: 'pay' } & Payment)
  /** A seat has played its last card (TH-8). */
  | { readonly type: 'out'; readonly seat: Seat; readonly place: number }
  | { readonly type: 'roundWon'; readonly seat: Seat; readonly leader: Seat; readonly round: number }
  | {
      readonly type: 'end';
      readonly result: GameResult;
      readonly hands: readonly (readonly CardId[])[];
      readonly setAside: readonly CardId[];
    };

export interface TienLenState extends BaseState<TienLenAction> {
  readonly setup: Setup;
  readonly position: Position;
  /** Hands as dealt, by seat, and the cards that were not dealt. */
  readonly dealt: readonly CardSet[];
  readonly setAside: CardSet;
  /** An initial game (MN-3). */
  readonly initial: boolean;
  /** Who led the game, or would have. */
  readonly leader: Seat;
  readonly winsAtTheDeal: readonly { readonly seat: Seat; readonly hand: WinAtTheDeal }[];
  /** Seats that hide how many cards they hold (MN-22). It changes what others see, and no move. */
  readonly hides: readonly Seat[];
  readonly result: GameResult | null;
}

export interface TienLenView extends BaseView<TienLenAction> {
  /** Cards left, by seat; null where the viewer may not know (MN-22). */
  readonly counts: readonly (number | null)[];
  /** Seats that hide theirs while the game is on. */
  readonly hides: readonly Seat[];
  /** What lies on the table to be beaten, or the play that ended the game; null when the seat to act leads. */
  readonly table: {
    readonly seat: Seat;
    readonly cards: readonly CardId[];
    readonly combination: KindName;
    readonly length: number;
  } | null;
  readonly passed: readonly boolean[];
  /** The first play of the game must include a certain card (TL-6); only its holder is told which. */
  readonly opening: boolean;
  readonly mustInclude: CardId | null;
  readonly initial: boolean;
  readonly leader: Seat;
  readonly round: number;
  /** The debt of cuts running in this round (MN-9). */
  readonly debt: { readonly from: Seat; readonly to: Seat; readonly amount: number } | null;
  /** Points won and lost by cuts in the rounds before. */
  readonly chat: readonly number[];
  /** Places already taken, by seat. */
  readonly places: readonly (number | null)[];
  readonly winsAtTheDeal: TienLenState['winsAtTheDeal'];
  /** The cards that were not dealt; shown when the game is over (MN-1). */
  readonly setAside: readonly CardId[] | null;
}

/** A game about to begin: cards are in the position, no seat leads yet. */
export interface Opening {
  readonly seats: number;
  readonly options: OptionValues;
  readonly previous: Json;
  /** The seat that a given deal names as leader. */
  readonly leader: Seat | undefined;
}

export interface Opened {
  readonly initial: boolean;
  readonly leader: Seat;
  readonly winsAtTheDeal: TienLenState['winsAtTheDeal'];
}

/** What the two rule sets of Tiến Lên settle each in its own way. Everything else is the same code. */
export interface TienLenRuleSet extends RuleSet {
  readonly handSize: (seats: number) => number;
  /** How many seats these options leave room for. */
  readonly seatLimit: (options: OptionValues) => number;
  readonly rules: (options: OptionValues) => Rules;
  /** What the previous game left, once checked; null for a first game. */
  readonly readPrevious: (input: unknown, seats: number) => Ruling<Json>;
  /** Finds hands that win at once and who leads; may end the game. Changes the position. */
  readonly open: (position: Position, opening: Opening) => Opened;
  /** The result of a finished position, and the payments that come with the end of a game. */
  readonly finish: (state: Omit<TienLenState, 'result'>) => {
    readonly result: GameResult;
    readonly payments: readonly Payment[];
  };
  readonly carryOver: (state: TienLenState) => Json;
  /** What of a previous game, once checked, is left when a seat has a new holder. */
  readonly reseat: (previous: Json, seat: Seat, options: OptionValues) => Json;
}
