import {
  compare,
  type Estimate,
  type Evidence,
  evidence,
  isDisqualified,
  type Leads,
  leadOver,
  NO_LEADS,
  observeLead,
  type SequentialTest,
} from '@sanh-rong/arena';
import { dealPoints } from '../match/json.ts';
import type { Score } from '../match/score.ts';

/** Whether the new one is better than the old one, as far as the deals tell. */

export const NEW = 0;
export const OLD = 1;

export type Outcome = 'better' | 'notBetter' | 'undecided';

export interface Verdict {
  /** Null while it goes on. */
  readonly outcome: Outcome | null;
  /** A version was disqualified, which decides without any figures. */
  readonly byStrikes: boolean;
  readonly evidence: Evidence;
  readonly lead: Estimate;
}

const leadsIn = ({ deals, strikes }: Score): Leads =>
  deals.reduce((leads, deal) => {
    if (deal.games.some(({ result }) => result === null)) return leads;
    const points = dealPoints(deal, strikes.length);
    return observeLead(leads, points[NEW] - points[OLD]);
  }, NO_LEADS);

/** A disqualified version is not the better one. */
const byStrikes = ({ strikes }: Score): Outcome | null => {
  if (isDisqualified(strikes[NEW])) return 'notBetter';
  return isDisqualified(strikes[OLD]) ? 'better' : null;
};

export const verdictOf = (score: Score, test: SequentialTest, mostDeals: number): Verdict => {
  const leads = leadsIn(score);
  const struck = byStrikes(score);
  // Deals that never ended count as played, or such a comparison would never end.
  const decision = compare(leads, test, Math.max(0, mostDeals - score.endless));
  return {
    outcome: struck ?? (decision === 'goOn' ? null : decision),
    byStrikes: struck !== null,
    evidence: evidence(leads, test),
    lead: leadOver(score.tally, NEW, OLD),
  };
};
