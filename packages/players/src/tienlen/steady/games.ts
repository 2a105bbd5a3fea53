import type { Random } from '@sanh-rong/engine';
import {
  bill,
  clearPosition,
  FULL_HAND,
  findToiTrang,
  giveHand,
  isOver,
  Ledger,
  type MoveList,
  newPosition,
  openWithLowest,
  PLAYED_OUT,
  type Position,
  pass,
  play,
  REASONS_TO_PAY,
  type Rules,
  type ToiTrang,
  total,
} from '@sanh-rong/engine/tienlen/core';
import { PublicRecord } from '../network/public-record.ts';

/** A player on the fast core. */
export interface Policy {
  readonly plays: MoveList;
  /** The place in `plays` of the play to make, or −1 to pass. */
  choose(rules: Rules, p: Position, goneLow: number, goneHigh: number, record: PublicRecord): number;
}

const DECK_SIZE = 52;
/** Cards in the low half of a set. */
const LOW_BITS = 28;

/** Whole first games between policies, one a seat, scored by every rule. No objects are made while they run. */
export class PolicyGames {
  readonly position: Position;
  /** Points of the last game, by seat. */
  readonly points: Int32Array;
  /** Decisions in all games so far. */
  decisions = 0;
  private readonly rules: Rules;
  private readonly toiTrang: readonly ToiTrang[];
  private readonly deck = Array.from({ length: DECK_SIZE }, (_, card) => card);
  private readonly table: Int32Array;
  private readonly ledger = new Ledger();
  private readonly record = new PublicRecord();

  constructor(seats: number, rules: Rules, toiTrang: readonly ToiTrang[] = []) {
    this.position = newPosition(seats);
    this.points = new Int32Array(seats);
    this.table = new Int32Array(REASONS_TO_PAY.length * seats);
    this.rules = rules;
    this.toiTrang = toiTrang;
  }

  /** Draws new hands. Games are played with them, again and again, until the next deal. */
  deal(random: Random): void {
    const { deck } = this;
    for (let at = 0; at < DECK_SIZE - 1; at++) {
      const pick = at + random.below(DECK_SIZE - at);
      const card = deck[pick];
      deck[pick] = deck[at];
      deck[at] = card;
    }
  }

  /** Plays the deal out. False when a hand won at the deal (MN-17): no player decided anything. */
  play(policies: readonly Policy[]): boolean {
    const { position: p } = this;
    this.giveHands();
    openWithLowest(p);
    if (this.toiTrang.length > 0 && findToiTrang(p, this.toiTrang) !== null) return false;
    this.record.clear();
    this.playOn(p, policies, 0, 0);
    return true;
  }

  /** Plays a position to its end and scores it. */
  playOn(p: Position, policies: readonly Policy[], low: number, high: number): void {
    const { rules, record } = this;
    let goneLow = low;
    let goneHigh = high;
    while (!isOver(p)) {
      const policy = policies[p.turn];
      const at = policy.choose(rules, p, goneLow, goneHigh, record);
      this.decisions += 1;
      if (at < 0) {
        record.addPassOf(p);
        pass(rules, p);
      } else {
        const { plays } = policy;
        record.addPlay(p.turn, plays.low[at], plays.high[at]);
        goneLow |= plays.low[at];
        goneHigh |= plays.high[at];
        play(rules, p, plays.low[at], plays.high[at], plays.form[at]);
      }
    }
    this.score(p);
  }

  /** Counts the points of a finished position. */
  score(p: Position): void {
    if (this.rules.playsOn) this.countPlaces(p);
    else this.countPoints(p);
  }

  private giveHands(): void {
    const { position: p, deck } = this;
    clearPosition(p);
    const size = Math.min(FULL_HAND, Math.floor(DECK_SIZE / p.seats));
    for (let seat = 0; seat < p.seats; seat++) {
      let low = 0;
      let high = 0;
      for (let at = seat * size; at < (seat + 1) * size; at++) {
        if (deck[at] < LOW_BITS) low |= 1 << deck[at];
        else high |= 1 << (deck[at] - LOW_BITS);
      }
      giveHand(p, seat, low, high);
    }
  }

  private countPoints(p: Position): void {
    const { ledger, table, points } = this;
    bill(p, p.order[0], PLAYED_OUT, ledger);
    total(p, ledger, table);
    points.fill(0);
    for (let at = 0; at < table.length; at++) points[at % p.seats] += table[at];
  }

  /** TH-11 */
  private countPlaces(p: Position): void {
    const { points } = this;
    for (let place = 0; place < p.seats; place++) points[p.order[place]] = p.seats - 1 - 2 * place;
  }
}
