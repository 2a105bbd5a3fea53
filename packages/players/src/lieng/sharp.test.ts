import { type CardId, Random, type Seat } from '@sanh-rong/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { match } from '../../../../bench/tuning/lieng/match.ts';
import { examples } from '../../../../test/examples.ts';
import { lieng } from '../../../engine/src/lieng/game.ts';
import type { LiengState } from '../../../engine/src/lieng/types.ts';
import type { Player } from '../player.ts';
import { CHOICES } from './choices.ts';
import { classOfShare, HAND_CLASSES, shareBelow, shareOf } from './hand-class.ts';
import { levels } from './index.ts';
import { random } from './random.ts';
import { sharp } from './sharp.ts';
import { simple } from './simple.ts';
import { partsOf, SITUATIONS } from './situation.ts';
import { type Mix, strategy } from './strategy.ts';
import type { Action, View } from './view.ts';

const BUDGET = { positions: 0 };

const begun = (request: Parameters<typeof lieng.deal>[0]): LiengState => {
  const step = lieng.deal(request);
  if (!step.ok) throw new Error(step.error.reason);
  return step.value.state;
};

const done = (state: LiengState, action: Action): LiengState => {
  const step = lieng.apply(state, action);
  if (!step.ok) throw new Error(`${JSON.stringify(action)}: ${step.error.reason}`);
  return step.value.state;
};

const asked = (state: LiengState, dice: Random, player: Player<View, Action> = sharp): Action =>
  player.choose(lieng.view(state, lieng.turn(state) ?? 0), lieng.legal(state), dice, BUDGET);

/** Plays a game to its end; throws when a player does something illegal. */
const play = (start: LiengState, players: (seat: Seat) => Player<View, Action>, dice: Random): LiengState => {
  let state = start;
  for (let turn = lieng.turn(state); turn !== null; turn = lieng.turn(state)) {
    state = done(state, asked(state, dice, players(turn)));
  }
  return state;
};

const given = (hands: CardId[][], chips?: number[]): LiengState =>
  begun({ seats: hands.length, given: { hands, dealer: hands.length - 1, ...(chips ? { chips } : {}) } });

/** How often it does each thing in a thousand times. */
const habits = (state: LiengState): Record<string, number> => {
  const dice = new Random('habits');
  const counts: Record<string, number> = { bo: 0, theo: 0, to: 0, 'to-tat': 0 };
  for (let i = 0; i < 1000; i++) counts[asked(state, dice).type] += 1;
  return counts;
};

const TRASH: CardId[] = ['2s', '3c', '5s'];
const MIDDLE: CardId[] = ['2h', '4s', '9c'];
const SAP: CardId[] = ['Kd', 'Kh', 'Kc'];

