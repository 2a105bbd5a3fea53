import { findGame, Random } from '@sanh-rong/engine';
import { playersFor } from '@sanh-rong/players';
import type { Surroundings, Thought } from '@sanh-rong/table';

/** What a table needs from outside of itself, as a browser gives it. */

/** So many bytes that nobody can guess. */
export type RandomBytes = (count: number) => Uint8Array;

/** As on the server: the same seed must give the same move everywhere. */
const BUDGET = { positions: 10_000 } as const;

const SECRET_BYTES = 32;

export const drawSecret = (random: RandomBytes): string =>
  [...random(SECRET_BYTES)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const think = ({ game, level, view, legal, dice }: Thought) => {
  const levels = playersFor(game);
  const player = levels.find(({ id }) => id === level) ?? levels[levels.length - 1];
  return player.choose(view, legal, new Random(dice), BUDGET);
};

export const homeSurroundings = (now: number, random: RandomBytes): Surroundings => ({
  now,
  secret: () => drawSecret(random),
  levels: (game) => (findGame(game).ok ? playersFor(game).map(({ id }) => id) : []),
  think,
});
