import { type CardId, type DealRequest, isOwnView, Random } from '@sanh-rong/engine';
import { type TienLenAction, type TienLenState, tienlen } from '@sanh-rong/engine/tienlen';
import { NO_SEARCH } from '@sanh-rong/players';
import { steady } from '@sanh-rong/players/tienlen';
import { describe, expect, it } from 'vitest';
import { type Judgement, judge, mistakeOf } from './judgement.ts';

const LIMITS = { worlds: 30 };

const dealt = (request: DealRequest, before: readonly TienLenAction[] = []): TienLenState => {
  const deal = tienlen.deal(request);
  if (!deal.ok) throw new Error(deal.error.reason);
  let { state } = deal.value;
  for (const action of before) {
    const step = tienlen.apply(state, action);
    if (!step.ok) throw new Error(step.error.reason);
    state = step.value.state;
  }
  return state;
};

const hands = (...all: string[]): CardId[][] => all.map((hand) => hand.split(' ') as CardId[]);

const judged = (state: TienLenState, played?: TienLenAction, seed = 'judge'): Judgement => {
  const view = tienlen.view(state, state.position.turn);
  if (!isOwnView(view)) throw new Error('not its own view');
  const judgement = judge('tienlen', view, { ...(played ? { played } : {}), seed, limits: LIMITS });
  if (judgement === null) throw new Error('nothing to judge');
  return judgement;
};

const play = (...cards: CardId[]): TienLenAction => ({ type: 'play', cards });

describe('a judgement', () => {
  it('is exact for the last two of a game whose cards are all known', () => {
    let solved = 0;
    for (let game = 0; solved < 2; game++) {
      let state = dealt({ ruleSet: 'thirteen', seats: 4, seed: `duel/${game}` });
      for (let turn = tienlen.turn(state); turn !== null; turn = tienlen.turn(state)) {
        const view = tienlen.view(state, turn);
        if (state.position.order.length === 2 && state.winsAtTheDeal.length === 0 && view.legal.length > 1) {
          const worst = view.legal[view.legal.length - 1];
          const judgement = judge('tienlen', view, { played: worst, seed: 'duel', limits: LIMITS });
          if (judgement?.isExact) {
            // TH-11: of four, third is worth −1 and last −3.
            expect(judgement.choices.every(({ points, error }) => error === 0 && [-1, -3].includes(points))).toBe(true);
            expect(judgement.loss?.points ?? 2).toBe(2);
            solved += 1;
          }
        }
        const chosen = steady.choose(view, view.legal, new Random(''), NO_SEARCH);
        const step = tienlen.apply(state, chosen);
        if (!step.ok) throw new Error(step.error.reason);
        state = step.value.state;
      }
    }
  });

  it('calls it a mistake to lead a low single to a seat with one card', () => {
    const state = dealt({ seats: 3, given: { hands: hands('4s 9c 9d', 'Ks', '3s 5s 7s 8s'), leader: 0 } });
    const { loss, choices } = judged(state, play('4s'));
    expect(choices[0].action).toEqual(play('9c', '9d'));
    expect(mistakeOf(loss)?.better).toEqual(play('9c', '9d'));
  });

  it('finds nothing wrong with the best choice', () => {
    const state = dealt({ seats: 3, given: { hands: hands('4s 9c 9d', 'Ks', '3s 5s 7s 8s'), leader: 0 } });
    expect(mistakeOf(judged(state, play('9c', '9d')).loss)).toBeNull();
  });

  it('is the same for the same seed', () => {
    const state = dealt({ seats: 4, seed: 'same again', options: { toiTrang: { initial: [], later: [] } } });
    expect(judged(state)).toEqual(judged(state));
  });

  it('ends when it is told to, with what it has found', () => {
    const state = dealt({ seats: 4, seed: 'stop', options: { toiTrang: { initial: [], later: [] } } });
    const view = tienlen.view(state, state.position.turn);
    let asked = 0;
    const isOver = (): boolean => ++asked > 20;
    const judgement = judge('tienlen', view, { seed: 'stop', limits: { worlds: 10_000, isOver } });
    expect(judgement?.choices[0].worlds).toBeLessThanOrEqual(20);
  });

  it('is none where there is nothing to choose', () => {
    const state = dealt({ seats: 2, given: { hands: hands('4s', 'Ks Kc'), leader: 0 } });
    expect(judge('tienlen', tienlen.view(state, 0), { seed: '', limits: LIMITS })).toBeNull();
  });
});
