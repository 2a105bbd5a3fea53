import { cardOf } from '../../../packages/engine/src/cards.ts';
import type { TieBreak } from '../../../packages/engine/src/lieng/core/index.ts';
import { shareOf } from '../../../packages/players/src/lieng/hand-class.ts';
import { type Action, isRaise, type View } from '../../../packages/players/src/lieng/view.ts';
import type { LiengPlayer } from './match.ts';

/** Players with one idea each. A sound player loses to none of them. */

const find = (legal: readonly Action[], ...types: readonly Action['type'][]): Action => {
  for (const wanted of types) {
    const found = legal.find(({ type }) => type === wanted);
    if (found) return found;
  }
  return legal[0];
};

const stayIn = (legal: readonly Action[]): Action => find(legal, 'theo', 'to-tat');

/** A raise by as much as the pot after calling; otherwise the most there is. */
const raisePot = (view: View, legal: readonly Action[]): Action => {
  const range = legal.find(isRaise);
  if (!range) return find(legal, 'to-tat', 'theo');
  const owed = view.bet - view.bets[view.turn ?? 0];
  return { type: 'to', amount: Math.min(range.max, Math.max(range.min, view.bet + view.pot + owed)) };
};

const strengthOf = (view: View): number =>
  shareOf(
    (view.hands[view.turn ?? 0] ?? []).map((id) => cardOf(id) ?? 0),
    view.options.tieBreak as TieBreak,
  );

const isFree = (view: View): boolean => view.bet === view.bets[view.turn ?? 0];

/** Raises the pot, with any hand. */
export const maniac: LiengPlayer = { id: 'maniac', choose: raisePot };

/** Goes all in, with any hand. */
export const shover: LiengPlayer = { id: 'shover', choose: (_view, legal) => find(legal, 'to-tat', 'theo') };

/** Stays in, with any hand and at any price. */
export const caller: LiengPlayer = { id: 'caller', choose: (_view, legal) => stayIn(legal) };

/** Plays the best tenth of hands, and those for everything. */
export const rock: LiengPlayer = {
  id: 'rock',
  choose: (view, legal) => {
    if (strengthOf(view) >= 0.9) return raisePot(view, legal);
    return isFree(view) ? stayIn(legal) : find(legal, 'bo');
  },
};

/** Bets half the pot at every seat that checks, and gives up when one fights back. */
export const thief: LiengPlayer = {
  id: 'thief',
  choose: (view, legal, random) => {
    const range = legal.find(isRaise);
    if (isFree(view) && range) {
      const amount = Math.round(view.pot * (0.4 + 0.2 * random.fraction()));
      return { type: 'to', amount: Math.min(range.max, Math.max(range.min, amount)) };
    }
    return strengthOf(view) >= 0.9 ? stayIn(legal) : find(legal, 'bo', 'theo');
  },
};

export const characters: readonly LiengPlayer[] = [caller, maniac, shover, rock, thief];
