import { levelIdsOf } from '@sanh-rong/players';
import type { Surroundings } from '@sanh-rong/table';

/** What a table needs from outside of itself, as a browser gives it. */

/** So many unguessable bytes. */
export type RandomBytes = (count: number) => Uint8Array;

/** How built-in players choose what to do (`thinking.ts`). */
export type Think = Surroundings['think'];

const SECRET_BYTES = 32;

export const drawSecret = (random: RandomBytes): string =>
  [...random(SECRET_BYTES)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export const homeSurroundings = (now: number, random: RandomBytes, think: Think): Surroundings => ({
  now,
  secret: () => drawSecret(random),
  levels: levelIdsOf,
  think,
});
