import { ok } from '@sanh-rong/engine';
import type { Command } from './commands.ts';
import {
  type Decide,
  type Decision,
  hostWatchesLive,
  inLobby,
  isLobby,
  keptSeat,
  noSuchSeat,
  notHost,
  notInLobby,
  notSeated,
} from './decision.ts';
import type { TableEvent } from './events.ts';
import { heir, takeover } from './host.ts';
import { turnOf, turnTime } from './playing.ts';
import { refuseTable } from './refusal.ts';
import { isDaily, isPerson, type Person, seatOf, standingHost, type TableState, toldPerson } from './state.ts';
import { leaveStrangers } from './strangers.ts';
import type { Surroundings } from './surroundings.ts';
import { isOfStrangers } from './warm-seats.ts';

/** People coming and going: to a seat, to watch, and when their connection breaks. */

const sentAway = refuseTable('SENT_AWAY', 'sentAway');

export const sit: Decide<'sit'> = (state, by, { seat: wanted }, { now }) => {
  if (isOfStrangers(state)) return refuseTable('NOT_NOW', 'strangersAreSeated');
  if (!isLobby(state)) return notInLobby;
  if (seatOf(state, by.id) >= 0) return refuseTable('ALREADY_SEATED', 'alreadySeated');
  if (state.sentAway.includes(by.id)) return sentAway;
  const seat = wanted ?? state.seats.findIndex(({ kind }) => kind === 'empty');
  if (seat < 0 && wanted === undefined) return refuseTable('SEAT_TAKEN', 'tableFull');
  const missing = noSuchSeat(state, seat);
  if (missing) return missing;
  if (state.seats[seat].kind !== 'empty') return refuseTable('SEAT_TAKEN', 'seatTaken');
  return inLobby(state, now, { type: 'sat', at: now, seat, person: toldPerson(by) });
};

/** A host who watches leaves: the table passes to a person who sits here, and closes where none does. */
const leaveStanding = (state: TableState, by: Person, now: number): Decision => {
  const next = heir(state, -1);
  const gone: TableEvent = { type: 'unwatched', at: now, person: by.id };
  if (next === null) return ok([gone, { type: 'closed', at: now, because: 'empty' }]);
  return ok([{ type: 'hosted', at: now, person: next }, gone]);
};

const isStanding = (state: TableState, { id }: Person): boolean => standingHost(state)?.id === id;

/** Whether the person sits here and has not left, or is the host and watches. */
export const belongs = (state: TableState, by: Person): boolean => keptSeat(state, by) >= 0 || isStanding(state, by);

export const leave: Decide<'leave'> = (state, by, command, around) => {
  const { now } = around;
  // A try at the deal of the day waits for its person until the day is over.
  if (isDaily(state)) return seatOf(state, by.id) < 0 ? notSeated : ok([]);
  if (isStanding(state, by)) return leaveStanding(state, by, now);
  const seat = seatOf(state, by.id);
  const holder = state.seats[seat];
  if (seat < 0 || !isPerson(holder) || holder.gone) return notSeated;
  const next = heir(state, seat);
  if (isOfStrangers(state) && next !== null) return ok(leaveStrangers(state, by, command, around));
  const events: TableEvent[] = [{ type: 'left', at: now, seat }];
  if (next === null && standingHost(state) === null) events.push({ type: 'closed', at: now, because: 'empty' });
  if (next !== null && state.host === by.id) events.push({ type: 'hosted', at: now, person: next });
  return inLobby(state, now, ...events);
};

const isWatching = (state: TableState, id: string): boolean => state.watchers.some((person) => person.id === id);

/** Each of them is told of everything; more than this would slow down those who play. */
export const MAX_WATCHERS = 200;

export const watch: Decide<'watch'> = (state, by, _command, { now }) => {
  if (state.settings.watchers === 'none') return refuseTable('NO_WATCHERS', 'noWatchers');
  if (seatOf(state, by.id) >= 0) return refuseTable('ALREADY_SEATED', 'alreadySeated');
  if (state.sentAway.includes(by.id)) return sentAway;
  if (isWatching(state, by.id)) return refuseTable('BAD_COMMAND', 'alreadyWatching');
  if (state.watchers.length >= MAX_WATCHERS) return refuseTable('WATCHERS_FULL', 'watchersFull', { max: MAX_WATCHERS });
  return ok([{ type: 'watched', at: now, person: toldPerson(by) }]);
};

