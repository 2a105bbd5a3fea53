import { Random, type Seat } from '@sanh-rong/engine';
import { describe, expect, test } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { lieng } from '../../../engine/src/lieng/game.ts';
import type { LiengState } from '../../../engine/src/lieng/types.ts';
import type { Player } from '../player.ts';
import { random } from './random.ts';
import { simple } from './simple.ts';
import { shareBeaten } from './strength.ts';
import type { Action, View } from './view.ts';

const BUDGET = { positions: 0 };

const dealt = (seats: number, seed: string, options = {}): LiengState => {
  const step = lieng.deal({ seats, seed, options });
  if (!step.ok) throw new Error(step.error.reason);
  return step.value.state;
};

/** Plays a game to its end; throws when a player does something illegal. */
const play = (start: LiengState, players: (seat: Seat) => Player<View, Action>, dice: Random): LiengState => {
  let state = start;
  for (let turn = lieng.turn(state); turn !== null; turn = lieng.turn(state)) {
    const action = players(turn).choose(lieng.view(state, turn), lieng.legal(state), dice, BUDGET);
    const step = lieng.apply(state, action);
    if (!step.ok) throw new Error(`${JSON.stringify(action)}: ${step.error.reason}`);
    state = step.value.state;
  }
  return state;
};

describe('the simple player of Liêng', () => {
  test.each([random, simple])('$id is never illegal, with 2 to 17 seats and stacks of any size', (player) => {
    const dice = new Random(`legal ${player.id}`);
    for (let game = 0; game < examples(320, 1500); game++) {
      const seats = 2 + (game % 16);
      const options = { startChips: 1 + dice.below(300), ante: 1 + dice.below(30), minRaise: dice.below(40) };
      const state = play(dealt(seats, `legal ${game}`, options), () => (dice.below(2) === 0 ? player : random), dice);
      expect(state.result).not.toBeNull();
    }
  });

  test('answers the same to the same view and dice', () => {
    const finish = () => play(dealt(6, 'again'), () => simple, new Random('dice'));
    expect(finish()).toEqual(finish());
  });

  test('wins chips from random players', () => {
    const dice = new Random('match');
    let won = 0;
    for (let game = 0; game < 600; game++) {
      const own = game % 6;
      const state = play(dealt(6, `match ${game}`), (seat) => (seat === own ? simple : random), dice);
      won += state.result?.points[own] ?? 0;
    }
    expect(won / 600).toBeGreaterThan(50);
  });

  test('bluffs: now and then it raises with nothing', () => {
    const given = {
      hands: [
        ['2s', '3c', '5s'],
        ['Kd', 'Kh', 'Kc'],
      ],
      dealer: 1,
    };
    const step = lieng.deal({ seats: 2, given });
    if (!step.ok) throw new Error(step.error.reason);
    const { state } = step.value;
    const dice = new Random('bluff');
    let raises = 0;
    for (let i = 0; i < 1000; i++) {
      raises += Number(simple.choose(lieng.view(state, 0), lieng.legal(state), dice, BUDGET).type === 'to');
    }
    expect(raises).toBeGreaterThan(60);
    expect(raises).toBeLessThan(200);
  });

  test('LG-2 its measure of a hand follows the order of the classes', () => {
    const shares = [
      shareBeaten(['5s', '6c', '9d'], { kind: 'points', points: 0 }),
      shareBeaten(['2s', '3c', '4s'], { kind: 'points', points: 9 }),
      shareBeaten(['Js', 'Jc', 'Qs'], { kind: 'di', points: 0 }),
      shareBeaten(['2s', '3c', 'Ad'], { kind: 'lieng', points: 6 }),
      shareBeaten(['2s', '3c', '4s'], { kind: 'lieng', points: 9 }),
      shareBeaten(['2s', '2c', '2h'], { kind: 'sap', points: 6 }),
    ];
    expect([...shares].sort((a, b) => a - b)).toEqual(shares);
  });
});
