import type { Card } from '../../cards.ts';
import type { Seat } from '../../game.ts';
import { countMeldable } from './melds.ts';
import type { Rules } from './rules.ts';
import { BY_CARDS, bestCover } from './solver.ts';
import { countCards } from './suits.ts';

export const NO_SEAT = -1;
export const NO_CARD = -1;

/** What the seat to act is about to do. 002 calls the first two CHOOSE_ACTION and DISCARD_PHASE (PH-13). */
export const TAKE = 0;
export const DISCARD = 1;
/** Lay down, send, and discard at last (PH-22). */
export const LAY = 2;
export const OVER = 3;
export const PHASES = ['take', 'discard', 'lay', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** How a game ended. */
export const NOT_YET = 0;
/** Hands were counted: no seat went ù. */
export const COUNTED = 1;
export const U = 2;
export const U_TRON = 3;
export const U_KHAN = 4;

/** What an eat costs when the stock already held fewer cards than seats (PH-23). */
const CHOT = 4;
/** So many cards fed to one player make the feeder pay for all (PH-25). */
const FED_TO_PAY_FOR_ALL = 3;

/**
 * A game in progress, as plain numbers and arrays of numbers: it can be cloned, stored and compared as it is. Sets of
 * cards are two numbers, one a colour (suits.ts). The steps below change it in place; callers that need the old one
 * clone first. A seat only ever eats from the seat before it, so no feeder is written down.
 */
export interface Position {
  readonly seats: number;
  readonly leader: Seat;
  /** Hands, by seat, eaten cards included. */
  readonly black: number[];
  readonly red: number[];
  /** Cards in hand that were eaten: each must come to lie in a phỏm of its own (PH-23). */
  readonly eatenBlack: number[];
  readonly eatenRed: number[];
  /** How often each seat has eaten. */
  readonly eats: number[];
  /** Phỏm on the table, by seat, in the order they were laid; and the eaten card in each, or NO_CARD. */
  readonly meldBlack: number[][];
  readonly meldRed: number[][];
  readonly meldEaten: Card[][];
  /** Discards that still lie there, by seat, oldest first. */
  readonly discards: Card[][];
  /** All cards to draw, first one first, and how many are drawn. */
  readonly stock: readonly Card[];
  drawn: number;
  /** The seat to act; NO_SEAT when the game is over. */
  turn: Seat;
  phase: number;
  /** The seat has just taken (or leads) and done nothing since: it may declare ù (PH-24). */
  fresh: boolean;
  /** The card taken in this turn was a chốt (PH-23). */
  chot: boolean;
  /** The discard that the seat to act may eat; NO_CARD when there is none. */
  offered: Card;
  /** Seats in the order in which they first laid down, and in which they came to the laying phase (PH-26). */
  readonly laid: Seat[];
  readonly came: Seat[];
  /** Units won and lost so far by eating, and by eating a chốt. */
  readonly eatUnits: number[];
  readonly chotUnits: number[];
  end: number;
  /** The seat that went ù, or NO_SEAT. */
  winner: Seat;
  /** The one before the winner pays for all (PH-25). */
  den: boolean;
}

const zeros = (seats: number): number[] => new Array<number>(seats).fill(0);

const lists = (seats: number): number[][] => {
  const out: number[][] = [];
  for (let seat = 0; seat < seats; seat++) out.push([]);
  return out;
};

export const newPosition = (rules: Rules, seats: number, leader: Seat, stock: readonly Card[]): Position => ({
  seats,
  leader,
  black: zeros(seats),
  red: zeros(seats),
  eatenBlack: zeros(seats),
  eatenRed: zeros(seats),
  eats: zeros(seats),
  meldBlack: lists(seats),
  meldRed: lists(seats),
  meldEaten: lists(seats),
  discards: lists(seats),
  stock,
  drawn: 0,
  turn: leader,
  phase: rules.leaderDiscards ? DISCARD : TAKE,
  fresh: rules.leaderDiscards,
  chot: false,
  offered: NO_CARD,
  laid: [],
  came: [],
  eatUnits: zeros(seats),
  chotUnits: zeros(seats),
  end: NOT_YET,
  winner: NO_SEAT,
  den: false,
});

const copies = (rows: readonly number[][]): number[][] => rows.map((row) => row.slice());

export const clone = (p: Position): Position => ({
  ...p,
  black: p.black.slice(),
  red: p.red.slice(),
  eatenBlack: p.eatenBlack.slice(),
  eatenRed: p.eatenRed.slice(),
  eats: p.eats.slice(),
  meldBlack: copies(p.meldBlack),
  meldRed: copies(p.meldRed),
  meldEaten: copies(p.meldEaten),
  discards: copies(p.discards),
  laid: p.laid.slice(),
  came: p.came.slice(),
  eatUnits: p.eatUnits.slice(),
  chotUnits: p.chotUnits.slice(),
});

/** Gives a card to a seat. */
export const give = ({ layout }: Rules, p: Position, seat: Seat, card: Card): void => {
  p.black[seat] |= layout.black[card];
  p.red[seat] |= layout.red[card];
};

const remove = ({ layout }: Rules, p: Position, seat: Seat, card: Card): void => {
  p.black[seat] &= ~layout.black[card];
  p.red[seat] &= ~layout.red[card];
};

export const isOver = (p: Position): boolean => p.turn === NO_SEAT;

export const nextSeat = (p: Position, seat: Seat): Seat => (seat + 1 === p.seats ? 0 : seat + 1);
/** The one whose discard this seat may eat. */
export const feederOf = (p: Position, seat: Seat): Seat => (seat === 0 ? p.seats - 1 : seat - 1);

export const stockLeft = (p: Position): number => p.stock.length - p.drawn;

const hasNoCards = (p: Position, seat: Seat): boolean => (p.black[seat] | p.red[seat]) === 0;

const finish = (p: Position, end: number, winner: Seat): void => {
  p.end = end;
  p.winner = winner;
  p.turn = NO_SEAT;
  p.phase = OVER;
  p.fresh = false;
  p.offered = NO_CARD;
};

/** The turn goes on to the next seat, or the game ends with the last stock card (PH-12, PH-22). */
const endTurn = (p: Position, offered: Card): void => {
  if (stockLeft(p) === 0) {
    finish(p, COUNTED, NO_SEAT);
    return;
  }
  p.turn = nextSeat(p, p.turn);
  p.phase = TAKE;
  p.fresh = false;
  p.chot = false;
  p.offered = offered;
};

/** The laying phase begins for a player when, after taking, the stock holds fewer cards than there are seats (PH-22). */
const afterTaking = (rules: Rules, p: Position): void => {
  p.fresh = rules.laying;
  p.offered = NO_CARD;
  if (rules.laying && stockLeft(p) < p.seats) {
    p.phase = LAY;
    if (!p.came.includes(p.turn)) p.came.push(p.turn);
  } else p.phase = DISCARD;
};

export const draw = (rules: Rules, p: Position): void => {
  give(rules, p, p.turn, p.stock[p.drawn]);
  p.drawn += 1;
  p.chot = false;
  afterTaking(rules, p);
};

/** Units that the feeder pays the seat to act for eating now (PH-23). Nothing is paid where eating lays at once. */
export const priceOfEating = (rules: Rules, p: Position): number => {
  if (!rules.laying) return 0;
  return stockLeft(p) < p.seats ? CHOT : p.eats[p.turn] + 1;
};

const putMeld = (rules: Rules, p: Position, black: number, red: number, eaten: Card): void => {
  const seat = p.turn;
  p.meldBlack[seat].push(black);
  p.meldRed[seat].push(red);
  p.meldEaten[seat].push(eaten);
  p.black[seat] &= ~black;
  p.red[seat] &= ~red;
  if (rules.laying && !p.laid.includes(seat)) p.laid.push(seat);
};

/** Takes the offered discard, for a phỏm with these cards of the hand. They matter only where eating lays at once. */
export const eat = (rules: Rules, p: Position, black: number, red: number): void => {
  const seat = p.turn;
  const card = p.offered;
  const feeder = feederOf(p, seat);
  const price = priceOfEating(rules, p);
  p.discards[feeder].pop();
  p.chot = rules.laying && stockLeft(p) < p.seats;
  const units = p.chot ? p.chotUnits : p.eatUnits;
  units[feeder] -= price;
  units[seat] += price;
  p.eats[seat] += 1;
  const { layout } = rules;
  if (rules.eatingLays) putMeld(rules, p, black | layout.black[card], red | layout.red[card], card);
  else {
    give(rules, p, seat, card);
    p.eatenBlack[seat] |= layout.black[card];
    p.eatenRed[seat] |= layout.red[card];
  }
  afterTaking(rules, p);
  if (hasNoCards(p, seat)) finish(p, COUNTED, NO_SEAT);
};

/** The eaten card of a set of cards of the seat to act, or NO_CARD. */
const eatenIn = ({ layout }: Rules, p: Position, black: number, red: number): Card => {
  const b = black & p.eatenBlack[p.turn];
  const r = red & p.eatenRed[p.turn];
  if ((b | r) === 0) return NO_CARD;
  return b !== 0 ? layout.black.indexOf(b) : layout.red.indexOf(r);
};

/** Lays one phỏm of the hand down. After the last of a step comes `endStep`. */
export const layMeld = (rules: Rules, p: Position, black: number, red: number): void => {
  const seat = p.turn;
  putMeld(rules, p, black, red, eatenIn(rules, p, black, red));
  p.eatenBlack[seat] &= ~black;
  p.eatenRed[seat] &= ~red;
};

/** After laying or sending: ù can no longer be declared, and a hand without cards ends the turn (PH-22). */
export const endStep = (p: Position): void => {
  p.fresh = false;
  if (hasNoCards(p, p.turn)) endTurn(p, NO_CARD);
};

/** Sends a card of the hand onto a phỏm on the table. */
export const send = (rules: Rules, p: Position, card: Card, to: Seat, meld: number): void => {
  remove(rules, p, p.turn, card);
  p.meldBlack[to][meld] |= rules.layout.black[card];
  p.meldRed[to][meld] |= rules.layout.red[card];
  endStep(p);
};

export const discard = (rules: Rules, p: Position, card: Card): void => {
  const seat = p.turn;
  remove(rules, p, seat, card);
  p.discards[seat].push(card);
  if (rules.eatingLays && hasNoCards(p, seat)) finish(p, COUNTED, NO_SEAT);
  else endTurn(p, card);
};

/** Cards of the seat to act that lie outside the best disjoint phỏm (PH-24), or more than one when that is certain. */
export const cardsOutside = (p: Position): number => {
  const black = p.black[p.turn];
  const red = p.red[p.turn];
  const cards = countCards(black, red);
  const certain = cards - countMeldable(black, red);
  if (certain > 1) return certain;
  const covered = bestCover(BY_CARDS, black, red, p.eatenBlack[p.turn], p.eatenRed[p.turn]);
  return covered < 0 ? cards : cards - covered;
};

/** Whether the seat to act may declare ù now (PH-24). */
export const mayDeclareU = (p: Position): boolean => p.fresh && cardsOutside(p) <= 1;

export const declareU = (p: Position): void => {
  p.den = p.chot || p.eats[p.turn] >= FED_TO_PAY_FOR_ALL;
  finish(p, cardsOutside(p) === 0 ? U_TRON : U, p.turn);
};

/** A hand with no two cards of one rank and no two of one suit within two ranks (PH-24). */
export const isUKhan = (black: number, red: number): boolean => {
  const near = (bits: number): boolean => (bits & ((bits >>> 1) | (bits >>> 2))) !== 0;
  const ranks = (black | (black >>> 16) | red | (red >>> 16)) & 0x1fff;
  return countCards(ranks, 0) === countCards(black, red) && !near(black) && !near(red);
};

/** Ends the game at the deal for a seat with ù khan. */
export const winAtTheDeal = (p: Position, seat: Seat): void => finish(p, U_KHAN, seat);
