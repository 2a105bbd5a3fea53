import { fairDeal, isRecord, ok, type Seat } from '@sanh-rong/engine';
import { act, actFor } from './acting.ts';
import { bringText, ready, textsMissing } from './bringing.ts';
import { belongs, connection, leave, passOn, sit, stand, unwatch, watch } from './coming-and-going.ts';
import { type Command, readCommand } from './commands.ts';
import { createTable as newTable, tableFromRecord } from './creating.ts';
import { playOutDaily } from './daily.ts';
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
import { newPromise } from './fair.ts';
import { keptSeats } from './kept-seats.ts';
import { turnOf } from './playing.ts';
import { isRateLimited } from './rate-limit.ts';
import { mayRebuy, previousOfStrangers, rebuyingPlayers } from './rebuy.ts';
import { refuseTable, type TableRuling } from './refusal.ts';
import { gameOf, MAX_NAME_LENGTH, readName, readSettings } from './settings.ts';
import { isDaily, isPerson, type Person, type SeatHolder, standingHost, type TableState, toldPerson } from './state.ts';
import { nextLobby, takeSeat, tickBetween } from './strangers.ts';
import type { Surroundings } from './surroundings.ts';
import { textsAwaited } from './texts.ts';
import { TIMES } from './times.ts';
import { isOfStrangers, strangersAt } from './warm-seats.ts';

const tooLively = refuseTable('SLOW_DOWN', 'tooLively');
const closed = refuseTable('TABLE_CLOSED', 'closed');

const createTable = (code: string, host: Person, settings: unknown, around: Surroundings): Decision => {
  const created = newTable(code, host, settings, around);
  return created.ok ? ok([created.value]) : created;
};

