import type { GameId } from '@sanh-rong/engine';

/**
 * The ids of the built-in players, weakest first, for pages that only offer a choice: they need not carry the players.
 * A test holds this list to the players themselves.
 */
const LEVEL_IDS = {
  tienlen: ['random', 'simple', 'greedy', 'defensive', 'steady', 'expert', 'champion'],
  phom: ['random', 'simple', 'keen'],
  lieng: ['random', 'simple', 'sharp'],
} satisfies Record<GameId, readonly string[]>;

export const levelIdsOf = (gameId: string): readonly string[] =>
  Object.hasOwn(LEVEL_IDS, gameId) ? LEVEL_IDS[gameId as GameId] : [];
