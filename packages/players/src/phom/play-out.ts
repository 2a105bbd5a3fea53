import type { Seat } from '@sanh-rong/engine';
import { clone, doMove, isOver, type Position, pointsAtTheEnd, type Rules } from '@sanh-rong/engine/phom/core';
import { knowledgeAt } from './keen/knowledge.ts';
import { KeenPolicy } from './keen/policy.ts';
import { weights } from './keen/weights.ts';

/** Every fourth unseen card stands for all where a draw is weighed against eating. */
const DRAW_STEP = 4;

let policy: KeenPolicy | null = null;

/** What a seat has at the end of a game whose hands are all known, once every seat has played keenly. */
export const playedOut = (rules: Rules, from: Position, seat: Seat): number => {
  policy ??= new KeenPolicy(weights(), DRAW_STEP);
  const p = clone(from);
  while (!isOver(p)) {
    const at = policy.choose(knowledgeAt(rules, p));
    doMove(policy.moves, at, rules, p);
  }
  return pointsAtTheEnd(rules, p)[seat];
};
