import { type Card, cardName } from '../cards.ts';
import type { RuleError, Ruling } from '../errors.ts';
import { refusal } from '../errors.ts';
import type { Seat } from '../game.ts';
import { ok } from '../result.ts';
import { holds } from './core/holding.ts';
import { isMeld, isOneRank, onlySuit } from './core/melds.ts';
import { fits, mayDiscard, maySpare } from './core/moves.ts';
import { cardsOutside, DISCARD, LAY, NO_CARD, type Position, TAKE } from './core/position.ts';
import type { Rules } from './core/rules.ts';
import { countCards, MIN_MELD, RANKS_OF_SUIT } from './core/suits.ts';
import type { Cards } from './ids.ts';
import type { PhomReason } from './messages/en.ts';

/**
 * Whether the seat to act may do something now, and if not, against which rule it is. Every way into the game asks here,
 * so there is one judge. Cards named in an action are looked for in the hand first.
 */

const YES: Ruling<true> = ok(true);

/** Ranks that would follow one another if the ace stood at the suit's other end. */
const wrapsRound = (ranks: number): boolean => {
  const top = 1 << (RANKS_OF_SUIT - 1);
  const turnedUp = (ranks >> 1) | (ranks & 1 ? top : 0);
  const turnedDown = ((ranks << 1) & (2 * top - 1)) | (ranks & top ? 1 : 0);
  return isMeld(turnedUp, 0) || isMeld(turnedDown, 0);
};

/** Why cards are no phỏm, and the rule that says so; null when they are one (PH-2, PH-10, PH-20). */
export const meldFault = (
  rules: Rules,
  { black, red }: Cards,
): { readonly code: RuleError['code']; readonly reason: PhomReason } | null => {
  if (isMeld(black, red)) return null;
  const ranks = onlySuit(black, red);
  if (!isOneRank(black, red) && ranks === 0) return { code: 'PH-2', reason: 'noPhom' };
  if (countCards(black, red) < MIN_MELD) return { code: 'PH-2', reason: 'tooFewForPhom' };
  if (!wrapsRound(ranks)) return { code: 'PH-2', reason: 'gapInRun' };
  return { code: rules.codes.ace, reason: rules.aceFault };
};

const isHeld = (p: Position, { black, red }: Cards): boolean =>
  (black & ~p.black[p.turn]) === 0 && (red & ~p.red[p.turn]) === 0;

const cardsOf = ({ layout }: Rules, card: Card): Cards => ({ black: layout.black[card], red: layout.red[card] });

export const judgeDraw = (rules: Rules, p: Position): Ruling<true> =>
  p.phase === TAKE ? YES : refusal(rules.codes.turn, 'alreadyTook');

export const judgeEat = (rules: Rules, p: Position, cards: Cards): Ruling<true> => {
  if (p.phase !== TAKE) return refusal(rules.codes.turn, 'alreadyTook');
  if (p.offered === NO_CARD) return refusal(rules.codes.turn, 'nothingToEat');
  if (!isHeld(p, cards)) return refusal('BAD_ACTION', 'notYourCards');
  const { black, red } = cardsOf(rules, p.offered);
  const fault = meldFault(rules, { black: cards.black | black, red: cards.red | red });
  if (fault !== null) return refusal(fault.code, fault.reason);
  const eatenBlack = p.eatenBlack[p.turn];
  const eatenRed = p.eatenRed[p.turn];
  if (((cards.black & eatenBlack) | (cards.red & eatenRed)) !== 0) return refusal('PH-23', 'twoEatenInPhom');
  return holds(p.black[p.turn] & ~cards.black, p.red[p.turn] & ~cards.red, eatenBlack, eatenRed)
    ? YES
    : refusal('PH-23', 'eatenNeedsPhom');
};

/** What comes after taking and belongs to the laying phase. */
const judgeLaying = (rules: Rules, p: Position): Ruling<true> => {
  if (p.phase === TAKE) return refusal(rules.codes.turn, 'takeFirst');
  return p.phase === LAY ? YES : refusal('PH-22', 'notLayingPhase');
};

export const judgeLay = (rules: Rules, p: Position, melds: readonly Cards[]): Ruling<true> => {
  const laying = judgeLaying(rules, p);
  if (!laying.ok) return laying;
  let restBlack = p.black[p.turn];
  let restRed = p.red[p.turn];
  const eatenBlack = p.eatenBlack[p.turn];
  const eatenRed = p.eatenRed[p.turn];
  if (!melds.every((meld) => isHeld(p, meld))) return refusal('BAD_ACTION', 'notYourCards');
  for (const meld of melds) {
    if (((meld.black & ~restBlack) | (meld.red & ~restRed)) !== 0) return refusal('BAD_ACTION', 'badMelds');
    const fault = meldFault(rules, meld);
    if (fault !== null) return refusal(fault.code, fault.reason);
    if (countCards(meld.black & eatenBlack, meld.red & eatenRed) > 1) return refusal('PH-23', 'twoEatenInPhom');
    restBlack &= ~meld.black;
    restRed &= ~meld.red;
  }
  return holds(restBlack, restRed, eatenBlack & restBlack, eatenRed & restRed)
    ? YES
    : refusal('PH-23', 'eatenNeedsPhom');
};

const isEaten = (rules: Rules, p: Position, card: Card): boolean => {
  const { black, red } = cardsOf(rules, card);
  return ((black & p.eatenBlack[p.turn]) | (red & p.eatenRed[p.turn])) !== 0;
};

/** Whether a card may leave the hand other than in a phỏm (PH-23). */
const judgeSparing = (rules: Rules, p: Position, card: Card): Ruling<true> => {
  if (!isHeld(p, cardsOf(rules, card))) return refusal('BAD_ACTION', 'notYourCards');
  if (isEaten(rules, p, card)) return refusal('PH-23', 'eatenStays');
  return maySpare(rules, p, card) ? YES : refusal('PH-23', 'eatenNeedsPhom');
};

export const judgeSend = (rules: Rules, p: Position, card: Card, to: Seat, meld: number): Ruling<true> => {
  const laying = judgeLaying(rules, p);
  if (!laying.ok) return laying;
  if (p.meldBlack[p.turn].length === 0) return refusal('PH-22', 'layBeforeSending');
  if (meld >= p.meldBlack[to].length) return refusal('BAD_ACTION', 'noSuchPhom');
  const sparing = judgeSparing(rules, p, card);
  if (!sparing.ok) return sparing;
  return fits(rules, p, card, to, meld) ? YES : refusal('PH-22', 'doesNotFit', { card: cardName(card) });
};

export const judgeDiscard = (rules: Rules, p: Position, card: Card): Ruling<true> => {
  if (p.phase !== DISCARD && p.phase !== LAY) return refusal(rules.codes.turn, 'takeFirst');
  const sparing = judgeSparing(rules, p, card);
  if (!sparing.ok) return sparing;
  return mayDiscard(p) ? YES : refusal('PH-22', 'layEatenFirst');
};

export const judgeU = (rules: Rules, p: Position): Ruling<true> => {
  if (p.phase === TAKE) return refusal(rules.codes.turn, 'takeFirst');
  if (!p.fresh) return refusal('PH-24', 'uOnlyAfterTaking');
  return cardsOutside(p) <= 1 ? YES : refusal('PH-24', 'notU');
};
