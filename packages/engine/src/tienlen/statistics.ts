import type { CardId } from '../cards.ts';
import { highHalf, lowHalf, setOfIds } from '../cardset.ts';
import type { GameStatistics, Seat } from '../game.ts';
import { classify } from './core/combination.ts';
import { isIn, NO_SEAT } from './core/position.ts';
import { isHang, type Rules } from './core/rules.ts';
import type { TienLenState } from './types.ts';

/** Counting a game from what was done in the open: no hand is looked at. */

const isHangPlay = (cards: readonly CardId[]): boolean => {
  const set = setOfIds(cards) ?? 0;
  return isHang(classify(lowHalf(set), highHalf(set)));
};

/**
 * Whether a play begins a round. A seat does not answer its own play; and where play goes on after a seat is out
 * (TH-8), the lead can come to a seat that has passed in the round (TL-5), which may otherwise not play in it again.
 */
const leads = (rules: Rules, seat: Seat, last: Seat, passed: number): boolean =>
  last === NO_SEAT || seat === last || (rules.playsOn && isIn(passed, seat));

/**
 * `rounds` in which a card was played, `plays`; by seat the cards played, the cards of the longest play, how often hàng
 * was played on something (a cut: MN-6, TH-4), and passes.
 */
export const statistics = (
  rules: Rules,
  { setup, history }: Pick<TienLenState, 'setup' | 'history'>,
): GameStatistics => {
  const seats = Array.from({ length: setup.seats }, () => ({ cardsPlayed: 0, longest: 0, cuts: 0, passes: 0 }));
  let rounds = 0;
  let plays = 0;
  let last: Seat = NO_SEAT;
  let passed = 0;
  for (const { seat, action } of history) {
    const own = seats[seat];
    if (action.type === 'pass') {
      own.passes += 1;
      passed |= 1 << seat;
      continue;
    }
    const { cards } = action;
    const begins = leads(rules, seat, last, passed);
    plays += 1;
    own.cardsPlayed += cards.length;
    own.longest = Math.max(own.longest, cards.length);
    if (begins) rounds += 1;
    else if (isHangPlay(cards)) own.cuts += 1;
    if (begins || !rules.passIsFinal) passed = 0;
    last = seat;
  }
  return { game: { rounds, plays }, seats };
};
