import type { Acted, BaseAction, BaseState, BaseView } from '@sanh-rong/engine';
import type { Person, TableState } from './state.ts';
import { PART_NAMES, PARTS, showGame, showParts, showTable, type TableParts, type TableView } from './view.ts';
import { pastViewpoint, type Viewpoint, viewpointOf } from './viewpoint.ts';

/** What stays as it is from the deal to the end, for one viewer. */
type Settled = 'viewer' | 'ruleSet' | 'options';

/** The game as it is now: whole, or while the same game goes on without what the viewer has already. */
export type GameChanges =
  | { readonly whole: BaseView<BaseAction> | null }
  | {
      readonly now: Omit<BaseView<BaseAction>, Settled | 'history'>;
      /** What has been done since. */
      readonly done: readonly Acted<BaseAction>[];
    };

/** Names that came to the end of the list of watchers, after those at these places had gone. */
export interface WatcherChanges {
  readonly gone: readonly number[];
  readonly came: readonly string[];
}

/** What makes one person's view of a table out of an earlier one. Plain JSON; what is not in it has not changed. */
export type TableChanges =
  | { readonly from: null; readonly view: TableView }
  | {
      /** The number of the last event in the view that they change. */
      readonly from: number;
      /** They change the view of a table of some time ago (`TableView.late`). */
      readonly late?: true;
      readonly seq: number;
      readonly table?: Partial<TableParts>;
      readonly watchers?: WatcherChanges;
      readonly game?: GameChanges;
    };

const isSame = (before: readonly unknown[], after: readonly unknown[]): boolean =>
  before.length === after.length && before.every((part, at) => part === after[at]);

const partChanges = (before: Viewpoint, after: Viewpoint): Partial<TableParts> | undefined => {
  const changed = PART_NAMES.filter((name) => !isSame(PARTS[name].from(before), PARTS[name].from(after)));
  return changed.length === 0 ? undefined : showParts(after, changed);
};

const watcherChanges = (before: readonly Person[], after: readonly Person[]): WatcherChanges | undefined => {
  if (before === after) return undefined;
  const still = new Set(after);
  const gone = [...before.keys()].filter((at) => !still.has(before[at]));
  const came = after.slice(before.length - gone.length);
  return gone.length === 0 && came.length === 0 ? undefined : { gone, came: came.map(({ name }) => name) };
};

/** Whether one is a later moment of the other's game, and that game is still going on. */
const goesOn = (before: BaseState<BaseAction>, after: BaseState<BaseAction>, view: BaseView<BaseAction>): boolean =>
  // The end of a game may show what was hidden in its past.
  before.setup === after.setup && before.history.length <= after.history.length && view.result === null;

const gameChanges = (before: Viewpoint, after: Viewpoint): GameChanges | undefined => {
  if (before.game === after.game && before.viewer === after.viewer) return undefined;
  const view = showGame(after);
  if (view === null || before.game === null || after.game === null || before.viewer !== after.viewer) {
    return before.game === null && view === null ? undefined : { whole: view };
  }
  if (!goesOn(before.game, after.game, view)) return { whole: view };
  const { viewer, ruleSet, options, history, ...now } = view;
  return { now, done: history.slice(before.game.history.length) };
};

const changesBetween = (before: Viewpoint | null, after: Viewpoint): TableChanges => {
  if (before === null) return { from: null, view: showTable(after) };
  const table = partChanges(before, after);
  const watchers = watcherChanges(before.state.watchers, after.state.watchers);
  const game = gameChanges(before, after);
  return {
    from: before.state.seq,
    ...(after.isPastView ? { late: true } : {}),
    seq: after.state.seq,
    ...(table === undefined ? {} : { table }),
    ...(watchers === undefined ? {} : { watchers }),
    ...(game === undefined ? {} : { game }),
  };
};

/**
 * What changes for one person between two moments of a table, or everything when they have seen nothing of it yet. States
 * are compared by what they share, so `after` should have been evolved from `before`; where it was not, more is sent.
 */
export const changesFor = (before: TableState | null, after: TableState, person: string | null): TableChanges =>
  changesBetween(before === null ? null : viewpointOf(before, person), viewpointOf(after, person));

/** The same for all who watch a table some time later (`viewPast`). */
export const changesPast = (before: TableState | null, after: TableState): TableChanges =>
  changesBetween(before === null ? null : pastViewpoint(before), pastViewpoint(after));

const changedGame = (game: TableView['game'], changes: GameChanges): TableView['game'] => {
  if ('whole' in changes) return changes.whole;
  if (game === null) throw new RangeError('no game to change');
  const { viewer, ruleSet, options } = game;
  return { ...changes.now, viewer, ruleSet, options, history: [...game.history, ...changes.done] };
};

const changedWatchers = (watchers: readonly string[], { gone, came }: WatcherChanges): readonly string[] => [
  ...watchers.filter((_, at) => !gone.includes(at)),
  ...came,
];

/** Whether changes begin where a view ends. */
export const fits = (view: TableView | null, changes: TableChanges): boolean =>
  changes.from === null || (view !== null && view.seq === changes.from && view.late === (changes.late ?? false));

/** The view after the changes. A RangeError when they do not start where the view ends: then a whole one is needed. */
export const applyChanges = (view: TableView | null, changes: TableChanges): TableView => {
  if (changes.from === null) return changes.view;
  if (view === null || !fits(view, changes)) {
    throw new RangeError(`changes from ${changes.from} for ${view?.seq ?? 'nothing'}`);
  }
  const { seq, table, watchers, game } = changes;
  return {
    ...view,
    ...table,
    seq,
    watchers: watchers === undefined ? view.watchers : changedWatchers(view.watchers, watchers),
    game: game === undefined ? view.game : changedGame(view.game, game),
  };
};
