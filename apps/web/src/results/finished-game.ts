import type { GameStatistics } from '@sanh-rong/engine';
import type { FinishedGame, ListedGame } from '@sanh-rong/protocol';
import type { TableView } from '@sanh-rong/table';
import { useEffect, useState } from 'react';
import type { TableLink } from '../link/table-link.ts';
import { get } from '../net/rest.ts';
import type { PracticeGame } from '../practice/kept.ts';

/** What is known of the game that has just ended besides what the table shows. */
export interface Known {
  /** Under which id its replay is found. */
  readonly id: string;
  readonly statistics: GameStatistics | null;
  /** The people who played it; none where it was played at home. */
  readonly people: readonly { readonly id: string; readonly name: string }[];
}

/** Those who watch with a delay may be some games behind. */
const NEWEST = 8;

const atServer = async ({ code, session, played }: TableView): Promise<Known | null> => {
  const { games } = await get<{ games: readonly ListedGame[] }>(`/api/tables/${code}/games?limit=${NEWEST}`);
  const id = games.find((game) => game.session === session && game.number === played)?.id;
  if (id === undefined) return null;
  const { game } = await get<{ game: FinishedGame }>(`/api/games/${id}`);
  const people = game.seats.flatMap(({ person, name }) => (person === null ? [] : [{ id: person, name }]));
  return { id, statistics: game.statistics, people };
};

const atHome = async ({ played, fair }: TableView): Promise<Known | null> => {
  // Each session has its own promise, so a game of an earlier one is never taken for this.
  const isThis = ({ number, proof }: PracticeGame): boolean =>
    number === played && proof?.commitment === fair.commitment;
  const { practiceGames } = await import('../practice/practice-store.ts');
  const game = (await practiceGames()).find(isThis);
  if (game === undefined) return null;
  const { statisticsOf } = await import('../replay/record.ts');
  return { id: game.id, statistics: statisticsOf(game.record), people: [] };
};

/** Milliseconds until a game that is still being put away is looked for again, and how often. */
const PATIENCE = 500;
const TRIES = 5;

/** The replay and the statistics of the game that is over on this table; null until, or unless, they are found. */
export const useFinishedGame = (link: TableLink, view: TableView): Known | null => {
  const [known, setKnown] = useState<(Known & { readonly of: string }) | null>(null);
  const { session, played } = view;
  const game = `${session} ${played}`;
  const isOver = view.game?.result !== null && view.game !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a game is looked for once, not at every change of the table.
  useEffect(() => {
    if (!isOver || played === 0) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stale = false;
    const look = async (tries: number): Promise<void> => {
      const found = await (link.transport.home ? atHome(view) : atServer(view)).catch(() => null);
      if (stale) return;
      if (found !== null) setKnown({ ...found, of: game });
      else if (tries > 1) timer = setTimeout(() => void look(tries - 1), PATIENCE);
    };
    void look(TRIES);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [link, isOver, game]);
  return known?.of === game ? known : null;
};
