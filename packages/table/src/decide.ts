import {
  type BaseAction,
  type BaseView,
  fairSeed,
  fingerprint,
  isRecord,
  linksOf,
  ok,
  type RuleError,
  refuse,
  type Seat,
} from '@sanh-rong/engine';
import { type Command, readCommand } from './commands.ts';
import type { ActedBy, TableEvent } from './events.ts';
import { TIMES, turnOf } from './evolve.ts';
import { refuseTable, type TableError, type TableRuling } from './refusal.ts';
import { gameOf, MAX_NAME_LENGTH, readName, readSettings } from './settings.ts';
import { isPerson, type Person, seatOf, type TableState } from './state.ts';

/** What a table needs from outside: the time, secrets nobody can guess, and the built-in players. */
export interface Surroundings {
  readonly now: number;
  /** A fresh secret for a session's chain of deals. */
  readonly secret: () => string;
  /** The levels of a game's built-in players. */
  readonly levels: (game: string) => readonly string[];
  /** What a built-in player of this level does; given only what its seat may know. */
  readonly think: (request: Thought) => BaseAction;
}

export interface Thought {
  readonly game: string;
  /** Null: whoever stands in for people. */
  readonly level: string | null;
  readonly view: BaseView<BaseAction>;
  readonly legal: readonly BaseAction[];
  /** Where the player's dice come from: nobody at the table can foresee them, and they say nothing about the deal. */
  readonly dice: string;
}

type Decision = TableRuling<readonly TableEvent[]>;
type Decide<Kind extends Command['type']> = (
  state: TableState,
  by: Person,
  command: Extract<Command, { type: Kind }>,
  around: Surroundings,
) => Decision;

const closed = refuseTable('TABLE_CLOSED', 'closed');
const notHost = refuseTable('NOT_HOST', 'notHost');
const notSeated = refuseTable('NOT_SEATED', 'notSeated');
const notInLobby = refuseTable('NOT_NOW', 'notInLobby');

const isLobby = ({ phase }: TableState): boolean => phase === 'waiting' || phase === 'ready';

const noSuchSeat = (state: TableState, seat: Seat): { readonly ok: false; readonly error: TableError } | null =>
  seat >= 0 && seat < state.seats.length ? null : refuseTable('BAD_SEAT', 'badSeat', { seat });

/** A change in the lobby stops the countdown: people must see what they sit down to. */
const inLobby = (state: TableState, at: number, ...events: readonly TableEvent[]): Decision =>
  ok(state.phase === 'ready' ? [{ type: 'countdownStopped', at }, ...events] : events);

const createTable = (code: string, host: Person, input: unknown, around: Surroundings): Decision => {
  const settings = readSettings(input);
  if (!settings.ok) return settings;
  const name = readName(host.name);
  if (!name) return refuseTable('BAD_COMMAND', 'badName', { max: MAX_NAME_LENGTH });
  return ok([
    {
      type: 'created',
      at: around.now,
      code,
      settings: settings.value,
      host: { id: host.id, name },
      secret: around.secret(),
    },
  ]);
};

const sit: Decide<'sit'> = (state, by, { seat: wanted }, { now }) => {
  if (!isLobby(state)) return notInLobby;
  if (seatOf(state, by.id) >= 0) return refuseTable('ALREADY_SEATED', 'alreadySeated');
  if (state.sentAway.includes(by.id)) return refuseTable('SENT_AWAY', 'sentAway');
  const seat = wanted ?? state.seats.findIndex(({ kind }) => kind === 'empty');
  if (seat < 0 && wanted === undefined) return refuseTable('SEAT_TAKEN', 'tableFull');
  const missing = noSuchSeat(state, seat);
  if (missing) return missing;
  if (state.seats[seat].kind !== 'empty') return refuseTable('SEAT_TAKEN', 'seatTaken');
  return inLobby(state, now, { type: 'sat', at: now, seat, person: { id: by.id, name: by.name } });
};

/** The person who becomes host in place of this one: the next seat on, somebody connected before anybody else; or nobody. */
const heir = (state: TableState, leaving: Seat): string | null => {
  const others = state.seats.map((_, i) => state.seats[(leaving + i) % state.seats.length]).slice(1);
  const candidates = others.filter(isPerson).filter(({ gone }) => !gone);
  return (candidates.find(({ away }) => !away) ?? candidates[0])?.person.id ?? null;
};

const leave: Decide<'leave'> = (state, by, _command, { now }) => {
  const seat = seatOf(state, by.id);
  const holder = state.seats[seat];
  if (seat < 0 || !isPerson(holder) || holder.gone) return notSeated;
  const next = heir(state, seat);
  const events: TableEvent[] = [{ type: 'left', at: now, seat }];
  if (next === null) events.push({ type: 'closed', at: now, because: 'empty' });
  else if (state.host === by.id) events.push({ type: 'hosted', at: now, person: next });
  return inLobby(state, now, ...events);
};

