import { sha256, utf8 } from './sha256.ts';

const SPAN = 2 ** 32;
/** Beyond this, bits × limit is no longer exact. */
const MAX_LIMIT = 2 ** 21;

/**
 * A fast seeded generator for playouts, opponents and tests (xoshiro128**). Never for dealing real cards: its state can
 * be worked out from its output; deals use `shuffle.ts`.
 */
export class Random {
  private a: number;
  private b: number;
  private c: number;
  private d: number;

  constructor(seed: string) {
    const hash = sha256(utf8(seed));
    const word = (at: number): number => (hash[at] << 24) | (hash[at + 1] << 16) | (hash[at + 2] << 8) | hash[at + 3];
    this.a = word(0);
    this.b = word(4);
    this.c = word(8);
    this.d = word(12) | 1;
  }

  /** The next 32 bits, as an unsigned number. */
  bits(): number {
    const product = Math.imul(this.b, 5);
    const result = Math.imul((product << 7) | (product >>> 25), 9);
    const shifted = this.b << 9;
    this.c ^= this.a;
    this.d ^= this.b;
    this.b ^= this.c;
    this.a ^= this.d;
    this.c ^= shifted;
    this.d = (this.d << 11) | (this.d >>> 21);
    return result >>> 0;
  }

  /** A whole number from 0 to `limit` − 1, every one equally likely. A limit outside 1 … 2^21 is a RangeError. */
  below(limit: number): number {
    if (!(limit >= 1 && limit <= MAX_LIMIT)) throw new RangeError(`limit: ${limit}`);
    // The high part of bits × limit; the few low parts that would favour some numbers are drawn again (Lemire).
    let product = this.bits() * limit;
    let high = Math.floor(product / SPAN);
    if (product - high * SPAN < limit) {
      const uneven = SPAN % limit;
      while (product - high * SPAN < uneven) {
        product = this.bits() * limit;
        high = Math.floor(product / SPAN);
      }
    }
    return high;
  }

  /** A number from 0 up to, not including, 1. */
  fraction(): number {
    return this.bits() / SPAN;
  }

  pick<T>(items: readonly T[]): T {
    return items[this.below(items.length)];
  }
}
