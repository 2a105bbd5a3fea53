import { z } from 'zod';
import { botReport } from '../bots.ts';
import { drawnId as id } from '../ids.ts';
import { count, estimate, moment, number, rating, who } from './fields.ts';
import { MATCH_KINDS, MATCH_STATUSES, POOLS } from './terms.ts';

/** Matches and their games. */

const contestant = z
  .strictObject({
    ...who,
    entry: id.nullable(),
    /** Null until something is played. */
    points: estimate.nullable(),
    /** Share of the games it won alone or with others. */
    wins: z.number().nullable(),
    /** From 1; null until the match is over. */
    place: number.nullable(),
    strikes: count,
    disqualified: z.boolean(),
    decisions: count,
    /** Microseconds a decision, and of the longest. */
    micros: count,
    longest: count,
    /** Before and after a match of a ladder. */
    rating: z.strictObject({ before: rating, after: rating.nullable() }).nullable(),
  })
  .meta({ id: 'MatchContestant' });

const matchFields = {
  id,
  kind: z.enum(MATCH_KINDS),
  /** In the pool of remote bots every deal is played once: a program remembers what it has seen. */
  pool: z.enum(POOLS).default('sandbox'),
  status: z.enum(MATCH_STATUSES),
  game: z.string(),
  ruleSet: z.string(),
  seats: number,
  deals: number,
  /** Deals that are stored. */
  played: count,
  contestants: z.array(contestant),
  tournament: id.nullable(),
  /** While it waits: how many matches go before it, as things stand. One that gives way to others waits again. */
  waiting: z.strictObject({ ahead: count }).optional(),
  createdAt: moment,
  startedAt: moment.nullable(),
  endedAt: moment.nullable(),
};

export const match = z.strictObject(matchFields).meta({ id: 'Match' });

const seating = z.array(count);

/** A game of a match: `number` counts them all, deal by deal; `points` by seat. */
const listedGame = z.strictObject({ number: count, seating, points: z.array(z.int()), faults: count });

const matchDeal = z.strictObject({
  number: count,
  /** Mean points of each contestant in all games of the deal. */
  points: z.array(z.number()),
  games: z.array(listedGame),
});

export const matchDetail = z
  .strictObject({
    ...matchFields,
    options: z.record(z.string(), z.unknown()),
    lineup: z.array(count),
    /** The seed of all deals; shown when the match is over, so that people can play it again. */
    seed: z.string().nullable(),
    /** Whether it is a challenge of the person who asks, who may cancel it until it is over. */
    mine: z.boolean().optional(),
    dealList: z.array(matchDeal),
    /** The command that plays it again; sent by a terminal that serves its own match, left out by the server. */
    command: z.string().optional(),
  })
  .meta({ id: 'MatchDetail' });

/** A whole game as one line of text (record.ts), with who sat where. */
export const matchGame = z
  .strictObject({
    match: id,
    number: count,
    deal: count,
    seating,
    text: z.string(),
    points: z.array(z.int()),
    places: z.array(number),
    /** Who made which mistake when: the kind alone; the rest is for the bot's owner. */
    faults: z.array(z.strictObject({ seat: count, move: count, kind: z.string() })),
  })
  .meta({ id: 'MatchGame' });

/** A game that is being played, as far as it is: the moves so far as a record that is not finished. */
export const live = z
  .strictObject({
    status: z.enum(MATCH_STATUSES),
    played: count,
    deals: number,
    game: z.strictObject({ number: count, seating, text: z.string() }).nullable(),
  })
  .meta({ id: 'LiveMatch' });

/** One call of a bot in a match, as its owner may read it. */
export const arenaReport = botReport
  .omit({ replay: true })
  .extend({ match: id, game: count })
  .meta({ id: 'ArenaReport' });

export type MatchContestant = z.infer<typeof contestant>;
export type ArenaMatch = z.infer<typeof match>;
export type ArenaMatchDetail = z.infer<typeof matchDetail>;
export type ArenaMatchGame = z.infer<typeof matchGame>;
export type LiveMatch = z.infer<typeof live>;
export type ArenaReport = z.infer<typeof arenaReport>;
