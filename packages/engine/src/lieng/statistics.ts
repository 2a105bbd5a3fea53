import type { GameStatistics, Seat } from '../game.ts';
import { potOf } from './core/position.ts';
import type { LiengOptions } from './options.ts';
import type { LiengMove, LiengState } from './types.ts';

/** Counting a game from what was done in the open: chips and bets, never cards. */

interface Bets {
  /** The bet to match. */
  highest: number;
  /** By seat: what it has bet, and the chips it has left. */
  readonly bets: number[];
  readonly chips: number[];
}

/** The bet a seat stands at after a move; folding leaves it where it is. */
const betAfter = (move: LiengMove, seat: Seat, { highest, bets, chips }: Bets): number => {
  switch (move.type) {
    case 'bo':
      return bets[seat];
    case 'theo':
      return highest;
    case 'to':
      return move.amount;
    case 'to-tat':
      return bets[seat] + chips[seat];
  }
};

/**
 * `rounds`: how often the betting came round; `pot`: chips put in and not given back uncalled. By seat: checks, calls
 * (short ones included), raises (all in above the bet included), moves that put in the last chip, folds, the chips bet
 * after the ante, and hands shown.
 */
export const statistics = ({ setup, history, stacks, position, pots, shown, result }: LiengState): GameStatistics => {
  const { ante } = setup.options as LiengOptions;
  const seats = stacks.map((_, seat) => ({
    checks: 0,
    calls: 0,
    raises: 0,
    allIns: 0,
    folds: 0,
    bet: 0,
    showdowns: shown.includes(seat) ? 1 : 0,
  }));
  const acted = stacks.map(() => 0);
  const table: Bets = {
    highest: 0,
    bets: stacks.map(() => 0),
    chips: stacks.map((stack) => Math.max(0, stack - ante)),
  };
  for (const { seat, action } of history) {
    const own = seats[seat];
    // The history holds moves only: a range stands in lists of legal actions.
    const move = action as LiengMove;
    const bet = betAfter(move, seat, table);
    const amount = bet - table.bets[seat];
    acted[seat] += 1;
    if (move.type === 'bo') own.folds += 1;
    else if (bet > table.highest) own.raises += 1;
    else if (amount > 0) own.calls += 1;
    else own.checks += 1;
    own.bet += amount;
    table.bets[seat] = bet;
    table.chips[seat] -= amount;
    table.highest = Math.max(table.highest, bet);
    if (amount > 0 && table.chips[seat] === 0) own.allIns += 1;
  }
  const pot = result === null ? potOf(position) : pots.reduce((sum, { amount }) => sum + amount, 0);
  return { game: { rounds: Math.max(...acted), pot }, seats };
};
