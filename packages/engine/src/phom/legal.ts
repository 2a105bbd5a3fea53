import { CARD_IDS } from '../cards.ts';
import type { Seat } from '../game.ts';
import * as moves from './core/moves.ts';
import type { Position } from './core/position.ts';
import type { Rules } from './core/rules.ts';
import { idsIn } from './ids.ts';
import { type Known, knownPosition } from './known-position.ts';
import { ruleSetNamed } from './rule-sets.ts';
import type { PhomAction } from './types.ts';

/** What the seat to act may do, as actions. */

const list = new moves.MoveList();

const moveAsAction = (rules: Rules, i: number): PhomAction => {
  const a = list.a[i];
  const b = list.b[i];
  switch (list.kind[i]) {
    case moves.DRAW:
      return { type: 'draw' };
    case moves.EAT:
      return { type: 'eat', cards: idsIn(rules, { black: a, red: b }) };
    case moves.LAY_DOWN: {
      const { black, red } = list.melds;
      return {
        type: 'lay',
        melds: list.picks.slice(a, a + b).map((meld) => idsIn(rules, { black: black[meld], red: red[meld] })),
      };
    }
    case moves.SEND: {
      const seat = Math.floor(b / moves.SEAT_STEP);
      return { type: 'send', card: CARD_IDS[a], seat, meld: b % moves.SEAT_STEP };
    }
    case moves.THROW:
      return { type: 'discard', card: CARD_IDS[a] };
    default:
      return { type: 'u' };
  }
};

/** Everything the seat to act may do, in the order of `MoveList`. */
export const legalActions = (rules: Rules, p: Position): PhomAction[] => {
  moves.legalMoves(list, rules, p);
  const actions: PhomAction[] = [];
  for (let i = 0; i < list.size; i++) actions.push(moveAsAction(rules, i));
  return actions;
};

/** The same from what the seat to act knows: the `legal` of its own view. */
export const legalFrom = (known: Known & { readonly ruleSet: string }, seat: Seat): PhomAction[] => {
  const { rules } = ruleSetNamed(known.ruleSet);
  return legalActions(rules, knownPosition(rules, known, seat));
};
