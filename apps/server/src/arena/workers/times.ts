/** Milliseconds. Tests have less patience. */
export interface ArenaTimes {
  /** For a move of a bot; everybody has the same. */
  readonly move: number;
  /** A node has a match for so long after it last said so; then another one goes on with it. */
  readonly lease: number;
  /** Between two looks for a match to play, for a worker that has none. */
  readonly poll: number;
  /** Between two looks for matches to make, and for those whose node has died. */
  readonly matchmaking: number;
  /** Between two pictures of the game that is shown. */
  readonly show: number;
  /** Before what the machine failed at is tried again; longer after each time. */
  readonly again: number;
  /** A match that has had a runner for so long gives way, after a block, where others wait whose turn it is. */
  readonly turn: number;
  /** Between two matches of a ladder in which everybody's place is known. */
  readonly settled: number;
}

/** Bots in the arena have this long for a move. */
export const ARENA_TIME = 1_000;

export const ARENA_TIMES: ArenaTimes = {
  move: ARENA_TIME,
  lease: 10_000,
  poll: 2_000,
  matchmaking: 3_000,
  show: 700,
  again: 500,
  turn: 5_000,
  settled: 120_000,
};
