import { Random } from '../../../packages/engine/src/random.ts';
import { CHOICES, nearestOpen } from '../../../packages/players/src/lieng/choices.ts';
import { playerBy } from '../../../packages/players/src/lieng/sharp.ts';
import { readStrategy, type Strategy } from '../../../packages/players/src/lieng/strategy.ts';
import { game, newRound, type Round } from './lieng-game.ts';
import type { LiengPlayer } from './match.ts';
import { type Fixed, type HandGame, Solver } from './regret.ts';
import { writeTable } from './write-table.ts';

/** The best answer to a table that the same situations and choices allow: how far the table is from safe. */

const BATCHES = 20;
const ANTE = 100;
const STACK = 100;

/** A table as opponents of the solver, played as the player plays it. */
const fixedBy =
  (table: Strategy): Fixed =>
  (situation, hand, open, out) => {
    const bets = Array.from({ length: CHOICES }, (_, choice) => (open >> choice) & 1);
    out.fill(0, 0, CHOICES);
    for (const [choice, share] of table.mixOf(situation, hand).entries()) {
      if (share > 0) out[nearestOpen(choice, bets)] += share;
    }
  };

const tableOf = (seats: number): HandGame<Round> => ({
  ...game,
  deal: (random) =>
    newRound(
      Array.from({ length: seats }, () => STACK * ANTE),
      random.below(seats),
      random,
    ),
});

/** A player that has learnt to win from this table with so many seats, at the stacks of the default options. */
export const answerTo = (table: Strategy, seats: number, deals: number): LiengPlayer => {
  const solver = new Solver(tableOf(seats), { opponents: fixedBy(table) });
  solver.solve(new Random(`answer ${seats}`), BATCHES, Math.ceil(deals / BATCHES));
  const { mixes, rows } = writeTable(solver.sums);
  const learnt = readStrategy(mixes, rows);
  return playerBy('answer', () => learnt);
};
