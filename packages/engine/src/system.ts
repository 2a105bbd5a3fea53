import { explain } from './messages/index.ts';
import { type Bytes, shuffled } from './shuffle.ts';

/**
 * The only clock and the only randomness in the engine: the defaults of the public classes, for callers that bring
 * none of their own. Everything else here is a function of its arguments; biome.json exempts this one file.
 */

interface RandomSource {
  getRandomValues(bytes: Uint8Array): Uint8Array;
}

const POOL_SIZE = 1024;
const pool = new Uint8Array(POOL_SIZE);
let at = POOL_SIZE;

/** One call for many bytes: asking the system costs more than shuffling. Used bytes are wiped. */
const refill = (): void => {
  const source = (globalThis as unknown as { crypto?: RandomSource }).crypto;
  if (typeof source?.getRandomValues !== 'function')
    throw new Error(explain({ reason: 'noRandomness', details: {} }, 'en'));
  source.getRandomValues(pool);
  at = 0;
};

/** Bytes from the system's own unpredictable source. */
export const systemBytes: Bytes = {
  next() {
    if (at === POOL_SIZE) refill();
    const byte = pool[at];
    pool[at] = 0;
    at += 1;
    return byte;
  },
};

/** A shuffle that cannot be predicted: every order equally likely (CD-3). At most 256 items. */
export const systemShuffle = <T>(items: readonly T[]): T[] => shuffled(items, systemBytes);

/** Milliseconds since 1970. */
export const systemNow = (): number => Date.now();