const ready: Decide<'ready'> = (state, by, command, { now }) => {
  if (!isLobby(state)) return notInLobby;
  const seat = seatOf(state, by.id);
  const holder = state.seats[seat];
  if (!isPerson(holder)) return notSeated;
  const contribution = command.contribution ?? holder.contribution;
  const event: TableEvent = { type: 'readied', at: now, seat, ready: command.ready, contribution };
  return command.ready ? ok([event]) : inLobby(state, now, event);
};

/** The host begins once every seat is taken and everybody else is ready. */
const start: Decide<'start'> = (state, by, _command, { now }) => {
  if (state.phase !== 'waiting') return notInLobby;
  if (state.host !== by.id) return notHost;
  if (state.seats.some(({ kind }) => kind === 'empty')) return refuseTable('NOT_NOW', 'seatsEmpty');
  const waitsFor = state.seats.some((holder) => isPerson(holder) && !holder.ready && holder.person.id !== state.host);
  if (waitsFor) return refuseTable('NOT_NOW', 'notAllReady');
  return ok([{ type: 'countdown', at: now, until: now + TIMES.countdown }]);
};

/** The seat of somebody who sits there and has not left, or -1. */
const presentSeat = (state: TableState, by: Person): Seat => {
  const seat = seatOf(state, by.id);
  const holder = state.seats[seat];
  return isPerson(holder) && !holder.gone ? seat : -1;
};

const act: Decide<'act'> = (state, by, { action }, { now }) => {
  const seat = presentSeat(state, by);
  if (seat < 0) return notSeated;
  if (state.phase !== 'playing' || state.game === null) return refuseTable('NOT_NOW', 'notPlaying');
  if (turnOf(state) !== seat) return refuseTable('NOT_YOUR_TURN', 'notYourTurn');
  return chosen(state, seat, action as BaseAction, 'person', now);
};

/** An action of the seat to act, if the game allows it. Only what the game itself wrote down is stored. */
const chosen = (state: TableState, seat: Seat, action: BaseAction, by: ActedBy, now: number): Decision => {
  if (state.game === null) return refuseTable('NOT_NOW', 'notPlaying');
  const step = gameOf(state.settings).apply(state.game, action);
  if (!step.ok) return refuse<RuleError>(step.error);
  const { history } = step.value.state;
  return ok([{ type: 'acted', at: now, seat, action: history[history.length - 1].action, by }]);
};

const kick: Decide<'kick'> = (state, by, { seat }, { now }) => {
  if (state.host !== by.id) return notHost;
  if (!isLobby(state)) return notInLobby;
  const missing = noSuchSeat(state, seat);
  if (missing) return missing;
  const holder = state.seats[seat];
  if (holder.kind === 'empty') return refuseTable('BAD_SEAT', 'seatIsEmpty');
  if (isPerson(holder) && holder.person.id === by.id) return refuseTable('BAD_COMMAND', 'hostStays');
  return inLobby(state, now, { type: 'kicked', at: now, seat, person: isPerson(holder) ? holder.person.id : null });
};

const seatPlayer: Decide<'seatPlayer'> = (state, by, { seat, level }, { now, levels }) => {
  if (state.host !== by.id) return notHost;
  if (!isLobby(state)) return notInLobby;
  const missing = noSuchSeat(state, seat);
  if (missing) return missing;
  if (isPerson(state.seats[seat])) return refuseTable('SEAT_TAKEN', 'seatTaken');
  const known = levels(state.settings.game);
  if (!known.includes(level)) return refuseTable('BAD_COMMAND', 'unknownLevel', { known: known.join(', ') });
  return inLobby(state, now, { type: 'playerSat', at: now, seat, level });
};

/** What new settings start from: another game or rule set takes its own usual options, everything else stays. */
const settingsBase = (old: TableState['settings'], asked: Record<string, unknown>): Record<string, unknown> => {
  const { ruleSet, options, ...rest } = old;
  if (asked.game !== undefined && asked.game !== old.game) return rest;
  if (asked.ruleSet !== undefined && asked.ruleSet !== old.ruleSet) return { ...rest, ruleSet };
  return { ...rest, ruleSet, options };
};

/** New settings keep the people. Another game frees the seats of built-in players, who may not know it. */
const configure: Decide<'configure'> = (state, by, command, { now, secret }) => {
  if (state.host !== by.id) return notHost;
  if (!isLobby(state)) return notInLobby;
  const asked = command.settings;
  const settings = readSettings(isRecord(asked) ? { ...settingsBase(state.settings, asked), ...asked } : asked);
  if (!settings.ok) return settings;
  const kept = settings.value.seats;
  if (state.seats.slice(kept).some(isPerson)) return refuseTable('SEAT_TAKEN', 'seatTaken');
  const strangers = settings.value.game === state.settings.game ? [] : [...state.seats.keys()].slice(0, kept);
  const freed = strangers.filter((seat) => state.seats[seat].kind === 'player');
  const dismissed = settings.value.watchers === 'none' ? state.watchers : [];
  return inLobby(
    state,
    now,
    ...freed.map((seat): TableEvent => ({ type: 'kicked', at: now, seat, person: null })),
    ...dismissed.map((person): TableEvent => ({ type: 'unwatched', at: now, person: person.id })),
    { type: 'configured', at: now, settings: settings.value, secret: secret() },
  );
};

