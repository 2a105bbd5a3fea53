import { cardset, type OwnView, type Random } from '@sanh-rong/engine';
import type { TienLenAction, TienLenView } from '@sanh-rong/engine/tienlen';
import { clone, NO_FORM } from '@sanh-rong/engine/tienlen/core';
import type { Budget, Player } from '../../player.ts';
import { type Observation, observe } from '../observation.ts';
import type { SteadyPolicy } from '../steady/policy.ts';
import { weightsFor } from '../steady/weights.ts';
import { policyWith } from '../steady.ts';
import { type Candidate, candidatesOf } from './candidates.ts';
import { solveDuel } from './duel.ts';
import { Evidence } from './evidence.ts';
import { retell } from './moments.ts';
import { Prospects } from './prospects.ts';
import { Race } from './search.ts';
import { Worlds } from './worlds.ts';

const actionOf = ({ low, high, form }: Candidate, legal: readonly TienLenAction[]): TienLenAction => {
  if (form === NO_FORM) return legal[legal.length - 1];
  const cards = cardset.fromHalves(low, high);
  return legal.find((action) => action.type === 'play' && cardset.setOfIds(action.cards) === cards) ?? legal[0];
};

const think = (
  view: OwnView<TienLenView>,
  observation: Observation,
  policy: SteadyPolicy,
  random: Random,
  budget: Budget,
): Candidate => {
  const { all, isClear } = candidatesOf(policy, observation);
  if (isClear || budget.positions <= 0) return all[0];
  const retold = retell(view, observation);
  const drawn = new Worlds(observation, retold, new Evidence(view, observation, retold), random);
  if (!drawn.exist) return all[0];
  const prospects = new Prospects(observation.position.seats, policy);
  if (drawn.isCertain) {
    const world = clone(observation.position);
    drawn.deal(world);
    const { best, positions } = solveDuel(observation, world, all, budget);
    if (best !== null) return best;
    prospects.positions += positions;
  }
  return new Race(observation, all, { drawn, prospects, budget }).run();
};

/**
 * The expert: plays steadily, but looks first how each sensible choice turns out in many worlds, hands that the others
 * may hold by everything seen, each played out to its end.
 */
export const expert: Player<TienLenView, TienLenAction> = {
  id: 'expert',
  searches: true,
  choose: (view, legal, random, budget) => {
    if (legal.length === 1) return legal[0];
    const observation = observe(view);
    const policy = policyWith(weightsFor(observation.rules, observation.position.seats));
    return actionOf(think(view, observation, policy, random, budget), legal);
  },
};
