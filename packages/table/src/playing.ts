import {
  type BaseEvent,
  type GameResult,
  isComplete,
  type Json,
  ok,
  type Ruling,
  readRecord,
  recordGame,
  type Seat,
  type Step,
  writeRecord,
} from '@sanh-rong/engine';
import type { TableEvent } from './events.ts';
import { linksAfterGame } from './fair.ts';
import { previousOf } from './rebuy.ts';
import { gameOf } from './settings.ts';
import { isDaily, isPerson, playsItself, type TableState, withPerson, withSeat } from './state.ts';
import { MISSED_TURNS, STRIKES, TIMES } from './times.ts';
import { isOfStrangers } from './warm-seats.ts';

/** How a game changes the table it is played at: deals, moves, results, faults, hidden counts. */

/** A table after an event, and what the game told while it happened. */
export interface Evolved {
  readonly state: TableState;
  readonly told: readonly BaseEvent[];
}

/** How long a seat has for a turn that begins now (milliseconds). */
export const turnTime = ({ seats, settings }: TableState, seat: Seat): number => {
  const holder = seats[seat];
  const times = isPerson(holder) && holder.missed < 0 ? 2 : 1;
  return settings.turnSeconds * 1_000 * times;
};

/** When the seat to act must have acted, if its turn begins now; a bot may not act before. */
const turnWake = (state: TableState, seat: Seat, at: number): number => {
  const holder = state.seats[seat];
  if (holder.kind === 'bot') return at + state.settings.botDelay;
  if (!isPerson(holder) || holder.standIn) return at + TIMES.thinking;
  if (isDaily(state)) return Math.max(at, state.daily.until);
  const turn = turnTime(state, seat);
  return at + (holder.away ? Math.max(turn, TIMES.heldSeat) : turn);
};

/** When a turn that begins now ends, if its player is there. */
const turnEnds = (state: TableState, seat: Seat, at: number): number => {
  const { seats, settings } = state;
  if (isDaily(state)) return Math.max(at, state.daily.until);
  if (playsItself(seats[seat])) return at + Math.max(settings.botDelay, settings.botSeconds * 1_000);
  return at + turnTime(state, seat);
};

/** How long the result of a session stands if nothing happens. */
const resultShown = (state: TableState): number => (isOfStrangers(state) ? TIMES.strangersResult : TIMES.idle);

const tallyAfter = ({ tally }: TableState, { points }: GameResult): TableState['tally'] =>
  tally.map((sum, seat) => sum + points[seat]);

/** Takes a step of the game into the table: next turn, result, end of the session. */
const withStep = (
  state: TableState,
  step: Step<NonNullable<TableState['game']>, BaseEvent>,
  at: number,
): TableState => {
  const game = gameOf(state.settings);
  const result = game.result(step.state);
  const turn = game.turn(step.state);
  if (result === null || turn !== null) {
    const next = { ...state, game: step.state, held: false };
    const seat = turn ?? 0;
    return { ...next, wake: turnWake(next, seat, at), turnEnds: turnEnds(next, seat, at) };
  }
  const session = recordGame(state.session, result, game.carryOver(step.state));
  const records = [...state.records, writeRecord(game, step.state)];
  const complete = isComplete(session);
  return {
    ...state,
    game: step.state,
    session,
    records,
    links: linksAfterGame(state),
    held: false,
    phase: complete ? 'completed' : 'playing',
    tally: tallyAfter(state, result),
    wake: at + (complete ? resultShown(state) : TIMES.betweenGames),
  };
};

/** The game with a seat's count hidden or shown. */
const withHiding = (state: TableState, seat: Seat, hidden: boolean): TableState => {
  const { settings, game, hidings } = state;
  if (game === null) return state;
  const seen = gameOf(settings).hideCount?.(game, seat, hidden) ?? game;
  if (seen === game) return state;
  return { ...state, game: seen, hidings: [...hidings, { seat, hidden, moves: game.history.length }] };
};

/** What is stored was checked when it was decided; if it no longer fits, the store is broken and must not go on. */
export const broken = (event: TableEvent): never => {
  throw new Error(`event ${event.type} does not fit the table`);
};

