import { type CardId, type OwnView, Random } from '@sanh-rong/engine';
import { type TienLenState, type TienLenView, tienlen } from '@sanh-rong/engine/tienlen';
import { MIEN_NAM, THIRTEEN } from '@sanh-rong/engine/tienlen/core';
import { describe, expect, it } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import type { AnyPlayer } from '../player.ts';
import { defensive } from './defensive.ts';
import { greedy } from './greedy.ts';
import { PolicyGames } from './steady/games.ts';
import { SteadyPolicy } from './steady/policy.ts';
import { weightsFor } from './steady/weights.ts';
import { steady } from './steady.ts';

interface Situation {
  readonly ruleSet?: 'mien-nam' | 'thirteen';
  /** Hands by seat, as words; the player asked sits in seat 0. */
  readonly hands: readonly string[];
  readonly leader?: number;
  /** What was done before. */
  readonly before?: string;
}

const cards = (words: string): CardId[] => words.split(' ') as CardId[];

const dealt = ({ ruleSet = 'mien-nam', hands, leader = 0 }: Situation): TienLenState => {
  const deal = tienlen.deal({ ruleSet, seats: hands.length, given: { hands: hands.map(cards), leader } });
  if (!deal.ok) throw new Error(deal.error.reason);
  return deal.value.state;
};

const choice = (player: AnyPlayer, situation: Situation): string => {
  let state = dealt(situation);
  for (const word of situation.before?.split(' ') ?? []) {
    const action = tienlen.readAction(word);
    const step = action === null ? null : tienlen.apply(state, action);
    if (step === null || !step.ok) throw new Error(word);
    state = step.value.state;
  }
  expect(tienlen.turn(state)).toBe(0);
  const view = tienlen.view(state, 0);
  return tienlen.writeAction(
    player.choose(view, view.legal, new Random(''), { positions: 0 }) as (typeof view.legal)[0],
  );
};

/** Ordinary full hands for the seats that do not matter. */
const OTHER = '3c 4c 5c 6c 8c 9c 10c Jc Kc';
const ANOTHER = '3d 4d 6d 7d 9d 10d Qd Kd Ad';

describe('the steady player', () => {
  it('goes out when it can', () => {
    expect(choice(steady, { hands: ['7s 8s 9s', OTHER, ANOTHER] })).toBe('7s.8s.9s');
    expect(choice(steady, { hands: ['Kh', OTHER, ANOTHER], leader: 1, before: '9c pass' })).toBe('Kh');
  });

  it('plays what nobody can beat first when only one weak combination is left', () => {
    expect(choice(steady, { hands: ['3s 2h', OTHER, ANOTHER] })).toBe('2h');
    // The aces beat every pair but the 2s, of which it holds three.
    expect(choice(steady, { hands: ['4s 2s 2d 2h', OTHER, ANOTHER] })).toBe('2s.2d.2h');
  });

  it('leads no single to somebody with one card left', () => {
    expect(choice(steady, { hands: ['5s 5h 9s Js Kh', 'Ac', ANOTHER] })).toBe('5s.5h');
  });

  it('answers with its highest when the next has one card left', () => {
    expect(choice(steady, { hands: ['6s 8h Js Ks As', 'Ac', OTHER], leader: 2, before: '5c' })).toBe('As');
  });

  it('cuts a heo with its hàng', () => {
    const hands = ['5s 5c 5d 5h 9s Js Kh', '2h 3d 4d 6d 7d 9d', ANOTHER.replace('3d 4d 6d 7d 9d ', '8d Jd ')];
    expect(choice(steady, { hands, leader: 1, before: '2h pass' })).toBe('5s.5c.5d.5h');
  });

  it('does not break hàng to answer a small card', () => {
    const hands = ['6s 6c 7s 7c 8s 8c Js', '3h 5h 9h 10h Jh Qh Kh Ah', '4d 5d 9d 10d Qd Kd Ad'];
    expect(choice(steady, { hands, leader: 2, before: '4d' })).toBe('Js');
    expect(
      choice(steady, { hands: [hands[0].replace(' Js', ' 3s'), hands[1], hands[2]], leader: 2, before: '5d' }),
    ).toBe('pass');
  });

  it('spends a heo rather than be cóng', () => {
    const hands = ['4s 4c 7s 9s Js Qs Ks 2s 2h', '3h 5h', '3d 5d 6d 8d 10d Jd Qd Kd Ad'];
    expect(choice(steady, { hands, leader: 2, before: 'Ad' })).toMatch(/^2[sh]$/);
  });

  it('does not sit on its heo while somebody goes out', () => {
    const hands = ['3s 5s 7s 2s 2h', '4h', '3d 5d 6d 8d 10d Jd Qd'];
    expect(choice(steady, { hands, leader: 2, before: 'Qd' })).toMatch(/^2[sh]$/);
  });

  it('gives away the weakest suits that do', () => {
    expect(choice(steady, { hands: ['8s 8d 8h 9s 10s Jh 2h', OTHER, ANOTHER] })).not.toContain('8h.9s');
  });
});

