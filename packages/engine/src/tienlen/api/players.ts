import { codedError, MESSAGES } from './messages.ts';

/** Who sits at a table of 001: ids and names by seat, checked and copied. */
export interface Players {
  readonly ids: readonly string[];
  readonly names: readonly string[];
}

const FEWEST = 2;

/** A player without a name goes by their id. */
const nameOf = (names: Map<string, string>, id: string): string => {
  const name: unknown = names.get(id) ?? id;
  if (typeof name !== 'string') throw codedError('BAD_DEAL', MESSAGES.badPlayerNames);
  return name;
};

export const readPlayers = (playerIds: string[], playerNames: Map<string, string>, maxPlayers: number): Players => {
  if (!Array.isArray(playerIds) || !playerIds.every((id) => typeof id === 'string' && id !== '')) {
    throw codedError('BAD_DEAL', MESSAGES.badPlayerIds);
  }
  if (playerIds.length < FEWEST || playerIds.length > maxPlayers) {
    throw codedError('BAD_DEAL', MESSAGES.badPlayerCount(FEWEST, maxPlayers));
  }
  const twice = playerIds.find((id, at) => playerIds.indexOf(id) !== at);
  if (twice !== undefined) throw codedError('BAD_DEAL', MESSAGES.samePlayerTwice(twice));
  if (!(playerNames instanceof Map)) throw codedError('BAD_DEAL', MESSAGES.badPlayerNames);
  return { ids: playerIds.slice(), names: playerIds.map((id) => nameOf(playerNames, id)) };
};
