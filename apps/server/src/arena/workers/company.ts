import type { Pool } from '@sanh-rong/protocol';
import type { Standing } from '../ladders/standing-entries.ts';

/** Whom bots are called to matches with. */

/** Two programs of one owner would see each other's cards: of each owner, the one that has waited longest. */
export const oneAnOwner = (entries: readonly Standing[]): Standing[] => {
  const waited = entries.toSorted((one, other) => (one.lastPicked ?? 0) - (other.lastPicked ?? 0));
  return waited.filter((each, at) => waited.findIndex(({ owner }) => owner === each.owner) === at);
};

/** For so long after it was called to a match a bot is kept for others that are playing now (milliseconds). */
const PATIENCE: Readonly<Record<Pool, number>> = { sandbox: 20_000, remote: 60_000 };

/**
 * Whether an entry should rather wait than play against built-in players alone: otherwise bots would be called one by
 * one as they come free, and never meet.
 */
export const waitsForCompany = (
  lead: Standing,
  {
    pool,
    picked,
    company,
    now,
  }: {
    readonly pool: Pool;
    readonly picked: readonly string[];
    /** Those it may meet later. */
    readonly company: readonly Standing[];
    readonly now: number;
  },
): boolean => {
  const others = company.filter(({ owner }) => owner !== lead.owner);
  const isAlone = !others.some(({ id }) => picked.includes(id));
  return isAlone && others.length > 0 && lead.lastPicked !== null && now - lead.lastPicked < PATIENCE[pool];
};
