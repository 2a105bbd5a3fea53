import { cardset, Random, type Seat } from '@sanh-rong/engine';
import { rulesOf, tienlen } from '@sanh-rong/engine/tienlen';
import {
  clone,
  giveHand,
  isOver,
  legalPlays,
  MoveList,
  mayPass,
  newPosition,
  type Position,
  pass,
  play,
  type Rules,
} from '@sanh-rong/engine/tienlen/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examples } from '../../../../../test/examples.ts';
import { Endgame } from './endgame.ts';
import { Outcome } from './outcome.ts';

/** Small hands drawn from few ranks, so that pairs, runs, hàng and 2s meet often. */
const smallPosition = (seats: number, size: number, seed: string, playedBefore: boolean): Position => {
  const random = new Random(seed);
  const first = random.below(8);
  const ranks = [0, 1, 2, 3, 4].map((step) => first + step).filter((rank) => rank < 12);
  const deck = [...ranks, 12].flatMap((rank) => [0, 1, 2, 3].map((suit) => rank * 4 + suit));
  const p = newPosition(seats);
  for (let seat = 0; seat < seats; seat++) {
    const cards = Array.from({ length: 1 + random.below(size) }, () => deck.splice(random.below(deck.length), 1)[0]);
    const set = cardset.setOf(cards);
    giveHand(p, seat, cardset.lowHalf(set), cardset.highHalf(set));
  }
  p.turn = random.below(seats);
  if (playedBefore) p.played = (1 << seats) - 1;
  return p;
};

const points = (rules: Rules, p: Position): number[] => {
  const outcome = new Outcome(p.seats);
  outcome.read(rules, p);
  return [...outcome.points];
};

/** Every line of play, nothing remembered, nothing left out. */
const plainly = (rules: Rules, p: Position): number[] => {
  if (isOver(p)) return points(rules, p);
  const plays = new MoveList();
  legalPlays(plays, rules, p);
  let best: number[] | null = null;
  for (let i = 0; i <= plays.size; i++) {
    if (i === plays.size && !mayPass(p)) break;
    const next = clone(p);
    if (i === plays.size) pass(rules, next);
    else play(rules, next, plays.low[i], plays.high[i], plays.form[i]);
    const found = plainly(rules, next);
    if (best === null || found[p.turn] > best[p.turn]) best = found;
  }
  return best ?? [];
};

const position = fc.record({
  ruleSet: fc.constantFrom('mien-nam', 'thirteen'),
  passIsFinal: fc.boolean(),
  playedBefore: fc.boolean(),
  seed: fc.string(),
});

const agreesWithBruteForce = (seats: number, size: number): void => {
  const solver = new Endgame(seats);
  fc.assert(
    fc.property(position, ({ ruleSet, passIsFinal, playedBefore, seed }) => {
      const deal = tienlen.deal({ ruleSet, seats, seed: 'options', options: { passIsFinal } });
      if (!deal.ok) throw new Error(deal.error.reason);
      const rules = rulesOf(deal.value.state.setup);
      const p = smallPosition(seats, size, seed, playedBefore);
      const found = new Int32Array(seats);
      solver.begin(1_000_000);
      expect(solver.solve(rules, p, found)).toBe(true);
      expect([...found]).toEqual(plainly(rules, p));
    }),
    { numRuns: examples(25, 100), seed: 7 },
  );
};

describe('the endgame solver', () => {
  it.each([
    [2, 4],
    [3, 3],
    [4, 2],
  ])('finds with %i seats what plain brute force finds (hands up to %i cards)', agreesWithBruteForce);

  it('counts cuts settled before', () => {
    const rules = rulesOf({ ruleSet: 'mien-nam', options: { passIsFinal: true, fourPairsAfterPass: true } });
    const p = smallPosition(2, 3, 'cuts', true);
    const seat: Seat = 0;
    const plain = new Int32Array(2);
    const after = new Int32Array(2);
    const solver = new Endgame(2);
    solver.begin(100_000);
    solver.solve(rules, p, plain);
    p.chat[seat] += 4;
    p.chat[1] -= 4;
    solver.solve(rules, p, after);
    expect([...after]).toEqual([plain[0] + 4, plain[1] - 4]);
  });

  it('says so when the limit was too small', () => {
    const rules = rulesOf({ ruleSet: 'mien-nam', options: { passIsFinal: true, fourPairsAfterPass: true } });
    const solver = new Endgame(4);
    solver.begin(50);
    expect(solver.solve(rules, smallPosition(4, 6, 'large', true), new Int32Array(4))).toBe(false);
  });
});
