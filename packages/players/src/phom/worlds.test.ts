import { Random } from '@sanh-rong/engine';
import { type PhomState, phom } from '@sanh-rong/engine/phom';
import { pointsAtTheEnd } from '@sanh-rong/engine/phom/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { keen, random, tree } from './index.ts';
import { rulesOf } from './keen/knowledge.ts';
import { PhomWorlds } from './worlds.ts';

/** Every moment of a game that players of all levels play. */
const momentsOf = (ruleSet: string, seats: number, seed: string): PhomState[] => {
  const dealt = phom.deal({ ruleSet, seats, seed });
  if (!dealt.ok) throw new Error(dealt.error.reason);
  const dice = new Random(seed);
  const players = [keen, tree, random, keen];
  const moments = [dealt.value.state];
  for (;;) {
    const state = moments[moments.length - 1];
    const turn = phom.turn(state);
    if (turn === null) return moments;
    const view = phom.view(state, turn);
    const step = phom.apply(state, players[turn].choose(view, view.legal, dice, { positions: 0 }));
    if (!step.ok) throw new Error(step.error.reason);
    moments.push(step.value.state);
  }
};

const game = fc.record({
  ruleSet: fc.constantFrom('ta-la', 'basic'),
  seats: fc.integer({ min: 2, max: 4 }),
  seed: fc.string({ minLength: 1 }),
});

describe('worlds of Phỏm', () => {
  it('show the seat to act exactly what it sees', () => {
    let found = 0;
    let asked = 0;
    fc.assert(
      fc.property(game, ({ ruleSet, seats, seed }) => {
        for (const state of momentsOf(ruleSet, seats, seed).slice(0, -1)) {
          const turn = state.position.turn;
          const view = phom.view(state, turn);
          const world = new PhomWorlds(view, new Random(seed)).next();
          asked += 1;
          if (world === null) continue;
          found += 1;
          expect(phom.view(world, turn)).toEqual(view);
        }
      }),
      { numRuns: examples(10, 80), seed: 19 },
    );
    // Some hands are so unlikely that no drawn one explains them.
    expect(found / asked).toBeGreaterThan(0.9);
  });

  it('end with the points that the game itself counts', () => {
    fc.assert(
      fc.property(game, ({ ruleSet, seats, seed }) => {
        const end = momentsOf(ruleSet, seats, seed).at(-1);
        if (end === undefined) throw new Error('no game');
        expect(pointsAtTheEnd(rulesOf(phom.view(end, 0)), end.position)).toEqual(end.result?.points);
      }),
      { numRuns: examples(30, 300), seed: 20 },
    );
  });
});
