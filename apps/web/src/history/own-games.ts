import { useMe } from '../net/me.ts';
import { TABLE_WORDS } from '../table/messages/vi.ts';
import { useWords } from '../words/words.ts';
import { type GamePages, useGamePages } from './game-pages.ts';
import type { PlayedGame } from './game-row.tsx';
import { type LocalGame, usePracticeGames } from './local-games.ts';

/** A game of the person at this browser, and which of its seats is theirs. */
export interface OwnGame {
  readonly played: PlayedGame;
  readonly person: string;
}

export interface OwnGames extends Pick<GamePages, 'isMore' | 'isFetching' | 'more' | 'again'> {
  /** offline: what is kept in this browser is here all the same. */
  readonly state: 'loading' | 'loaded' | 'offline';
  readonly games: readonly OwnGame[];
}

/**
 * What was played with others and what was practised here, newest first. The server tells its games page by page: what
 * was practised before the last of them waits for the next page, so that nothing comes in above what has been read.
 */
export const inOrder = (
  local: readonly LocalGame[],
  fromServer: readonly PlayedGame[],
  person: string,
  isMore: boolean,
): readonly OwnGame[] => {
  const last = isMore ? (fromServer.at(-1)?.endedAt ?? 0) : 0;
  return [
    ...fromServer.map((played) => ({ played, person })),
    ...local.filter(({ endedAt }) => endedAt >= last).map((played) => ({ played, person: played.self })),
  ].sort((one, other) => other.played.endedAt - one.played.endedAt);
};

/**
 * A game with the person's own seat called "you". Names that were given end in a number, which would run into the points,
 * and a practice game keeps the word of the language it was played in.
 */
export const addressed = ({ played, person }: OwnGame, you: string): OwnGame => ({
  person,
  played: { ...played, seats: played.seats.map((seat) => (seat.person === person ? { ...seat, name: you } : seat)) },
});

const query = (game: string, limit: number | null): string => {
  const asked = [game === '' ? '' : `game=${encodeURIComponent(game)}`, limit === null ? '' : `limit=${limit}`];
  const said = asked.filter((part) => part !== '').join('&');
  return said === '' ? '' : `?${said}`;
};

/** One's own games, of one game or of all (''). */
export const useOwnGames = (game = '', limit: number | null = null): OwnGames => {
  const me = useMe();
  const { you } = useWords(TABLE_WORDS);
  const person = me.person?.id ?? null;
  const pages = useGamePages(person === null ? null : `/api/people/${person}/games${query(game, limit)}`);
  const practised = usePracticeGames();
  const isAsking = practised === null || me.state === 'unknown' || (person !== null && pages.state === 'loading');
  const isOffline = me.state === 'offline' || (person !== null && pages.state !== 'loaded');
  const local = (practised ?? []).filter((one) => game === '' || one.game === game);
  const { isMore, isFetching, more, again } = pages;
  return {
    state: isAsking ? 'loading' : isOffline ? 'offline' : 'loaded',
    games: inOrder(local, pages.items, person ?? '', isMore).map((own) => addressed(own, you)),
    isMore,
    isFetching,
    more,
    again,
  };
};
