import type { Replay, Seat } from '@sanh-rong/engine';
import { type AnyPlayer, playersFor, playOut, standInFor } from '@sanh-rong/players';
import { isFinished } from './review.ts';
import { Sample } from './sample.ts';

/**
 * Luck and play: what the strongest player that answers at once makes of a deal when it sits in every seat, and what was
 * made of it (docs/decisions/0034). Everything is over, so this looks at all hands.
 */

/** What the deal of one game was worth to a seat, and what the seat made of it. */
export interface DealtGame {
  /** What came. */
  readonly made: number;
  /** What the strongest player makes of the seat, on average. */
  readonly worth: number;
  /** How far one of its games is from that average: the standard deviation. */
  readonly spread: number;
  readonly plays: number;
}

/** Several games together. */
export interface LuckAndPlay {
  readonly games: number;
  /** What the deals were worth: above zero the cards were good. */
  readonly luck: number;
  /** What was made beyond that. */
  readonly play: number;
  /** The standard error of `play`: how far it would be from zero by chance if the strongest player had played. */
  readonly error: number;
}

export interface LuckRequest {
  readonly seat: Seat;
  readonly seed: string;
  /** How often each deal is played. */
  readonly plays: number;
}

/** Enough for the chance of a session to be that of its games, and not of how often they were played again. */
export const USUAL_PLAYS = 12;

/** One of so many moves is the next best player's, so that a deal does not always go the same way. */
const SLIPS = 8;

/** The strongest player that answers at once; now and then it moves as the next best of those would. */
const variedPlayer = (game: string): AnyPlayer => {
  const strongest = standInFor(game);
  const atOnce = playersFor(game).filter((player) => player.searches !== true && player !== strongest);
  const next = atOnce.at(-1) ?? strongest;
  return {
    id: strongest.id,
    choose: (view, legal, random, budget) =>
      (random.below(SLIPS) === 0 ? next : strongest).choose(view, legal, random, budget),
  };
};

/** What a finished game was worth to a seat; null where it goes on. */
export const dealtGame = (replay: Replay, { seat, seed, plays }: LuckRequest): DealtGame | null => {
  const { game, steps } = replay;
  const result = game.result(steps[steps.length - 1].state);
  if (!isFinished(replay) || result === null) return null;
  const worth = new Sample();
  const player = variedPlayer(game.id);
  for (let play = 0; play < plays; play++) worth.add(playOut(game, player, steps[0].state, `${seed} ${play}`)[seat]);
  return { made: result.points[seat], worth: worth.mean, spread: worth.error * Math.sqrt(plays), plays };
};

/** What several deals came to together. */
export const luckAndPlay = (games: readonly DealtGame[]): LuckAndPlay => {
  const luck = games.reduce((sum, { worth }) => sum + worth, 0);
  const made = games.reduce((sum, game) => sum + game.made, 0);
  // What came is one game, what was to be expected the mean of several: both are off by chance.
  const squares = games.reduce((sum, { spread, plays }) => sum + spread ** 2 * (1 + 1 / plays), 0);
  return { games: games.length, luck, play: made - luck, error: Math.sqrt(squares) };
};
