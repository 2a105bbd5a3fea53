import type { BaseAction, BaseState, Seat, Session } from '@sanh-rong/engine';
import type { TableSettings } from './settings.ts';

/** A person as the table knows them: who they are was settled before they came in. */
export interface Person {
  readonly id: string;
  readonly name: string;
  /** The figure they chose to be, in the client's words; left out where they chose none. */
  readonly face?: string | undefined;
}

/** A person as events tell of them. */
export const toldPerson = ({ id, name, face }: Person): Person => ({
  id,
  name,
  ...(face === undefined ? {} : { face }),
});

export interface SeatedPerson {
  readonly kind: 'person';
  readonly person: Person;
  /** The number of the event with which they sat down: who came before whom. */
  readonly came: number;
  readonly ready: boolean;
  /** The fingerprint of their text for the shuffle of the session; null until they pledge one (texts.ts). */
  readonly pledge: string | null;
  /** That text; null until they bring it. */
  readonly contribution: string | null;
  /** Not connected right now. */
  readonly away: boolean;
  /** Left during a session; the seat is freed when it ends. */
  readonly gone: boolean;
  /** Turns in a row that the clock had to play; `MISSED_ON_ARRIVAL` before the first turn among strangers. */
  readonly missed: number;
  /** A built-in player plays the seat until its owner returns. */
  readonly standIn: boolean;
  /** It has done so since the game was dealt: the person has no part in it. */
  readonly absent: boolean;
  /** Whether they hide how many cards they hold (MN-22); null: as the table's options say. */
  readonly hidesCount: boolean | null;
}

/** A bot as a table knows it: one version of a person's program, settled when it was seated. */
export interface Bot {
  readonly id: string;
  readonly name: string;
  readonly version: number;
  readonly owner: Person;
}

export interface SeatedBot {
  readonly kind: 'bot';
  readonly bot: Bot;
  /** The host when it was seated, who answers for it even after another person has become host. */
  readonly broughtBy: string;
  /** What it has done wrong in this session (BT-2). */
  readonly strikes: number;
  /** Disqualified: a built-in player plays the seat until the session ends. */
  readonly out: boolean;
}

export type SeatHolder =
  | { readonly kind: 'empty' }
  | { readonly kind: 'player'; readonly level: string }
  | SeatedBot
  | SeatedPerson;

export const EMPTY_SEAT: SeatHolder = { kind: 'empty' };

/** Whose deal of the day a table is a try at. */
export interface DailyTry {
  /** As a date of Vietnam: 2026-11-19. */
  readonly day: string;
  /** When the clock plays on for the person (milliseconds): the day is over. */
  readonly until: number;
}

/** A seat's count hidden, or shown again, after so many moves of the game. */
export interface Hiding {
  readonly seat: Seat;
  readonly hidden: boolean;
  readonly moves: number;
}

/**
 * waiting: people come and go · ready: everybody is, the countdown runs · playing: a session is on · completed: its result
 * stands · closed: nothing happens here any more.
 */
export type TablePhase = 'waiting' | 'ready' | 'playing' | 'completed' | 'closed';

/**
 * Everything about a table, secrets included: plain JSON, made by folding its events. It never leaves the server;
 * `view.ts` shows it.
 */
