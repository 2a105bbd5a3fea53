import type { ArenaMatchDetail, LiveMatch } from '@sanh-rong/protocol';

/** Following a match from the pictures that come of it. Nothing is ever shown that has not been told. */

export type LiveGame = NonNullable<LiveMatch['game']>;

export interface Watched {
  readonly number: number;
  readonly seating: readonly number[];
  readonly text: string;
  /** The game is told to its end. */
  readonly isWhole: boolean;
}

export interface Following {
  /** The game that is being looked at. */
  readonly now: Watched | null;
  /** The one that is played by now, where that is another. */
  readonly next: Watched | null;
}

export const NOTHING: Following = { now: null, next: null };

/** Words after the bar of a record: one a move. */
export const movesIn = (text: string): number => {
  const [, told = ''] = text.split(' |');
  return told.split(' ').filter((word) => word !== '').length;
};

const watched = ({ number, seating, text }: LiveGame): Watched => ({ number, seating, text, isWhole: false });

/** Pictures may overtake each other on their way: an older one changes nothing. */
const longer = (known: Watched, heard: LiveGame): Watched =>
  known.isWhole || movesIn(heard.text) <= movesIn(known.text) ? known : { ...known, text: heard.text };

/** A picture of the match has come. */
export const hear = (following: Following, game: LiveMatch['game']): Following => {
  const { now, next } = following;
  if (game === null) return following;
  if (now === null) return { now: watched(game), next: null };
  if (game.number === now.number) {
    const known = longer(now, game);
    return known === now ? following : { ...following, now: known };
  }
  if (next !== null && next.number === game.number) {
    const known = longer(next, game);
    return known === next ? following : { ...following, next: known };
  }
  return { ...following, next: watched(game) };
};

/** The whole of a game has come. */
export const hearWhole = (following: Following, number: number, text: string): Following =>
  following.now?.number === number && !following.now.isWhole
    ? { ...following, now: { ...following.now, text, isWhole: true } }
    : following;

/** On to the game that is being played. */
export const moveOn = (following: Following): Following =>
  following.next === null ? following : { now: following.next, next: null };

type Dealt = Pick<ArenaMatchDetail, 'pool' | 'seats'>;

/** The deal that a game is of, counted from 0: each is played from all seats, or once where bots play from afar. */
export const dealOf = ({ pool, seats }: Dealt, game: number): number =>
  pool === 'remote' ? game : Math.floor(game / seats);

/** Whether the whole of a game can be asked for: games are stored in order, and with them that their deal is played. */
export const isStored = (match: Dealt, { played }: Pick<LiveMatch, 'played'>, game: number): boolean =>
  dealOf(match, game) < played;

/** How fast moves are shown: as they come, so many times as fast as in a replay, or the newest at once. */
export const SPEEDS = ['live', '1', '2', '4', '8', 'all'] as const;
export type PlaybackSpeed = (typeof SPEEDS)[number];

/** Milliseconds a move stays on the screen at 1×. */
const MOVE_TIME = 1_400;
/** And no shorter than this. */
const LEAST = 90;

/** Milliseconds until the next move is shown, of so many that are known and not shown; 0: now. */
export const pauseOf = (speed: PlaybackSpeed, behind: number, between: number): number => {
  if (speed === 'all') return 0;
  if (speed !== 'live') return MOVE_TIME / Number(speed);
  // What came with one picture is shown until the next is expected.
  return Math.max(LEAST, Math.min(MOVE_TIME, between / Math.max(1, behind)));
};

/** Whether a game is watched to its end before the next. */
export const isPatient = (speed: PlaybackSpeed): boolean => speed !== 'live' && speed !== 'all';
