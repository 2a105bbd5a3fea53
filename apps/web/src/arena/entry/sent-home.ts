import type { LadderEntryDetail } from '@sanh-rong/protocol';

/** The house calls a bot to no more matches once it was disqualified in so many in a row. */
const MOST_DISQUALIFIED = 3;

/** Whether the house took it out, and not its owner: it errs too much to be played with. */
export const wasSentHome = ({ id, active, recent }: Pick<LadderEntryDetail, 'id' | 'active' | 'recent'>): boolean => {
  const last = recent.filter(({ status }) => status === 'finished').slice(0, MOST_DISQUALIFIED);
  const isOut = ({ contestants }: (typeof last)[number]): boolean =>
    contestants.some(({ entry, disqualified }) => entry === id && disqualified);
  return !active && last.length === MOST_DISQUALIFIED && last.every(isOut);
};
