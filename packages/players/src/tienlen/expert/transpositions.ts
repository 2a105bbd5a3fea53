import { kindOf, PAIR, type Position, type Rules } from '@sanh-rong/engine/tienlen/core';

/** What a stored value says about the true one. */
export const NOTHING = 0;
export const EXACT = 1;
export const AT_LEAST = 2;
export const AT_MOST = 3;

const mix = (hash: number, word: number, factor: number): number => {
  const mixed = Math.imul(hash ^ word, factor);
  return mixed ^ (mixed >>> 15);
};

/**
 * Values of positions met before. A position is known by 64 bits worked out from everything that changes what is still
 * to be won: hands, turn, table, who passed, who has played, the running debt. Two positions with the same 64 bits are
 * taken for the same one. Newer entries write over older ones, so memory never grows.
 */
export class Transpositions {
  /** Where the position last asked about lies, or would lie. */
  slot = 0;
  private first = 0;
  private second = 0;
  private readonly width: number;
  private readonly mask: number;
  private readonly firsts: Int32Array;
  private readonly seconds: Int32Array;
  private readonly bounds: Uint8Array;
  /** Values by slot and seat; a game between two uses only the first of each row. */
  readonly values: Int16Array;

  constructor(seats: number, bits: number) {
    this.width = seats;
    this.mask = (1 << bits) - 1;
    this.firsts = new Int32Array(1 << bits);
    this.seconds = new Int32Array(1 << bits);
    this.bounds = new Uint8Array(1 << bits);
    this.values = new Int16Array(seats << bits);
  }

  clear(): void {
    this.bounds.fill(NOTHING);
  }

  /** What is known about a position; its values begin at `at`. */
  find(rules: Rules, p: Position): number {
    this.read(rules, p);
    this.slot = (this.first ^ (this.second >>> 7)) & this.mask;
    const known = this.firsts[this.slot] === this.first && this.seconds[this.slot] === this.second;
    return known ? this.bounds[this.slot] : NOTHING;
  }

  get at(): number {
    return this.slot * this.width;
  }

  /** Remembers a position again, whose values the caller has written or will write to the row of its slot. */
  keep(rules: Rules, p: Position, bound: number): number {
    this.read(rules, p);
    this.slot = (this.first ^ (this.second >>> 7)) & this.mask;
    this.firsts[this.slot] = this.first;
    this.seconds[this.slot] = this.second;
    this.bounds[this.slot] = bound;
    return this.at;
  }

  private add(word: number): void {
    this.first = mix(this.first, word, 0x9e3779b1);
    this.second = mix(this.second, word + 0x7f4a7c15, 0x85ebca6b);
  }

  private read(rules: Rules, p: Position): void {
    this.first = 0x1b873593;
    this.second = 0x2545f491;
    for (let seat = 0; seat < p.seats; seat++) {
      this.add(p.low[seat]);
      this.add(p.high[seat]);
    }
    // Seats and masks of seats fit into four and eight bits.
    this.add((p.turn + 1) | ((p.last + 1) << 4) | (p.passed << 8) | (p.out << 16));
    this.add((p.table + 1) | ((p.opening + 1) << 16));
    // Who went out before whom: their places are part of the values.
    let order = 0;
    for (let at = 0; at < p.order.length; at++) order = order * 16 + p.order[at] + 1;
    this.add(order | 0);
    if (!rules.cutsCost) return;
    // Who has played decides about cóng and đền bài; who held back only while a single seat has played (MN-16).
    const heldBack = (p.played & (p.played - 1)) === 0 ? p.heldBack + 1 : 0;
    this.add(p.played | (heldBack << 8) | (p.twosRun << 12) | (p.debt << 16));
    if (kindOf(p.table) === PAIR) this.add(p.tableHigh);
    if (p.debt === 0) return;
    this.add((p.debtor + 1) | ((p.creditor + 1) << 4));
    for (let seat = 0; seat < p.seats; seat++) this.add(p.suffered[seat]);
  }
}
