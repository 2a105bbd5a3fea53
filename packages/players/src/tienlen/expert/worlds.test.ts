import { type CardId, cardset, type DealRequest, type OwnView, Random } from '@sanh-rong/engine';
import { type TienLenState, type TienLenView, tienlen } from '@sanh-rong/engine/tienlen';
import { clone, isIn, lowestCard, NO_CARD, type Position } from '@sanh-rong/engine/tienlen/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examples } from '../../../../../test/examples.ts';
import { anyDeal } from '../../../test/deals.ts';
import { observe } from '../observation.ts';
import { random } from '../random.ts';
import { simple } from '../simple.ts';
import { Evidence, IMPOSSIBLE } from './evidence.ts';
import { retell } from './moments.ts';
import { Worlds } from './worlds.ts';

const { fromHalves, idsOf, lowHalf, highHalf, overlaps, setOfIds, sizeOf, union, EMPTY } = cardset;

const NO_SEARCH = { positions: 0 };

/** Plays a deal with random or simple players and shows every state in which a seat has to act. */
const eachState = (deal: DealRequest, seed: string, look: (state: TienLenState) => void): void => {
  const dice = new Random(seed);
  const dealt = tienlen.deal(deal);
  if (!dealt.ok) throw new Error(dealt.error.reason);
  let state = dealt.value.state;
  const level = dice.below(2) === 0 ? random : simple;
  for (let turn = tienlen.turn(state); turn !== null; turn = tienlen.turn(state)) {
    look(state);
    const view = tienlen.view(state, turn);
    const step = tienlen.apply(state, level.choose(view, view.legal, dice, NO_SEARCH));
    if (!step.ok) throw new Error(step.error.reason);
    state = step.value.state;
  }
};

/** A game after these plays; null for a pass. */
const playedSoFar = (deal: DealRequest, plays: readonly (CardId[] | null)[]): TienLenState => {
  const dealt = tienlen.deal({ seats: 3, ...deal });
  if (!dealt.ok) throw new Error(dealt.error.reason);
  let { state } = dealt.value;
  for (const cards of plays) {
    const step = tienlen.apply(state, cards === null ? { type: 'pass' } : { type: 'play', cards });
    if (!step.ok) throw new Error(step.error.reason);
    state = step.value.state;
  }
  return state;
};

const ownView = (state: TienLenState): OwnView<TienLenView> => tienlen.view(state, state.position.turn);

const played = (view: TienLenView, seat: number): number =>
  view.history
    .filter((done) => done.seat === seat)
    .map(({ action }) => (action.type === 'play' ? (setOfIds(action.cards) ?? EMPTY) : EMPTY))
    .reduce(union, EMPTY);

const handIn = (p: Position, seat: number): number => fromHalves(p.low[seat], p.high[seat]);

/** Whether a game dealt like this world could have been played as it was. */
const couldHaveBeen = (state: TienLenState, world: Position): boolean => {
  const view = ownView(state);
  const hands = view.hands.map((_, seat) => union(handIn(world, seat), played(view, seat)));
  const { ruleSet, options, previous } = state.setup;
  const given = { hands: hands.map(idsOf), leader: state.leader };
  const dealt = tienlen.deal({ ruleSet, options, previous, given });
  if (!dealt.ok) return false;
  let again = dealt.value.state;
  for (const { seat, action } of state.history) {
    if (tienlen.turn(again) !== seat) return false;
    const step = tienlen.apply(again, action);
    if (!step.ok) return false;
    again = step.value.state;
  }
  const { turn, played: seats, heldBack } = again.position;
  // Who held back counts only while a single seat has played (MN-16).
  return turn === state.position.turn && ((seats & (seats - 1)) !== 0 || heldBack === world.heldBack);
};

