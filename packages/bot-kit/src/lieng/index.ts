import type { LiengView } from '@sanh-rong/engine/lieng';
import type { BotGame } from '../bot-game.ts';
import { readMove } from './move.ts';
import { type LiengSnapshot, snapshotOf } from './snapshot.ts';
import { stateOf } from './state.ts';

export type * from './game-state.ts';

/** Liêng for bots (BT-1). */
export const liengBots: BotGame = {
  id: 'lieng',
  snapshot: (view, facts) => snapshotOf(view as LiengView, facts),
  stateOf: (snapshot) => stateOf(snapshot as LiengSnapshot),
  readMove,
};
