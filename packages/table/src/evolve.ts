import {
  type BaseEvent,
  type GameResult,
  isComplete,
  type Json,
  newSession,
  ok,
  type Ruling,
  recordGame,
  type Seat,
  type Step,
  writeRecord,
} from '@sanh-rong/engine';
import type { TableEvent } from './events.ts';
import { linksAfterGame, promised } from './fair.ts';
import { isHostAway, takeover } from './host.ts';
import { livelyAfter, visitsAfter } from './rate-limit.ts';
import { previousOf } from './rebuy.ts';
import { gameOf, storedSettings } from './settings.ts';
import {
  isPerson,
  type Person,
  playsItself,
  type SeatedPerson,
  type SeatHolder,
  seatOf,
  standingHost,
  type TableState,
  withPerson,
  withSeat,
} from './state.ts';
import { countdown, readied, textBrought, withoutTexts } from './texts.ts';
import { MISSED_TURNS, STRIKES, TIMES } from './times.ts';
import { isOfStrangers } from './warm-seats.ts';

/** A table after an event, and what the game told while it happened. */
export interface Evolved {
  readonly state: TableState;
  readonly told: readonly BaseEvent[];
}

export const EMPTY_SEAT: SeatHolder = { kind: 'empty' };

const newcomer = (person: Person, came: number): SeatedPerson => ({
  kind: 'person',
  person,
  came,
  ready: false,
  pledge: null,
  contribution: null,
  away: false,
  gone: false,
  missed: 0,
  standIn: false,
  hidesCount: null,
});

/** When the seat to act must have acted, if its turn begins now; a bot may not act before. */
const turnWake = (state: TableState, seat: Seat, at: number): number => {
  const holder = state.seats[seat];
  if (holder.kind === 'bot') return at + state.settings.botDelay;
  if (!isPerson(holder) || holder.standIn) return at + TIMES.thinking;
  const turn = state.settings.turnSeconds * 1_000;
  return at + (holder.away ? Math.max(turn, TIMES.heldSeat) : turn);
};

/** When a turn that begins now ends, if its player is there. */
const turnEnds = ({ seats, settings }: TableState, seat: Seat, at: number): number => {
  if (playsItself(seats[seat])) return at + Math.max(settings.botDelay, settings.botSeconds * 1_000);
  return at + settings.turnSeconds * 1_000;
};

/** How long the result of a session stands if nothing happens. */
const resultShown = (state: TableState): number => (isOfStrangers(state) ? TIMES.strangersResult : TIMES.idle);

const tallyAfter = ({ tally }: TableState, { points }: GameResult): TableState['tally'] =>
  tally.map((sum, seat) => sum + points[seat]);

/** Another holder of a seat begins at nothing. */
const tallyWithout = ({ tally }: TableState, seat: Seat): TableState['tally'] =>
  tally[seat] ? tally.map((sum, at) => (at === seat ? 0 : sum)) : tally;

/** Another holder of a seat has no part in the games before, where they pass anything on. */
const sessionWithout = (state: TableState, seat: Seat): TableState['session'] => {
  const { settings, session } = state;
  if (!isOfStrangers(state) || session.previous === null) return session;
  const { ruleSet, seats, options } = settings;
  return {
    ...session,
    previous: gameOf(settings).reseat({ ruleSet, seats, options, previous: session.previous }, seat),
  };
};

/** A seat of a table of strangers that passes to another player. */
const handedOn = (state: TableState, seat: Seat): TableState => ({
  ...state,
  tally: tallyWithout(state, seat),
  session: sessionWithout(state, seat),
});

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
const broken = (event: TableEvent): never => {
  throw new Error(`event ${event.type} does not fit the table`);
};

/** A deal that is over at once and for nothing: only one player has chips left, so the session ends here (LG-9). */
const isEmptyGame = (result: GameResult | null): boolean => result?.points.every((points) => points === 0) ?? false;

