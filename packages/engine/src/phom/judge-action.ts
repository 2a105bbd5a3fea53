import { type Card, cardOf } from '../cards.ts';
import { isSeat } from '../deal.ts';
import { type Ruling, refusal } from '../errors.ts';
import type { Seat } from '../game.ts';
import { isRecord } from '../options.ts';
import { ok } from '../result.ts';
import { SEAT_STEP } from './core/moves.ts';
import type { Position } from './core/position.ts';
import type { Rules } from './core/rules.ts';
import { type Cards, readIds } from './ids.ts';
import { judgeDiscard, judgeDraw, judgeEat, judgeLay, judgeSend, judgeU } from './judge.ts';
import type { PhomRuleSet } from './types.ts';

/** Reading a requested action, and letting the judge decide on it. */

/** An action in the core's form. */
export type CoreAction =
  | { readonly type: 'draw' | 'u' }
  | { readonly type: 'eat'; readonly cards: Cards }
  | { readonly type: 'lay'; readonly melds: readonly Cards[] }
  | { readonly type: 'send'; readonly card: Card; readonly to: Seat; readonly meld: number }
  | { readonly type: 'discard'; readonly card: Card };

const DRAW: CoreAction = { type: 'draw' };
const U: CoreAction = { type: 'u' };

const allowed = (verdict: Ruling<true>, asked: CoreAction): Ruling<CoreAction> => (verdict.ok ? ok(asked) : verdict);

/** One card or more. */
const readCards = (rules: Rules, ids: unknown): Cards | null => {
  const cards = readIds(rules, ids);
  return cards !== null && (cards.black | cards.red) !== 0 ? cards : null;
};

const readCard = (id: unknown): Card | undefined => (typeof id === 'string' ? cardOf(id) : undefined);

const askEat = (rules: Rules, p: Position, ids: unknown): Ruling<CoreAction> => {
  const cards = readCards(rules, ids);
  if (cards === null) return refusal('BAD_ACTION', 'badCards');
  return allowed(judgeEat(rules, p, cards), { type: 'eat', cards });
};

const askLay = (rules: Rules, p: Position, lists: unknown): Ruling<CoreAction> => {
  const read = Array.isArray(lists) ? lists.map((ids) => readCards(rules, ids)) : [];
  const melds = read.filter((meld) => meld !== null);
  if (melds.length === 0 || melds.length !== read.length) return refusal('BAD_ACTION', 'badMelds');
  return allowed(judgeLay(rules, p, melds), { type: 'lay', melds });
};

const askSend = (rules: Rules, p: Position, action: Record<string, unknown>): Ruling<CoreAction> => {
  const card = readCard(action.card);
  const { seat: to, meld } = action;
  if (card === undefined) return refusal('BAD_ACTION', 'badCards');
  if (!isSeat(to, p.seats) || !isSeat(meld, SEAT_STEP)) return refusal('BAD_ACTION', 'noSuchPhom');
  return allowed(judgeSend(rules, p, card, to, meld), { type: 'send', card, to, meld });
};

const askDiscard = (rules: Rules, p: Position, id: unknown): Ruling<CoreAction> => {
  const card = readCard(id);
  if (card === undefined) return refusal('BAD_ACTION', 'badCards');
  return allowed(judgeDiscard(rules, p, card), { type: 'discard', card });
};

/** What was asked for, or the rule that forbids it to the seat to act. The action may be anything at all. */
export const judgeAction = ({ rules, actions }: PhomRuleSet, p: Position, action: unknown): Ruling<CoreAction> => {
  const asked = isRecord(action) ? action : {};
  switch (actions.find((name) => name === asked.type)) {
    case 'draw':
      return allowed(judgeDraw(rules, p), DRAW);
    case 'eat':
      return askEat(rules, p, asked.cards);
    case 'lay':
      return askLay(rules, p, asked.melds);
    case 'send':
      return askSend(rules, p, asked);
    case 'discard':
      return askDiscard(rules, p, asked.card);
    case 'u':
      return allowed(judgeU(rules, p), U);
    default:
      return refusal('BAD_ACTION', 'unknownAction', { known: actions.join(', ') });
  }
};
