import {
  highOf,
  isIn,
  kindOf,
  lengthOf,
  MIN_RUN,
  NEVER,
  NO_CARD,
  NO_SEAT,
  nibbleAt,
  type Position,
  RANK_COUNT,
  type Rules,
  SIZE,
} from '@sanh-rong/engine/tienlen/core';
import {
  DECLINED_HANG,
  DECLINED_STRAIGHT,
  DECLINED_TRIPLE,
  NOTHING_DECLINED,
  type PublicRecord,
} from './public-record.ts';

/**
 * A position as its seat to act knows it, as yes-or-no features: the numbers of those that hold. The order is part of
 * the trained networks and never changes.
 */

/** The most seats that networks are trained for. */
export const MOST_SEATS = 4;
/** And the most cards of a hand. */
export const HAND_SIZE = 13;

const CARDS = 52;
/** "At least 1, 2, 3 and 4 of this rank". */
const COUNTS = RANK_COUNT * 4;
/** "At least 1, 2 and 3". */
const SHORT_COUNTS = RANK_COUNT * 3;
const KINDS = 6;
const LONGEST = 12;
const LENGTHS = LONGEST - MIN_RUN + 1;

let next = 0;
const block = (size: number): number => {
  const from = next;
  next += size;
  return from;
};

const HAND = block(CARDS);
const HAND_COUNTS = block(COUNTS);
const UNSEEN = block(CARDS);
const UNSEEN_COUNTS = block(COUNTS);
const OWN_LEFT = block(HAND_SIZE);
const OWN_PASSED = block(1);
const OWN_CONG = block(1);
const OTHERS = next;
const PLAYED = block(SHORT_COUNTS) - OTHERS;
const LEFT = block(HAND_SIZE) - OTHERS;
const PASSED = block(1) - OTHERS;
const CONG = block(1) - OTHERS;
const OUT = block(1) - OTHERS;
const OWNS_TABLE = block(1) - OTHERS;
const DECLINES_SINGLE = block(RANK_COUNT) - OTHERS;
const DECLINES_PAIR = block(RANK_COUNT) - OTHERS;
const DECLINES_LONG = block(3) - OTHERS;
const DEBTOR = block(1) - OTHERS;
const CREDITOR = block(1) - OTHERS;
const OTHER_SIZE = next - OTHERS;
next = OTHERS + (MOST_SEATS - 1) * OTHER_SIZE;
const OWN_DEBTOR = block(1);
const OWN_CREDITOR = block(1);
const TABLE_KIND = block(KINDS + 1);
const TABLE_RANK = block(RANK_COUNT);
const TABLE_SUIT = block(4);
const TABLE_LENGTH = block(LENGTHS);
const TWOS_RUN = block(6);
const DEBT = block(8);
const OPENING = block(1);
const FIRST_ROUND = block(1);
const SEATS = block(MOST_SEATS - 1);
const PLAYS_ON = block(1);
const PASS_IS_NOT_FINAL = block(1);
const NO_LATE_CUTS = block(1);
const EQUAL_STRAIGHTS = block(1);
const PLACES_TAKEN = block(3);

/** How many features of a state there are. */
export const STATE_FEATURES = next;

/** Of which so many hold at most. */
export const MOST_STATE_FEATURES = 256;

/** Steps of the running debt (MN-9). */
const DEBT_STEPS = [1, 2, 3, 4, 6, 8, 12, 16];

/** Writes the numbers of the features that hold, ascending by block, and counts them. */
export class StateFeatures {
  readonly on = new Uint16Array(MOST_STATE_FEATURES);
  size = 0;

