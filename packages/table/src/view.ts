import {
  type BaseAction,
  type BaseEvent,
  type BaseView,
  type Seat,
  type Standings,
  standings,
} from '@sanh-rong/engine';
import type { SeatFault, TableEvent } from './events.ts';
import { type FairView, showFair, showPromise } from './fair.ts';
import { isBetweenGames, turnOf } from './playing.ts';
import { offersRebuy } from './rebuy.ts';
import { gameOf, type TableSettings } from './settings.ts';
import {
  type Bot,
  type DailyTry,
  isDaily,
  isPerson,
  playsItself,
  standingHost,
  type TablePhase,
  type TableState,
  toldPerson,
} from './state.ts';
import { pledgesOf } from './texts.ts';
import { pastViewpoint, type Viewpoint, viewpointOf } from './viewpoint.ts';
import { isOfStrangers } from './warm-seats.ts';

/** A seat as everybody sees it. */
export type SeatView =
  | { readonly kind: 'empty' }
  | { readonly kind: 'player'; readonly level: string }
  /** `strikes`: of three in a session; `out`: after the third a built-in player plays the seat (BT-2). */
  | ({ readonly kind: 'bot'; readonly strikes: number; readonly out: boolean } & Bot)
  | {
      readonly kind: 'person';
      readonly id: string;
      readonly name: string;
      readonly ready: boolean;
      readonly away: boolean;
      readonly standIn: boolean;
      /** Who came before whom; left out by pictures of tables without people. */
      readonly came?: number | undefined;
      /** The figure they chose to be; left out where they chose none. */
      readonly face?: string | undefined;
    };

export interface StandingHost {
  readonly id: string;
  readonly name: string;
  readonly away: boolean;
}

/** What a table shows besides the game and those who watch it. */
export interface TableParts {
  readonly code: string;
  readonly settings: TableSettings;
  readonly phase: TablePhase;
  readonly host: string | null;
  /** The host who watches instead of sitting. */
  readonly standingHost: StandingHost | null;
  readonly you: Seat | null;
  /** You watch. Names in `watchers` do not tell: two people may have the same. */
  readonly watching: boolean;
  /** This is the table of some time ago. Changes of such a view fit no other one of the same number, nor the other way round. */
  readonly late: boolean;
  readonly seats: readonly SeatView[];
  readonly turn: Seat | null;
  /** When the countdown, the turn or the pause between games ends (milliseconds, server's clock). */
  readonly until: number | null;
  /** Which session of the table this is, from 1. At a table of strangers a session is one game: it is the game's number. */
  readonly session: number;
  /** Games of the session over so far. */
  readonly played: number;
  readonly standings: Standings;
  /** The points of each game over so far, by seat. */
  readonly scores: readonly (readonly number[])[];
  /** At a table of strangers, by seat: the points since its holder sat down, over all games. Empty at all others. */
  readonly tally: readonly number[];
  /** Seats that had lost all and go on with the next deal. */
  readonly rebuys: readonly Seat[];
  /** You have lost all and may ask to go on. */
  readonly mayRebuy: boolean;
  /** At a table of the deal of the day: which day's, and until when it is waited for. */
  readonly daily: DailyTry | null;
  readonly fair: FairView;
}

/** A table as one person may see it. */
export interface TableView extends TableParts {
  readonly seq: number;
  readonly watchers: readonly string[];
  readonly game: BaseView<BaseAction> | null;
}

/**
 * Strikes, and that a built-in player begins to play for a person whose time ran out, say whose turn it is just now:
 * those who learn of the game later learn of them later.
 */
const seatView = (holder: TableState['seats'][number], hidesCurrentGame: boolean): SeatView => {
  if (holder.kind === 'bot') {
    const { kind, bot, strikes, out } = holder;
    return { kind, ...bot, ...(hidesCurrentGame ? { strikes: 0, out: false } : { strikes, out }) };
  }
  if (!isPerson(holder)) return holder;
  const { person, ready, away, gone, came } = holder;
  const standIn = hidesCurrentGame ? gone : holder.standIn;
  return { kind: 'person', ...toldPerson(person), ready, away, standIn, came };
};

interface Part<Value> {
  /** What the part is made from: it is the same as long as each of these is the very same. */
  readonly from: (viewpoint: Viewpoint) => readonly unknown[];
  readonly show: (viewpoint: Viewpoint) => Value;
}

/** A part that is itself cheap to compare. */
const plain = <Value>(show: (viewpoint: Viewpoint) => Value): Part<Value> => ({
  from: (viewpoint) => [show(viewpoint)],
  show,
});

const youOf = ({ viewer }: Viewpoint): Seat | null => (typeof viewer === 'number' ? viewer : null);

const shownTurn = ({ state, hidesCurrentGame }: Viewpoint): Seat | null => {
  const turn = hidesCurrentGame ? -1 : turnOf(state);
  return turn < 0 ? null : turn;
};

const shownUntil = ({ state, hidesCurrentGame }: Viewpoint): number | null => {
  if (state.phase === 'ready') return state.countdownEnds;
  if (isOfStrangers(state) && state.phase === 'completed') return state.wake;
  if (state.phase !== 'playing' || hidesCurrentGame) return null;
  if (isDaily(state) && isPerson(state.seats[turnOf(state)])) return null;
  // No next game comes by itself.
  if (state.deserted !== null && isBetweenGames(state)) return null;
  return playsItself(state.seats[turnOf(state)]) ? state.turnEnds : state.wake;
};

