import type { TienLenAction, TienLenView } from '@sanh-rong/engine/tienlen';
import type { Rules } from '@sanh-rong/engine/tienlen/core';
import type { Player } from '../player.ts';
import { type Scale, scaleOf, type Weights, weightsFor } from './steady/weights.ts';
import { playerBy } from './steady.ts';

const kept = new Map<Scale, Weights>();

/**
 * Steady's weights with another heart: the lead is seldom worth a fight, and letting an opponent go out twice as bad.
 */
const cautious = (rules: Rules, seats: number): Weights => {
  const scale = scaleOf(rules, seats);
  const known = kept.get(scale);
  if (known !== undefined) return known;
  const weights = weightsFor(rules, seats);
  const changed = {
    ...weights,
    leadLast: 0.6 * weights.leadLast,
    leadTwo: 0.5 * weights.leadTwo,
    leadMore: 0,
    leadDanger: 0,
    letGo: 2 * weights.letGo,
  };
  kept.set(scale, changed);
  return changed;
};

/**
 * The defensive player: plans its hand and counts cards, but would rather wait than fight for the lead, and stands in
 * the way of an opponent who is about to go out.
 */
export const defensive: Player<TienLenView, TienLenAction> = /* @__PURE__ */ playerBy('defensive', cautious);
