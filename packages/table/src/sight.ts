import type { BaseAction, BaseState, GameResult, Viewer } from '@sanh-rong/engine';
import { isPerson, type Person, seatOf, type TableState } from './state.ts';

/** Somebody looking at a table: with which eyes, and how much of it they may see. */
export interface Sight {
  readonly state: TableState;
  readonly eyes: Viewer;
  /** The game, if they may look at it. */
  readonly game: BaseState<BaseAction> | null;
  /** The results they may know of. */
  readonly results: readonly GameResult[];
  /** They learn what is played here only later (`viewPast`), not even whose turn it is now. */
  readonly curtained: boolean;
  /** They may look at the games of this table, and so learn what proves their deals. */
  readonly witness: boolean;
  /** They stand in the list of those who watch. */
  readonly watching: boolean;
  /** They see the table as it was some time ago (`viewPast`). */
  readonly late: boolean;
}

const NO_RESULTS: readonly GameResult[] = [];

/** With which eyes a person looks at the game. */
export const eyesOf = (state: TableState, person: string | null): Viewer => {
  const seat = person === null ? -1 : seatOf(state, person);
  return seat < 0 ? 'watcher' : seat;
};

/** Lists of watchers never change, only tables get new ones: hundreds may watch, and each is looked up at each event. */
const idsOf = new WeakMap<readonly Person[], ReadonlySet<string>>();

const idsIn = (watchers: readonly Person[]): ReadonlySet<string> => {
  const known = idsOf.get(watchers) ?? new Set(watchers.map(({ id }) => id));
  idsOf.set(watchers, known);
  return known;
};

/** Whether a person stands in the list of those who watch. */
export const isWatching = ({ watchers }: TableState, person: string | null): boolean =>
  person !== null && idsIn(watchers).has(person);

/** Those for whom this is the same see the same of a table. */
export const viewpointOf = (state: TableState, person: string | null): string => {
  const eyes = eyesOf(state, person);
  return eyes === 'watcher' && !isWatching(state, person) ? 'door' : String(eyes);
};

/** The table now. Whoever sees the game is seen: they sit at the table, or stand in the list of its watchers. */
export const sightOf = (state: TableState, person: string | null): Sight => {
  const eyes = eyesOf(state, person);
  const { results } = state.session;
  if (eyes !== 'watcher') {
    return { state, eyes, game: state.game, results, curtained: false, witness: true, watching: false, late: false };
  }
  const watching = isWatching(state, person);
  // The curtain hangs for everybody without a seat: who watches could look a second time as somebody who does not.
  if (state.settings.watchers === 'delayed') {
    return { state, eyes, game: null, results: NO_RESULTS, curtained: true, witness: false, watching, late: false };
  }
  return {
    state,
    eyes,
    game: watching ? state.game : null,
    results,
    curtained: false,
    witness: watching,
    watching,
    late: false,
  };
};

/** A table as it was some time ago, for those who watch it now. Nobody watches what was played when nobody could. */
export const pastSight = (past: TableState): Sight => {
  const witness = past.settings.watchers !== 'none';
  return {
    state: past,
    eyes: 'watcher',
    game: witness ? past.game : null,
    results: past.session.results,
    curtained: false,
    witness,
    // Whoever is shown the past watches, whether or not they did so then.
    watching: true,
    late: true,
  };
};

/** Whether what is said at the table is for this person: they sit there and have not left, or they watch. */
export const mayHear = (state: TableState, person: string): boolean => {
  const holder = state.seats[seatOf(state, person)];
  return isPerson(holder) ? !holder.gone : isWatching(state, person);
};
