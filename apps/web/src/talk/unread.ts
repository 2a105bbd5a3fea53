import type { ChatTold } from '@sanh-rong/protocol';
import { useEffect, useState } from 'react';
import type { Feed } from '../link/table-link.ts';
import { useMe } from '../net/me.ts';

/** How much others have said after a moment. What the table itself says can wait. */
export const countUnread = (talk: readonly ChatTold[], own: string | null, since: number): number =>
  talk.filter(({ at, from }) => at > since && from !== null && from.id !== own).length;

/** How much has been said since the chat was last open. What was said before one came is old already. */
export const useUnread = (feed: Feed, open: boolean): number => {
  const own = useMe(({ person }) => person?.id ?? null);
  const [since, setSince] = useState(() => Date.now() + feed.skew);
  const last = feed.talk.at(-1)?.at ?? 0;
  useEffect(() => {
    if (open) setSince((before) => Math.max(before, last));
  }, [open, last]);
  return open ? 0 : countUnread(feed.talk, own, since);
};
