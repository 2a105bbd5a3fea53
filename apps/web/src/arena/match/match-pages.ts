import type { ArenaAnswerOf, ArenaMatch } from '@sanh-rong/protocol';
import { type Pages, type Paging, usePages } from '../../net/use-pages.ts';
import { ARENA_API, type MatchQuery } from '../paths.ts';

const MATCHES: Paging<ArenaAnswerOf<'matches'>, ArenaMatch> = {
  cursor: 'before',
  pageOf: ({ matches, next }) => ({ items: matches, next }),
};

/** Matches page by page, newest first. */
export const useMatchPages = (query: MatchQuery): Pages<ArenaMatch> => usePages(ARENA_API.matches(query), MATCHES);
