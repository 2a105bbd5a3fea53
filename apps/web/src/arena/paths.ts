import type { ArenaMatch, Pool } from '@sanh-rong/protocol';
import { PAGE_PATHS, pagePath } from '@sanh-rong/protocol/pages';

/** Where the arena is: its pages, and what the server is asked about it. */

const ofPool = (path: string, pool: Pool): string => `${path}${pool === 'remote' ? '?pool=remote' : ''}`;

export const ARENA_PAGES = {
  home: PAGE_PATHS.arena,
  homeOf: (pool: Pool) => ofPool(PAGE_PATHS.arena, pool),
  ladder: (game: string, ruleSet: string, pool: Pool = 'sandbox') =>
    ofPool(pagePath('ladder', { game, ruleSet }), pool),
  matches: PAGE_PATHS.matches,
  match: (id: string) => pagePath('match', { id }),
  live: (id: string) => pagePath('live', { id }),
  game: (id: string, number: number) => pagePath('arenaGame', { id, number: `${number}` }),
  entry: (id: string) => pagePath('entry', { id }),
  tournaments: PAGE_PATHS.tournaments,
  newTournament: PAGE_PATHS.newTournament,
  tournament: (id: string) => pagePath('tournament', { id }),
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
  ladders: (pool: Pool = 'sandbox') => ofPool('/api/arena/ladders', pool),
  ladder: (game: string, ruleSet: string, pool: Pool = 'sandbox') =>
    ofPool(`/api/arena/ladders/${part(game)}/${part(ruleSet)}`, pool),
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
