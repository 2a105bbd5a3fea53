import type { TableState } from './state.ts';

/**
 * The number of this way of folding events into a table. A table that was folded and kept is used again only by the same
 * way: whoever changes what `evolve` makes of events, or what a game makes of moves, counts on here. `folding.test.ts`
 * finds out when it is forgotten.
 */
export const FOLDING = 9;

/** A table as text, to be kept beside its events. */
export const writeTable = (state: TableState): string => JSON.stringify(state);

/** The table that was kept, if it is the one that was asked for and can be read. */
export const readTable = (text: string, code: string, seq: number): TableState | null => {
  try {
    const state = JSON.parse(text) as Partial<TableState> | null;
    return state?.code === code && state.seq === seq ? (state as TableState) : null;
  } catch {
    return null;
  }
};