describe('games between policies on the fast core', () => {
  it.each([
    ['Miền Nam', MIEN_NAM, 4],
    ['Thirteen', THIRTEEN, 7],
  ])('%s: add up to nought, and are the same again', (_, rules, seats) => {
    const points = ['one', 'again'].map(() => {
      const games = new PolicyGames(seats, rules);
      const policies = new Array<SteadyPolicy>(seats).fill(new SteadyPolicy(weightsFor(rules, seats)));
      const dice = new Random('games');
      return Array.from({ length: examples(30, 100) }, () => {
        games.deal(dice);
        games.play(policies);
        return [...games.points];
      });
    });
    expect(points[0]).toEqual(points[1]);
    for (const game of points[0]) expect(game.reduce((sum, point) => sum + point)).toBe(0);
  });
});

describe('the greedy player', () => {
  it('plays whenever it can, with what leaves the fewest groups', () => {
    expect(choice(greedy, { hands: ['3s 5s 6s 7s 9s', OTHER, ANOTHER] })).toBe('5s.6s.7s');
    expect(choice(greedy, { hands: ['4s 5s 7s 9s 2s', OTHER, ANOTHER], leader: 2, before: 'Ad' })).toBe('2s');
  });
});

/** What the seats of a game between steady players saw when they could answer or pass. */
const momentsOf = (ruleSet: string, seed: string): OwnView<TienLenView>[] => {
  const deal = tienlen.deal({ ruleSet, seats: 4, seed });
  if (!deal.ok) throw new Error(deal.error.reason);
  let { state } = deal.value;
  const moments: OwnView<TienLenView>[] = [];
  for (let turn = tienlen.turn(state); turn !== null; turn = tienlen.turn(state)) {
    const view = tienlen.view(state, turn);
    if (view.table !== null && view.legal.length > 1) moments.push(view);
    const step = tienlen.apply(state, steady.choose(view, view.legal, new Random(''), { positions: 0 }));
    if (!step.ok) throw new Error(step.error.reason);
    state = step.value.state;
  }
  return moments;
};

describe('the defensive player', () => {
  it('leads no single to somebody with one card left, and its highest if it has nothing else', () => {
    expect(choice(defensive, { hands: ['5s 5h 9s Js Kh Ah', 'Ac', ANOTHER] })).toBe('5s.5h');
    expect(choice(defensive, { hands: ['5s 7h 9s Js Kh', 'Ac', ANOTHER] })).toBe('Kh');
  });
  it('keeps its 2s when it has a smaller answer', () => {
    expect(choice(defensive, { hands: ['4s 5s 7s 9s Kh 2s', OTHER, ANOTHER], leader: 2, before: 'Qd' })).toBe('Kh');
  });
  it.each(['mien-nam', 'thirteen'])('waits more often than the steady one, in the same moments of %s', (ruleSet) => {
    const passes = { steady: 0, defensive: 0 };
    for (let deal = 0; deal < examples(15, 40); deal++) {
      for (const view of momentsOf(ruleSet, `moments/${deal}`)) {
        for (const player of [steady, defensive]) {
          const action = player.choose(view, view.legal, new Random(''), { positions: 0 });
          if (action.type === 'pass') passes[player.id as keyof typeof passes] += 1;
        }
      }
    }
    expect(passes.defensive).toBeGreaterThan(1.02 * passes.steady);
  });
  it('cuts a heo with its hàng', () => {
    const hands = ['5s 5c 5d 5h 9s Js Kh', '2h 3d 4d 6d 7d 9d', ANOTHER.replace('3d 4d 6d 7d 9d ', '8d Jd ')];
    expect(choice(defensive, { hands, leader: 1, before: '2h pass' })).toBe('5s.5c.5d.5h');
  });
});
