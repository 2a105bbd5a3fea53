import { changesFor, type TableChanges, type TableState, type TableView, viewTable } from '@sanh-rong/table';

/** A table at home as the person there sees it: like any other, except that nothing ever runs out. */

/** The person at this device. There is only ever one, so one name is enough. */
export const HOME_PERSON = 'home';

export const homeView = (state: TableState): TableView => ({ ...viewTable(state, HOME_PERSON), until: null });

/** What makes the view after an event out of the one before it. */
export const homeChanges = (before: TableState | null, after: TableState): TableChanges => {
  const changes = changesFor(before, after, HOME_PERSON);
  if (changes.from === null) return { from: null, view: { ...changes.view, until: null } };
  if (changes.table === undefined) return changes;
  const { table, ...rest } = changes;
  const { until, ...shown } = table;
  return Object.keys(shown).length === 0 ? rest : { ...rest, table: shown };
};
