import { type CardId, type DealRequest, Random } from '@sanh-rong/engine';
import { type TienLenState, tienlen } from '@sanh-rong/engine/tienlen';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examples } from '../../../../../test/examples.ts';
import { anyDeal } from '../../../test/deals.ts';
import type { Budget } from '../../player.ts';
import { simple } from '../simple.ts';
import { steady } from '../steady.ts';
import { expert } from './expert.ts';

const dealt = (request: DealRequest): TienLenState => {
  const deal = tienlen.deal(request);
  if (!deal.ok) throw new Error(deal.error.reason);
  return deal.value.state;
};

/** Plays a deal out with the expert in seat 0 and writes down all actions. */
const playOut = (deal: DealRequest, seed: string, budget: Budget): string[] => {
  const dice = new Random(seed);
  let state = dealt(deal);
  const actions: string[] = [];
  for (let turn = tienlen.turn(state); turn !== null; turn = tienlen.turn(state)) {
    const view = tienlen.view(state, turn);
    const action = (turn === 0 ? expert : simple).choose(view, view.legal, dice, budget);
    if (!view.legal.includes(action)) throw new Error(`not legal: ${tienlen.writeAction(action)}`);
    const step = tienlen.apply(state, action);
    if (!step.ok) throw new Error(step.error.reason);
    state = step.value.state;
    actions.push(tienlen.writeAction(action));
  }
  return actions;
};

describe('the expert', () => {
  it('always chooses something legal', () => {
    fc.assert(
      fc.property(anyDeal, fc.string(), (deal, seed) => {
        expect(playOut(deal, seed, { positions: 100 }).length).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: examples(10, 40), seed: 5 },
    );
  });

  it('chooses the same again for the same seed and as many positions', () => {
    fc.assert(
      fc.property(anyDeal, fc.string(), (deal, seed) => {
        expect(playOut(deal, seed, { positions: 400 })).toEqual(playOut(deal, seed, { positions: 400 }));
      }),
      { numRuns: examples(2, 5), seed: 6 },
    );
  });

  it('plays steadily where it may not look ahead', () => {
    for (let game = 0; game < 20; game++) {
      let state = dealt({ seats: 4, seed: `steady/${game}` });
      for (let turn = tienlen.turn(state); turn !== null; turn = tienlen.turn(state)) {
        const view = tienlen.view(state, turn);
        const action = steady.choose(view, view.legal, new Random(''), { positions: 0 });
        expect(expert.choose(view, view.legal, new Random(''), { positions: 0 })).toEqual(action);
        const step = tienlen.apply(state, action);
        if (!step.ok) throw new Error(step.error.reason);
        state = step.value.state;
      }
    }
  });

  it('stops at once when its time is over, and asks often', () => {
    const state = dealt({ seats: 4, seed: 'clock', options: { toiTrang: { initial: [], later: [] } } });
    const own = tienlen.view(state, state.position.turn);
    for (const limit of [0, 1, 2, 10, 50]) {
      let asked = 0;
      const isOver = (): boolean => {
        asked += 1;
        return asked > limit;
      };
      const action = expert.choose(own, own.legal, new Random(''), { positions: Number.POSITIVE_INFINITY, isOver });
      expect(own.legal).toContain(action);
      // Not once more after the answer was yes; fewer only where the choice was clear before.
      expect(asked).toBeLessThanOrEqual(limit + 1);
      if (limit < 3) expect(asked).toBe(limit + 1);
    }
  });
});

/** What the expert does in seat 0 after these plays of the others. */
const choice = (hands: CardId[][], before: readonly (CardId[] | 'pass')[], leader = 0): string => {
  let state = dealt({ seats: hands.length, given: { hands, leader } });
  for (const cards of before) {
    const step = tienlen.apply(state, cards === 'pass' ? { type: 'pass' } : { type: 'play', cards });
    if (!step.ok) throw new Error(step.error.reason);
    state = step.value.state;
  }
  const view = tienlen.view(state, 0);
  return tienlen.writeAction(expert.choose(view, view.legal, new Random('look'), { positions: 20_000 }));
};

describe('looking ahead', () => {
  it('leads what the last card of the next player cannot answer', () => {
    expect(choice([['4s', '9c', '9d'], ['Ks'], ['3s', '5s', '7s', '8s']], [])).toBe('9c.9d');
  });
  it('plays its highest single when somebody holds one card and only singles are left', () => {
    expect(choice([['5s', '2h'], ['Ks'], ['3s', '4s', '7s']], [])).toBe('2h');
  });
  it('stops with its 2 whoever is about to win', () => {
    const others: CardId[][] = [
      ['3s', 'Ks', 'Kc'],
      ['4s', '6s', '7s', '8s', '10s'],
    ];
    expect(choice([['5s', '5c', '9h', '2h'], ...others], [['Ks'], 'pass'], 1)).toBe('2h');
  });
});
