import { inspect } from 'node:util';
import { HANG } from './hang.ts';

/** Milliseconds between two looks, at first and after many: on a busy machine looking costs what is waited for. */
const PAUSE = { first: 20, most: 250 };

/** Waits for a state, however busy the machine is; what hangs says what was waited for, and what was seen last. */
export const until = async <Seen>(
  what: string,
  look: () => Seen | Promise<Seen>,
  isSo: (seen: Seen) => unknown = Boolean,
): Promise<Seen> => {
  const end = performance.now() + HANG;
  for (let pause = PAUSE.first; ; pause = Math.min(1.2 * pause, PAUSE.most)) {
    const seen = await look();
    if (isSo(seen)) return seen;
    if (performance.now() > end) throw new Error(`waited ${HANG / 1_000} s for ${what}, and saw ${inspect(seen)}`);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
};
