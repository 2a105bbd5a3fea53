import type { TienLenView } from '@sanh-rong/engine/tienlen';
import type { BotGame } from '../bot-game.ts';
import { readMove } from './move.ts';
import { snapshotOf, type TienLenSnapshot } from './snapshot.ts';
import { stateOf } from './state.ts';

export type * from './game-state.ts';

/** Tiến Lên for bots (BT-1). */
export const tienlenBots: BotGame = {
  id: 'tienlen',
  snapshot: (view, facts) => snapshotOf(view as TienLenView, facts),
  stateOf: (snapshot) => stateOf(snapshot as TienLenSnapshot),
  readMove: (returned, snapshot) => readMove(returned, snapshot as TienLenSnapshot),
};
