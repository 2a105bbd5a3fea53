import { LiengApiError } from './errors.ts';

/** Sets of players are masks of bits: there is room for so many. */
const MOST_PLAYERS = 30;

interface Limits {
  readonly min: number;
  readonly max: number;
}

/** Player ids, once checked: each a text, none twice, not too few and not too many. */
export const readPlayerIds = (input: unknown, { min, max }: Limits = { min: 0, max: MOST_PLAYERS }): string[] => {
  if (!Array.isArray(input) || input.length < min || input.length > max) {
    throw new LiengApiError('BAD_PLAYERS', { min, max });
  }
  const ids = new Set<string>();
  for (const id of input) {
    if (typeof id !== 'string' || id === '') throw new LiengApiError('BAD_PLAYER_ID');
    if (ids.has(id)) throw new LiengApiError('PLAYER_TWICE', { id });
    ids.add(id);
  }
  return [...ids];
};
