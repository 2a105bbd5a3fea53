import { z } from 'zod';
import { drawnId as id } from '../ids.ts';
import { moment, number, numberInPath, word } from './fields.ts';
import { ARENA_LIMITS, MATCH_KINDS, MATCH_STATUSES, POOLS, TOURNAMENT_FORMATS, TOURNAMENT_STATUSES } from './terms.ts';

/** What the arena is asked over HTTP. */

const page = {
  /** Matches created before this one. */
  before: id.optional(),
  limit: z.coerce.number().int().min(1).max(50).default(20),
};

/** An opponent: a bot by its id, or a built-in player by its level. */
const opponent = z.union([z.strictObject({ bot: id }), z.strictObject({ level: word })]);
const deals = z.int().min(ARENA_LIMITS.deals.least).max(ARENA_LIMITS.deals.most);

export const ARENA_REQUESTS = {
  ladder: z.strictObject({ game: word, ruleSet: word }),
  pool: z.strictObject({ pool: z.enum(POOLS).default('sandbox') }),
  /** The newest version when none is named. */
  enter: z.strictObject({ bot: id, ruleSet: word, version: number.max(2_147_483_647).optional() }),
  entry: z.strictObject({ id }),
  entriesOfBot: z.strictObject({ id }),
  matches: z.strictObject({
    ...page,
    game: word.optional(),
    ruleSet: word.optional(),
    status: z.enum(MATCH_STATUSES).optional(),
    kind: z.enum(MATCH_KINDS).optional(),
    pool: z.enum(POOLS).optional(),
    entry: id.optional(),
  }),
  match: z.strictObject({ id }),
  reportsOfBot: z.strictObject({ id }),
  matchGame: z.strictObject({ id, number: numberInPath }),
  /** The own bot comes first, then whom it plays; all seats of the table are filled by them in turn. */
  challenge: z.strictObject({
    bot: id,
    ruleSet: word,
    opponents: z.array(opponent).min(1).max(7),
    deals: deals.default(ARENA_LIMITS.deals.usual),
  }),
  tournaments: z.strictObject({ status: z.enum(TOURNAMENT_STATUSES).optional(), game: word.optional() }),
  tournament: z.strictObject({ id }),
  createTournament: z.strictObject({
    name: z.string().max(4_000),
    game: word,
    ruleSet: word,
    format: z.enum(TOURNAMENT_FORMATS),
    seats: z.int().min(2).max(4),
    deals: z.int().min(ARENA_LIMITS.tournament.deals.least).max(ARENA_LIMITS.tournament.deals.most),
    /** Rounds of a Swiss league; a round robin has as many as it needs. */
    rounds: z.int().min(1).max(ARENA_LIMITS.tournament.rounds).optional(),
    /** The best of the league meet once more, in all seatings. */
    finals: z.boolean().default(true),
    /** When it begins by itself (milliseconds since 1970); without it, when its organiser says so. */
    startsAt: moment.nullable().default(null),
  }),
  signUp: z.strictObject({ bot: id }),
  signedUp: z.strictObject({ id, bot: id }),
} as const;

export type ArenaRequest<Name extends keyof typeof ARENA_REQUESTS> = z.infer<(typeof ARENA_REQUESTS)[Name]>;
