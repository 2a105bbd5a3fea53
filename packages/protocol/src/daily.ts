import { z } from 'zod';
import { drawnId, tableCode } from './ids.ts';
import { avatar } from './people.ts';

/** The deal of the day over HTTP: what may be asked, and what is answered. */

const count = z.int().nonnegative();
const moment = count.describe('Milliseconds since 1970.');

/** Ids of games and rule sets are plain words. */
const word = z.string().regex(/^[a-z][a-z0-9-]{0,31}$/);

/** A date of Vietnam. */
export const DAY = /^[2-9][0-9]{3}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$/;
const day = z.string().regex(DAY).describe('A date of Vietnam: 2026-11-19.');

export const DAILY_REQUESTS = {
  day: z.strictObject({ day }),
  game: z.strictObject({ game: word }),
  board: z.strictObject({ day, game: word }),
} as const;

const commitment = z.string().describe('What was published of the deal beforehand; its proof is checked against it.');

const promised = {
  game: z.string(),
  commitment,
  publishedAt: moment.describe('Since when the commitment is published.'),
};

const finished = z.object({
  state: z.literal('finished'),
  replay: drawnId.describe('The id of the game, by which it is seen again.'),
  points: z.int(),
  unfinished: z.boolean().describe('The clock played it to its end when the day was over.'),
  below: count.describe('How many others came to fewer points.'),
  level: count.describe('How many others came to as many.'),
});

const own = z
  .discriminatedUnion('state', [z.object({ state: z.literal('playing'), table: tableCode }), finished])
  .nullable()
  .describe('Your own try; null where there is none.');

const dealOfDay = z
  .object({
    ...promised,
    ruleSet: z.string(),
    opponents: z.array(z.string()).describe('Levels of built-in players, from the seat after yours on.'),
    tries: count.describe('How many people have finished it.'),
    own,
  })
  .meta({ id: 'DealOfTheDay' });

const row = z.object({
  place: z.int().positive().describe('Among all who are listed here; equal points share a place.'),
  points: z.int(),
  person: z.object({ id: drawnId, name: z.string(), face: avatar }),
  replay: drawnId,
});

export const DAILY_ANSWERS = {
  day: z.object({
    day,
    today: day,
    now: moment,
    endsAt: moment.describe('Nobody begins it from then on.'),
    playedUntil: moment.describe('What was begun is waited for until then; the clock plays the rest.'),
    revealedAt: moment.describe('From then on anybody may check it, and see how others played it.'),
    before: day.nullable().describe('The nearest day before it that had deals.'),
    after: day.nullable().describe('The nearest one after it, up to today.'),
    games: z.array(dealOfDay),
  }),
  promises: z.object({ days: z.array(z.object({ day, games: z.array(z.object(promised)) })) }),
  started: z.object({ table: tableCode }),
  board: z.object({
    day,
    game: z.string(),
    tries: count,
    own,
    accounts: z.array(row).describe('The best of those who have an account.'),
    guests: z.array(row).describe('The best guests. A guest is free, so a name here proves little.'),
  }),
} as const;

export type DailyAnswer<Name extends keyof typeof DAILY_ANSWERS> = z.infer<(typeof DAILY_ANSWERS)[Name]>;
export type DealOfTheDay = DailyAnswer<'day'>['games'][number];
export type OwnTry = DealOfTheDay['own'];
export type DailyRow = DailyAnswer<'board'>['accounts'][number];

/** Why something asked about deals of the day was refused. */
export type DailyCode = 'NO_DAY' | 'NO_DEAL' | 'TRIED_ALREADY' | 'TRY_FIRST' | 'TOO_MANY_TRIES' | 'NEEDS_SIGN_IN';
