import { z } from 'zod';

/**
 * What a person knows of a session's deals without the server: the seal that their browser saw before the first deal,
 * and the text that it brought into the shuffle itself. The browser writes it into a file, and `sanhrong verify` reads
 * that.
 */
export const WITNESS = z.object({
  format: z.literal('sanhrong-witness-1'),
  table: z.string(),
  commitment: z.string().regex(/^[0-9a-f]{64}$/),
  /** Null for a watcher. */
  own: z
    .object({
      seat: z.number().int().min(0),
      text: z.string(),
      /** The table had acknowledged it before the deal. */
      taken: z.boolean().default(false),
    })
    .nullable(),
  /** What all seats had pledged when the own text was brought; not in files written before there were pledges. */
  pledges: z.array(z.string().nullable()).nullable().default(null),
  /** A table of strangers, which deals without a text that does not come. */
  strangers: z.boolean().default(false),
  /** How many games the session was to have. */
  games: z.number().int().min(1).nullable().default(null),
  /**
   * The own hand of each deal that was seen, in that order, with the number of the game, and the fingerprint of how that game went and ended;
   * null where its end was not seen, and in older files.
   */
  deals: z
    .array(
      z.object({
        number: z.number().int().min(1),
        hand: z.array(z.string()),
        ending: z.string().nullable().default(null),
        /** The next deal came before this game could have been played. */
        rushed: z.boolean().default(false),
      }),
    )
    .default([]),
  /** Texts that were opened at the table before this one, without a deal. */
  spent: z.number().int().min(0).default(0),
});

export type WitnessFile = z.infer<typeof WITNESS>;
