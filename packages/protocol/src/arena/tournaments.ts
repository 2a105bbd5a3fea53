import { z } from 'zod';
import { drawnId as id } from '../ids.ts';
import { count, estimate, moment, named, number, who } from './fields.ts';
import { match } from './matches.ts';
import { TOURNAMENT_FORMATS, TOURNAMENT_STATUSES } from './terms.ts';

/** Tournaments. */

const standing = z.strictObject({
  ...who,
  place: number,
  matches: count,
  /** Points a game in the league; the finals decide about places alone. */
  points: estimate.nullable(),
  /**
   * What a Swiss league is sorted by: points a game against an average field, independent of the opponents they met.
   */
  strength: z.number().nullable().optional(),
  /** Points a game in the finals and play-offs; null for those who were not there. */
  finals: estimate.nullable().optional(),
  strikes: count,
  mine: z.boolean(),
  /** It was deleted, or its owner is gone: it plays no more. */
  gone: z.boolean().optional(),
});

const tournamentFields = {
  id,
  name: z.string(),
  game: z.string(),
  ruleSet: z.string(),
  format: z.enum(TOURNAMENT_FORMATS),
  status: z.enum(TOURNAMENT_STATUSES),
  seats: number,
  deals: number,
  rounds: number.nullable(),
  finals: z.boolean(),
  organiser: named,
  mine: z.boolean(),
  bots: count,
  /** The round that is being played or was last, from 1; 0 before the first. */
  round: count,
  startsAt: moment.nullable(),
  createdAt: moment,
  endedAt: moment.nullable(),
  winner: z.strictObject(who).nullable(),
};

export const tournament = z.strictObject(tournamentFields).meta({ id: 'Tournament' });

export const tournamentDetail = z
  .strictObject({
    ...tournamentFields,
    standings: z.array(standing),
    /** The seed of its rounds; shown when it is over, so that people can draw them again. */
    seed: z.string().nullable().optional(),
    /** Once it is over: everybody in the first place, mostly `winner` alone. */
    winners: z.array(z.strictObject(who)).optional(),
    /** The finals come last; where they leave the first place open, a play-off follows. */
    roundList: z.array(z.strictObject({ number, isFinal: z.boolean(), matches: z.array(match) })),
    /** Of the league. `row` and `column` count the standings from 0; every pair once. */
    crosstable: z.array(z.strictObject({ row: count, column: count, deals: count, lead: estimate })),
  })
  .meta({ id: 'TournamentDetail' });

export type ArenaTournament = z.infer<typeof tournament>;
export type ArenaTournamentDetail = z.infer<typeof tournamentDetail>;
