import type { PhomView } from '@sanh-rong/engine/phom';
import type { BotGame } from '../bot-game.ts';
import { readMove } from './move.ts';
import { type PhomSnapshot, snapshotOf } from './snapshot.ts';
import { stateOf } from './state.ts';

export type * from './game-state.ts';

/** Phỏm for bots (BT-1). */
export const phomBots: BotGame = {
  id: 'phom',
  snapshot: (view, facts) => snapshotOf(view as PhomView, facts),
  stateOf: (snapshot) => stateOf(snapshot as PhomSnapshot),
  readMove: (returned, snapshot) => readMove(returned, snapshot as PhomSnapshot),
};
