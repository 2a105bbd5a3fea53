import type { ChatTold } from '@sanh-rong/protocol';

/** How much others have said after a moment. What the table itself says can wait. */
export const countUnread = (talk: readonly ChatTold[], own: string | null, since: number): number =>
  talk.filter(({ at, from }) => at > since && from !== null && from.id !== own).length;
