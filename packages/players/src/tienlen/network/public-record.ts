import type { Seat } from '@sanh-rong/engine';
import { highOf, isIn, kindOf, PAIR, type Position, SINGLE, STRAIGHT, TRIPLE } from '@sanh-rong/engine/tienlen/core';

/** More seats than any table has. */
const MOST_SEATS = 16;

/** A rank above all: nothing was declined yet. */
export const NOTHING_DECLINED = 13;

export const DECLINED_TRIPLE = 1;
export const DECLINED_STRAIGHT = 2;
export const DECLINED_HANG = 4;

/** What everybody at the table has seen of each seat, beyond the position: its cards, and what it let pass. */
export class PublicRecord {
  /** Cards played, by seat. */
  readonly low = new Int32Array(MOST_SEATS);
  readonly high = new Int32Array(MOST_SEATS);
  /** The lowest rank of a single, and of a pair, that the seat did not answer. */
  readonly declinedSingle = new Uint8Array(MOST_SEATS);
  readonly declinedPair = new Uint8Array(MOST_SEATS);
  /** Longer combinations it did not answer: a set of the constants above. */
  readonly declinedLong = new Uint8Array(MOST_SEATS);

  constructor() {
    this.clear();
  }

  clear(): void {
    this.low.fill(0);
    this.high.fill(0);
    this.declinedSingle.fill(NOTHING_DECLINED);
    this.declinedPair.fill(NOTHING_DECLINED);
    this.declinedLong.fill(0);
  }

  copy(other: PublicRecord): void {
    this.low.set(other.low);
    this.high.set(other.high);
    this.declinedSingle.set(other.declinedSingle);
    this.declinedPair.set(other.declinedPair);
    this.declinedLong.set(other.declinedLong);
  }

  addPlay(seat: Seat, low: number, high: number): void {
    this.low[seat] |= low;
    this.high[seat] |= high;
  }

  /** A seat passes on this form. One that had passed before was asked for nothing but a late cut, and tells nothing. */
  addPass(seat: Seat, table: number, hadPassed: boolean): void {
    if (hadPassed) return;
    const rank = highOf(table) >> 2;
    const kind = kindOf(table);
    if (kind === SINGLE) {
      if (rank < this.declinedSingle[seat]) this.declinedSingle[seat] = rank;
    } else if (kind === PAIR) {
      if (rank < this.declinedPair[seat]) this.declinedPair[seat] = rank;
    } else if (kind === TRIPLE) this.declinedLong[seat] |= DECLINED_TRIPLE;
    else this.declinedLong[seat] |= kind === STRAIGHT ? DECLINED_STRAIGHT : DECLINED_HANG;
  }

  /** Adds the pass that the seat to act is about to make. */
  addPassOf(p: Position): void {
    this.addPass(p.turn, p.table, isIn(p.passed, p.turn));
  }
}
