import type { GameTable } from './game-table.ts';

/** The games whose parts are here. Each brings itself: where a page came with it, its table is drawn at once. */
const brought = new Map<string, GameTable>();

export const bring = (table: GameTable): GameTable => {
  brought.set(table.presentation.game, table);
  return table;
};

/** Null while it is not here. */
export const broughtTable = (game: string | null): GameTable | null => brought.get(game ?? '') ?? null;
