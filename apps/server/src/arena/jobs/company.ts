import type { Standing } from '../ladders/standing-entries.ts';

/** Whom remote bots are called to matches with. */

/** Two programs of one owner would see each other's cards: of each owner, whoever has waited longest. */
export const oneAnOwner = (entries: readonly Standing[]): Standing[] => {
  const waited = entries.toSorted((one, other) => (one.lastPicked ?? 0) - (other.lastPicked ?? 0));
  return waited.filter((each, at) => waited.findIndex(({ owner }) => owner === each.owner) === at);
};

/** For so long after it was called to a match a bot is kept for others that are playing now (milliseconds). */
const PATIENCE = 60_000;

/**
 * Whether somebody should rather wait than play against built-in players alone: nobody waits for a runner in this pool, so
 * bots would be called one by one as they come free, and never meet.
 */
export const waitsForCompany = (
  lead: Standing,
  {
    picked,
    standing,
    now,
  }: { readonly picked: readonly string[]; readonly standing: readonly Standing[]; readonly now: number },
): boolean => {
  const others = standing.filter(({ owner }) => owner !== lead.owner);
  const isAlone = !others.some(({ id }) => picked.includes(id));
  return isAlone && others.length > 0 && lead.lastPicked !== null && now - lead.lastPicked < PATIENCE;
};
