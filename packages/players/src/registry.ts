import * as lieng from './lieng/index.ts';
import * as phom from './phom/index.ts';
import type { AnyPlayer } from './player.ts';
import * as tienlen from './tienlen/index.ts';

/** The levels of each game, weakest first. */
const LEVELS: ReadonlyMap<string, readonly AnyPlayer[]> = new Map<string, readonly AnyPlayer[]>([
  ['tienlen', tienlen.levels],
  ['phom', phom.levels],
  ['lieng', lieng.levels],
]);

/** The built-in players of a game, weakest first; none for a game that is not known. */
export const playersFor = (gameId: string): readonly AnyPlayer[] => LEVELS.get(gameId) ?? [];
