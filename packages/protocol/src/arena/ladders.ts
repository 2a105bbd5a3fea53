import { z } from 'zod';
import { drawnId as id } from '../ids.ts';
import { count, estimate, moment, named, number, rating, who } from './fields.ts';
import { match } from './matches.ts';
import { POOLS } from './terms.ts';

/** Ladders, and bots as they stand there. */

export const ladderRow = z
  .strictObject({
    ...who,
    /** Null for a built-in player, who is an anchor of the ladder. */
    entry: id.nullable(),
    place: number,
    rating,
    matches: count,
    games: count,
    /** Points a game in this ladder so far. */
    points: estimate.nullable(),
    mine: z.boolean(),
    /** Whether it still plays; one that was withdrawn keeps its page and leaves the list. */
    active: z.boolean(),
    playedAt: moment.nullable(),
  })
  .meta({ id: 'LadderRow' });

const ratingPoint = z.strictObject({ at: moment, match: id, version: number, rating });

const headToHead = z.strictObject({ ...who, entry: id.nullable(), deals: count, lead: estimate });

const entryFields = {
  ...who,
  id,
  game: z.string(),
  ruleSet: z.string(),
  pool: z.enum(POOLS),
  place: number.nullable(),
  rating,
  matches: count,
  games: count,
  points: estimate.nullable(),
  strikes: count,
  mine: z.boolean(),
  active: z.boolean(),
  enteredAt: moment,
};

export const entry = z.strictObject(entryFields).meta({ id: 'LadderEntry' });

export const entryDetail = z
  .strictObject({
    ...entryFields,
    history: z.array(ratingPoint),
    headToHead: z.array(headToHead),
    versions: z.array(
      z.strictObject({ version: number, matches: count, games: count, points: estimate.nullable(), since: moment }),
    ),
    /** The games it lost most in, worst first. */
    worst: z.array(z.strictObject({ match: id, game: count, points: z.int(), at: moment })),
    recent: z.array(match),
    /** Bots that beat each other in a circle with it, if any: ids of entries, the first one again at the end left out. */
    cycles: z.array(z.array(named)),
  })
  .meta({ id: 'LadderEntryDetail' });

export const ladder = z.strictObject({
  game: z.string(),
  ruleSet: z.string(),
  pool: z.enum(POOLS),
  seats: number,
  entries: count,
  running: count,
  matches: count,
});

export type LadderRow = z.infer<typeof ladderRow>;
export type Ladder = z.infer<typeof ladder>;
export type LadderEntry = z.infer<typeof entry>;
export type LadderEntryDetail = z.infer<typeof entryDetail>;
