import { setImmediate } from 'node:timers/promises';
import { inspect } from 'node:util';
import { HANG } from '../../../../test/hang.ts';

const hung = (what: string, seen: unknown): Error =>
  new Error(`waited ${HANG / 1_000} s for ${what}, and saw ${inspect(seen, { depth: 4 })}`);

/** Waits for what is to come, however busy the machine is; what hangs says what was waited for, and what was seen. */
export const within = async <Value>(
  what: string | (() => string),
  coming: Promise<Value>,
  seen: () => unknown = () => 'nothing',
): Promise<Value> => {
  let timer: NodeJS.Timeout | undefined;
  const hangs = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(hung(typeof what === 'string' ? what : what(), seen()));
    }, HANG);
    // A wait that has been given up holds no process up.
    timer.unref();
  });
  try {
    return await Promise.race([coming, hangs]);
  } finally {
    clearTimeout(timer);
  }
};

/** Does something again and again, without a pause, until a state is seen. */
export const again = async <Seen>(
  what: string,
  look: () => Seen | Promise<Seen>,
  isSo: (seen: Seen) => boolean,
  work: (seen: Seen) => unknown,
): Promise<Seen> => {
  const end = performance.now() + HANG;
  for (;;) {
    const seen = await look();
    if (isSo(seen)) return seen;
    if (performance.now() > end) throw hung(what, seen);
    await work(seen);
    // A database that works in this very process comes back at once: others must get a word in.
    await setImmediate();
  }
};
