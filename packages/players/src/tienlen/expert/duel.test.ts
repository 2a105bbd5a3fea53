import { Random } from '@sanh-rong/engine';
import { rulesOf, type TienLenState, tienlen } from '@sanh-rong/engine/tienlen';
import { describe, expect, it } from 'vitest';
import { steady } from '../steady.ts';
import { Endgame } from './endgame.ts';
import { expert } from './expert.ts';

/** The last two of a game of Thirteen, where each knows what the other holds. */
const duels = (games: number): TienLenState[] => {
  const found: TienLenState[] = [];
  for (let game = 0; game < games; game++) {
    const dealt = tienlen.deal({ ruleSet: 'thirteen', seats: 4, seed: `duel/${game}` });
    if (!dealt.ok) throw new Error(dealt.error.reason);
    let { state } = dealt.value;
    for (let turn = tienlen.turn(state); turn !== null; turn = tienlen.turn(state)) {
      const view = tienlen.view(state, turn);
      // The hand of a seat that won at the deal stays unseen.
      const isDuel = state.position.order.length === 2 && state.winsAtTheDeal.length === 0;
      if (isDuel && view.legal.length > 1) found.push(state);
      const step = tienlen.apply(state, steady.choose(view, view.legal, new Random(''), { positions: 0 }));
      if (!step.ok) throw new Error(step.error.reason);
      state = step.value.state;
    }
  }
  return found;
};

describe('a duel of two who know everything', () => {
  it('is played perfectly', () => {
    const solver = new Endgame(4);
    let solved = 0;
    for (const state of duels(25)) {
      solver.begin(5_000);
      const values = solver.options(rulesOf(state.setup), state.position);
      if (values === null) continue;
      const view = tienlen.view(state, state.position.turn);
      const chosen = expert.choose(view, view.legal, new Random(''), { positions: 40_000 });
      expect(values[view.legal.indexOf(chosen)]).toBe(Math.max(...values));
      solved += 1;
    }
    expect(solved).toBeGreaterThan(20);
  });
});
