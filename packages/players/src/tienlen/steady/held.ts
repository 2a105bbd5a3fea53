import { cardset } from '@sanh-rong/engine';
import {
  HANG_COST,
  HEO_VALUE,
  highOf,
  isHang,
  kindOf,
  MIN_RUN,
  nibbleAt,
  PAIR,
  type Position,
  SINGLE,
  SIZE,
  TWO,
} from '@sanh-rong/engine/tienlen/core';

/** What cards are worth in points of Miền Nam: held, cut and at risk. */

export const sizeOf = (low: number, high: number): number => cardset.bitCount(low) + cardset.bitCount(high);

/** Hàng in a hand, runs of pairs three by three: not always the most there are (MN-15), but without any search. */
const countHangRoughly = (low: number, high: number): number => {
  let hang = 0;
  let run = 0;
  for (let rank = 0; rank < TWO; rank++) {
    const size = SIZE[nibbleAt(low, high, rank)];
    if (size === 4) {
      hang += 1;
      run = 0;
    } else run = size > 1 ? run + 1 : 0;
    if (run === MIN_RUN) {
      hang += 1;
      run = 0;
    }
  }
  return hang;
};

/** What is paid for heo and hàng left over (MN-15). */
export const heldPoints = (low: number, high: number): number =>
  HEO_VALUE[nibbleAt(low, high, TWO)] + HANG_COST * countHangRoughly(low, high);

/** What a cut would cost the seat that plays this form now: a pair of 2s by its better card and a black one. */
export const costIfCut = (p: Position, form: number): number => {
  if (isHang(form)) return HANG_COST;
  if (highOf(form) >> 2 !== TWO) return 0;
  const heo = HEO_VALUE[1 << (highOf(form) & 3)];
  if (kindOf(form) === SINGLE) return heo + p.twosRun;
  return kindOf(form) === PAIR ? 2 * (heo + 1) : 0;
};
