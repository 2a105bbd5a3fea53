import { Random } from '@sanh-rong/engine';
import { type LiengAction, type LiengState, lieng } from '@sanh-rong/engine/lieng';
import { levels } from '@sanh-rong/players/lieng';
import type { AmountRange } from '@sanh-rong/presentation';
import { liengPresentation } from '@sanh-rong/presentation/lieng';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { examples } from '../../../../../test/examples.ts';
import { amountAt, presetsOf, stepped } from '../../table/amounts.ts';
import { betOf, calledOf, potWith, wonBy } from './betting.ts';

/** A game at a table with these chips, moved on by players who like anything, and every moment of it. */
const momentsOf = (seats: number, chips: number, seed: string): LiengState[] => {
  const dealt = lieng.deal({ seats, seed, options: { startChips: chips } });
  if (!dealt.ok) throw new Error(dealt.error.reason);
  const [random] = levels;
  const dice = new Random(seed);
  const moments = [dealt.value.state];
  for (let state = dealt.value.state; lieng.turn(state) !== null; ) {
    const view = lieng.view(state, lieng.turn(state) ?? 0);
    const done = lieng.apply(state, random.choose(view, view.legal, dice, { positions: 0 }));
    if (!done.ok) throw new Error(done.error.reason);
    state = done.value.state;
    moments.push(state);
  }
  return moments;
};

const games = fc.record({
  seats: fc.integer({ min: 2, max: 17 }),
  chips: fc.integer({ min: 11, max: 3_000 }),
  seed: fc.string({ minLength: 1, maxLength: 8 }),
});

const isOffered = ({ min, max, step }: AmountRange, amount: number): boolean =>
  amount === max || (amount >= min && amount < max && (amount - min) % step === 0);

describe('raising (LG-5)', () => {
  test('whatever the slider, its keys and the buttons offer can be bet', () => {
    fc.assert(
      fc.property(games, fc.double({ min: 0, max: 1, noNaN: true }), ({ seats, chips, seed }, share) => {
        for (const state of momentsOf(seats, chips, seed)) {
          const seat = lieng.turn(state);
          const view = seat === null ? null : lieng.view(state, seat);
          const range = view === null ? null : (liengPresentation.amounts?.range(view) ?? null);
          if (view === null || range === null) continue;
          const presets = presetsOf(range, liengPresentation.amounts?.stakes(view) ?? null);
          const slid = amountAt(range, share);
          const amounts = [
            ...presets.map(([, amount]) => amount),
            slid,
            stepped(range, slid, 1),
            stepped(range, slid, -1),
          ];
          for (const amount of amounts) {
            expect(isOffered(range, amount)).toBe(true);
            const action = liengPresentation.amounts?.propose(view, amount) as LiengAction;
            expect(lieng.objection(view, action)).toBeNull();
            // What the buttons and the slider say is one thing, however it was chosen.
            expect(liengPresentation.amounts?.amountOf(view, action)).toBe(amount);
            expect(action.type === 'to-tat').toBe(amount === range.max);
          }
          const worths = presets.map(([, amount]) => amount);
          expect(worths).toEqual([...new Set(worths)].sort((a, b) => a - b));
          expect(worths).not.toContain(range.max);
        }
      }),
      { numRuns: examples(20, 60) },
    );
  });
});

describe('what lies on the mat', () => {
  test('a move that waits for its answer is drawn as it will be: the same bet, the same pot', () => {
    fc.assert(
      fc.property(games, ({ seats, chips, seed }) => {
        const moments = momentsOf(seats, chips, seed);
        for (const [at, state] of moments.slice(0, -1).entries()) {
          const after = moments[at + 1];
          const seat = lieng.turn(state) ?? 0;
          if (after.result !== null) continue;
          const view = lieng.view(state, seat);
          const { action } = after.history[after.history.length - 1];
          expect(betOf(view, seat, action)).toBe(lieng.view(after, seat).bets[seat]);
          expect(potWith(view, seat, action)).toBe(lieng.view(after, seat).pot);
        }
      }),
      { numRuns: examples(20, 60) },
    );
  });

  test('LG-6: what is paid out is what was called and the antes', () => {
    fc.assert(
      fc.property(games, ({ seats, chips, seed }) => {
        const view = lieng.view(momentsOf(seats, chips, seed).at(-1) as LiengState, 0);
        const all = view.chips.map((_, seat) => seat);
        const won = all.reduce((sum, seat) => sum + wonBy(view, seat), 0);
        const put = all.reduce((sum, seat) => sum + calledOf(view, seat) - (view.result?.breakdown[seat].ante ?? 0), 0);
        expect(won).toBe(put);
        expect(won).toBe(view.pots.reduce((sum, { amount }) => sum + amount, 0));
      }),
      { numRuns: examples(20, 60) },
    );
  });
});
