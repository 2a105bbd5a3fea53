import type { TableState } from './state.ts';

/**
 * The version of this way of folding events into a table. A stored fold is used again only by the same version: a
 * change to what `evolve` makes of events, or a game of moves, raises the number here. `folding.test.ts` fails when
 * that is forgotten.
 */
export const FOLDING = 11;

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
