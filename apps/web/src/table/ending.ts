import { useState } from 'react';
import type { Feed } from '../link/table-link.ts';

/** Whoever reads the result of a session keeps it when somebody opens the next one, until they go on themselves. */

type End = Pick<Feed, 'view' | 'story' | 'faults'>;

interface Kept {
  /** The end of the last session, as it stood on the table; null where there is none to read. */
  readonly end: End | null;
  /** Goes on with the table as soon as it goes on. */
  readonly follows: boolean;
}

export const NOTHING_KEPT: Kept = { end: null, follows: false };

const isEnd = ({ view }: Pick<Feed, 'view'>): boolean =>
  view !== null && view.phase === 'completed' && view.game !== null;

/** What is kept once the table is as told; the very same where nothing changes. */
export const keepEnd = (kept: Kept, { view, story, faults }: End): Kept => {
  if (isEnd({ view })) return kept.end?.view === view ? kept : { ...kept, end: { view, story, faults } };
  return kept.follows ? NOTHING_KEPT : kept;
};

export interface Ending {
  /** What to show: the table as it is, or the end of the last session for whoever still looks at it. */
  readonly feed: Feed;
  /** The table has gone on to a new session. */
  readonly isPast: boolean;
  /** Goes on with the table, now or as soon as it does. */
  readonly goOn: () => void;
}

export const endingOf = ({ end }: Kept, feed: Feed): Pick<Ending, 'feed' | 'isPast'> =>
  end === null || isEnd(feed)
    ? { feed, isPast: false }
    : { feed: { ...feed, ...end, pending: null, refusal: null }, isPast: true };

export const useEnding = (feed: Feed): Ending => {
  const [before, setKept] = useState(NOTHING_KEPT);
  const kept = keepEnd(before, feed);
  if (kept !== before) setKept(kept);
  return { ...endingOf(kept, feed), goOn: () => setKept((now) => ({ ...now, follows: true })) };
};
