import type { Card } from '../../cards.ts';
import { holds, holdsMeld } from './holding.ts';
import { isMeld, listMelds, MeldList } from './melds.ts';
import type { Position } from './position.ts';
import * as position from './position.ts';
import type { Rules } from './rules.ts';
import { cardsIn, countCards, type Layout, MIN_MELD, SUIT } from './suits.ts';

/** Kinds of moves, in the order in which they are listed. */
export const DRAW = 0;
export const EAT = 1;
export const LAY_DOWN = 2;
export const SEND = 3;
export const THROW = 4;
export const DECLARE_U = 5;

/**
 * The moves of the seat to act, as columns of integers that are written over and over. Draw; eat, sets before runs as
 * in `MeldList`; lay, by the first phỏm, then the second, …, fewer before more; send, by card, then seat, then phỏm;
 * discard, lowest rank first, suits as in CD-1; ù.
 */
export class MoveList {
  size = 0;
  readonly kind: number[] = [];
  /** Eat: the hand's cards. Send and discard: the card is in `a`. Send: `b` is seat × 64 + phỏm. Lay: see `picks`. */
  readonly a: number[] = [];
  readonly b: number[] = [];
  /** Phỏm in the hand, and the chosen ones of each lay: `b` of them from `a` on, as places in `melds`. */
  readonly melds = new MeldList();
  readonly picks: number[] = [];
  picked = 0;

  clear(): void {
    this.size = 0;
    this.picked = 0;
    this.melds.size = 0;
  }

  push(kind: number, a: number, b: number): void {
    this.kind[this.size] = kind;
    this.a[this.size] = a;
    this.b[this.size] = b;
    this.size += 1;
  }
}

export const SEAT_STEP = 64;

/** The sets of these cards that make a phỏm with one more card, which none of them is. */
export const listEatable = (list: MeldList, black: number, red: number, cardBlack: number, cardRed: number): void => {
  listMelds(list, black | cardBlack, red | cardRed, 0, 0);
  let kept = 0;
  for (let i = 0; i < list.size; i++) {
    if (((list.black[i] & cardBlack) | (list.red[i] & cardRed)) === 0) continue;
    list.black[kept] = list.black[i] & ~cardBlack;
    list.red[kept] = list.red[i] & ~cardRed;
    kept += 1;
  }
  list.size = kept;
};

const eatable = new MeldList();

/** Cards of the hand that may go into a phỏm with the offered discard: the eaten ones have their own (PH-23). */
const listEats = (list: MoveList, { layout }: Rules, p: Position): void => {
  const card = p.offered;
  if (card === position.NO_CARD) return;
  const black = p.black[p.turn];
  const red = p.red[p.turn];
  const eatenBlack = p.eatenBlack[p.turn];
  const eatenRed = p.eatenRed[p.turn];
  if (!isNearCard(layout, card, black & ~eatenBlack, red & ~eatenRed)) return;
  listEatable(eatable, black & ~eatenBlack, red & ~eatenRed, layout.black[card], layout.red[card]);
  for (let i = 0; i < eatable.size; i++) {
    if (!holds(black & ~eatable.black[i], red & ~eatable.red[i], eatenBlack, eatenRed)) continue;
    list.push(EAT, eatable.black[i], eatable.red[i]);
  }
};

/** Whether a card makes some phỏm with these: a look that settles most turns. */
const isNearCard = (layout: Layout, card: Card, black: number, red: number): boolean => {
  const rank = layout.rank[card];
  const suit = card & 3;
  const half = suit < 2 ? black : red;
  const bits = (suit & 1 ? half >>> 16 : half & SUIT) << 2;
  const above = (bits >> (rank + 3)) & 3;
  const below = (bits >> rank) & 3;
  if (above === 3 || below === 3 || (above & 1 && below & 2)) return true;
  const sameRank =
    ((black >>> rank) & 1) + ((black >>> (rank + 16)) & 1) + ((red >>> rank) & 1) + ((red >>> (rank + 16)) & 1);
  return sameRank >= MIN_MELD - 1;
};

/** Every set of disjoint phỏm that leaves each other eaten card a phỏm of its own (PH-22, PH-23). */
const listLays = (list: MoveList, p: Position): void => {
  const seat = p.turn;
  if (!holdsMeld(p.black[seat], p.red[seat])) return;
  listMelds(list.melds, p.black[seat], p.red[seat], p.eatenBlack[seat], p.eatenRed[seat]);
  pickMelds(list, p, 0, 0, p.black[seat], p.red[seat]);
};

const path: number[] = [];

