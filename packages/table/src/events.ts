import type { BaseAction, DeckDeal, Json, Seat, SeedDeal } from '@sanh-rong/engine';
import type { Promised } from './fair.ts';
import type { TableSettings } from './settings.ts';
import type { Bot, DailyTry, Person } from './state.ts';

/** Who chose an action: the seat's owner, the clock, a built-in player (as itself or standing in), or the seat's bot. */
export type ActedBy = 'person' | 'clock' | 'player' | 'bot';

/**
 * Why a bot's turn was played by the clock (BT-2): its code could not be used, it threw, what it returned was no move or
 * is forbidden by the rules, it was too slow, it took too much memory, its process ended. `server`: it could not be asked,
 * which is not its fault and no strike.
 */
export const SEAT_FAULTS = [
  'source',
  'exception',
  'invalid',
  'illegal',
  'timeout',
  'memory',
  'crash',
  'server',
] as const;
export type SeatFault = (typeof SEAT_FAULTS)[number];

/** A text for the shuffle: its fingerprint, and the text where it is brought openly. */
interface BroughtText {
  /** Not in events stored before there were pledges: then the text itself was brought. */
  readonly pledge?: string | null;
  readonly contribution: string | null;
}

/** A game that was begun elsewhere: its text so far (`readRecord`). */
export interface BegunGame {
  readonly record: string;
}

/**
 * What happened at a table, in the order in which it is stored. A table is nothing but its events; `at` is when, in
 * milliseconds, by the server's clock.
 */
export type TableEvent = { readonly at: number } & (
  | ({
      readonly type: 'created';
      readonly code: string;
      readonly settings: TableSettings;
      readonly host: Person;
      /** See `TableState.startRecord`. Only tables for practice have it (creating.ts). */
      readonly startRecord?: string;
      /** See `TableState.daily`. Only the server's own tables have it (daily.ts). */
      readonly daily?: DailyTry;
    } & Promised)
  | { readonly type: 'sat'; readonly seat: Seat; readonly person: Person }
  /** `friends`: a seat among strangers that was given up for one with friends, which does not count as leaving in the middle. */
  | { readonly type: 'left'; readonly seat: Seat; readonly because?: 'friends' }
  | { readonly type: 'kicked'; readonly seat: Seat; readonly person: string | null }
  /** Not ready after all, because the text that was pledged did not come. */
  | ({
      readonly type: 'readied';
      readonly seat: Seat;
      readonly ready: boolean;
      readonly because?: 'text';
    } & BroughtText)
  /** What was pledged before, brought during the countdown. */
  | { readonly type: 'textBrought'; readonly seat: Seat; readonly text: string }
  | { readonly type: 'playerSat'; readonly seat: Seat; readonly level: string }
  | { readonly type: 'botSat'; readonly seat: Seat; readonly bot: Bot }
  /** The host gets up and watches, still host. */
  | { readonly type: 'stood'; readonly seat: Seat }
  /**
   * New settings come with a new secret: the length of the session is part of what was promised. `keeps`: which of the old
   * seats are kept, where these are not simply the first ones.
   */
  | ({
      readonly type: 'configured';
      readonly settings: TableSettings;
      readonly keeps?: readonly Seat[];
    } & Promised)
  /** Another person becomes host; until the first is back, where that is because they were away. */
  | { readonly type: 'hosted'; readonly person: string; readonly because?: 'away' }
  | { readonly type: 'watched'; readonly person: Person }
  | { readonly type: 'unwatched'; readonly person: string }
  /** `outage`: the server was away, not the person; their turn is held even if it was held before. */
  | { readonly type: 'away'; readonly seat: Seat; readonly outage?: true }
  | { readonly type: 'back'; readonly seat: Seat }
  /** The connection of a host who watches broke, or came back. */
  | { readonly type: 'hostAway' }
  | { readonly type: 'hostBack' }
  | { readonly type: 'countdown'; readonly until: number }
  /** `spent`: texts that were brought are not used again. Not in events stored before there were pledges. */
  | { readonly type: 'countdownStopped'; readonly spent?: true }
  /**
   * From a deck where hands may stay hidden after the end, from a seed everywhere else; a game that was begun elsewhere
   * comes with all that was done in it. `previous`: at a table of strangers,
   * what the game before left for those who stayed. Not in events stored before it was: those games began anew.
   */
  | ({ readonly type: 'dealt'; readonly number: number; readonly previous?: Json } & (SeedDeal | DeckDeal | BegunGame))
  | { readonly type: 'acted'; readonly seat: Seat; readonly action: BaseAction; readonly by: ActedBy }
  /** A bot gave no move; what the clock did for it follows. */
  | { readonly type: 'faulted'; readonly seat: Seat; readonly fault: SeatFault }
  /** The seat has lost what it plays with; it gets more at the next deal. */
  | { readonly type: 'rebought'; readonly seat: Seat }
  /** The seat hides how many cards it holds, or shows it again, in this game and the next ones. */
  | { readonly type: 'countHidden'; readonly seat: Seat; readonly hidden: boolean }
  | ({ readonly type: 'reopened' } & Promised)
  | { readonly type: 'closed'; readonly because: 'empty' | 'abandoned' }
);
