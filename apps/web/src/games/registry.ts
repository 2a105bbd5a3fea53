import { type GameId, isGameId } from '@sanh-rong/engine';
import { startTransition, useEffect, useState } from 'react';
import { broughtTable } from './brought.ts';
import type { GameTable } from './game-table.ts';

/** The games by id; each is loaded when a table plays it. */
const LOADERS: Readonly<Record<GameId, () => Promise<GameTable>>> = {
  tienlen: () => import('./tienlen/table.tsx').then(({ tienlenTable }) => tienlenTable),
  phom: () => import('./phom/table.tsx').then(({ phomTable }) => phomTable),
  lieng: () => import('./lieng/table.tsx').then(({ liengTable }) => liengTable),
};

export const loadGameTable = async (game: string): Promise<GameTable | null> => {
  if (!isGameId(game)) return null;
  return broughtTable(game) ?? LOADERS[game]();
};

/** Milliseconds until a part that did not come is asked for again. */
const AGAIN = 2_000;

/** What a game brings to the screen; null while it is on its way. */
export const useGameTable = (game: string | null): GameTable | null => {
  const [table, setTable] = useState<GameTable | null>(() => broughtTable(game));
  useEffect(() => {
    let stale = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const load = (): void => {
      if (stale || game === null) return;
      loadGameTable(game).then(
        // A whole table is drawn now: in slices, so that a slow phone goes on listening.
        (found) => !stale && startTransition(() => setTable(found)),
        () => {
          timer = setTimeout(load, AGAIN);
        },
      );
    };
    load();
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [game]);
  return table?.presentation.game === game ? table : null;
};
