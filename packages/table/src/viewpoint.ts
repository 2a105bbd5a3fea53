import type { BaseAction, BaseState, GameResult, Viewer } from '@sanh-rong/engine';
import { isDaily, isPerson, type Person, seatOf, type TableState } from './state.ts';

/** A table from where one person stands: who looks, and how much of it they may see, now or with a delay. */
export interface Viewpoint {
  readonly state: TableState;
  readonly viewer: Viewer;
  /** The game, if they may look at it. */
  readonly game: BaseState<BaseAction> | null;
  /** The results they may know of. */
  readonly results: readonly GameResult[];
  /** The game is shown only later (`viewPast`): not even whose turn it is may be seen now. */
  readonly hidesCurrentGame: boolean;
  /** The games of this table may be seen, and so what proves their deals. */
  readonly seesProofs: boolean;
  /** The person stands in the list of watchers. */
  readonly watching: boolean;
  /** The table is shown as it was some time ago (`viewPast`). */
  readonly isPastView: boolean;
}

const NO_RESULTS: readonly GameResult[] = [];

/** As whom a person looks at the game: their seat, or a watcher. */
export const viewerOf = (state: TableState, person: string | null): Viewer => {
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

/** People with the same key see the same of a table. */
export const viewpointKey = (state: TableState, person: string | null): string => {
  const viewer = viewerOf(state, person);
  return viewer === 'watcher' && !isWatching(state, person) ? 'door' : String(viewer);
};

/** The table now. The game is shown to seats and to those in the list of watchers, so its viewers are seen themselves. */
export const viewpointOf = (state: TableState, person: string | null): Viewpoint => {
  const viewer = viewerOf(state, person);
  const { results } = state.session;
  if (viewer !== 'watcher') {
    return {
      state,
      viewer,
      game: state.game,
      results,
      hidesCurrentGame: false,
      // That of the deal of the day would tell its seed to those who have not played it.
      seesProofs: !isDaily(state),
      watching: false,
      isPastView: false,
    };
  }
  const watching = isWatching(state, person);
  // The delay holds for everybody without a seat: a watcher could look a second time without watching.
  if (state.settings.watchers === 'delayed') {
    return {
      state,
      viewer,
      game: null,
      results: NO_RESULTS,
      hidesCurrentGame: true,
      seesProofs: false,
      watching,
      isPastView: false,
    };
  }
  return {
    state,
    viewer,
    game: watching ? state.game : null,
    results,
    hidesCurrentGame: false,
    seesProofs: watching,
    watching,
    isPastView: false,
  };
};

/** A table as it was some time ago, for those who watch it now. Games of a time when watching was off stay hidden. */
export const pastViewpoint = (past: TableState): Viewpoint => {
  const seesProofs = past.settings.watchers !== 'none';
  return {
    state: past,
    viewer: 'watcher',
    game: seesProofs ? past.game : null,
    results: past.session.results,
    hidesCurrentGame: false,
    seesProofs,
    // The past is shown to watchers of today, whether or not they watched then.
    watching: true,
    isPastView: true,
  };
};

/** Whether what is said at the table is for this person: they sit there and have not left, or they watch. */
export const mayHear = (state: TableState, person: string): boolean => {
  const holder = state.seats[seatOf(state, person)];
  return isPerson(holder) ? !holder.gone : isWatching(state, person);
};