describe('worlds', () => {
  it('hold the right number of unseen cards, and the game could have gone as it did', () => {
    fc.assert(
      fc.property(anyDeal, fc.string(), (deal, seed) => {
        const dice = new Random(seed);
        eachState(deal, seed, (state) => {
          if (dice.below(8) !== 0) return;
          const view = ownView(state);
          const observation = observe(view);
          const retold = retell(view, observation);
          const worlds = new Worlds(observation, retold, new Evidence(view, observation, retold), dice);
          const world = clone(observation.position);
          let tries = 1;
          while (!worlds.deal(world) && tries < 50) tries += 1;
          expect(tries).toBeLessThan(50);
          let seen = union(
            handIn(state.position, state.position.turn),
            fromHalves(observation.goneLow, observation.goneHigh),
          );
          for (let seat = 0; seat < world.seats; seat++) {
            if (seat === state.position.turn || isIn(world.out, seat)) continue;
            const hand = handIn(world, seat);
            expect(sizeOf(hand)).toBe(state.position.left[seat]);
            expect(overlaps(hand, seen)).toBe(false);
            seen = union(seen, hand);
            const lowest = lowestCard(lowHalf(hand), highHalf(hand));
            if (state.initial && retold.lowest !== NO_CARD) expect(lowest).toBeGreaterThanOrEqual(retold.lowest);
          }
          // A seat that won at the deal of Thirteen keeps its cards, which no world tells.
          const isRetold = state.winsAtTheDeal.length === 0 && !(state.initial && state.history.length === 0);
          if (isRetold) expect(couldHaveBeen(state, world)).toBe(true);
        });
      }),
      { numRuns: examples(12, 80), seed: 3 },
    );
  });

  it('never rule out what is true', () => {
    fc.assert(
      fc.property(anyDeal, fc.string(), (deal, seed) => {
        eachState(deal, seed, (state) => {
          const view = ownView(state);
          const observation = observe(view);
          const retold = retell(view, observation);
          const evidence = new Evidence(view, observation, retold);
          for (let seat = 0; seat < view.hands.length; seat++) {
            if (seat === view.viewer || isIn(state.position.out, seat)) continue;
            const { low, high } = state.position;
            expect(evidence.weigh(seat, low[seat], high[seat])).toBeGreaterThan(IMPOSSIBLE);
            if (retold.lowest === NO_CARD) continue;
            const dealt = state.dealt[seat];
            expect(lowestCard(lowHalf(dealt), highHalf(dealt))).toBeGreaterThanOrEqual(retold.lowest);
          }
        });
      }),
      { numRuns: examples(10, 40), seed: 4 },
    );
  });

  it('give consecutive pairs to a seat that was asked again after its pass (MN-7)', () => {
    const hands: CardId[][] = [
      ['7d', '8d', '9h', 'Jd', 'Qd'],
      ['3s', '3c', '4s', '4c', '5s', '5c', '6s', '6c', 'Ks'],
      ['10d', 'Jh', 'Qh', 'Kh', '2s'],
    ];
    const before: (CardId[] | null)[] = [['7d'], null, ['2s'], null, null];
    const state = playedSoFar({ given: { hands, leader: 0 } }, before);
    const view = ownView(state);
    expect(view.viewer).toBe(2);
    const observation = observe(view);
    const retold = retell(view, observation);
    expect(retold.lateCuts.filter(({ held }) => held).map(({ seat }) => seat)).toEqual([1]);
    const worlds = new Worlds(observation, retold, new Evidence(view, observation, retold), new Random('again'));
    for (let i = 0; i < 100; i++) {
      const world = clone(observation.position);
      expect(worlds.deal(world)).toBe(true);
      expect(couldHaveBeen(state, world)).toBe(true);
    }
  });

  it('keep such pairs from a seat that had passed and was not asked again', () => {
    const hands: CardId[][] = [
      ['7d', '8d', '9h', 'Jd', 'Qd'],
      ['3s', '3c', '4s', '4c', '5s', '5c', '6s', '7c', '8c', 'Ks'],
      ['10d', 'Jh', 'Qh', 'Kh', '2s'],
    ];
    const state = playedSoFar({ given: { hands, leader: 0 } }, [['7d'], null, ['2s'], null]);
    const view = ownView(state);
    const observation = observe(view);
    const retold = retell(view, observation);
    const evidence = new Evidence(view, observation, retold);
    const pairs = setOfIds(['3d', '3h', '4d', '4h', '5d', '5h', '6d', '6h', '9s', '9c']) ?? EMPTY;
    expect(evidence.allows(1, lowHalf(pairs), highHalf(pairs))).toBe(false);
    expect(evidence.allows(1, state.position.low[1], state.position.high[1])).toBe(true);
  });
});
