import type { GameStatistics, Seat } from '../game.ts';
import { feederOf, type Position } from './core/position.ts';
import { countCards } from './core/suits.ts';
import { ruleSetNamed } from './rule-sets.ts';
import type { PhomState } from './types.ts';

/** Counting a game from what was done in the open: of the position only what lies on the table is looked at. */

const longestMeld = ({ meldBlack, meldRed }: Position, seat: Seat): number =>
  Math.max(0, ...meldBlack[seat].map((black, i) => countCards(black, meldRed[seat][i])));

/**
 * `rounds` of the table that have begun and `turns` in which something was done; by seat the cards drawn, eaten, fed to
 * the next seat and sent, the phỏm on the table and the cards of the longest of them (with what was sent to it), and
 * whether it went ù.
 */
export const statistics = ({ setup, history, position: p }: PhomState): GameStatistics => {
  const { leaderDiscards } = ruleSetNamed(setup.ruleSet).rules;
  const seats = Array.from({ length: setup.seats }, (_, seat) => ({
    drawn: 0,
    eaten: 0,
    fed: 0,
    sent: 0,
    melds: p.meldBlack[seat].length,
    longest: longestMeld(p, seat),
    u: p.winner === seat ? 1 : 0,
  }));
  // A leader who begins with a discard has a turn without taking.
  let turns = leaderDiscards && history.length > 0 ? 1 : 0;
  for (const { seat, action } of history) {
    if (action.type === 'draw') seats[seat].drawn += 1;
    else if (action.type === 'eat') {
      seats[seat].eaten += 1;
      seats[feederOf(p, seat)].fed += 1;
    } else if (action.type === 'send') seats[seat].sent += 1;
    if (action.type === 'draw' || action.type === 'eat') turns += 1;
  }
  return { game: { rounds: Math.ceil(turns / setup.seats), turns }, seats };
};
