import type { TableView } from '@sanh-rong/table';
import { useState } from 'react';
import type { Feed } from '../link/table-link.ts';

/**
 * A player who reads the result of a session keeps it, also when the table goes on or closes, until they go on
 * themselves.
 */

type End = Pick<Feed, 'view' | 'eventsSoFar' | 'faults'>;

interface KeptEnding {
  /** The end of the last session, with everybody who played it; null where there is none to read. */
  readonly end: End | null;
  /** The table as it was told when that was kept. */
  readonly told: TableView | null;
  /** The table is not at that end any more. */
  readonly isOver: boolean;
  /** Goes on with the table as soon as it goes on. */
  readonly follows: boolean;
}

export const NOTHING_KEPT: KeptEnding = { end: null, told: null, isOver: false, follows: false };

const isEnd = ({ view }: Pick<Feed, 'view'>): boolean =>
  view !== null && view.phase === 'completed' && view.game !== null;

/** A player who leaves after the end has played all the same. */
const withThoseWhoLeft = (view: TableView, before: TableView | null): TableView => {
  if (before === null || view.seats.every(({ kind }) => kind !== 'empty')) return view;
  return { ...view, seats: view.seats.map((seat, at) => (seat.kind === 'empty' ? (before.seats[at] ?? seat) : seat)) };
};

/** What is kept once the table is as told; the very same where nothing changes. */
export const keepEnd = (kept: KeptEnding, { view, eventsSoFar, faults }: End): KeptEnding => {
  if (view !== null && isEnd({ view })) {
    if (kept.told === view && !kept.isOver) return kept;
    const before = kept.isOver ? null : (kept.end?.view ?? null);
    return { ...kept, end: { view: withThoseWhoLeft(view, before), eventsSoFar, faults }, told: view, isOver: false };
  }
  if (kept.follows) return NOTHING_KEPT;
  return kept.end === null || kept.isOver ? kept : { ...kept, isOver: true };
};

type Next = 'lobby' | 'play' | 'watch' | 'closed';

export interface Ending {
  /** What to show: the table as it is, or the end of the last session for a player who still looks at it. */
  readonly feed: Feed;
  /** What has become of the table since: it waits, it plays with us or before our eyes, it is gone. Null: nothing yet. */
  readonly next: Next | null;
  /** Goes on with the table, now or as soon as it does. */
  readonly goOn: () => void;
}

const nextOf = ({ view, failure }: Feed): Next | null => {
  if (failure !== null || view?.phase === 'closed') return 'closed';
  if (isEnd({ view })) return null;
  if (view?.phase !== 'playing') return 'lobby';
  return view.you === null ? 'watch' : 'play';
};

export const endingOf = ({ end }: KeptEnding, feed: Feed): Pick<Ending, 'feed' | 'next'> => {
  if (end === null) return { feed, next: null };
  const next = nextOf(feed);
  if (next !== null) return { feed: { ...feed, ...end, pending: null, refusal: null }, next };
  return { feed: end.view === feed.view ? feed : { ...feed, view: end.view }, next };
};

export const useEnding = (feed: Feed): Ending => {
  const [before, setKept] = useState(NOTHING_KEPT);
  const kept = keepEnd(before, feed);
  if (kept !== before) setKept(kept);
  return { ...endingOf(kept, feed), goOn: () => setKept((now) => ({ ...now, follows: true })) };
};
