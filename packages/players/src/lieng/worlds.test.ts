import { cardOf, Random } from '@sanh-rong/engine';
import { type LiengAction, type LiengState, lieng } from '@sanh-rong/engine/lieng';
import type { TieBreak } from '@sanh-rong/engine/lieng/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { shareOf } from './hand-class.ts';
import { random, sharp } from './index.ts';
import { LiengWorlds } from './worlds.ts';

/** Enough for the mean hand of a seat. */
const WORLDS = 300;

/** Every moment of a game, with stacks of different sizes. */
const momentsOf = (seats: number, seed: string): LiengState[] => {
  const dice = new Random(seed);
  const chips = Array.from({ length: seats }, () => 20 + dice.below(1_000));
  const hands = lieng.deal({ seats, seed });
  if (!hands.ok) throw new Error(hands.error.reason);
  const dealt = lieng.deal({ seats, given: { hands: lieng.view(hands.value.state, 'open').hands, chips, dealer: 0 } });
  if (!dealt.ok) throw new Error(dealt.error.reason);
  const moments = [dealt.value.state];
  for (;;) {
    const state = moments[moments.length - 1];
    const turn = lieng.turn(state);
    if (turn === null) return moments;
    const view = lieng.view(state, turn);
    const player = turn % 2 === 0 ? sharp : random;
    const step = lieng.apply(state, player.choose(view, view.legal, dice, { positions: 0 }));
    if (!step.ok) throw new Error(step.error.reason);
    moments.push(step.value.state);
  }
};

describe('worlds of Liêng', () => {
  it('show the seat to act exactly what it sees', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 9 }), fc.string({ minLength: 1 }), (seats, seed) => {
        for (const state of momentsOf(seats, seed).slice(0, -1)) {
          const turn = state.position.turn;
          const view = lieng.view(state, turn);
          const world = LiengWorlds.of(view, new Random(seed))?.next();
          if (world === null || world === undefined) throw new Error('no world');
          expect(lieng.view(world, turn)).toEqual(view);
        }
      }),
      { numRuns: examples(15, 120), seed: 21 },
    );
  });

  it('give better hands to a seat that raises than to one that calls', () => {
    const sharesAfter = (move: LiengAction): number => {
      const dealt = lieng.deal({ seats: 2, seed: 'strength' });
      if (!dealt.ok) throw new Error(dealt.error.reason);
      const first = dealt.value.state.position.turn;
      const step = lieng.apply(dealt.value.state, move);
      if (!step.ok) throw new Error(step.error.reason);
      const view = lieng.view(step.value.state, 1 - first);
      const worlds = LiengWorlds.of(view, new Random('strength'));
      let shares = 0;
      for (let world = 0; world < WORLDS; world++) {
        const next = worlds?.next();
        if (next === null || next === undefined) throw new Error('no world');
        const hand = lieng.view(next, first).hands[first] ?? [];
        shares += shareOf(
          hand.map((id) => cardOf(id) ?? 0),
          view.options.tieBreak as TieBreak,
        );
      }
      return shares / WORLDS;
    };
    expect(sharesAfter({ type: 'to', amount: 60 })).toBeGreaterThan(sharesAfter({ type: 'theo' }) + 0.05);
  });
});
