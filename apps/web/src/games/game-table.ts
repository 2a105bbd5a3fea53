import type { BaseAction, BaseEvent, BaseView, CardId, RuleError, Seat } from '@sanh-rong/engine';
import type { AnyPresentation, Voice } from '@sanh-rong/presentation';
import type { AnyGameReasons } from '@sanh-rong/presentation/reason';
import type { ComponentType } from 'react';
import type { SoundName } from '../sound/sound.ts';

/** What a game brings to the table screen. The screen knows only this; the rest is in the game's own folder. */

/** What a game's pictures are drawn from. */
export interface Scene {
  readonly view: BaseView<BaseAction>;
  readonly eventsSoFar: readonly BaseEvent[];
  readonly voice: Voice;
  /** Who sits at the bottom of the screen. */
  readonly bottom: Seat;
  /** What was done here and has not been answered yet: it is drawn as if it had been accepted. */
  readonly pending: BaseAction | null;
}

/** What cards in the hand look like while they are selected: green makes something, red does not. */
export type Tint = 'plain' | 'good' | 'bad';

/** What a table lets one do by touching something other than the hand: the deck, the last discard. */
export interface Touch {
  /** Does it, or shows why not. */
  readonly act: (action: BaseAction) => void;
  readonly selected: readonly string[];
}

export interface GameTable {
  readonly presentation: AnyPresentation;
  /** Why the viewer may not do this now; null when they may. */
  readonly objection: (view: BaseView<BaseAction>, action: BaseAction) => RuleError | null;
  /** The cards that leave the hand by an action; left out: all that the action names. */
  readonly leaving?: (view: BaseView<BaseAction>, action: BaseAction) => readonly CardId[];
  /** The middle of the mat. `touch` is null for those who only look. */
  readonly Centre: ComponentType<Scene & { readonly touch: Touch | null }>;
  /** What lies in front of a seat; null where nothing ever does. */
  readonly Front: ComponentType<Scene & { readonly seat: Seat; readonly touch: Touch | null }> | null;
  /** What events sound like that are not a card laid down. */
  readonly sounds: Readonly<Record<string, SoundName>>;
  /** The key of each command, by its id: one small letter. */
  readonly keys: Readonly<Record<string, string>>;
  /** Whether a seat hides how many cards it holds; left out where that cannot be hidden. */
  readonly hidesCount?: (view: BaseView<BaseAction>, seat: Seat) => boolean;
  /** How many cards a seat holds, null where that is hidden; left out where the game draws hands itself. */
  readonly holds?: (view: BaseView<BaseAction>, seat: Seat) => number | null;
  /** Whether open hands lie at the seats at the end; where a game shows them itself it says no. */
  readonly opensHands: boolean;
  /** How selected cards are tinted: whether they would do something now. */
  readonly tint: (view: BaseView<BaseAction>, selected: readonly string[]) => Tint;
  /** What can be wrong with a move. It knows the game's players: it comes after the cards, and is not missed. */
  readonly reasons: () => Promise<AnyGameReasons>;
}
