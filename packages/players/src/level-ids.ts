import { type GameId, isGameId } from '@sanh-rong/engine';

/**
 * The ids of the built-in players, weakest first, for pages that only offer a choice: they need not carry the players.
 * A test holds this list to the players themselves.
 */
const LEVEL_IDS: Readonly<Record<GameId, readonly string[]>> = {
  tienlen: ['random', 'simple', 'greedy', 'defensive', 'steady', 'expert'],
  phom: ['random', 'simple', 'keen'],
  lieng: ['random', 'simple', 'sharp'],
};

export const levelIdsOf = (gameId: string): readonly string[] => (isGameId(gameId) ? LEVEL_IDS[gameId] : []);