const handOver: Decide<'handOver'> = (state, by, { seat }, { now }) => {
  if (state.host !== by.id) return notHost;
  const missing = noSuchSeat(state, seat);
  if (missing) return missing;
  const holder = state.seats[seat];
  if (!isPerson(holder) || holder.gone) return refuseTable('BAD_SEAT', 'personNeeded');
  return ok([{ type: 'hosted', at: now, person: holder.person.id }]);
};

const isWatching = (state: TableState, id: string): boolean => state.watchers.some((person) => person.id === id);

const watch: Decide<'watch'> = (state, by, _command, { now }) => {
  if (state.settings.watchers === 'none') return refuseTable('NO_WATCHERS', 'noWatchers');
  if (seatOf(state, by.id) >= 0) return refuseTable('ALREADY_SEATED', 'alreadySeated');
  if (isWatching(state, by.id)) return refuseTable('BAD_COMMAND', 'alreadyWatching');
  return ok([{ type: 'watched', at: now, person: { id: by.id, name: by.name } }]);
};

const unwatch: Decide<'unwatch'> = (state, by, _command, { now }) =>
  isWatching(state, by.id)
    ? ok([{ type: 'unwatched', at: now, person: by.id }])
    : refuseTable('BAD_COMMAND', 'notWatching');

/** The connection of a seated person broke or came back; telling it twice changes nothing. */
const connection =
  (type: 'away' | 'back') =>
  (state: TableState, by: Person, _command: Command, { now }: Surroundings): Decision => {
    const seat = seatOf(state, by.id);
    const holder = state.seats[seat];
    if (!isPerson(holder)) return notSeated;
    const same = type === 'away' ? holder.away : !holder.away && !holder.standIn;
    if (same) return ok([]);
    // A lobby waits for its host, so somebody who is there takes over.
    const next = type === 'away' && isLobby(state) && state.host === by.id ? heir(state, seat) : null;
    return ok([
      { type, at: now, seat },
      ...(next === null ? [] : [{ type: 'hosted', at: now, person: next } as const]),
    ]);
  };

const again: Decide<'again'> = (state, by, _command, { now, secret }) => {
  if (presentSeat(state, by) < 0) return notSeated;
  if (state.phase !== 'completed') return refuseTable('NOT_NOW', 'notCompleted');
  return ok([{ type: 'reopened', at: now, secret: secret() }]);
};

const DECISIONS: { readonly [Kind in Command['type']]: Decide<Kind> } = {
  sit,
  leave,
  ready,
  start,
  act,
  kick,
  seatPlayer,
  configure,
  handOver,
  watch,
  unwatch,
  away: connection('away'),
  back: connection('back'),
  again,
};

/** What follows from something a person asks of a table. Whatever was sent is read here for the first time. */
export const decide = (state: TableState, by: Person, input: unknown, around: Surroundings): Decision => {
  if (state.phase === 'closed') return closed;
  const command = readCommand(input);
  if (!command.ok) return command;
  const name = readName(by.name);
  if (!name) return refuseTable('BAD_COMMAND', 'badName', { max: MAX_NAME_LENGTH });
  const { type } = command.value;
  return (DECISIONS[type] as Decide<Command['type']>)(state, { id: by.id, name }, command.value, around);
};

const deal = (state: TableState, now: number): Decision => {
  const number = state.session.results.length + 1;
  const links = linksOf(state.secret, state.settings.games);
  const texts =
    number === 1 ? state.seats.map((holder) => (isPerson(holder) ? holder.contribution : null)) : state.contributions;
  return ok([{ type: 'dealt', at: now, number, seed: fairSeed(links[number], texts, number) }]);
};

/** The seat to act has run out of time, or is played by a built-in player. */
const actFor = (state: TableState, seat: Seat, around: Surroundings): Decision => {
  const holder = state.seats[seat];
  const game = gameOf(state.settings);
  if (state.game === null) return ok([]);
  if (isPerson(holder) && !holder.standIn) return chosen(state, seat, game.timeout(state.game), 'clock', around.now);
  const action = around.think({
    game: game.id,
    level: holder.kind === 'player' ? holder.level : null,
    view: game.view(state.game, seat),
    legal: game.legal(state.game),
    dice: fingerprint(`${state.secret}/dice/${state.seq}`),
  });
  const played = chosen(state, seat, action, 'player', around.now);
  // A player that answers with nonsense must not stop the table.
  return played.ok ? played : chosen(state, seat, game.timeout(state.game), 'player', around.now);
};

/** What time alone brings about: countdowns, clocks, built-in players, the next game, the end of idle tables. */
export const tick = (state: TableState, around: Surroundings): Decision => {
  if (state.phase === 'closed' || state.wake === null || around.now < state.wake) return ok([]);
  if (state.phase === 'waiting' || state.phase === 'completed') {
    return ok([{ type: 'closed', at: around.now, because: 'abandoned' }]);
  }
  if (state.phase === 'ready') return deal(state, around.now);
  const turn = turnOf(state);
  return turn < 0 ? deal(state, around.now) : actFor(state, turn, around);
};

export { createTable };
