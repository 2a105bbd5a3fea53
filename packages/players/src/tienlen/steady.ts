import { cardset } from '@sanh-rong/engine';
import type { TienLenAction, TienLenView } from '@sanh-rong/engine/tienlen';
import type { Rules } from '@sanh-rong/engine/tienlen/core';
import type { Player } from '../player.ts';
import { observe } from './observation.ts';
import { PASS, SteadyPolicy } from './steady/policy.ts';
import { type Weights, weightsFor } from './steady/weights.ts';

const { fromHalves, setOfIds } = cardset;

/** One policy for each set of weights, made when it is first asked. */
const policies = new Map<Weights, SteadyPolicy>();

export const policyWith = (weights: Weights): SteadyPolicy => {
  const known = policies.get(weights);
  if (known !== undefined) return known;
  const policy = new SteadyPolicy(weights);
  policies.set(weights, policy);
  return policy;
};

/** A player who weighs things like this. */
export const playerBy = (
  id: string,
  weigh: (rules: Rules, seats: number) => Weights,
): Player<TienLenView, TienLenAction> => ({
  id,
  choose: (view, legal) => {
    const { rules, position, goneLow, goneHigh } = observe(view);
    const policy = policyWith(weigh(rules, position.seats));
    const at = policy.choose(rules, position, goneLow, goneHigh);
    const { low, high } = policy.plays;
    const cards = at === PASS ? null : fromHalves(low[at], high[at]);
    const wanted = legal.find((action) =>
      action.type === 'pass' ? cards === null : cards !== null && setOfIds(action.cards) === cards,
    );
    return wanted ?? legal[0];
  },
});

/** Plans the whole hand, counts cards and knows what everything costs; it does not search. */
export const steady: Player<TienLenView, TienLenAction> = /* @__PURE__ */ playerBy('steady', weightsFor);