const dealt = (state: TableState, event: Extract<TableEvent, { type: 'dealt' }>): Evolved => {
  const { settings, session } = state;
  const first = event.number === 1;
  const contributions = first
    ? state.seats.map((holder) => (isPerson(holder) ? holder.contribution : null))
    : state.contributions;
  const previous: Ruling<Json> = isOfStrangers(state) ? ok(event.previous ?? null) : previousOf(state);
  if (!previous.ok) return broken(event);
  const step = gameOf(settings).deal({
    ruleSet: settings.ruleSet,
    seats: settings.seats,
    options: settings.options,
    ...('deck' in event ? { deck: event.deck } : { seed: event.seed }),
    previous: previous.value,
  });
  if (!step.ok) return broken(event);
  const table: TableState = {
    ...state,
    phase: 'playing',
    countdownEnds: null,
    contributions,
    dealtAt: event.at,
    session: { ...session, previous: previous.value },
    rebuys: [],
    hidings: [],
  };
  if (isEmptyGame(gameOf(settings).result(step.value.state))) {
    return { state: { ...table, phase: 'completed', wake: event.at + resultShown(table) }, told: step.value.events };
  }
  return { state: withHidings(withStep(table, step.value, event.at)), told: step.value.events };
};

const acted = (state: TableState, event: Extract<TableEvent, { type: 'acted' }>): Evolved => {
  if (state.game === null) return broken(event);
  const step = gameOf(state.settings).apply(state.game, event.action);
  if (!step.ok) return broken(event);
  const holder = state.seats[event.seat];
  let next = state;
  if (isPerson(holder) && event.by === 'person') next = withPerson(state, event.seat, { missed: 0, standIn: false });
  if (isPerson(holder) && event.by === 'clock') {
    const missed = holder.missed + 1;
    next = withPerson(state, event.seat, { missed, standIn: missed >= MISSED_TURNS });
  }
  return { state: withStep(next, step.value, event.at), told: step.value.events };
};

/** What a bot did wrong, unless it could not help it. */
const faulted = (state: TableState, { seat, fault }: Extract<TableEvent, { type: 'faulted' }>): TableState => {
  const holder = state.seats[seat];
  if (holder.kind !== 'bot' || fault === 'server') return state;
  const strikes = holder.strikes + 1;
  return withSeat(state, seat, { ...holder, strikes, out: strikes >= STRIKES });
};

/** A game that has just been dealt, as people who hide their count, or show it, want it seen. */
const withHidings = (state: TableState): TableState =>
  state.seats.reduce(
    (next, holder, seat) =>
      isPerson(holder) && holder.hidesCount !== null ? withHiding(next, seat, holder.hidesCount) : next,
    state,
  );

const countHidden = (state: TableState, seat: Seat, hidesCount: boolean): TableState =>
  withHiding(withPerson(state, seat, { hidesCount }), seat, hidesCount);

/** The lobby again: the seats of people who left are free, no player is ready, bots begin anew, a new secret. */
const reopened = (state: TableState, promise: Extract<TableEvent, { type: 'reopened' }>): TableState => ({
  ...state,
  ...(isOfStrangers(state) ? { wake: promise.at + TIMES.strangersPledges } : {}),
  ...promised(state.settings, promise),
  phase: 'waiting',
  // Strangers go on from game to game: who has won leads, and chips stay with those who do (docs/decisions/0026).
  session: {
    ...newSession(state.settings.seats, state.settings.games),
    previous: isOfStrangers(state) ? state.session.previous : null,
  },
  rebuys: [],
  sessions: state.sessions + 1,
  game: null,
  hidings: [],
  records: [],
  held: false,
  seats: state.seats.map((holder) => {
    if (holder.kind === 'bot') return { ...holder, strikes: 0, out: false };
    if (!isPerson(holder)) return holder;
    const { person, away, hidesCount } = holder;
    if (holder.gone) return EMPTY_SEAT;
    // In a game of strangers a person who is asleep may have only one turn: missed turns count on in the next game.
    const missed = isOfStrangers(state) ? holder.missed : 0;
    return { ...newcomer(person, holder.came), away, hidesCount, missed };
  }),
});

const isPlaying = ({ phase }: TableState): boolean => phase === 'playing';

/** The seat to act, or -1. */
export const turnOf = ({ settings, game, phase }: TableState): Seat =>
  phase !== 'playing' || game === null ? -1 : (gameOf(settings).turn(game) ?? -1);

const left = (state: TableState, seat: Seat, at: number): TableState => {
  if (!isPlaying(state)) return withSeat(state, seat, EMPTY_SEAT);
  const next = withPerson(state, seat, { gone: true, away: true, standIn: true });
  return turnOf(next) === seat ? { ...next, wake: at + TIMES.thinking } : next;
};

