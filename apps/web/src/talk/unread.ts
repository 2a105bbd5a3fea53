import { useEffect, useState } from 'react';
import type { Feed } from '../link/table-link.ts';
import { useMe } from '../net/me.ts';
import { countUnread } from './unread-count.ts';

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
