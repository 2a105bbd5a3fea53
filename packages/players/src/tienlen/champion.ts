import { cardset } from '@sanh-rong/engine';
import type { TienLenAction, TienLenView } from '@sanh-rong/engine/tienlen';
import { championBytes, loadChampion } from '#champion';
import type { Player } from '../player.ts';
import { Network } from './network/network.ts';
import { NetworkPolicy } from './network/policy.ts';
import { observe } from './observation.ts';
import { PASS } from './steady/policy.ts';
import { steady } from './steady.ts';

let policy: NetworkPolicy | null = null;

/** Null as long as the weights are not here. */
export const trainedPolicy = (): NetworkPolicy | null => {
  if (policy !== null) return policy;
  const bytes = championBytes();
  if (bytes === null) return null;
  policy = new NetworkPolicy(new Network(bytes));
  return policy;
};

/**
 * Plays what a network trained by reinforcement learning (`training/`) scores best. It does not search. In a browser its
 * weights come when `prepare` is called; until then, and where they cannot be had, it plays as the steady player.
 */
export const champion: Player<TienLenView, TienLenAction> = {
  id: 'champion',
  prepare: async () => {
    await loadChampion();
    trainedPolicy();
  },
  choose: (view, legal, random, budget) => {
    if (legal.length === 1) return legal[0];
    const trained = trainedPolicy();
    if (trained === null) return steady.choose(view, legal, random, budget);
    const { rules, position, goneLow, goneHigh, record } = observe(view);
    const at = trained.choose(rules, position, goneLow, goneHigh, record);
    if (at === PASS) return legal[legal.length - 1];
    const { low, high } = trained.plays;
    const cards = cardset.fromHalves(low[at], high[at]);
    return legal.find((action) => action.type === 'play' && cardset.setOfIds(action.cards) === cards) ?? legal[0];
  },
};
