import { Random } from '@sanh-rong/engine';
import { describe, expect, test } from 'vitest';
import { game, newRound, payoff, type Round, spotOf as solverSpot } from '../../../../bench/tuning/lieng/lieng-game.ts';
import { openSettlement, Settlement, sharePots } from '../../../engine/src/lieng/core/index.ts';
import { lieng } from '../../../engine/src/lieng/game.ts';
import { classOfShare, HAND_CLASSES, shareBelow } from './hand-class.ts';
import { random } from './random.ts';
import { spotOf } from './sharp.ts';
import { NEW, PASSIVE, RAISER, type Role } from './spot.ts';

const BUDGET = { positions: 0 };

/** Numbers 0 to `count` − 1 in any order. */
const shuffled = (count: number, dice: Random): number[] => {
  const numbers = Array.from({ length: count }, (_, at) => at);
  for (let at = 0; at < count; at++) {
    const pick = at + dice.below(count - at);
    [numbers[at], numbers[pick]] = [numbers[pick], numbers[at]];
  }
  return numbers;
};

describe('the game that the table was worked out for', () => {
  test('shows the player of a real game what the solver saw', () => {
    const dice = new Random('spots');
    for (let deal = 0; deal < 400; deal++) {
      const seats = 2 + dice.below(16);
      const chips = Array.from({ length: seats }, () => dice.below(400));
      const step = lieng.deal({
        seats,
        seed: `spot ${deal}`,
        previous: { chips, dealer: 0 },
        options: { rebuy: 'never' },
      });
      if (!step.ok) throw new Error(step.error.reason);
      let { state } = step.value;
      let raises = 0;
      const roles: Role[] = chips.map(() => NEW);
      for (let turn = lieng.turn(state); turn !== null; turn = lieng.turn(state)) {
        const round: Round = { position: state.position, shares: [], classes: [], raises, roles, bets: [], spot: null };
        const view = lieng.view(state, turn);
        expect(spotOf(view, turn)).toEqual(solverSpot(round));
        const next = lieng.apply(state, random.choose(view, view.legal, dice, BUDGET));
        if (!next.ok) throw new Error(next.error.reason);
        const raised = next.value.state.position.bet > state.position.bet && next.value.state.result === null;
        roles[turn] = raised ? RAISER : PASSIVE;
        raises += Number(raised);
        state = next.value.state;
      }
    }
  });

  test('LG-6 pays every hand what the engine pays', () => {
    const dice = new Random('payoffs');
    const settlement = new Settlement();
    const values = new Float64Array(HAND_CLASSES);
    for (let deal = 0; deal < 500; deal++) {
      const seats = 2 + dice.below(16);
      const stacks = Array.from({ length: seats }, () => 101 + dice.below(5000));
      const shares = shuffled(HAND_CLASSES, dice)
        .slice(0, seats)
        .map((handClass) => shareBelow(handClass) + 1e-9);
      let round: Round = { ...newRound(stacks, dice.below(seats), dice), shares, classes: shares.map(classOfShare) };
      while (game.turnOf(round) !== -1) {
        const open = game.openOf(round);
        round = game.after(round, dice.pick([0, 1, 2, 3, 4, 5, 6].filter((choice) => (open >> choice) & 1)));
      }
      const { paid, live, dealer } = round.position;
      openSettlement(settlement, seats, paid);
      for (const [seat, share] of shares.entries()) settlement.values[seat] = share;
      sharePots(settlement, seats, live, dealer);
      for (const [seat, share] of shares.entries()) {
        payoff(round, seat, values);
        expect(100 * values[classOfShare(share)]).toBeCloseTo(settlement.won[seat] - paid[seat], 6);
      }
    }
  });
});
