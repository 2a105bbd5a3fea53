/** What there is in the arena, and how much of it. */

export const ARENA_LIMITS = {
  /** Deals of a challenge; every deal is played from all seats. */
  deals: { least: 1, usual: 24, most: 96 },
  /** Bots of one person in one ladder. */
  entries: 10,
  /** Challenges of one person that are not finished yet. */
  challenges: 2,
  /** Tournaments of one organiser that are not over yet. */
  tournaments: 5,
  /** The same of the guests, and of the new accounts, of one network. */
  tournamentsOfNetwork: 15,
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
