import { Random } from '@sanh-rong/engine';
import { rulesOf, tienlen } from '@sanh-rong/engine/tienlen';
import { describe, expect, it } from 'vitest';
import { random } from '../random.ts';
import { Outcome } from './outcome.ts';

describe('the outcome of a game', () => {
  it.each([
    ['mien-nam', 2],
    ['mien-nam', 3],
    ['mien-nam', 4],
    ['thirteen', 2],
    ['thirteen', 5],
    ['thirteen', 8],
  ])('is what the rules give: %s with %i seats', (ruleSet, seats) => {
    const outcome = new Outcome(seats);
    for (let game = 0; game < 60; game++) {
      const dice = new Random(`${ruleSet}/${seats}/${game}`);
      const dealt = tienlen.deal({ ruleSet, seats, seed: `outcome/${game}` });
      if (!dealt.ok) throw new Error(dealt.error.reason);
      let { state } = dealt.value;
      // A seat that won at the deal of Miền Nam was not played for.
      if (ruleSet === 'mien-nam' && state.winsAtTheDeal.length > 0) continue;
      for (let turn = tienlen.turn(state); turn !== null; turn = tienlen.turn(state)) {
        const view = tienlen.view(state, turn);
        const step = tienlen.apply(state, random.choose(view, view.legal, dice, { positions: 0 }));
        if (!step.ok) throw new Error(step.error.reason);
        state = step.value.state;
      }
      outcome.read(rulesOf(state.setup), state.position);
      expect([...outcome.points]).toEqual(tienlen.result(state)?.points);
    }
  });
});