const away = (state: TableState, { seat, at, outage }: Extract<TableEvent, { type: 'away' }>): TableState => {
  const next = withPerson(state, seat, { away: true });
  const holder = next.seats[seat];
  const isHeld = state.held && outage !== true;
  if (turnOf(state) !== seat || isHeld || !isPerson(holder) || holder.standIn) return next;
  return { ...next, held: true, wake: Math.max(state.wake ?? 0, at + TIMES.heldSeat) };
};

const back = (state: TableState, seat: Seat, at: number): TableState => {
  const holder = state.seats[seat];
  if (!isPerson(holder)) return state;
  // Coming back is no excuse: who misses one more turn is replaced again.
  const missed = Math.min(holder.missed, MISSED_TURNS - 1);
  const next = withPerson(state, seat, { away: false, gone: false, missed, standIn: false });
  if (turnOf(state) !== seat || !holder.standIn) return next;
  const grace = state.held ? at : at + TIMES.comingBack;
  return { ...next, held: true, wake: Math.max(state.turnEnds ?? at, grace) };
};

type Configured = Extract<TableEvent, { type: 'configured' }>;

const resized = (state: TableState, settings: TableState['settings'], configured: Configured): TableState => ({
  ...state,
  ...promised(settings, configured),
  settings,
  session: newSession(settings.seats, settings.games),
  seats: Array.from({ length: settings.seats }, (_, seat) => {
    const { keeps = [...state.seats.keys()] } = configured;
    const holder = state.seats[keeps[seat]] ?? EMPTY_SEAT;
    // Players who were ready were ready for other settings. Texts for the shuffle are asked for anew: a secret drawn
    // after the server has seen them would let it choose the deal.
    return isPerson(holder) ? { ...holder, ready: false, pledge: null, contribution: null } : holder;
  }),
});

const stood = (state: TableState, seat: Seat): TableState => {
  const holder = state.seats[seat];
  if (!isPerson(holder)) return state;
  return withSeat({ ...state, hostAway: holder.away, watchers: [...state.watchers, holder.person] }, seat, EMPTY_SEAT);
};

const sat = (state: TableState, { seat, person }: Extract<TableEvent, { type: 'sat' }>): TableState => {
  const watchers = state.watchers.filter(({ id }) => id !== person.id);
  const hostAway = state.hostAway && state.host !== person.id;
  return withSeat({ ...handedOn(state, seat), watchers, hostAway }, seat, newcomer(person, state.seq + 1));
};

/** Everything but the game itself. */
const lobby = (state: TableState, event: TableEvent): TableState => {
  switch (event.type) {
    case 'sat':
      return sat(state, event);
    case 'left':
      return left(state, event.seat, event.at);
    case 'kicked': {
      const sentAway = event.person === null ? state.sentAway : [...state.sentAway, event.person];
      return withSeat({ ...state, sentAway }, event.seat, EMPTY_SEAT);
    }
    case 'readied':
      return readied(state, event);
    case 'textBrought':
      return textBrought(state, event);
    case 'playerSat':
      return withSeat(handedOn(state, event.seat), event.seat, {
        kind: 'player',
        level: event.level,
      });
    case 'botSat':
      return withSeat(state, event.seat, {
        kind: 'bot',
        bot: event.bot,
        broughtBy: state.host ?? state.creator,
        strikes: 0,
        out: false,
      });
    case 'stood':
      return stood(state, event.seat);
    case 'configured':
      return resized(state, storedSettings(event.settings), event);
    case 'hosted':
      return {
        ...state,
        host: event.person,
        hostAway: false,
        hostBefore: event.because === 'away' ? state.host : null,
      };
    case 'watched':
      return { ...state, watchers: [...state.watchers, event.person] };
    case 'unwatched':
      return { ...state, watchers: state.watchers.filter(({ id }) => id !== event.person) };
    case 'away':
      return away(state, event);
    case 'back':
      return back(state, event.seat, event.at);
    case 'hostAway':
      return { ...state, hostAway: true };
    case 'hostBack':
      return { ...state, hostAway: false };
    case 'countdown':
      return countdown(state, event.until);
    case 'countdownStopped':
      return {
        ...state,
        phase: 'waiting',
        countdownEnds: null,
        seats: event.spent ? withoutTexts(state) : state.seats,
      };
    case 'faulted':
      return faulted(state, event);
    case 'rebought':
      return { ...state, rebuys: [...state.rebuys, event.seat] };
    case 'countHidden':
      return countHidden(state, event.seat, event.hidden);
    case 'reopened':
      return reopened(state, event);
    case 'closed':
      return { ...state, phase: 'closed', wake: null, host: null };
    default:
      return broken(event);
  }
};

