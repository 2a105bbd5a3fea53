import { useEffect, useState } from 'react';
import type { GameTable } from './game-table.ts';

/** The games by id; each is loaded when a table plays it. */
const LOADERS: Readonly<Record<string, () => Promise<GameTable>>> = {
  tienlen: () => import('./tienlen/table.tsx').then(({ tienlenTable }) => tienlenTable),
  phom: () => import('./phom/table.tsx').then(({ phomTable }) => phomTable),
  lieng: () => import('./lieng/table.tsx').then(({ liengTable }) => liengTable),
};

const loaded = new Map<string, GameTable>();

export const loadGameTable = async (game: string): Promise<GameTable | null> => {
  const known = loaded.get(game);
  if (known !== undefined) return known;
  if (!Object.hasOwn(LOADERS, game)) return null;
  const table = await LOADERS[game]();
  loaded.set(game, table);
  return table;
};

/** Milliseconds until a part that did not come is asked for again. */
const AGAIN = 2_000;

/** What a game brings to the screen; null while it is on its way. */
export const useGameTable = (game: string | null): GameTable | null => {
  const [table, setTable] = useState<GameTable | null>(game === null ? null : (loaded.get(game) ?? null));
  useEffect(() => {
    let stale = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const load = (): void => {
      if (stale || game === null) return;
      loadGameTable(game).then(
        (found) => !stale && setTable(found),
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
  return table?.face.game === game ? table : null;
};