export const unwatch: Decide<'unwatch'> = (state, by, _command, { now }) => {
  if (isStanding(state, by)) return leaveStanding(state, by, now);
  if (!isWatching(state, by.id)) return refuseTable('BAD_COMMAND', 'notWatching');
  return ok([{ type: 'unwatched', at: now, person: by.id }]);
};

/** The host gets up to watch; the others play on, even where all of them are bots. */
export const stand: Decide<'stand'> = (state, by, _command, { now }) => {
  if (state.host !== by.id) return notHost;
  if (!isLobby(state)) return notInLobby;
  const seat = seatOf(state, by.id);
  if (seat < 0) return notSeated;
  // A host who watches with a delay could not see the lobby they look after.
  if (state.settings.watchers !== 'live') return hostWatchesLive;
  return inLobby(state, now, { type: 'stood', at: now, seat });
};

/** Whether this person sits here, or is the host and watches, and neither their connection nor their hand is missed. */
export const isConnected = (state: TableState, by: Person): boolean => {
  if (isStanding(state, by)) return !state.hostAway;
  const holder = state.seats[seatOf(state, by.id)];
  return isPerson(holder) && !holder.away && !holder.standIn;
};

const standingConnection = (state: TableState, type: 'away' | 'back', now: number): Decision =>
  state.hostAway === (type === 'away') ? ok([]) : ok([{ type: type === 'away' ? 'hostAway' : 'hostBack', at: now }]);

/** The connection of a seated person, or of the host, broke or came back; telling it twice changes nothing. */
export const connection =
  (type: 'away' | 'back') =>
  (state: TableState, by: Person, _command: Command, { now }: Surroundings): Decision => {
    if (isStanding(state, by)) return standingConnection(state, type, now);
    const seat = seatOf(state, by.id);
    const holder = state.seats[seat];
    if (!isPerson(holder)) return notSeated;
    // Who has left strangers may have a seat at another table by now.
    if (isOfStrangers(state) && holder.gone) return notSeated;
    const isKnown = type === 'away' ? holder.away : isConnected(state, by);
    if (isKnown) return ok([]);
    // What passed on because they were away is theirs again.
    const isHostAgain = type === 'back' && state.hostBefore === by.id;
    return ok([{ type, at: now, seat }, ...(isHostAgain ? [{ type: 'hosted', at: now, person: by.id } as const] : [])]);
  };

/** A person whose turn runs on the clock, and since when (milliseconds). */
export interface TimedTurn {
  readonly person: Person;
  readonly began: number;
}

/** Null while no person is to act, or a built-in player does it for them. */
export const timedTurn = (state: TableState): TimedTurn | null => {
  const seat = turnOf(state);
  const holder = state.seats[seat];
  if (!isPerson(holder) || holder.standIn || state.turnEnds === null || isDaily(state)) return null;
  return { person: holder.person, began: state.turnEnds - turnTime(state, seat) };
};

/**
 * The server was away while a person's turn ran: the turn is held as if their connection had broken. A person who is
 * connected again by now is not shown as away.
 */
export const holdTurn = (state: TableState, isBack: boolean, now: number): Decision => {
  const seat = turnOf(state);
  if (timedTurn(state) === null) return ok([]);
  const held: TableEvent = { type: 'away', at: now, seat, outage: true };
  return ok(isBack ? [held, { type: 'back', at: now, seat }] : [held]);
};

/** A lobby whose host stays away passes to another person who is connected; null when it does not, or not yet. */
export const passOn = (state: TableState, now: number): readonly TableEvent[] | null => {
  const next = takeover(state);
  if (next === null || now < next.at) return null;
  const standing = standingHost(state);
  if (standing === null) return [{ type: 'hosted', at: now, person: next.person, because: 'away' }];
  return [
    { type: 'hosted', at: now, person: next.person },
    { type: 'unwatched', at: now, person: standing.id },
  ];
};
