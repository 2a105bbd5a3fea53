import {
  type BaseAction,
  type BaseEvent,
  type BaseView,
  linksOf,
  type Seat,
  type Standings,
  standings,
  type Viewer,
} from '@sanh-rong/engine';
import type { TableEvent } from './events.ts';
import { turnOf } from './evolve.ts';
import { gameOf, type TableSettings } from './settings.ts';
import { isPerson, seatOf, type TablePhase, type TableState } from './state.ts';

/** A seat as everybody sees it. */
export type SeatView =
  | { readonly kind: 'empty' }
  | { readonly kind: 'player'; readonly level: string }
  | {
      readonly kind: 'person';
      readonly id: string;
      readonly name: string;
      readonly ready: boolean;
      readonly away: boolean;
      readonly standIn: boolean;
    };

/** A table as one person may see it. */
export interface TableView {
  readonly seq: number;
  readonly code: string;
  readonly settings: TableSettings;
  readonly phase: TablePhase;
  readonly host: string | null;
  readonly you: Seat | null;
  readonly seats: readonly SeatView[];
  readonly watchers: readonly string[];
  readonly turn: Seat | null;
  /** When the countdown, the turn or the pause between games ends (milliseconds, server's clock). */
  readonly until: number | null;
  /** Games over so far. */
  readonly played: number;
  readonly standings: Standings;
  readonly game: BaseView<BaseAction> | null;
  /** What lets anyone check the deals: the promise, the links shown so far, and the players' texts. */
  readonly fair: {
    readonly commitment: string;
    readonly links: readonly string[];
    readonly contributions: readonly (string | null)[];
  };
}

const seatView = (holder: TableState['seats'][number]): SeatView => {
  if (!isPerson(holder)) return holder;
  const { person, ready, away, standIn } = holder;
  return { kind: 'person', id: person.id, name: person.name, ready, away, standIn };
};

/** With which eyes a person looks at the game. */
export const eyesOf = (state: TableState, person: string | null): Viewer => {
  const seat = person === null ? -1 : seatOf(state, person);
  return seat < 0 ? 'watcher' : seat;
};

/** Whoever sees the game is seen: they sit at the table, or stand in the list of its watchers. */
const seesTheGame = (state: TableState, person: string | null): boolean =>
  eyesOf(state, person) !== 'watcher' || state.watchers.some(({ id }) => id === person);

export const viewTable = (state: TableState, person: string | null): TableView => {
  const eyes = eyesOf(state, person);
  const links = linksOf(state.secret, state.settings.games);
  const turn = turnOf(state);
  return {
    seq: state.seq,
    code: state.code,
    settings: state.settings,
    phase: state.phase,
    host: state.host,
    you: eyes === 'watcher' || eyes === 'open' ? null : eyes,
    seats: state.seats.map(seatView),
    watchers: state.watchers.map(({ name }) => name),
    turn: turn < 0 ? null : turn,
    until: state.phase === 'ready' || state.phase === 'playing' ? state.wake : null,
    played: state.session.results.length,
    standings: standings(state.session),
    game: state.game !== null && seesTheGame(state, person) ? gameOf(state.settings).view(state.game, eyes) : null,
    fair: {
      commitment: links[0],
      links: links.slice(1, 1 + state.session.results.length),
      contributions: state.contributions,
    },
  };
};

/** What one person is told of an event: the event without its secrets, and what the game told, through their eyes. */
export interface Told {
  readonly seq: number;
  readonly at: number;
  readonly type: TableEvent['type'];
  readonly seat: Seat | null;
  readonly game: readonly BaseEvent[];
}

export const tellEvent = (
  state: TableState,
  event: TableEvent,
  told: readonly BaseEvent[],
  person: string | null,
): Told => {
  const eyes = eyesOf(state, person);
  const game = gameOf(state.settings);
  const heard = seesTheGame(state, person) ? told.map((each) => game.seen(each, eyes)) : [];
  return {
    seq: state.seq,
    at: event.at,
    type: event.type,
    seat: 'seat' in event ? event.seat : null,
    game: heard.filter((each) => each !== null),
  };
};
