import { Random } from '@sanh-rong/engine';
import type { Rules } from '@sanh-rong/engine/tienlen/core';
import { type Policy, PolicyGames } from '../../../packages/players/src/tienlen/steady/games.ts';

export interface Scale {
  readonly rules: Rules;
  readonly seats: number;
}

/** Points a game with half the width of the 95 % interval; deals are the clusters. */
export interface Gain {
  readonly mean: number;
  readonly margin: number;
  readonly deals: number;
}

/** One policy against copies of another, each deal played from every seat. */
export const duplicate = (scale: Scale, one: Policy, others: Policy, deals: number, seed: string): Gain => {
  const { rules, seats } = scale;
  const games = new PolicyGames(seats, rules);
  const random = new Random(seed);
  const players: Policy[] = new Array<Policy>(seats).fill(others);
  let sum = 0;
  let squares = 0;
  for (let deal = 0; deal < deals; deal++) {
    games.deal(random);
    let points = 0;
    for (let seat = 0; seat < seats; seat++) {
      players[seat] = one;
      games.play(players);
      points += games.points[seat];
      players[seat] = others;
    }
    const mean = points / seats;
    sum += mean;
    squares += mean * mean;
  }
  const mean = sum / deals;
  const variance = Math.max(0, squares / deals - mean * mean);
  return { mean, margin: 1.96 * Math.sqrt(variance / deals), deals };
};

export const gainText = ({ mean, margin, deals }: Gain): string =>
  `${mean >= 0 ? '+' : ''}${mean.toFixed(3)} ± ${margin.toFixed(3)} (${deals} deals)`;
