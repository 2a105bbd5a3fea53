import type { ArenaMatch, Pool } from '@sanh-rong/protocol';

/** Where the arena is: its pages, and what the server is asked about it. */

export const ARENA_PAGES = {
  home: '/arena',
  homeOf: (pool: Pool) => `/arena${pool === 'remote' ? '?pool=remote' : ''}`,
  ladder: (game: string, ruleSet: string, pool: Pool = 'sandbox') =>
    `/arena/${game}/${ruleSet}${pool === 'remote' ? '?pool=remote' : ''}`,
  matches: '/arena/matches',
  match: (id: string) => `/arena/matches/${id}`,
  live: (id: string) => `/arena/matches/${id}/live`,
  game: (id: string, number: number) => `/arena/matches/${id}/games/${number}`,
  entry: (id: string) => `/arena/bots/${id}`,
  tournaments: '/arena/tournaments',
  newTournament: '/arena/tournaments/new',
  tournament: (id: string) => `/arena/tournaments/${id}`,
} as const;

export interface MatchQuery {
  readonly game?: string | undefined;
  readonly ruleSet?: string | undefined;
  readonly status?: ArenaMatch['status'] | undefined;
  readonly kind?: ArenaMatch['kind'] | undefined;
  readonly entry?: string | undefined;
  readonly before?: string | undefined;
  readonly limit?: number | undefined;
}

const searchOf = (query: object): string => {
  const asked = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return asked.length === 0 ? '' : `?${new URLSearchParams(asked)}`;
};

const part = encodeURIComponent;

export const ARENA_API = {
  ladders: (pool: Pool = 'sandbox') => `/api/arena/ladders${pool === 'remote' ? '?pool=remote' : ''}`,
  ladder: (game: string, ruleSet: string, pool: Pool = 'sandbox') =>
    `/api/arena/ladders/${part(game)}/${part(ruleSet)}${pool === 'remote' ? '?pool=remote' : ''}`,
  /** Entered with POST. */
  entries: '/api/arena/entries',
  /** Withdrawn with DELETE. */
  entry: (id: string) => `/api/arena/entries/${part(id)}`,
  matches: (query: MatchQuery) => `/api/arena/matches${searchOf(query)}`,
  match: (id: string) => `/api/arena/matches/${part(id)}`,
  live: (id: string) => `/api/arena/matches/${part(id)}/live`,
  /** Asked with POST, for one's own challenge. */
  cancel: (id: string) => `/api/arena/matches/${part(id)}/cancel`,
  game: (id: string, number: number) => `/api/arena/matches/${part(id)}/games/${number}`,
  challenges: '/api/arena/challenges',
} as const;
