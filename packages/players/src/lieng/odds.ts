import type { LiengMove } from '@sanh-rong/engine/lieng';
import { FOLD, openChoices, STAY } from './choices.ts';
import { situationOf } from './situation.ts';
import type { Spot } from './spot.ts';
import { type Mix, strategy } from './strategy.ts';

/** The share of moves that tell nothing of a hand: people do not play by the table. */
const ANYTHING = 0.15;

/** Where between two marks of the table a spot is looked up. */
const DICE = [0.25, 0.75];

/**
 * How often a mix makes a move. Raises of every size count as one: the table knows a few sizes, people choose any, and
 * that a seat raised at all tells most.
 */
const shareOf = (move: LiengMove, spot: Spot): ((mix: Mix) => number) => {
  const amount = move.type === 'to' ? move.amount : move.type === 'to-tat' ? spot.own + spot.chips : 0;
  if (amount > spot.bet) return (mix) => mix.slice(STAY + 1).reduce((sum, share) => sum + share, 0);
  const choice = move.type === 'bo' ? FOLD : STAY;
  return (mix) => mix[choice];
};

/** How likely a move is in a spot, by the class of the hand that makes it: what it tells of that hand. */
export const oddsByClass = (move: LiengMove, spot: Spot): ((handClass: number) => number) => {
  const bets: number[] = [];
  openChoices(spot, bets);
  const open = bets.filter((bet) => bet > 0).length;
  const share = shareOf(move, spot);
  const situations = DICE.flatMap((price) => DICE.map((depth) => situationOf(spot, price, depth)));
  return (handClass) => {
    const played = situations.reduce((sum, situation) => sum + share(strategy().mixOf(situation, handClass)), 0);
    return ANYTHING / open + ((1 - ANYTHING) * played) / situations.length;
  };
};
