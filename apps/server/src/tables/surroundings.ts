import { randomBytes, randomInt } from 'node:crypto';
import { findGame, Random } from '@sanh-rong/engine';
import { playersFor } from '@sanh-rong/players';
import type { Surroundings, Thought } from '@sanh-rong/table';

/** What a table needs from outside of itself, as a server gives it. */

/** Letters and digits that cannot be taken for one another. Nine of them are 45 bits: not to be guessed. */
const CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 9;

export const drawCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');

/** 256 bits that nobody can guess: the secret of a session's deals. */
export const drawSecret = (): string => randomBytes(32).toString('hex');

/** Who plays for people: the strongest level there is. */
const think = ({ game, level, view, legal, dice }: Thought) => {
  const levels = playersFor(game);
  const player = levels.find(({ id }) => id === level) ?? levels[levels.length - 1];
  return player.choose(view, legal, new Random(dice), { positions: 10_000 });
};

export const surroundings = (now: number, secret: () => string): Surroundings => ({
  now,
  secret,
  levels: (game) => (findGame(game).ok ? playersFor(game).map(({ id }) => id) : []),
  think,
});
