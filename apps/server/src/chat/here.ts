import { isPerson, mayHear, type Person, seatOf, type TableState, TIMES } from '@sanh-rong/table';

/** Who is at a table as far as talking goes. */

/** Marks that turn the direction of writing would turn everything that follows a name. */
export const plainName = (name: string): string => name.replace(/\p{Bidi_Control}/gu, '');

/** The name of a person who sits at the table or watches it; null when the table does not know them. */
export const nameOf = (state: TableState, id: string): string | null => {
  const holder = state.seats[seatOf(state, id)];
  const person = isPerson(holder) ? holder.person : state.watchers.find((watcher) => watcher.id === id);
  return person === undefined ? null : plainName(person.name);
};

/** A person who hears what is said, under the name they have at the table; null when they are not there. */
export const listenerAt = (state: TableState, id: string): Person | null => {
  const name = nameOf(state, id);
  return name === null || !mayHear(state, id) ? null : { id, name };
};

/**
 * How many milliseconds behind a person hears a table: those who watch a delayed one hear what belongs to what they
 * see.
 */
export const hearingDelay = (state: TableState, id: string): number =>
  state.settings.watchers === 'delayed' && seatOf(state, id) < 0 ? TIMES.watchDelay : 0;

/** Whether a person at a table has heard by now what was said then. */
export const hasHeard = (state: TableState, id: string, saidAt: number, now: number): boolean =>
  mayHear(state, id) && saidAt <= now - hearingDelay(state, id);
