import type { TableView } from '@sanh-rong/table';
import { useMemo, useState } from 'react';
import type { Feed } from '../link/table-link.ts';

/**
 * The result of a game stays in sight until the next is dealt: a table of strangers opens again as soon as a person
 * comes, and its seats change hands while the points are read.
 */

type End = Pick<Feed, 'eventsSoFar' | 'faults'> & { readonly view: TableView };

const isEnd = ({ phase, game }: TableView): boolean => phase === 'completed' && game !== null;

/** What is kept once the table is as told; the very same where nothing changes. */
export const keptEnd = (
  kept: End | null,
  { view, eventsSoFar, faults }: Pick<Feed, 'view' | 'eventsSoFar' | 'faults'>,
): End | null => {
  if (view === null) return kept;
  if (isEnd(view)) return kept?.view.fair.commitment === view.fair.commitment ? kept : { view, eventsSoFar, faults };
  return view.game === null && view.phase !== 'closed' ? kept : null;
};

/** A session is one game here: what is shown as points is what everybody has made since they sat down. */
const withTally = (view: TableView): TableView => {
  const { tally } = view;
  const ranks = tally.map((points) => 1 + tally.filter((other) => other > points).length);
  return { ...view, standings: { ...view.standings, totals: tally, ranks } };
};

/** The table as it is shown: as it is, or the end of the last game with the clock of the next. */
export const shownFeed = (end: End | null, feed: Feed): Feed => {
  const { view } = feed;
  if (view === null) return feed;
  if (end === null) return { ...feed, view: withTally(view) };
  // Those who played stand beside their points, even when others have their seats by now.
  const { seats, tally } = end.view;
  if (isEnd(view)) return { ...feed, view: withTally({ ...view, seats, tally }) };
  const { eventsSoFar, faults } = end;
  return {
    ...feed,
    eventsSoFar,
    faults,
    pending: null,
    refusal: null,
    view: withTally({ ...end.view, until: view.until }),
  };
};

export const useLastEnd = (feed: Feed): Feed => {
  const [before, setKept] = useState<End | null>(null);
  const kept = keptEnd(before, feed);
  if (kept !== before) setKept(kept);
  return useMemo(() => shownFeed(kept, feed), [kept, feed]);
};
