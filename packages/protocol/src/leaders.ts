import { z } from 'zod';
import { drawnId } from './ids.ts';
import { avatar } from './people.ts';

/** Leaderboards of people over HTTP: what may be asked, and what is answered. */

const count = z.int().nonnegative();
const moment = count.describe('Milliseconds since 1970.');

/** Ids of games and rule sets are plain words. */
const word = z.string().regex(/^[a-z][a-z0-9-]{0,31}$/);

/** The year and its quarter. */
export const SEASON = /^[1-9][0-9]{3}-[1-4]$/;

/** How many rows a board shows. */
const ROWS = { usual: 50, most: 100 } as const;

export const LEADERS_REQUESTS = {
  board: z.strictObject({
    game: word.optional(),
    ruleSet: word.optional(),
    season: z.string().regex(SEASON).optional(),
    limit: z.coerce.number().int().min(1).max(ROWS.most).default(ROWS.usual),
  }),
  person: z.strictObject({ id: drawnId }),
} as const;

export type LeadersRequest<Name extends keyof typeof LEADERS_REQUESTS> = z.infer<(typeof LEADERS_REQUESTS)[Name]>;

const season = z
  .object({
    id: z.string().regex(SEASON),
    year: count,
    quarter: z.int().min(1).max(4),
    from: moment,
    until: moment.describe('The first moment of the next season.'),
  })
  .meta({ id: 'Season' });

const standing = {
  place: z.int().positive().nullable().describe('Null for whoever is not listed (yet).'),
  rating: count,
  games: count,
  wins: count.describe('Games in which nobody else among the people came before them.'),
  opponents: count.describe('How many different people they have met.'),
  trend: z.int().describe('What the last ten games did to the rating.'),
  recent: z.array(count).describe('The rating after each of the last games, oldest first.'),
};

const leader = z
  .object({ person: z.object({ id: drawnId, name: z.string(), guest: z.boolean(), face: avatar }), ...standing })
  .meta({ id: 'Leader' });

const personRating = z.object({ season, game: z.string(), ruleSet: z.string(), ...standing, lastAt: moment });

export const LEADERS_ANSWERS = {
  board: z.object({
    game: z.string(),
    ruleSet: z.string(),
    season,
    seasons: z.array(season).describe('Newest first.'),
    boards: z.array(z.object({ game: z.string(), ruleSet: z.string() })).describe('All that there are.'),
    leaders: z.array(leader),
    you: leader.nullable().describe('The row of whoever asks, listed or not.'),
    listedFrom: z
      .object({ games: count, opponents: count })
      .describe('Listed are people with an account and at least so many games against at least so many people.'),
    countedAt: moment.nullable(),
  }),
  person: z.object({ ratings: z.array(personRating).describe('Of the last four seasons, newest first.') }),
} as const;

export type Season = z.infer<typeof season>;
export type Leader = z.infer<typeof leader>;
export type PersonRating = z.infer<typeof personRating>;
export type LeadersAnswer<Name extends keyof typeof LEADERS_ANSWERS> = z.infer<(typeof LEADERS_ANSWERS)[Name]>;

/** Why something asked about leaderboards was refused. */
export type LeadersCode = 'NO_BOARD' | 'NO_SEASON' | 'NO_PERSON';
