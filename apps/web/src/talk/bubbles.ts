import type { ChatTold } from '@sanh-rong/protocol';
import { useEffect, useState } from 'react';
import type { Feed } from '../link/table-link.ts';

/** What people say stands beside their seats for a moment, where the chat itself is not in sight. */

/** How long it can be read (milliseconds). */
const READ = 6_000;

/** The last words of each person, by id, of what was said after a moment. */
export const lastWords = (talk: readonly ChatTold[], since: number): ReadonlyMap<string, string> =>
  new Map(talk.flatMap(({ at, from, text }) => (at > since && from !== null ? [[from.id, text]] : [])));

/** By person. Nothing is shown of what was said before one came, nor while the chat is open. */
export const useBubbles = (feed: Feed, isChatOpen: boolean): ReadonlyMap<string, string> => {
  const [since, setSince] = useState(() => Date.now() + feed.skew);
  const last = feed.talk.at(-1)?.at ?? 0;
  useEffect(() => {
    const forget = (): void => setSince((before) => Math.max(before, last));
    if (isChatOpen) return forget();
    const timer = setTimeout(forget, READ);
    return () => clearTimeout(timer);
  }, [last, isChatOpen]);
  return isChatOpen ? new Map() : lastWords(feed.talk, since);
};