/** A table as it is created: the host in the first seat, or the first of the strangers. */
const created = (event: Extract<TableEvent, { type: 'created' }>): TableState => {
  const isHosted = !isOfStrangers(event);
  const { seats } = event.settings;
  return {
    seq: 0,
    code: event.code,
    settings: storedSettings(event.settings),
    host: isHosted ? event.host.id : null,
    hostAway: false,
    hostLost: null,
    hostBefore: null,
    creator: event.host.id,
    phase: 'waiting',
    seats: Array.from({ length: seats }, (_, seat) => (seat === 0 ? newcomer(event.host, 1) : EMPTY_SEAT)),
    watchers: [],
    sentAway: [],
    ...promised(event.settings, event),
    session: newSession(seats, event.settings.games),
    rebuys: [],
    deserted: null,
    sessions: 1,
    dealtAt: 0,
    game: null,
    hidings: [],
    records: [],
    tally: isHosted ? [] : Array.from({ length: seats }, () => 0),
    countdownEnds: null,
    wake: isHosted ? null : event.at + TIMES.strangersPledges,
    held: false,
    turnEnds: null,
    lively: 0,
    visits: {},
    moved: 0,
  };
};

const step = (state: TableState | null, event: TableEvent): Evolved => {
  if (event.type === 'created') return { state: created(event), told: [] };
  if (state === null) return broken(event);
  if (event.type === 'dealt') return dealt(state, event);
  if (event.type === 'acted') return acted(state, event);
  return { state: lobby(state, event), told: [] };
};

/** Watchers who are not the host do not count: no player waits for them. */
const isDeserted = (state: TableState): boolean =>
  !state.seats.some((holder) => isPerson(holder) && !holder.away && !holder.gone) &&
  (standingHost(state) === null || state.hostAway);

/** When the table must be looked at: lobbies and finished sessions wait a while for something to happen. */
const idleWake = (state: TableState, at: number): number | null => {
  const { phase, wake, deserted } = state;
  if (isOfStrangers(state)) return wake;
  const idle = phase === 'waiting' ? Math.min(at + TIMES.idle, takeover(state)?.at ?? Number.POSITIVE_INFINITY) : wake;
  if (deserted === null || idle === null || (phase !== 'waiting' && phase !== 'completed')) return idle;
  return Math.min(idle, deserted + TIMES.deserted);
};

/** Since when the host has been away: another host has just been lost. */
const sinceWhen = (before: TableState | null, { host }: TableState, at: number): number =>
  (before?.host === host ? before.hostLost : null) ?? at;

/** A host who leaves of their own accord does not get the table back. */
const claimOf = (state: TableState): string | null => {
  const holder = state.seats[state.hostBefore === null ? -1 : seatOf(state, state.hostBefore)];
  return isPerson(holder) && !holder.gone ? state.hostBefore : null;
};

/** The table after one more event. The same events always give the same table. */
export const evolve = (state: TableState | null, event: TableEvent): Evolved => {
  const evolved = step(state, event);
  const deserted = isDeserted(evolved.state) ? (state?.deserted ?? event.at) : null;
  const hostLost = isHostAway(evolved.state) ? sinceWhen(state, evolved.state, event.at) : null;
  const seq = (state?.seq ?? 0) + 1;
  const moves = event.type === 'dealt' || event.type === 'acted';
  return {
    state: {
      ...evolved.state,
      seq,
      moved: moves ? seq : evolved.state.moved,
      lively: livelyAfter(state, evolved.state, event),
      visits: visitsAfter(state, evolved.state, event),
      deserted,
      hostLost,
      hostBefore: claimOf(evolved.state),
      wake: idleWake({ ...evolved.state, deserted, hostLost }, event.at),
    },
    told: evolved.told,
  };
};

/** The table that a list of events tells. */
export const replayTable = (events: readonly TableEvent[]): TableState | null =>
  events.reduce<TableState | null>((state, event) => evolve(state, event).state, null);
