import { type GameId, isGameId } from '@sanh-rong/engine';
import * as lieng from './lieng/index.ts';
import * as phom from './phom/index.ts';
import type { AnyPlayer } from './player.ts';
import * as tienlen from './tienlen/index.ts';

/** The levels of each game, weakest first. */
const LEVELS: Readonly<Record<GameId, readonly AnyPlayer[]>> = {
  tienlen: tienlen.levels,
  phom: phom.levels,
  lieng: lieng.levels,
};

/** The built-in players of a game, weakest first; none for a game that is not known. */
export const playersFor = (gameId: string): readonly AnyPlayer[] => (isGameId(gameId) ? LEVELS[gameId] : []);

/** The strongest of these players that answers at once. A game with searching players has one that does not search. */
export const standInAmong = (players: readonly AnyPlayer[]): AnyPlayer => {
  const standIn = players.findLast(({ searches }) => searches !== true);
  if (standIn === undefined) throw new Error('nobody here answers at once');
  return standIn;
};

/** Who plays for a person who is away, and for a player who cannot be asked: it answers at once. */
export const standInFor = (gameId: string): AnyPlayer => standInAmong(playersFor(gameId));