/** A table for practice whose games begin at the end of a record (`tableFromRecord`). */
const createTableFromRecord = (code: string, host: Person, record: unknown, around: Surroundings): Decision => {
  const created = tableFromRecord(code, host, record, around);
  return created.ok ? ok([created.value]) : created;
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

const kick: Decide<'kick'> = (state, by, { seat }, { now }) => {
  if (state.host !== by.id) return notHost;
  if (!isLobby(state)) return notInLobby;
  const missing = noSuchSeat(state, seat);
  if (missing) return missing;
  const holder = state.seats[seat];
  if (holder.kind === 'empty') return refuseTable('BAD_SEAT', 'seatIsEmpty');
  if (isPerson(holder) && holder.person.id === by.id) return refuseTable('BAD_COMMAND', 'hostStays');
  if (isPerson(holder) && holder.person.id === state.creator) return refuseTable('BAD_COMMAND', 'creatorStays');
  return inLobby(state, now, { type: 'kicked', at: now, seat, person: isPerson(holder) ? holder.person.id : null });
};

/** Why this person may not seat a built-in player or a bot there. */
const seatingRefusal = (state: TableState, by: Person, seat: Seat): ReturnType<typeof noSuchSeat> => {
  if (state.host !== by.id) return notHost;
  if (!isLobby(state)) return notInLobby;
  return noSuchSeat(state, seat) ?? (isPerson(state.seats[seat]) ? refuseTable('SEAT_TAKEN', 'seatTaken') : null);
};

const seatPlayer: Decide<'seatPlayer'> = (state, by, { seat, level }, { now, levels }) => {
  const refusal = seatingRefusal(state, by, seat);
  if (refusal) return refusal;
  const known = levels(state.settings.game);
  if (!known.includes(level)) return refuseTable('BAD_COMMAND', 'unknownLevel', { known: known.join(', ') });
  return inLobby(state, now, { type: 'playerSat', at: now, seat, level });
};

/** Seating a bot that sits there already brings it to its newest version. */
const seatBot: Decide<'seatBot'> = (state, by, { seat, bot: id }, { now, bots }) => {
  const refusal = seatingRefusal(state, by, seat);
  if (refusal) return refusal;
  if (bots === undefined) return refuseTable('BOTS_OFF', 'botsOff');
  const found = bots(id);
  if (found === null) return refuseTable('NO_BOT', 'noBot');
  if (found.game !== state.settings.game) return refuseTable('BAD_BOT', 'botOfOtherGame');
  if (found.remote === true) return refuseTable('BAD_BOT', 'botRemote');
  if (!found.sound) return refuseTable('BAD_BOT', 'botUnsound');
  const { name, version, owner } = found;
  const bot = { id: found.id, name, version, owner: { id: owner.id, name: owner.name } };
  return inLobby(state, now, { type: 'botSat', at: now, seat, bot });
};

/** Whether the seat is held by a program that may know one game only. */
const isPlayer = ({ kind }: SeatHolder): boolean => kind === 'player' || kind === 'bot';

/** What new settings start from: another game or rule set takes its own usual options, everything else stays. */
const settingsBase = (old: TableState['settings'], asked: Record<string, unknown>): Record<string, unknown> => {
  const { ruleSet, options, ...rest } = old;
  if (asked.game !== undefined && asked.game !== old.game) return rest;
  if (asked.ruleSet !== undefined && asked.ruleSet !== old.ruleSet) return { ...rest, ruleSet };
  return { ...rest, ruleSet, options };
};

/** New settings keep the people, who move up where seats go. Another game frees the seats of built-in players and bots, who may not know it. */
const configure: Decide<'configure'> = (state, by, command, around) => {
  const { now } = around;
  if (state.host !== by.id) return notHost;
  if (!isLobby(state)) return notInLobby;
  if (state.startRecord !== undefined) return refuseTable('NOT_NOW', 'settingsOfRecord');
  const asked = command.settings;
  const settings = readSettings(isRecord(asked) ? { ...settingsBase(state.settings, asked), ...asked } : asked);
  if (!settings.ok) return settings;
  const keeps = keptSeats(state.seats, settings.value.seats);
  const isDropped = (holder: SeatHolder, seat: number): boolean => isPerson(holder) && !keeps.includes(seat);
  if (state.seats.some(isDropped)) return refuseTable('SEAT_TAKEN', 'tooFewSeats');
  if (standingHost(state) !== null && settings.value.watchers !== 'live') return hostWatchesLive;
  const isSameGame = settings.value.game === state.settings.game;
  const freed = isSameGame ? [] : keeps.filter((seat) => isPlayer(state.seats[seat]));
  const isFirstOnes = keeps.every((seat, at) => seat === at);
  const dismissed = settings.value.watchers === 'none' ? state.watchers : [];
  return inLobby(
    state,
    now,
    ...freed.map((seat): TableEvent => ({ type: 'kicked', at: now, seat, person: null })),
    ...dismissed.map((person): TableEvent => ({ type: 'unwatched', at: now, person: person.id })),
    {
      type: 'configured',
      at: now,
      settings: settings.value,
      ...(isFirstOnes ? {} : { keeps }),
      ...newPromise(settings.value, around),
    },
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

/** New chips for a player who has none left (LG-8). */
const rebuy: Decide<'rebuy'> = (state, by, _command, { now }) => {
  const seat = keptSeat(state, by);
  if (seat < 0) return notSeated;
  const ruling = mayRebuy(state, seat);
  return ruling.ok ? ok([{ type: 'rebought', at: now, seat }]) : ruling;
};

/** MN-22: at any time, each for themselves. */
const hideCount: Decide<'hideCount'> = (state, by, { hidden }, { now }) => {
  const seat = keptSeat(state, by);
  const holder = state.seats[seat];
  if (!isPerson(holder)) return notSeated;
  // Opponents play by what they see: everybody shows them the same.
  if (isDaily(state)) return refuseTable('NOT_NOW', 'dailyOnce');
  if (gameOf(state.settings).hideCount === undefined) return refuseTable('BAD_COMMAND', 'countsAreShown');
  return holder.hidesCount === hidden ? ok([]) : ok([{ type: 'countHidden', at: now, seat, hidden }]);
};

const again: Decide<'again'> = (state, by, _command, around) => {
  if (!belongs(state, by)) return notSeated;
  if (isDaily(state)) return refuseTable('NOT_NOW', 'dailyOnce');
  if (state.phase !== 'completed') return refuseTable('NOT_NOW', 'notCompleted');
  // A result that others still read stays.
  if (strangersAt(state).length > 1) return refuseTable('NOT_NOW', 'strangersAreReady');
  if (isOfStrangers(state)) return nextLobby(state, around);
  return ok([{ type: 'reopened', at: around.now, ...newPromise(state.settings, around) }]);
};

const DECISIONS: { readonly [Kind in Command['type']]: Decide<Kind> } = {
  sit,
  takeSeat,
  leave,
  ready,
  bringText,
  start,
  act,
  kick,
  seatPlayer,
  seatBot,
  stand,
  configure,
  handOver,
  watch,
  unwatch,
  away: connection('away'),
  back: connection('back'),
  rebuy,
  hideCount,
  again,
};

interface Permitted {
  readonly command: Command;
  readonly by: Person;
}

/** The command that an input is, of a person who may send one at all. The input is read here for the first time. */
const permitted = (state: TableState, by: Person, input: unknown, now: number): TableRuling<Permitted> => {
  if (state.phase === 'closed') return closed;
  const command = readCommand(input);
  if (!command.ok) return command;
  const name = readName(by.name);
  if (!name) return refuseTable('BAD_COMMAND', 'badName', { max: MAX_NAME_LENGTH });
  if (isRateLimited(state, by.id, command.value, now)) return tooLively;
  return ok({ command: command.value, by: toldPerson({ ...by, name }) });
};

/** What follows from a person's command. */
export const decide = (state: TableState, by: Person, input: unknown, around: Surroundings): Decision => {
  const read = permitted(state, by, input, around.now);
  if (!read.ok) return read;
  const { command } = read.value;
  return (DECISIONS[command.type] as Decide<Command['type']>)(state, read.value.by, command, around);
};

/** Whether the decision on a command depends on the bot that it names: then the bot is looked up first. */
export const dependsOnBot = (state: TableState, by: Person, input: unknown, now: number): boolean => {
  const read = permitted(state, by, input, now);
  if (!read.ok || read.value.command.type !== 'seatBot') return false;
  return seatingRefusal(state, by, read.value.command.seat) === null;
};

const deal = (state: TableState, now: number): Decision => {
  const number = state.session.results.length + 1;
  const { settings, secret, startRecord } = state;
  if (startRecord !== undefined) return ok([{ type: 'dealt', at: now, number, record: startRecord }]);
  const texts =
    number === 1 ? state.seats.map((holder) => (isPerson(holder) ? holder.contribution : null)) : state.contributions;
  const source = fairDeal(gameOf(settings), secret, settings.games, number, texts);
  const previous = isOfStrangers(state) ? previousOfStrangers(state) : null;
  return ok([{ type: 'dealt', at: now, number, ...source, ...(previous === null ? {} : { previous }) }]);
};

/** The first game of the session, once every text is there; strangers do not wait for each other's. */
const begin = (state: TableState, now: number): Decision => {
  const awaited = isOfStrangers(state) ? [] : textsAwaited(state);
  return awaited.length === 0 ? deal(state, now) : textsMissing(awaited, now);
};

/** A further game of the session; built-in players and bots who have lost all go on. */
const nextDeal = (state: TableState, now: number): Decision => {
  const dealt = deal(state, now);
  const rebuys = rebuyingPlayers(state).map((seat): TableEvent => ({ type: 'rebought', at: now, seat }));
  return dealt.ok ? ok([...rebuys, ...dealt.value]) : dealt;
};

/**
 * What time alone brings about: countdowns, clocks, built-in players, the next game, the end of idle tables. Bots are
 * not asked in here (`botToAct`).
 */
export const tick = (state: TableState, around: Surroundings): Decision => {
  if (state.phase === 'closed' || state.wake === null || around.now < state.wake) return ok([]);
  const passed = passOn(state, around.now);
  if (passed !== null) return ok(passed);
  const between = tickBetween(state, around);
  if (between !== null) return between;
  if (state.phase === 'waiting' || state.phase === 'completed') {
    return ok([{ type: 'closed', at: around.now, because: 'abandoned' }]);
  }
  if (state.phase === 'ready') return begin(state, around.now);
  const turn = turnOf(state);
  if (turn >= 0 && isDaily(state) && around.now >= state.daily.until) return playOutDaily(state, around);
  if (turn >= 0) return actFor(state, turn, around);
  // No person came back in time: built-in players do not go on among themselves, in the names of people who have gone.
  return state.deserted !== null
    ? ok([{ type: 'closed', at: around.now, because: 'abandoned' }])
    : nextDeal(state, around.now);
};

export { createTable, createTableFromRecord };
