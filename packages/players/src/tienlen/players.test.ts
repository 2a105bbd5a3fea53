import { type CardId, cardset, type DealRequest, Random } from '@sanh-rong/engine';
import { type TienLenState, tienlen } from '@sanh-rong/engine/tienlen';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import type { AnyPlayer } from '../player.ts';
import { playersFor } from '../registry.ts';
import { champion } from './champion.ts';
import { defensive } from './defensive.ts';
import { fewestGroups, greedy, type Play } from './greedy.ts';
import { random } from './random.ts';
import { simple } from './simple.ts';
import { steady } from './steady.ts';

const NO_SEARCH = { positions: 0 };

/** The levels that do not search. */
const AT_ONCE = [random, simple, greedy, defensive, steady, champion];

const dealt = (request: DealRequest): TienLenState => {
  const deal = tienlen.deal(request);
  if (!deal.ok) throw new Error(deal.error.reason);
  return deal.value.state;
};

/** Plays a deal out, one player a seat, and returns its last state. */
const playOut = (request: DealRequest, players: readonly AnyPlayer[], seed: string): TienLenState => {
  const dice = new Random(seed);
  let state = dealt(request);
  for (let turn = tienlen.turn(state); turn !== null; turn = tienlen.turn(state)) {
    const view = tienlen.view(state, turn);
    const action = players[turn].choose(view, view.legal, dice, NO_SEARCH);
    if (!view.legal.includes(action as (typeof view.legal)[number])) throw new Error(`not legal: ${action.type}`);
    const step = tienlen.apply(state, action as (typeof view.legal)[number]);
    if (!step.ok) throw new Error(step.error.reason);
    state = step.value.state;
  }
  return state;
};

const seatsOption = (seats: number) => fc.subarray(Array.from({ length: seats }, (_, seat) => seat));

const mienNamRequest = fc.integer({ min: 2, max: 4 }).chain((seats) =>
  fc.record({
    ruleSet: fc.constant('mien-nam'),
    seats: fc.constant(seats),
    seed: fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme-ascii' }),
    options: fc.record({
      passIsFinal: fc.boolean(),
      fourPairsAfterPass: fc.boolean(),
      straightsOfEqualLength: fc.boolean(),
      hideCounts: seatsOption(seats),
      toiTrang: fc.constant({ initial: [], later: [] }),
    }),
    previous: fc.constantFrom(null, { winner: seats - 1, toiTrang: false, barred: null }),
  }),
);

const thirteenRequest = fc.integer({ min: 2, max: 8 }).chain((seats) =>
  fc.record({
    ruleSet: fc.constant('thirteen'),
    seats: fc.constant(seats),
    seed: fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme-ascii' }),
    options: fc.record({
      passIsFinal: fc.boolean(),
      winnerLeads: fc.boolean(),
      hideCounts: seatsOption(seats),
      instantWins: fc.record({ dragon: fc.boolean(), fourTwos: fc.boolean(), sixPairs: fc.boolean() }),
    }),
    previous: fc.constantFrom(null, { winner: seats - 1, leader: 0 }),
  }),
);

describe.each([
  ['mien-nam', mienNamRequest],
  ['thirteen', thirteenRequest],
])('players of %s', (_, request: fc.Arbitrary<DealRequest>) => {
  it('always choose something legal, and every game comes to an end', () => {
    const levels = fc.array(fc.constantFrom(...AT_ONCE), { minLength: 8, maxLength: 8 });
    fc.assert(
      fc.property(request, levels, fc.string(), (deal, players, seed) => {
        expect(tienlen.result(playOut(deal, players, seed))).not.toBeNull();
      }),
      { numRuns: examples(50, 250), seed: 1 },
    );
  });

  it('choose the same again for the same seed', () => {
    fc.assert(
      fc.property(request, fc.string(), (deal, seed) => {
        const players = Array.from({ length: 8 }, (_, seat) => AT_ONCE[seat % AT_ONCE.length]);
        expect(playOut(deal, players, seed).history).toEqual(playOut(deal, players, seed).history);
      }),
      { numRuns: examples(12, 50), seed: 2 },
    );
  });
});