const pickMelds = (list: MoveList, p: Position, from: number, depth: number, black: number, red: number): void => {
  const { melds } = list;
  const eatenBlack = p.eatenBlack[p.turn];
  const eatenRed = p.eatenRed[p.turn];
  for (let i = from; i < melds.size; i++) {
    const meldBlack = melds.black[i];
    const meldRed = melds.red[i];
    if (((meldBlack & ~black) | (meldRed & ~red)) !== 0) continue;
    const restBlack = black & ~meldBlack;
    const restRed = red & ~meldRed;
    // Laying more only takes more cards away, so nothing below this can be legal either.
    if (!holds(restBlack, restRed, eatenBlack & restBlack, eatenRed & restRed)) continue;
    path[depth] = i;
    list.push(LAY_DOWN, list.picked, depth + 1);
    for (let k = 0; k <= depth; k++) list.picks[list.picked++] = path[k];
    pickMelds(list, p, i + 1, depth + 1, restBlack, restRed);
  }
};

/** Whether the seat to act may part with a card of its hand: not an eaten one, nor one that an eaten one needs. */
export const maySpare = ({ layout }: Rules, p: Position, card: Card): boolean => {
  const seat = p.turn;
  const black = layout.black[card];
  const red = layout.red[card];
  const eatenBlack = p.eatenBlack[seat];
  const eatenRed = p.eatenRed[seat];
  if (((black & eatenBlack) | (red & eatenRed)) !== 0) return false;
  return holds(p.black[seat] & ~black, p.red[seat] & ~red, eatenBlack, eatenRed);
};

/** Whether a card fits onto a phỏm on the table. */
export const fits = ({ layout }: Rules, p: Position, card: Card, to: number, meld: number): boolean =>
  isMeld(p.meldBlack[to][meld] | layout.black[card], p.meldRed[to][meld] | layout.red[card]);

/** Whether the seat to act may discard any card now: what it ate must lie on the table first (PH-22). */
export const mayDiscard = (p: Position): boolean =>
  p.phase === position.DISCARD || (p.phase === position.LAY && (p.eatenBlack[p.turn] | p.eatenRed[p.turn]) === 0);

const spare: Card[] = [];

const listSends = (list: MoveList, rules: Rules, p: Position): void => {
  if (p.meldBlack[p.turn].length === 0) return;
  for (const card of spare) {
    for (let to = 0; to < p.seats; to++) {
      for (let meld = 0; meld < p.meldBlack[to].length; meld++) {
        if (fits(rules, p, card, to, meld)) list.push(SEND, card, to * SEAT_STEP + meld);
      }
    }
  }
};

/** Every move of the seat to act, once each. */
export const legalMoves = (list: MoveList, rules: Rules, p: Position): void => {
  list.clear();
  if (p.phase === position.OVER) return;
  if (p.phase === position.TAKE) {
    list.push(DRAW, 0, 0);
    listEats(list, rules, p);
    return;
  }
  const seat = p.turn;
  spare.length = 0;
  cardsIn(rules.layout, p.black[seat], p.red[seat], spare);
  if ((p.eatenBlack[seat] | p.eatenRed[seat]) !== 0) {
    let kept = 0;
    for (const card of spare) if (maySpare(rules, p, card)) spare[kept++] = card;
    spare.length = kept;
  }
  if (p.phase === position.LAY) {
    listLays(list, p);
    listSends(list, rules, p);
  }
  if (mayDiscard(p)) for (const card of spare) list.push(THROW, card, 0);
  if (position.mayDeclareU(p)) list.push(DECLARE_U, 0, 0);
};

/** Does the i-th move of a list that `legalMoves` has just made for this position. */
export const doMove = (list: MoveList, i: number, rules: Rules, p: Position): void => {
  const a = list.a[i];
  const b = list.b[i];
  switch (list.kind[i]) {
    case DRAW:
      position.draw(rules, p);
      break;
    case EAT:
      position.eat(rules, p, a, b);
      break;
    case LAY_DOWN:
      for (let k = a; k < a + b; k++) {
        position.layMeld(rules, p, list.melds.black[list.picks[k]], list.melds.red[list.picks[k]]);
      }
      position.endStep(p);
      break;
    case SEND:
      position.send(rules, p, a, Math.floor(b / SEAT_STEP), b % SEAT_STEP);
      break;
    case THROW:
      position.discard(rules, p, a);
      break;
    default:
      position.declareU(p);
  }
};

/** The card that the clock discards: of the legal ones the most points, of equal ones the higher suit (PH-4). */
export const costliestDiscard = (rules: Rules, p: Position): Card => {
  const { points, rank } = rules.layout;
  let found: Card = position.NO_CARD;
  for (const card of cardsIn(rules.layout, p.black[p.turn], p.red[p.turn])) {
    if (!maySpare(rules, p, card)) continue;
    const more = found === position.NO_CARD ? 1 : points[rank[card]] - points[rank[found]];
    if (more > 0 || (more === 0 && (card & 3) > (found & 3))) found = card;
  }
  return found;
};

export const handSizeOf = (p: Position, seat: number): number => countCards(p.black[seat], p.red[seat]);
