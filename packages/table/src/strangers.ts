import { ok } from '@sanh-rong/engine';
import type { Command } from './commands.ts';
import { createTable } from './creating.ts';
import { type Decide, type Decision, notInLobby } from './decision.ts';
import type { TableEvent } from './events.ts';
import { newPromise } from './fair.ts';
import { refuseTable } from './refusal.ts';
import { type Person, type SeatHolder, seatOf, type TableState, toldPerson } from './state.ts';
import type { Surroundings } from './surroundings.ts';
import { TIMES } from './times.ts';
import { hasCompany, isGivenUp, isOfStrangers, mayDealAnew, warmSeats } from './warm-seats.ts';

/**
 * A table of strangers runs by itself: it has no host, a session is one game, built-in players hold every seat that no person
 * does, and as long as a person is there the next game comes (docs/decisions/0026).
 */

/** What the server chooses for strangers. A single game is the shortest session (MN-2), and everybody's text is in its deal. */
const SETTINGS = { visibility: 'public', games: 1, turnSeconds: 20, watchers: 'none' } as const;

/** Who keeps a seat warm: the middle level, neither a beginner nor the strongest. */
const warmLevel = (levels: readonly string[]): string => levels[Math.floor(levels.length / 2)];

/** Which game strangers want to play. */
export interface WantedGame {
  readonly game: string;
  /** Left out: the first of the game. */
  readonly ruleSet?: string | undefined;
}

/** The first events of a table that is opened for a person who found no other. */
export const openForStrangers = (code: string, person: Person, wanted: WantedGame, around: Surroundings): Decision => {
  const { game, ruleSet } = wanted;
  const created = createTable(
    code,
    person,
    { ...SETTINGS, game, ...(ruleSet === undefined ? {} : { ruleSet }) },
    around,
  );
  if (!created.ok) return created;
  const level = warmLevel(around.levels(game));
  const { seats } = created.value.settings;
  const players = Array.from({ length: seats - 1 }, (_, before) => before + 1);
  return ok([
    { ...created.value, settings: { ...created.value.settings, company: 'strangers' } },
    ...players.map((seat): TableEvent => ({ type: 'playerSat', at: around.now, seat, level })),
  ]);
};

/** Built-in players take the seats of those for whom this holds. */
const keepWarm = (
  { settings, seats }: TableState,
  isFreed: (holder: SeatHolder) => boolean,
  { now, levels }: Surroundings,
): TableEvent[] => {
  const level = warmLevel(levels(settings.game));
  return [...seats.keys()]
    .filter((seat) => isFreed(seats[seat]))
    .map((seat) => ({ type: 'playerSat', at: now, seat, level }));
};

const abandoned = (at: number): Decision => ok([{ type: 'closed', at, because: 'abandoned' }]);

/**
 * The lobby of the next game: those who are not there have given up their seats. With no person left, the table closes.
 */
export const nextLobby = (state: TableState, around: Surroundings): Decision => {
  const { now } = around;
  if (!hasCompany(state)) return abandoned(now);
  return ok([
    ...keepWarm(state, isGivenUp, around),
    { type: 'reopened', at: now, ...newPromise(state.settings, around) },
  ]);
};

/** Pledges have been waited for: the countdown begins. */
const beginCountdown = (state: TableState, around: Surroundings): Decision => {
  const { now } = around;
  if (!hasCompany(state)) return abandoned(now);
  return ok([
    ...keepWarm(state, isGivenUp, around),
    { type: 'countdown', at: now, until: now + TIMES.strangersCountdown },
  ]);
};

/** What time brings about between two games; null when it is not between two games. */
export const tickBetween = (state: TableState, around: Surroundings): Decision | null => {
  if (!isOfStrangers(state)) return null;
  if (state.phase === 'waiting') return beginCountdown(state, around);
  return state.phase === 'completed' ? nextLobby(state, around) : null;
};

/** Between two games a built-in player is in the seat at once; in the middle of one it plays on for the person until its end. */
export const leaveStrangers = (
  state: TableState,
  by: Person,
  { because }: Extract<Command, { type: 'leave' }>,
  { now, levels }: Surroundings,
): readonly TableEvent[] => {
  const seat = seatOf(state, by.id);
  const left: TableEvent = { type: 'left', at: now, seat, ...(because === undefined ? {} : { because }) };
  if (state.phase === 'playing') return [left];
  return [left, { type: 'playerSat', at: now, seat, level: warmLevel(levels(state.settings.game)) }];
};

/**
 * The server gives a person a warm seat. After a game this opens the next lobby: newcomers do not wait for a result. So it
 * does in a game that another newcomer was dealt a moment ago and has not touched.
 */
export const takeSeat: Decide<'takeSeat'> = (state, by, _command, around) => {
  if (!isOfStrangers(state)) return refuseTable('BAD_COMMAND', 'badCommand');
  if (seatOf(state, by.id) >= 0) return refuseTable('ALREADY_SEATED', 'alreadySeated');
  const { phase } = state;
  if (phase === 'playing' && !mayDealAnew(state, around.now)) return notInLobby;
  const seat = warmSeats(state)[0];
  if (seat === undefined) return refuseTable('SEAT_TAKEN', 'tableFull');
  const sat: TableEvent = { type: 'sat', at: around.now, seat, person: toldPerson(by) };
  if (phase !== 'completed' && phase !== 'playing') return ok([sat]);
  const lobby = nextLobby(state, around);
  return lobby.ok ? ok([...lobby.value, sat]) : lobby;
};
