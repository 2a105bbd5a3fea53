import { z } from 'zod';
import { botReport } from './bots.ts';
import { drawnId as id } from './ids.ts';

/** The arena over HTTP: ladders, matches, challenges, tournaments. `sanhrong watch` answers the same way for matches. */

const count = z.int().nonnegative();
const number = z.int().positive();
const moment = count;
const word = z.string().regex(/^[a-z][a-z0-9-]{0,31}$/);
const named = z.strictObject({ id: z.string(), name: z.string() });
const numberInPath = z.coerce.number().int().min(0).max(2_147_483_647);

export const ARENA_LIMITS = {
  /** Deals of a challenge; every deal is played from all seats. */
  deals: { least: 1, usual: 24, most: 96 },
  /** Bots of one person in one ladder. */
  entries: 10,
  /** Challenges of one person that are not finished yet. */
  challenges: 2,
  /** Tournaments of one organiser that are not over yet. */
  tournaments: 5,
  tournament: { name: 80, least: 2, most: 64, rounds: 15, deals: { least: 1, usual: 16, most: 100 } },
} as const;

/**
 * Who meets whom: bots whose code the server runs, and bots that play over the network from a machine of their owner's.
 * The two never meet in a ladder: a remote bot may be any program, or a person.
 */
export const POOLS = ['sandbox', 'remote'] as const;
export type Pool = (typeof POOLS)[number];

export const MATCH_KINDS = ['ladder', 'challenge', 'tournament'] as const;
/** `cancelled`: by the person who had asked for it; what was played until then stays. */
export const MATCH_STATUSES = ['waiting', 'running', 'finished', 'failed', 'cancelled'] as const;
export const TOURNAMENT_FORMATS = ['roundRobin', 'swiss'] as const;
export const TOURNAMENT_STATUSES = ['open', 'running', 'finals', 'finished', 'cancelled'] as const;

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

/**
 * A rating as people read it: mu − 3 sigma, and both parts of it, in points of which a new entry has 1000. A built-in
 * player's never changes.
 */
const rating = z.strictObject({ shown: z.number(), mu: z.number(), sigma: z.number() }).meta({ id: 'Rating' });

/** A mean with between which values the truth lies, 95 times in 100; null where too little was played to say. */
const estimate = z
  .strictObject({ mean: z.number(), low: z.number().nullable(), high: z.number().nullable() })
  .meta({ id: 'Estimate' });

/** `remote`: it plays over the network. */
const bot = z.strictObject({
  id,
  name: z.string(),
  version: number,
  owner: named,
  remote: z.boolean().optional(),
});

/** Exactly one of `bot` and `level` is there. */
const who = {
  bot: bot.nullable(),
  level: z.string().nullable(),
};

const ladderRow = z
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

const match = z.strictObject(matchFields).meta({ id: 'Match' });

const seating = z.array(count);

/** A game of a match: `number` counts them all, deal by deal; `points` by seat. */
const listedGame = z.strictObject({ number: count, seating, points: z.array(z.int()), faults: count });

const matchDeal = z.strictObject({
  number: count,
  /** Mean points of each contestant in all games of the deal. */
  points: z.array(z.number()),
  games: z.array(listedGame),
});

const matchDetail = z
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
const matchGame = z
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
const live = z
  .strictObject({
    status: z.enum(MATCH_STATUSES),
    played: count,
    deals: number,
    game: z.strictObject({ number: count, seating, text: z.string() }).nullable(),
  })
  .meta({ id: 'LiveMatch' });

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

const entry = z.strictObject(entryFields).meta({ id: 'LadderEntry' });

const entryDetail = z
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

const ladder = z.strictObject({
  game: z.string(),
  ruleSet: z.string(),
  pool: z.enum(POOLS),
  seats: number,
  entries: count,
  running: count,
  matches: count,
});

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

const tournament = z.strictObject(tournamentFields).meta({ id: 'Tournament' });

const tournamentDetail = z
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

/** One call of a bot in a match, as its owner may read it. */
const arenaReport = botReport.omit({ replay: true }).extend({ match: id, game: count }).meta({ id: 'ArenaReport' });

export const ARENA_ANSWERS = {
  ladders: z.strictObject({ ladders: z.array(ladder) }),
  ladder: z.strictObject({ ladder, rows: z.array(ladderRow), cycles: z.array(z.array(named)) }),
  entry,
  entryDetail,
  entries: z.strictObject({ entries: z.array(entry) }),
  matches: z.strictObject({ matches: z.array(match), next: id.nullable() }),
  match: matchDetail,
  matchGame,
  live,
  /** Newest first. */
  reports: z.strictObject({ reports: z.array(arenaReport) }),
  tournaments: z.strictObject({ tournaments: z.array(tournament) }),
  tournament: tournamentDetail,
  /** Everything about a tournament for other programs. */
  tournamentExport: z.strictObject({ tournament: tournamentDetail, exportedAt: moment }),
  done: z.strictObject({}),
} as const;

export type Rating = z.infer<typeof rating>;
export type ShownEstimate = z.infer<typeof estimate>;
export type LadderRow = z.infer<typeof ladderRow>;
export type Ladder = z.infer<typeof ladder>;
export type LadderEntry = z.infer<typeof entry>;
export type LadderEntryDetail = z.infer<typeof entryDetail>;
export type MatchContestant = z.infer<typeof contestant>;
export type ArenaMatch = z.infer<typeof match>;
export type ArenaMatchDetail = z.infer<typeof matchDetail>;
export type ArenaMatchGame = z.infer<typeof matchGame>;
export type LiveMatch = z.infer<typeof live>;
export type ArenaReport = z.infer<typeof arenaReport>;
export type ArenaTournament = z.infer<typeof tournament>;
export type ArenaTournamentDetail = z.infer<typeof tournamentDetail>;
export type ArenaAnswerOf<Name extends keyof typeof ARENA_ANSWERS> = z.infer<(typeof ARENA_ANSWERS)[Name]>;

/** Why something asked of the arena was refused. */
export const ARENA_CODES = [
  'NO_LADDER',
  'NO_ENTRY',
  'NO_MATCH',
  'NO_MATCH_GAME',
  'NO_TOURNAMENT',
  'GUEST_TOO_NEW',
  'ENTRY_QUOTA',
  'ALREADY_ENTERED',
  'UNSOUND_BOT',
  'WRONG_GAME',
  'CHALLENGE_QUOTA',
  'NOT_CHALLENGER',
  'NOT_A_CHALLENGE',
  'MATCH_OVER',
  'BAD_LINEUP',
  'NOT_ORGANISER',
  'NOT_OPEN',
  'TOO_FEW_BOTS',
  'TOURNAMENT_FULL',
  'TOURNAMENT_QUOTA',
  'WRONG_POOL',
  'BOT_AWAY',
  'NO_REMOTE_BOTS',
] as const;
export type ArenaCode = (typeof ARENA_CODES)[number];
