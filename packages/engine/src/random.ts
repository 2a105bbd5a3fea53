import { sha256, utf8 } from './sha256.ts';

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

  /** A whole number from 0 to `limit` − 1, every one equally likely. */
  below(limit: number): number {
    const span = 0x1_0000_0000 - (0x1_0000_0000 % limit);
    let bits = this.bits();
    while (bits >= span) bits = this.bits();
    return bits % limit;
  }

  /** A number from 0 up to, not including, 1. */
  fraction(): number {
    return this.bits() / 0x1_0000_0000;
  }

  pick<T>(items: readonly T[]): T {
    return items[this.below(items.length)];
  }
}