  read(rules: Rules, p: Position, goneLow: number, goneHigh: number, record: PublicRecord): void {
    this.size = 0;
    const me = p.turn;
    const low = p.low[me];
    const high = p.high[me];
    this.cards(HAND, low, high);
    this.counts(HAND_COUNTS, low, high, 4);
    this.cards(UNSEEN, ~(low | goneLow), ~(high | goneHigh));
    this.counts(UNSEEN_COUNTS, ~(low | goneLow), ~(high | goneHigh), 4);
    this.add(OWN_LEFT + Math.min(p.left[me], HAND_SIZE) - 1);
    if (isIn(p.passed, me)) this.add(OWN_PASSED);
    if (!isIn(p.played, me)) this.add(OWN_CONG);
    for (let i = 1; i < p.seats; i++) this.other(OTHERS + (i - 1) * OTHER_SIZE, (me + i) % p.seats, p, record);
    if (p.debt > 0 && p.debtor === me) this.add(OWN_DEBTOR);
    if (p.debt > 0 && p.creditor === me) this.add(OWN_CREDITOR);
    this.table(p);
    for (let i = 0; i < 6 && i < p.twosRun; i++) this.add(TWOS_RUN + i);
    for (let i = 0; i < DEBT_STEPS.length && p.debt >= DEBT_STEPS[i]; i++) this.add(DEBT + i);
    if (p.opening !== NO_CARD) this.add(OPENING);
    if (p.round === 1) this.add(FIRST_ROUND);
    this.add(SEATS + p.seats - 2);
    if (rules.playsOn) this.add(PLAYS_ON);
    if (!rules.passIsFinal) this.add(PASS_IS_NOT_FINAL);
    if (rules.pairsAfterPass === NEVER) this.add(NO_LATE_CUTS);
    if (!rules.longerStraight) this.add(EQUAL_STRAIGHTS);
    for (let i = 0; i < 3 && i < p.order.length; i++) this.add(PLACES_TAKEN + i);
  }

  private add(feature: number): void {
    this.on[this.size] = feature;
    this.size += 1;
  }

  private cards(from: number, low: number, high: number): void {
    for (let rank = 0; rank < RANK_COUNT; rank++) {
      const suits = nibbleAt(low, high, rank);
      for (let suit = 0; suit < 4; suit++) if (((suits >> suit) & 1) === 1) this.add(from + rank * 4 + suit);
    }
  }

  private counts(from: number, low: number, high: number, most: number): void {
    for (let rank = 0; rank < RANK_COUNT; rank++) {
      const size = Math.min(SIZE[nibbleAt(low, high, rank)], most);
      for (let i = 0; i < size; i++) this.add(from + rank * most + i);
    }
  }

  /** Another seat, counted from the one that acts next. */
  private other(from: number, seat: number, p: Position, record: PublicRecord): void {
    this.counts(from + PLAYED, record.low[seat], record.high[seat], 3);
    if (p.debt > 0 && p.debtor === seat) this.add(from + DEBTOR);
    if (p.debt > 0 && p.creditor === seat) this.add(from + CREDITOR);
    if (p.last === seat) this.add(from + OWNS_TABLE);
    if (isIn(p.out, seat)) {
      this.add(from + OUT);
      return;
    }
    this.add(from + LEFT + Math.max(0, Math.min(p.left[seat], HAND_SIZE) - 1));
    if (isIn(p.passed, seat)) this.add(from + PASSED);
    if (!isIn(p.played, seat)) this.add(from + CONG);
    const single = record.declinedSingle[seat];
    const pair = record.declinedPair[seat];
    const long = record.declinedLong[seat];
    if (single !== NOTHING_DECLINED) this.add(from + DECLINES_SINGLE + single);
    if (pair !== NOTHING_DECLINED) this.add(from + DECLINES_PAIR + pair);
    if ((long & DECLINED_TRIPLE) !== 0) this.add(from + DECLINES_LONG);
    if ((long & DECLINED_STRAIGHT) !== 0) this.add(from + DECLINES_LONG + 1);
    if ((long & DECLINED_HANG) !== 0) this.add(from + DECLINES_LONG + 2);
  }

  private table(p: Position): void {
    if (p.last === NO_SEAT) {
      this.add(TABLE_KIND + KINDS);
      return;
    }
    const top = highOf(p.table);
    this.add(TABLE_KIND + kindOf(p.table));
    this.add(TABLE_RANK + (top >> 2));
    this.add(TABLE_SUIT + (top & 3));
    if (lengthOf(p.table) >= MIN_RUN) this.add(TABLE_LENGTH + Math.min(lengthOf(p.table), LONGEST) - MIN_RUN);
  }
}
