import { CARD_IDS, cardset, type DealRequest, Random } from '@sanh-rong/engine';
import { type TienLenState, tienlen } from '@sanh-rong/engine/tienlen';
import type { Position } from '@sanh-rong/engine/tienlen/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { observe } from './observation.ts';

/** Everything of a position that lies open. */
const OPEN_FIELDS = [
  'seats',
  'left',
  'out',
  'passed',
  'played',
  'turn',
  'last',
  'table',
  'tableLow',
  'tableHigh',
  'opening',
  'round',
  'order',
  'twosRun',
  'debt',
  'debtor',
  'creditor',
  'suffered',
  'chat',
] as const;

const openPart = (p: Position) => OPEN_FIELDS.map((field) => ({ [field]: p[field] }));

const onlyOf = (seat: number, halves: readonly number[]): number[] =>
  halves.map((half, at) => (at === seat ? half : 0));

const compare = (state: TienLenState): void => {
  const truth = state.position;
  const { position, goneLow, goneHigh } = observe(tienlen.view(state, truth.turn));
  const gone = state.dealt.map((hand, seat) =>
    cardset.minus(hand, cardset.fromHalves(truth.low[seat], truth.high[seat])),
  );
  expect([openPart(position), position.low, position.high, cardset.fromHalves(goneLow, goneHigh)]).toEqual([
    openPart(truth),
    onlyOf(truth.turn, truth.low),
    onlyOf(truth.turn, truth.high),
    gone.reduce(cardset.union),
  ]);
};

/** Plays a game at random, observing every position as the seat to act. */
const lookThrough = (request: DealRequest, seed: string): void => {
  const dice = new Random(seed);
  const deal = tienlen.deal(request);
  if (!deal.ok) throw new Error(deal.error.reason);
  let { state } = deal.value;
  while (tienlen.turn(state) !== null) {
    compare(state);
    // Passes come up often enough among few plays; strong plays make cuts and long chains of 2s.
    const legal = tienlen.legal(state);
    const step = tienlen.apply(state, dice.below(3) === 0 ? dice.pick(legal) : legal[Math.max(0, legal.length - 2)]);
    if (!step.ok) throw new Error(step.error.reason);
    state = step.value.state;
  }
};

const text = fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme-ascii' });
const seatsOf = (seats: number) => Array.from({ length: seats }, (_, seat) => seat);

describe('what a seat sees is what lies open in the true position', () => {
  it('in Miền Nam, with every option', () => {
    const requests = fc.integer({ min: 2, max: 4 }).chain((seats) =>
      fc.record({
        ruleSet: fc.constant('mien-nam'),
        seats: fc.constant(seats),
        seed: text,
        options: fc.record({
          passIsFinal: fc.boolean(),
          fourPairsAfterPass: fc.boolean(),
          straightsOfEqualLength: fc.boolean(),
          hideCounts: fc.subarray(seatsOf(seats)),
          toiTrang: fc.constant({ initial: [], later: [] }),
        }),
      }),
    );
    fc.assert(fc.property(requests, text, lookThrough), { numRuns: examples(20, 80), seed: 3 });
  });

  it('in Thirteen, with every option', () => {
    const requests = fc.integer({ min: 2, max: 8 }).chain((seats) =>
      fc.record({
        ruleSet: fc.constant('thirteen'),
        seats: fc.constant(seats),
        seed: text,
        options: fc.record({ passIsFinal: fc.boolean(), hideCounts: fc.subarray(seatsOf(seats)) }),
      }),
    );
    fc.assert(fc.property(requests, text, lookThrough), { numRuns: examples(20, 80), seed: 4 });
  });

  it('through stacked cuts: 2s, a four on them, and higher hàng on that', () => {
    const hands = [
      ['3s', '2s', '2d', '4s', '6s', '7c'],
      ['5s', '5c', '5d', '5h', '2h', '3c'],
      ['9s', '9c', '10s', '10c', 'Js', 'Jc', 'Qs', 'Qc', 'As'],
    ] as const;
    const deal = tienlen.deal({ ruleSet: 'mien-nam', seats: 3, given: { hands, leader: 0 } });
    if (!deal.ok) throw new Error(deal.error.reason);
    let { state } = deal.value;
    for (const word of ['2s', '2h', 'pass', 'pass', '5s.5c.5d.5h', '9s.9c.10s.10c.Js.Jc.Qs.Qc', 'pass']) {
      const action = tienlen.readAction(word);
      if (action === null) throw new Error(word);
      compare(state);
      const step = tienlen.apply(state, action);
      if (!step.ok) throw new Error(`${word}: ${step.error.reason}`);
      state = step.value.state;
    }
  });
});

it('MN-22 a hidden count is never more than the cards that have not been seen', () => {
  const hands = [CARD_IDS.filter((_, card) => card % 4 < 2 || card > 44), ['4d']];
  const deal = tienlen.deal({ ruleSet: 'mien-nam', given: { hands, leader: 0 }, options: { hideCounts: [1] } });
  if (!deal.ok) throw new Error(deal.error.reason);
  const { left } = observe(tienlen.view(deal.value.state, 0)).position;
  expect(left).toEqual([hands[0].length, CARD_IDS.length - hands[0].length]);
});