export interface TableState {
  /** Events so far. */
  readonly seq: number;
  readonly code: string;
  readonly settings: TableSettings;
  /** The id of the person who is host, in a seat or among those who watch; null when every person has left. */
  readonly host: string | null;
  /** The host watches, and is not connected right now. For a host in a seat, the seat says so. */
  readonly hostAway: boolean;
  /** Since when the host has not been connected (milliseconds); null while they are. */
  readonly hostLost: number | null;
  /** From whom the table passed on because they were away: it is theirs again when they are back. */
  readonly hostBefore: string | null;
  /** Who opened the table. */
  readonly creator: string;
  readonly phase: TablePhase;
  readonly seats: readonly SeatHolder[];
  readonly watchers: readonly Person[];
  /** Ids of people the host has sent away; they may neither sit nor watch. */
  readonly sentAway: readonly string[];
  /** What the session's deals come from, what was promised about it, and the links shown so far (fair.ts). */
  readonly secret: string;
  readonly commitment: string;
  readonly links: readonly string[];
  /** The players' texts, as they stood when the session began. */
  readonly contributions: readonly (string | null)[];
  readonly session: Session;
  /** Seats that have asked to go on with the next deal after losing all (rebuy.ts). */
  readonly rebuys: readonly Seat[];
  /**
   * Since when neither the host nor any seated person has been there to play on (milliseconds): not connected, or in the
   * middle of a session replaced by a built-in player. Null while one of them is.
   */
  readonly deserted: number | null;
  /** Which session of the table this is, from 1. */
  readonly sessions: number;
  /** When the game being played was dealt (milliseconds). */
  readonly dealtAt: number;
  /** The game being played or just over; null before the first. */
  readonly game: BaseState<BaseAction> | null;
  /** When the people at the table hid their counts in that game, or showed them again (MN-22). */
  readonly hidings: readonly Hiding[];
  /**
   * The text of a recorded game up to some moment: every game of this table begins there (docs/decisions/0031). Left out
   * where games begin with a deal of the table's own.
   */
  readonly startRecord?: string;
  /** At a table of the deal of the day: which day's. Left out at all others. */
  readonly daily?: DailyTry;
  /** The texts of the session's finished games. */
  readonly records: readonly string[];
  /** At a table of strangers, by seat: the points since its holder sat down, over all sessions. Empty at all others. */
  readonly tally: readonly number[];
  /** When the countdown ends, as it is shown: texts that are missing then are waited for a little longer. */
  readonly countdownEnds: number | null;
  /** When the table must be looked at again (milliseconds); null when it need not be. */
  readonly wake: number | null;
  /** The turn has been held for a person who lost the connection; it is held once. */
  readonly held: boolean;
  /** When the turn being played ends for a person who is there, or a bot; coming and going does not move it. */
  readonly turnEnds: number | null;
  /** Until when the table makes up for how much was done at it (rate-limit.ts, milliseconds). */
  readonly lively: number;
  /** The same of each person who has come or got ready lately, by id. */
  readonly visits: Readonly<Record<string, number>>;
  /** The number of the last event that moved the game: a move that was chosen before it is stale. */
  readonly moved: number;
}

/** Whether a table is a try at the deal of the day. */
export const isDaily = (state: Pick<TableState, 'daily'>): state is { readonly daily: DailyTry } =>
  state.daily !== undefined;

/** Whether a bot sits there that plays itself: one that is out is played by a built-in player. */
export const playsItself = (holder: SeatHolder | undefined): holder is SeatedBot =>
  holder?.kind === 'bot' && !holder.out;

/** Whether a person sits there; false for a seat that does not exist. */
export const isPerson = (holder: SeatHolder | undefined): holder is SeatedPerson => holder?.kind === 'person';

/** The seat of a person, or -1. */
export const seatOf = (state: TableState, id: string): Seat =>
  state.seats.findIndex((holder) => isPerson(holder) && holder.person.id === id);

/** The host who watches instead of sitting; null when the host sits. */
export const standingHost = (state: TableState): Person | null =>
  state.host === null || seatOf(state, state.host) >= 0
    ? null
    : (state.watchers.find(({ id }) => id === state.host) ?? null);

export const withSeat = (state: TableState, seat: Seat, holder: SeatHolder): TableState => ({
  ...state,
  seats: state.seats.map((old, at) => (at === seat ? holder : old)),
});

/** Returns the same object where nothing changes, so that no update is sent (update.ts). */
export const withPerson = (state: TableState, seat: Seat, change: Partial<SeatedPerson>): TableState => {
  const holder = state.seats[seat];
  if (!isPerson(holder)) return state;
  const changed = { ...holder, ...change };
  const fields = Object.keys(holder) as readonly (keyof SeatedPerson)[];
  return fields.every((field) => changed[field] === holder[field]) ? state : withSeat(state, seat, changed);
};