/** A deal that is over at once and for nothing: only one player has chips left, so the session ends here (LG-9). */
const isEmptyGame = (result: GameResult | null): boolean => result?.points.every((points) => points === 0) ?? false;

/** A game that has just been dealt, as people who hide their count, or show it, want it seen. */
const withHidings = (state: TableState): TableState =>
  state.seats.reduce(
    (next, holder, seat) =>
      isPerson(holder) && holder.hidesCount !== null ? withHiding(next, seat, holder.hidesCount) : next,
    state,
  );

type GameStep = Step<NonNullable<TableState['game']>, BaseEvent>;

/** Where a recorded game was left. What was told on the way there is no news: `eventsSoFar` has it. */
const lastStep = (record: string): Ruling<GameStep> => {
  const read = readRecord(record);
  if (!read.ok) return read;
  const { steps } = read.value;
  return ok({ state: steps[steps.length - 1].state, events: [] });
};

type Dealt = Extract<TableEvent, { type: 'dealt' }>;

const firstStep = ({ settings }: TableState, event: Dealt, previous: Json): Ruling<GameStep> => {
  if ('record' in event) return lastStep(event.record);
  const { ruleSet, seats, options } = settings;
  const source = 'deck' in event ? { deck: event.deck } : { seed: event.seed };
  return gameOf(settings).deal({ ruleSet, seats, options, ...source, previous });
};

export const dealt = (state: TableState, event: Dealt): Evolved => {
  const { settings, session } = state;
  const first = event.number === 1;
  const contributions = first
    ? state.seats.map((holder) => (isPerson(holder) ? holder.contribution : null))
    : state.contributions;
  const previous: Ruling<Json> = isOfStrangers(state) ? ok(event.previous ?? null) : previousOf(state);
  if (!previous.ok) return broken(event);
  const step = firstStep(state, event, previous.value);
  if (!step.ok) return broken(event);
  const table: TableState = {
    ...state,
    phase: 'playing',
    countdownEnds: null,
    contributions,
    dealtAt: event.at,
    session: { ...session, previous: previous.value },
    seats: state.seats.map((holder) => (isPerson(holder) ? { ...holder, absent: holder.standIn } : holder)),
    rebuys: [],
    hidings: [],
  };
  if (isEmptyGame(gameOf(settings).result(step.value.state))) {
    return { state: { ...table, phase: 'completed', wake: event.at + resultShown(table) }, told: step.value.events };
  }
  return { state: withHidings(withStep(table, step.value, event.at)), told: step.value.events };
};

export const acted = (state: TableState, event: Extract<TableEvent, { type: 'acted' }>): Evolved => {
  if (state.game === null) return broken(event);
  const step = gameOf(state.settings).apply(state.game, event.action);
  if (!step.ok) return broken(event);
  const holder = state.seats[event.seat];
  let next = state;
  if (isPerson(holder) && event.by === 'person')
    next = withPerson(state, event.seat, { missed: 0, standIn: false, absent: false });
  if (isPerson(holder) && event.by === 'clock') {
    const missed = holder.missed + 1;
    // The deal of the day is played to its end by the clock alone: a player that does it better would be a help.
    next = withPerson(state, event.seat, { missed, standIn: missed >= MISSED_TURNS && !isDaily(state) });
  }
  return { state: withStep(next, step.value, event.at), told: step.value.events };
};

/** What a bot did wrong, unless it could not help it. */
export const faulted = (state: TableState, { seat, fault }: Extract<TableEvent, { type: 'faulted' }>): TableState => {
  const holder = state.seats[seat];
  if (holder.kind !== 'bot' || fault === 'server') return state;
  const strikes = holder.strikes + 1;
  return withSeat(state, seat, { ...holder, strikes, out: strikes >= STRIKES });
};

export const countHidden = (state: TableState, seat: Seat, hidesCount: boolean): TableState =>
  withHiding(withPerson(state, seat, { hidesCount }), seat, hidesCount);

/** The seat to act, or -1. */
export const turnOf = ({ settings, game, phase }: TableState): Seat =>
  phase !== 'playing' || game === null ? -1 : (gameOf(settings).turn(game) ?? -1);

/** Whether a game of the session is over and the next one is still to be dealt. */
export const isBetweenGames = (state: TableState): boolean => state.phase === 'playing' && turnOf(state) < 0;
