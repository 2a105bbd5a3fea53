import type { OptionSpec } from '@sanh-rong/engine';
import type { TableSummary } from '@sanh-rong/table';
import { z } from 'zod';
import { drawnId, tableCode } from './ids.ts';
import { PEOPLE_ANSWERS } from './people.ts';

/** Tables, games and rules over HTTP: what may be asked, and what is answered. */

const count = z.int().nonnegative();
const moment = count;
const seat = count;

/** How many entries a page has. */
const PAGE = { usual: 20, most: 50 } as const;

/**
 * Where a page ends: a moment and a name, so that the next page starts right behind it even when newer rows have come.
 */
export const CURSOR = /^([0-9a-z]{1,10})-([A-Za-z0-9]{1,64})$/;

const paging = {
  cursor: z.string().regex(CURSOR).optional(),
  limit: z.coerce.number().int().min(1).max(PAGE.most).default(PAGE.usual),
};
const next = z.string().nullable();

/** Ids of games and rule sets are plain words. An unknown one is no mistake: there is just nothing of it. */
const word = z.string().regex(/^[a-z][a-z0-9-]{0,31}$/);

export const REST_REQUESTS = {
  table: z.strictObject({ code: tableCode }),
  game: z.strictObject({ id: drawnId }),
  person: z.strictObject({ id: drawnId }),
  page: z.strictObject(paging),
  pageOfGame: z.strictObject({ ...paging, game: word.optional() }),
} as const;

export type Paging = z.infer<(typeof REST_REQUESTS)['page']>;

const tableSummary = z
  .object({
    code: tableCode,
    name: z.string(),
    game: z.string(),
    ruleSet: z.string(),
    phase: z.enum(['waiting', 'ready', 'playing', 'completed', 'closed']),
    seats: count,
    /** Who plays there. Tables that were stored before this was written down say nothing of it. */
    mode: z.enum(['people', 'hybrid', 'bots']).default('people'),
    people: z.array(z.string()),
    players: count,
    /** Tables that were stored before there were bots say nothing of them. */
    bots: count.default(0),
    free: count,
    host: z.string().nullable(),
    games: count,
    played: count,
    watchers: z.enum(['none', 'live', 'delayed']),
    watching: count,
    chat: z.boolean(),
    practice: z.boolean(),
    turnSeconds: count,
    /** Tables that were stored before there were strangers say nothing of them. */
    company: z.enum(['friends', 'strangers', 'daily']).default('friends'),
    warm: count.default(0),
  })
  .meta({ id: 'TableSummary' }) satisfies z.ZodType<TableSummary>;

const seatOfGame = z.object({
  seat,
  person: z.string().nullable(),
  /** The bot that sat there; `name` is its name then. */
  bot: z.object({ id: z.string(), version: count, owner: z.object({ id: z.string(), name: z.string() }) }).nullable(),
  name: z.string(),
  points: z.int(),
  place: z.int().positive(),
});

const listed = {
  id: drawnId,
  table: tableCode.nullable(),
  game: z.string(),
  ruleSet: z.string(),
  session: z.int().positive(),
  number: z.int().positive(),
  /** Among strangers every session is one game: there `session` is the number of the game at its table. */
  company: z.enum(['friends', 'strangers', 'daily']).default('friends'),
  visibility: z.enum(['public', 'private']),
  practice: z.boolean(),
  startedAt: moment,
  endedAt: moment,
};

const listedGame = z.object({ ...listed, seats: z.array(seatOfGame) }).meta({ id: 'ListedGame' });

const counts = z.record(z.string(), z.number());

const shownGame = z
  .object({
    ...listed,
    seats: z.array(seatOfGame.extend({ breakdown: counts })),
    statistics: z.object({ game: counts, seats: z.array(counts) }),
    replay: z.string(),
  })
  .meta({ id: 'FinishedGame' });

const happening = z.looseObject({ type: z.string() });

const step = z
  .object({
    did: z.object({ seat, action: happening }).nullable(),
    events: z.array(happening),
    view: z.looseObject({
      turn: seat.nullable(),
      hands: z.array(z.array(z.string()).nullable()),
    }),
  })
  .meta({ id: 'ReplayStep' });

const replay = z.object({
  game: shownGame,
  seat: seat.nullable(),
  concealed: z.boolean(),
  text: z.string().nullable(),
  /** How it was dealt, apart from the cards: what a check of the proof must know. */
  deal: z.object({
    ruleSet: z.string(),
    seats: count,
    options: z.record(z.string(), z.unknown()),
    previous: z.unknown(),
  }),
  proof: z.unknown(),
  steps: z.array(step),
});

const personStatistics = z
  .object({
    game: z.string(),
    ruleSet: z.string(),
    games: count,
    wins: count,
    sessions: count,
    points: z.int(),
    average: z.number(),
    best: z.int(),
    worst: z.int(),
    lastAt: moment,
  })
  .meta({ id: 'PersonStatistics' });

const names = z.array(z.string());

const optionSpec = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('boolean'), default: z.boolean() }),
    z.object({ kind: z.literal('integer'), min: z.int(), max: z.int(), default: z.int() }),
    z.object({ kind: z.literal('choice'), of: names, default: z.string() }),
    z.object({ kind: z.literal('names'), of: names, default: names, always: names }),
    z.object({ kind: z.literal('seats'), default: z.array(seat) }),
    z.object({
      kind: z.literal('group'),
      get fields(): z.ZodType<Readonly<Record<string, OptionSpec>>> {
        return z.record(z.string(), optionSpec) as z.ZodType<Readonly<Record<string, OptionSpec>>>;
      },
    }),
  ])
  .meta({ id: 'Option' });

const limits = z.object({ min: count, max: count, usual: count });

const ruleSet = z.object({ id: z.string(), seats: limits, options: z.record(z.string(), optionSpec) });

const rulesOfGame = z
  .object({
    id: z.string(),
    ruleSets: z.array(ruleSet),
    levels: names,
    conceals: z.boolean(),
  })
  .meta({ id: 'Rules' });

export const REST_ANSWERS = {
  tables: z.object({ tables: z.array(tableSummary), next }),
  table: z.object({ table: tableSummary }),
  games: z.object({ games: z.array(listedGame), next }),
  game: z.object({ game: shownGame }),
  replay,
  text: z.object({ text: z.string() }),
  person: z.object({ person: PEOPLE_ANSWERS.profile.shape.person, statistics: z.array(personStatistics) }),
  rules: z.object({ games: z.array(rulesOfGame), sessionLengths: z.array(z.int().positive()), turnSeconds: limits }),
} as const;

export type ListedGame = z.infer<typeof listedGame>;
export type FinishedGame = z.infer<typeof shownGame>;
export type Replay = z.infer<typeof replay>;
export type ReplayStep = z.infer<typeof step>;
export type PersonStatistics = z.infer<typeof personStatistics>;
export type RestAnswer<Name extends keyof typeof REST_ANSWERS> = z.infer<(typeof REST_ANSWERS)[Name]>;

/** Why something asked about tables and games was refused. */
export type RestCode = 'NO_TABLE' | 'NO_GAME' | 'NO_PERSON' | 'CONCEALED' | 'OLD_GAME';
