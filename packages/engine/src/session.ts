import type { GameResult, Json } from './game.ts';

/**
 * A session: games played one after the other by the same seats, points never reset (MN-2, MN-21). It knows results
 * only, so it serves every game.
 */
export interface Session {
  readonly seats: number;
  readonly length: number;
  readonly results: readonly GameResult[];
  /** What the next deal must be told. */
  readonly previous: Json;
}

/** Games in a session (MN-2): the first is the default; a single game is for practice and quick tables. */
export const SESSION_LENGTHS = [16, 32, 1] as const;
export type SessionLength = (typeof SESSION_LENGTHS)[number];

/** Throws a RangeError for a length that no session has (MN-2) or a number of seats that is none. */
export const newSession = (seats: number, length: SessionLength = SESSION_LENGTHS[0]): Session => {
  if (!SESSION_LENGTHS.includes(length)) throw new RangeError(`MN-2: ${length}`);
  if (!Number.isInteger(seats) || seats < 1) throw new RangeError(`seats: ${seats}`);
  return { seats, length, results: [], previous: null };
};

export const isComplete = ({ results, length }: Session): boolean => results.length >= length;

/** The session after one more game. A complete session stays as it is; a result of other seats is a RangeError. */
export const recordGame = (session: Session, result: GameResult, previous: Json): Session => {
  if (isComplete(session)) return session;
  if (result?.points?.length !== session.seats) throw new RangeError(`seats: ${session.seats}`);
  return { ...session, results: [...session.results, result], previous };
};

export interface Standings {
  /** By seat: all points so far. */
  readonly totals: readonly number[];
  /** By seat: 1 for the most points; equal totals share a rank (1, 1, 3). */
  readonly ranks: readonly number[];
  /** The seats in front. */
  readonly winners: readonly number[];
  /** By game, by seat. */
  readonly games: readonly (readonly number[])[];
}

export const standings = ({ seats, results }: Session): Standings => {
  const games = results.map(({ points }) => points);
  const totals = Array.from({ length: seats }, (_, seat) => games.reduce((sum, points) => sum + points[seat], 0));
  const ranks = totals.map((total) => 1 + totals.filter((other) => other > total).length);
  return { totals, ranks, winners: [...ranks.keys()].filter((seat) => ranks[seat] === 1), games };
};
