import type { ListedGame, RestAnswer } from '@sanh-rong/protocol';
import { type Pages, type Paging, usePages } from '../net/use-pages.ts';

export type GamePages = Pages<ListedGame>;

const GAMES: Paging<RestAnswer<'games'>, ListedGame> = {
  cursor: 'cursor',
  pageOf: ({ games, next }) => ({ items: games, next }),
};

/** Finished games page by page. Null asks for nothing. */
export const useGamePages = (path: string | null): GamePages => usePages(path, GAMES);
