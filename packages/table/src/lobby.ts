import { newSession, type Seat } from '@sanh-rong/engine';
import type { TableEvent } from './events.ts';
import { promised } from './fair.ts';
import { gameOf, storedSettings } from './settings.ts';
import { EMPTY_SEAT, isPerson, type Person, type SeatedPerson, type TableState, withSeat } from './state.ts';
import { MISSED_ON_ARRIVAL, TIMES } from './times.ts';
import { isOfStrangers } from './warm-seats.ts';

/** How a table begins, and what changes around its games: seats, settings, the next session. */

const newcomer = (person: Person, came: number, missed = 0): SeatedPerson => ({
  kind: 'person',
  person,
  came,
  ready: false,
  pledge: null,
  contribution: null,
  away: false,
  gone: false,
  missed,
  standIn: false,
  absent: false,
  hidesCount: null,
});

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
export const handedOn = (state: TableState, seat: Seat): TableState => ({
  ...state,
  tally: tallyWithout(state, seat),
  session: sessionWithout(state, seat),
});

export const sat = (state: TableState, { seat, person }: Extract<TableEvent, { type: 'sat' }>): TableState => {
  const watchers = state.watchers.filter(({ id }) => id !== person.id);
  const hostAway = state.hostAway && state.host !== person.id;
  const missed = isOfStrangers(state) ? MISSED_ON_ARRIVAL : 0;
  return withSeat({ ...handedOn(state, seat), watchers, hostAway }, seat, newcomer(person, state.seq + 1, missed));
};

export const stood = (state: TableState, seat: Seat): TableState => {
  const holder = state.seats[seat];
  if (!isPerson(holder)) return state;
  return withSeat({ ...state, hostAway: holder.away, watchers: [...state.watchers, holder.person] }, seat, EMPTY_SEAT);
};

type Configured = Extract<TableEvent, { type: 'configured' }>;

export const resized = (state: TableState, settings: TableState['settings'], configured: Configured): TableState => ({
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

/** The lobby again: the seats of people who left are free, no player is ready, bots begin anew, a new secret. */
export const reopened = (state: TableState, promise: Extract<TableEvent, { type: 'reopened' }>): TableState => ({
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
    return { ...newcomer(person, holder.came, missed), away, hidesCount };
  }),
});

/** A table as it is created: the host in the first seat, or the first of the strangers. */
export const created = (event: Extract<TableEvent, { type: 'created' }>): TableState => {
  const isStrangers = isOfStrangers(event);
  const isHosted = !isStrangers && event.daily === undefined;
  const { seats } = event.settings;
  const first = newcomer(event.host, 1, isStrangers ? MISSED_ON_ARRIVAL : 0);
  return {
    seq: 0,
    ...(event.startRecord === undefined ? {} : { startRecord: event.startRecord }),
    ...(event.daily === undefined ? {} : { daily: event.daily }),
    code: event.code,
    settings: storedSettings(event.settings),
    host: isHosted ? event.host.id : null,
    hostAway: false,
    hostLost: null,
    hostBefore: null,
    creator: event.host.id,
    phase: 'waiting',
    seats: Array.from({ length: seats }, (_, seat) => (seat === 0 ? first : EMPTY_SEAT)),
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
    tally: isStrangers ? Array.from({ length: seats }, () => 0) : [],
    countdownEnds: null,
    wake: isStrangers ? event.at + TIMES.strangersPledges : null,
    held: false,
    turnEnds: null,
    lively: 0,
    visits: {},
    moved: 0,
  };
};
