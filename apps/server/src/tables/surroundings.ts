import { randomBytes, randomInt } from 'node:crypto';
import { type BaseAction, findGame, Random } from '@sanh-rong/engine';
import { type AnyPlayer, NO_SEARCH, standInAmong } from '@sanh-rong/players';
import type { Surroundings, Thought } from '@sanh-rong/table';

/** What a table needs from outside of itself, as a server gives it. */

/** Letters and digits that cannot be taken for one another. Nine of them are 45 bits: not to be guessed. */
const CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 9;

export const drawCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');

/** 256 bits that cannot be guessed: the secret of a session's deals. */
export const drawSecret = (): string => randomBytes(32).toString('hex');

/** The built-in players of a game, weakest first. */
export type Players = (game: string) => readonly AnyPlayer[];

/** The player of this level if it answers at once; null if it searches. Who plays for people is the strongest that does. */
const playerAtOnce = (players: readonly AnyPlayer[], level: string | null): AnyPlayer | null => {
  const player = players.find(({ id }) => id === level) ?? standInAmong(players);
  return player.searches === true ? null : player;
};

/** What a player that does not search does. One that breaks must not stop its table: then anything that is allowed will do. */
export const answerAtOnce = (
  player: AnyPlayer,
  { view, legal, dice }: Thought,
  failed: (error: unknown) => void,
): BaseAction => {
  try {
    return player.choose(view, legal, new Random(dice), NO_SEARCH);
  } catch (error) {
    failed(error);
    return legal[0];
  }
};

export interface Outside {
  readonly now: number;
  readonly secret: () => string;
  readonly players: Players;
  /** Told when a built-in player breaks. */
  readonly failed: (error: unknown) => void;
}

export const surroundings = ({ now, secret, players, failed }: Outside): Surroundings => ({
  now,
  secret,
  levels: (game) => (findGame(game).ok ? players(game).map(({ id }) => id) : []),
  think: (thought) => {
    const player = playerAtOnce(players(thought.game), thought.level);
    return player === null ? null : answerAtOnce(player, thought, failed);
  },
});