/** Points of one player against others of another kind, each deal played from every seat. */
const duplicate = (ruleSet: string, seats: number, deals: number, one: AnyPlayer, others: AnyPlayer): number => {
  let points = 0;
  for (let deal = 0; deal < deals; deal++) {
    for (let seat = 0; seat < seats; seat++) {
      const players = Array.from({ length: seats }, (_, other) => (other === seat ? one : others));
      const end = playOut({ ruleSet, seats, seed: `duplicate/${deal}` }, players, `dice/${deal}/${seat}`);
      points += tienlen.result(end)?.points[seat] ?? 0;
    }
  }
  return points / (deals * seats);
};

describe('steady against simple, duplicate deals', () => {
  it.each([
    ['mien-nam', 2, 0.5],
    ['mien-nam', 4, 1],
    ['thirteen', 4, 0.4],
    ['thirteen', 8, 0.4],
  ])('%s with %i seats: more than %d points a game', (ruleSet, seats, margin) => {
    expect(duplicate(ruleSet, seats, examples(30, 60), steady, simple)).toBeGreaterThan(margin);
  });
});

describe('simple against random, duplicate deals', () => {
  it.each([
    ['mien-nam', 2, 4],
    ['mien-nam', 4, 9],
    ['thirteen', 2, 0.8],
    ['thirteen', 4, 2],
    ['thirteen', 8, 3],
  ])('%s with %i seats: more than %d points a game', (ruleSet, seats, margin) => {
    expect(duplicate(ruleSet, seats, 60, simple, random)).toBeGreaterThan(margin);
  });
});

const choice = (hands: CardId[][], table: CardId[] | null): string => {
  let state = dealt({ seats: 2, given: { hands, leader: table === null ? 0 : 1 } });
  if (table !== null) {
    const step = tienlen.apply(state, { type: 'play', cards: table });
    if (!step.ok) throw new Error(step.error.reason);
    state = step.value.state;
  }
  const view = tienlen.view(state, 0);
  return tienlen.writeAction(simple.choose(view, view.legal, new Random(''), NO_SEARCH));
};

const MANY: CardId[] = ['3s', '3c', '4s', '6s', '8s', '10s', 'Qs', 'Ks', 'As', '2s'];

describe('the simple player', () => {
  it('leads its lowest card in the longest combination', () => {
    expect(choice([['4c', '5c', '6c', '7c', 'Kc', '2c'], MANY], null)).toBe('4c.5c.6c.7c');
  });
  it('does not break a four or consecutive pairs for a straight', () => {
    expect(choice([['4c', '5c', '5s', '5d', '5h', '6c', 'Kc', 'Kd'], MANY], null)).toBe('4c');
    expect(choice([['5c', '5d', '6c', '6d', '7c', '7d', 'Jc', 'Kc'], MANY], null)).toBe('Jc');
  });
  it('answers with the weakest that beats the table', () => {
    expect(choice([['5c', '7c', '9c', 'Jc', 'Kc', '2c'], MANY], ['6s'])).toBe('7c');
  });
  it('keeps its 2s while nobody is close to winning', () => {
    expect(choice([['4c', '5c', '7d', '9c', 'Jc', '2c'], MANY], ['As'])).toBe('pass');
  });
  it('cuts a 2 with its hàng', () => {
    expect(choice([['4c', '5c', '5s', '5d', '5h', '9c', 'Jc', 'Kc'], MANY], ['2s'])).toBe('5s.5c.5d.5h');
  });
  it('plays its last cards whenever it can', () => {
    expect(choice([['2c', '2d'], MANY], null)).toBe('2c.2d');
  });
});

describe('the greedy player', () => {
  it('chooses from as many plays as a given hand may have', () => {
    const plays: Play[] = Array.from({ length: 200_000 }, () => ({ type: 'play', cards: ['3s'] }));
    plays.push({ type: 'play', cards: ['9c'] });
    expect(fewestGroups(cardset.setOfIds(['3s', '3c', '9c']) ?? cardset.EMPTY, plays).cards).toEqual(['9c']);
  });
});

describe('playersFor', () => {
  it('lists the levels of a game, weakest first, and none of an unknown game', () => {
    expect(playersFor('tienlen').map(({ id }) => id)).toEqual([
      'random',
      'simple',
      'greedy',
      'defensive',
      'steady',
      'expert',
      'champion',
    ]);
    expect(playersFor('bridge')).toEqual([]);
  });
});
