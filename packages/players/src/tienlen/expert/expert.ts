import { cardset, type OwnView, type Random } from '@sanh-rong/engine';
import type { TienLenAction, TienLenView } from '@sanh-rong/engine/tienlen';
import { clone, NO_FORM } from '@sanh-rong/engine/tienlen/core';
import type { Budget, Player } from '../../player.ts';
import { type Sight, sightOf } from '../sight.ts';
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
  sight: Sight,
  policy: SteadyPolicy,
  random: Random,
  budget: Budget,
): Candidate => {
  const { all, isClear } = candidatesOf(policy, sight);
  if (isClear || budget.positions <= 0) return all[0];
  const retold = retell(view, sight);
  const drawn = new Worlds(sight, retold, new Evidence(view, sight, retold), random);
  if (!drawn.exist) return all[0];
  const prospects = new Prospects(sight.position.seats, policy);
  if (drawn.isCertain) {
    const world = clone(sight.position);
    drawn.deal(world);
    const { best, positions } = solveDuel(sight, world, all, budget);
    if (best !== null) return best;
    prospects.positions += positions;
  }
  return new Race(sight, all, { drawn, prospects, budget }).run();
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
    const sight = sightOf(view);
    const policy = policyWith(weightsFor(sight.rules, sight.position.seats));
    return actionOf(think(view, sight, policy, random, budget), legal);
  },
};
