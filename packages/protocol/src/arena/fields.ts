import { z } from 'zod';
import { drawnId as id } from '../ids.ts';

/** Small schemas that all of the arena is made of. */

export const count = z.int().nonnegative();
export const number = z.int().positive();
export const moment = count;
export const word = z.string().regex(/^[a-z][a-z0-9-]{0,31}$/);
export const named = z.strictObject({ id: z.string(), name: z.string() });
export const numberInPath = z.coerce.number().int().min(0).max(2_147_483_647);

/**
 * A rating as people read it: mu − 3 sigma, and both parts of it, in points of which a new entry has 1000. A built-in
 * player's never changes.
 */
export const rating = z.strictObject({ shown: z.number(), mu: z.number(), sigma: z.number() }).meta({ id: 'Rating' });

/** A mean with between which values the truth lies, 95 times in 100; null where too little was played to say. */
export const estimate = z
  .strictObject({ mean: z.number(), low: z.number().nullable(), high: z.number().nullable() })
  .meta({ id: 'Estimate' });

/** `remote`: it plays over the network. */
export const bot = z.strictObject({
  id,
  name: z.string(),
  version: number,
  owner: named,
  remote: z.boolean().optional(),
});

/** Exactly one of `bot` and `level` is there. */
export const who = {
  bot: bot.nullable(),
  level: z.string().nullable(),
};

export type Rating = z.infer<typeof rating>;
export type ShownEstimate = z.infer<typeof estimate>;
