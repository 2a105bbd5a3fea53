import { legalPlays, MoveList, mayPass, type Position, type Rules } from '@sanh-rong/engine/tienlen/core';
import type { Policy } from '../steady/games.ts';
import { PASS } from '../steady/policy.ts';
import { weightsFor } from '../steady/weights.ts';
import { policyWith } from '../steady.ts';
import { MoveFeatures } from './move-features.ts';
import type { Network } from './network.ts';
import type { PublicRecord } from './public-record.ts';
import { HAND_SIZE, MOST_SEATS, StateFeatures } from './state-features.ts';

/** Whether networks are trained for such a position: given hands may be larger than any that is dealt. */
const isFamiliar = (p: Position): boolean => p.seats <= MOST_SEATS && p.left[p.turn] <= HAND_SIZE;

/**
 * Plays what a trained network scores best, of the choices that differ in more than minor suits. What wins for certain
 * by the steady player's plan is played at once; where networks are not trained for the steady player plays.
 */
export class NetworkPolicy implements Policy {
  plays = new MoveList();
  /** The choices last looked at, scored where `isScored`. */
  readonly moves = new MoveFeatures();
  isScored = false;
  readonly network: Network;
  private readonly state = new StateFeatures();

  constructor(network: Network) {
    this.network = network;
  }

  choose(rules: Rules, p: Position, goneLow: number, goneHigh: number, record: PublicRecord): number {
    const policy = policyWith(weightsFor(rules, p.seats));
    const { plays } = policy;
    this.plays = plays;
    this.isScored = false;
    if (!isFamiliar(p)) return policy.choose(rules, p, goneLow, goneHigh);
    legalPlays(plays, rules, p);
    const free = mayPass(p);
    if (plays.size === 0) return PASS;
    if (plays.size === 1 && !free) return 0;
    policy.look(rules, p, goneLow, goneHigh);
    const { moves, state } = this;
    moves.read(rules, p, policy, free);
    if (moves.size === 1 || moves.isSure) return moves.places[moves.steady];
    state.read(rules, p, goneLow, goneHigh, record);
    this.isScored = true;
    return moves.places[this.network.best(state, moves)];
  }
}