const NO_SEATS: readonly Seat[] = [];

const shownRebuys = ({ state, hidesCurrentGame }: Viewpoint): readonly Seat[] =>
  hidesCurrentGame ? NO_SEATS : state.rebuys;

export const PARTS: { readonly [Name in keyof TableParts]: Part<TableParts[Name]> } = {
  code: plain(({ state }) => state.code),
  settings: plain(({ state }) => state.settings),
  phase: plain(({ state }) => state.phase),
  host: plain(({ state }) => state.host),
  standingHost: {
    from: ({ state }) => [standingHost(state), state.hostAway],
    show: ({ state }) => {
      const host = standingHost(state);
      return host === null ? null : { id: host.id, name: host.name, away: state.hostAway };
    },
  },
  you: plain(youOf),
  watching: plain(({ watching }) => watching),
  late: plain(({ isPastView }) => isPastView),
  seats: {
    from: ({ state, hidesCurrentGame }) => [...state.seats, hidesCurrentGame],
    show: ({ state, hidesCurrentGame }) => state.seats.map((holder) => seatView(holder, hidesCurrentGame)),
  },
  turn: plain(shownTurn),
  until: plain(shownUntil),
  session: plain(({ state }) => state.sessions),
  played: plain(({ results }) => results.length),
  standings: {
    from: ({ state, results }) => [state.session.seats, results],
    show: ({ state, results }) => standings({ ...state.session, results }),
  },
  scores: { from: ({ results }) => [results], show: ({ results }) => results.map(({ points }) => points) },
  tally: plain(({ state }) => state.tally),
  rebuys: plain(shownRebuys),
  mayRebuy: {
    from: ({ state, viewer }) => [
      typeof viewer === 'number' ? state.seats[viewer] : null,
      state.phase,
      state.session,
      state.rebuys,
      turnOf(state) < 0,
    ],
    show: ({ state, viewer }) => typeof viewer === 'number' && offersRebuy(state, viewer),
  },
  daily: plain(({ state }) => state.daily ?? null),
  fair: {
    from: ({ state, results, seesProofs }) =>
      seesProofs ? [state.commitment, results, state.contributions, ...pledgesOf(state)] : [state.commitment],
    show: ({ state, results, seesProofs }) => (seesProofs ? showFair(state, results.length) : showPromise(state)),
  },
};

export const PART_NAMES = Object.keys(PARTS) as readonly (keyof TableParts)[];

/** Some of the parts. */
export const showParts = (viewpoint: Viewpoint, names: readonly (keyof TableParts)[]): Partial<TableParts> =>
  Object.fromEntries(names.map((name) => [name, PARTS[name].show(viewpoint)]));

export const showGame = ({ state, game, viewer }: Viewpoint): TableView['game'] =>
  game === null ? null : gameOf(state.settings).view(game, viewer);

export const showTable = (viewpoint: Viewpoint): TableView => ({
  ...(showParts(viewpoint, PART_NAMES) as TableParts),
  seq: viewpoint.state.seq,
  watchers: viewpoint.state.watchers.map(({ name }) => name),
  game: showGame(viewpoint),
});

/** The table as this person may see it now. */
export const viewTable = (state: TableState, person: string | null): TableView => showTable(viewpointOf(state, person));

/**
 * A table as it was some time ago, as everybody who watches it now may see it, whether or not they had come by then and
 * wherever they sat.
 */
export const viewPast = (past: TableState): TableView => showTable(pastViewpoint(past));

/** What one person is told of an event: the event without its secrets, and what the game told, as they may see it. */
export interface ToldEvent {
  readonly seq: number;
  readonly at: number;
  readonly type: TableEvent['type'];
  readonly seat: Seat | null;
  readonly game: readonly BaseEvent[];
  /** What a bot did wrong. */
  readonly fault?: SeatFault;
  /** The time of the seat had run out, and the clock moved for it. */
  readonly byClock?: true;
}

const PLAYED: readonly TableEvent['type'][] = ['acted', 'faulted', 'rebought'];

const tell = (
  { state, viewer, game, hidesCurrentGame }: Viewpoint,
  event: TableEvent,
  told: readonly BaseEvent[],
): ToldEvent => {
  const rules = gameOf(state.settings);
  const heard = game === null ? [] : told.map((each) => rules.seen(each, viewer));
  const hidden = hidesCurrentGame && PLAYED.includes(event.type);
  return {
    seq: state.seq,
    at: event.at,
    type: event.type,
    seat: 'seat' in event && !hidden ? event.seat : null,
    game: heard.filter((each) => each !== null),
    ...(event.type === 'faulted' && !hidden ? { fault: event.fault } : {}),
    ...(event.type === 'acted' && event.by === 'clock' && !hidden ? { byClock: true } : {}),
  };
};

/** What one person is told of an event that has just happened; `state` is the table after it. */
export const tellEvent = (
  state: TableState,
  event: TableEvent,
  told: readonly BaseEvent[],
  person: string | null,
): ToldEvent => tell(viewpointOf(state, person), event, told);

/** What everybody who watches now is told of an event of some time ago; `past` is the table after it. */
export const tellPast = (past: TableState, event: TableEvent, told: readonly BaseEvent[]): ToldEvent =>
  tell(pastViewpoint(past), event, told);