describe('the strong player of Liêng', () => {
  test('is never illegal, with 2 to 17 seats, any options and any stacks', () => {
    const chips = fc.oneof(fc.nat(20), fc.nat(3000), fc.constantFrom(0, 1, 10, 1_000_000_000));
    const table = fc.record({
      stacks: fc.array(chips, { minLength: 2, maxLength: 17 }),
      ante: fc.oneof(fc.nat(30), fc.constantFrom(0, 1_000_000)),
      minRaise: fc.oneof(fc.nat(60), fc.constantFrom(0, 100_000_000)),
      tieBreak: fc.constantFrom('highCard', 'bestSuit'),
      dealer: fc.nat(16),
      seed: fc.string({ minLength: 1, maxLength: 8, unit: 'grapheme-ascii' }),
    });
    fc.assert(
      fc.property(table, ({ stacks, ante, minRaise, tieBreak, dealer, seed }) => {
        const seats = stacks.length;
        const previous = { chips: stacks, dealer: dealer % seats };
        const options = { ante, minRaise, tieBreak, rebuy: 'never' };
        const dice = new Random(seed);
        const state = play(begun({ seats, seed, options, previous }), () => dice.pick([sharp, sharp, random]), dice);
        expect(state.result).not.toBeNull();
      }),
      { numRuns: examples(150, 800) },
    );
  });

  test('answers the same to the same view and dice', () => {
    const finish = () => play(begun({ seats: 6, seed: 'again' }), () => sharp, new Random('dice'));
    expect(finish()).toEqual(finish());
  });

  test('never folds when staying in costs nothing', () => {
    for (const hand of [TRASH, MIDDLE, SAP]) {
      for (const seats of [2, 3, 6]) {
        const others: CardId[][] = [
          ['4d', '5d', '9d'],
          ['4h', '5h', '9h'],
          ['6s', '7s', '10s'],
          ['6d', '7d', '10d'],
          ['6h', '7h', '10h'],
        ];
        expect(habits(given([hand, ...others.slice(0, seats - 1)])).bo).toBe(0);
      }
    }
  });

  test.each([2, 3, 6])('with %i seats it folds trash to a big bet and never folds sáp', (seats) => {
    const others: CardId[][] = [
      ['4d', '5d', '9d'],
      ['4h', '5h', '9h'],
      ['6s', '7s', '10s'],
      ['6d', '7d', '10d'],
    ];
    const faced = (hand: CardId[]) =>
      done(given([['6c', '7c', '10c'], hand, ...others.slice(0, seats - 2)]), { type: 'to', amount: 500 });
    expect(habits(faced(TRASH)).bo).toBeGreaterThan(950);
    expect(habits(faced(SAP)).bo).toBe(0);
  });

  test('raises sáp after a bet', () => {
    const state = done(given([MIDDLE, SAP]), { type: 'to', amount: 20 });
    const { to, 'to-tat': all } = habits(state);
    expect(to + all).toBeGreaterThan(700);
  });

  test('bluffs: after a check it also bets the worst of hands', () => {
    const { to, 'to-tat': all } = habits(done(given([MIDDLE, TRASH]), { type: 'theo' }));
    expect(to + all).toBeGreaterThan(200);
  });

  test.each([
    [2, 1500, 0],
    [6, 400, 0.3],
  ])('wins chips from simple players with %i seats', (seats, deals, least) => {
    const { mean, margin } = match(sharp, () => simple, { seats, deals, seed: 'sharp test' });
    expect(mean - margin).toBeGreaterThan(least);
  });

  test('stands above the simple player among the levels', () => {
    expect(levels.map(({ id }) => id)).toEqual(['random', 'simple', 'sharp']);
  });
});

describe('its table', () => {
  test('holds a mix that sums to one for every situation and class of hands', () => {
    const { mixOf, known } = strategy();
    expect(known.length).toBeGreaterThan(500);
    const isMix = (mix: Mix | undefined): boolean =>
      mix?.length === CHOICES && Math.abs(mix.reduce((sum, share) => sum + share, 0) - 1) < 1e-9;
    const isWhole = (situation: number): boolean =>
      Array.from({ length: HAND_CLASSES }, (_, hand) => mixOf(situation, hand)).every(isMix);
    expect(known.filter((situation) => !isWhole(situation))).toEqual([]);
    // All others are played like a situation that is known.
    const others = Array.from({ length: SITUATIONS }, (_, situation) => situation).filter((each) => each % 7 === 0);
    expect(others.filter((situation) => !isWhole(situation))).toEqual([]);
  });

  test('knows every situation by its parts', () => {
    const all = Array.from({ length: SITUATIONS }, (_, situation) => partsOf(situation).join());
    expect(new Set(all).size).toBe(SITUATIONS);
  });

  test('LG-2 classes of hands follow the order of hands', () => {
    const shares = [TRASH, MIDDLE, SAP].map((hand) => {
      const state = given([hand, ['4d', '5d', '9d']]);
      return shareOf(state.position.cards.slice(0, 3), 'highCard');
    });
    expect(shares.toSorted((a, b) => a - b)).toEqual(shares);
    expect(shares.map(classOfShare)[2]).toBe(HAND_CLASSES - 1);
    for (let hand = 0; hand < HAND_CLASSES; hand++) expect(classOfShare(shareBelow(hand) + 1e-9)).toBe(hand);
  });
});
