import { type Card, DECK_SIZE } from './cards.ts';
import { hmacSha256, utf8 } from './sha256.ts';

/** A source of bytes that cannot be predicted from the ones seen so far. */
export interface Bytes {
  next(): number;
}

/**
 * The bytes a seed stands for: HMAC-SHA-256 with the seed (UTF-8) as key over `deal:0`, `deal:1`, …, block after
 * block. A weak generator would let a player find the seed, and with it the other hands, from the thirteen cards
 * they hold; this one gives nothing away, and it can be recomputed with standard tools (docs/decisions/0003).
 */
export const bytesFrom = (seed: string): Bytes => {
  const mac = hmacSha256(utf8(seed));
  let block = 0;
  let bytes = mac(utf8('deal:0'));
  let at = 0;
  return {
    next() {
      if (at === bytes.length) {
        block += 1;
        bytes = mac(utf8(`deal:${block}`));
        at = 0;
      }
      return bytes[at++];
    },
  };
};

/** A whole number from 0 to `limit` − 1 (limit ≤ 256), every one equally likely: bytes past the last full span are thrown away. */
export const below = (limit: number, bytes: Bytes): number => {
  const span = 256 - (256 % limit);
  let byte = bytes.next();
  while (byte >= span) byte = bytes.next();
  return byte % limit;
};

/** Fisher–Yates from the last place down (CD-3); the input stays as it is. */
export const shuffled = <T>(items: readonly T[], bytes: Bytes): T[] => {
  const out = items.slice();
  for (let last = out.length - 1; last > 0; last--) {
    const pick = below(last + 1, bytes);
    const item = out[pick];
    out[pick] = out[last];
    out[last] = item;
  }
  return out;
};

const DECK: readonly Card[] = Array.from({ length: DECK_SIZE }, (_, card) => card);

/** The whole deck as this seed shuffles it: one seed, one order, on every machine (CD-3). */
export const shuffledDeck = (seed: string): Card[] => shuffled(DECK, bytesFrom(seed));
