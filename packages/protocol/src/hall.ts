import { z } from 'zod';
import { tableCode } from './ids.ts';

/** Finding company: what a person sends, what they are offered, and how many people are about. */

/** Ids of games and rule sets are plain words. */
const word = z.string().regex(/^[a-z][a-z0-9-]{0,31}$/);

export const HALL_MESSAGES = {
  /**
   * A seat at a table of strangers, now. A person who has one gets that table again, however often they ask; unless
   * they name it in `from`: then they leave it for a table with more people, if there is one, and stay if not.
   */
  find_table: z.strictObject({ game: word, ruleSet: word.optional(), from: tableCode.optional() }),
} as const;

/** For a person who plays with built-in players alone: another table of strangers where a seat can be taken. */
export interface SeatOffer {
  /** The table they sit at: what to send as `from`. */
  readonly tableId: string;
  readonly game: string;
  readonly ruleSet: string;
  /** How many people sit at the other table. */
  readonly people: number;
  /** Whether it stands once their own game is over as well; if not, it is then the others who are offered a seat with them. */
  readonly betweenGames: boolean;
  /** When the next game begins there (milliseconds, server's clock): the offer ends. */
  readonly until: number;
  /** The server's clock. */
  readonly now: number;
}

const count = z.int().nonnegative();

export const HALL_ANSWERS = {
  /**
   * By game, give or take a few seconds: `looking` sit at a table of strangers with built-in players alone, `playing` at one
   * with other people, or at a table of friends where a session is on. `later`: the person who asks has left a game with
   * strangers in the middle, and for some minutes others are seated first.
   */
  hall: z.object({
    games: z.array(z.object({ game: z.string(), looking: count, playing: count })),
    later: z.boolean(),
  }),
} as const;

export type HallCounts = z.infer<(typeof HALL_ANSWERS)['hall']>;
