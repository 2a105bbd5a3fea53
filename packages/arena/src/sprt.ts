import { type Moments, merge, observe } from './moments.ts';

/**
 * Is the new version better? A sequential test looks after every deal (or block of deals) and stops as soon as enough
 * is known, with error rates that hold although it looks so often. It is the generalised SPRT of chess engines' test
 * farms, for points: an observation is by how much the new version led the old one in a duplicate deal, and their
 * unknown spread is fitted under either hypothesis.
 *
 * Points are not bell-shaped: one chop costs more than a whole hand, and one against copies leads by +20 or by −2, but
 * never by −20. A version that is lucky in such deals looks steady as well (the rare loss that makes the mean low makes
 * the spread large), and the plain test, which divides by the spread seen, calls it better in 10 to 25 of 100 cases
 * where it promised 5. Three things mend that, each as large as the simulations in the tests need it: the spread is
 * freed of what the mean explains of it, nothing is decided in the first `FEWEST_DEALS`, and the bounds promise more
 * than asked. With tails far beyond those of our games (a skewness of 6 and more) the rates still rise to 6 or 9 of
 * 100.
 */
export interface SequentialTest {
  /**
   * A lead, in points a game, that is not called better: a version with no more is mistaken for better in `alpha` of
   * tests.
   */
  readonly even: number;
  /** A lead that must be found: a version with no less is overlooked in `beta` of tests. */
  readonly better: number;
  readonly alpha: number;
  readonly beta: number;
  /** No decision before so many deals. */
  readonly fewestDeals: number;
}

/** A chop that comes in 2 deals of 100 has been seen four times by then, and is missing altogether in 1 of 57 tests. */
export const FEWEST_DEALS = 200;

/**
 * Two versions that differ in a detail play most deals alike. What is known of their spread comes from the others alone,
 * and so many of those must have been seen; versions that never differ are not better.
 */
const FEWEST_DIFFERENT = 60;

/** The share of the error rates asked for that the bounds are set to. */
const BOUND_SHARE = 2 / 3;

export const sequentialTest = ({
  better,
  even = 0,
  alpha = 0.05,
  beta = 0.05,
  fewestDeals = FEWEST_DEALS,
}: Pick<SequentialTest, 'better'> & Partial<SequentialTest>): SequentialTest => {
  const isRate = (rate: number): boolean => rate > 0 && rate < 0.5;
  if (!(even < better && isRate(alpha) && isRate(beta) && fewestDeals >= 2)) {
    throw new RangeError(`test: ${even} or ${better}, errors ${alpha} and ${beta}, from ${fewestDeals} deals`);
  }
  return { even, better, alpha, beta, fewestDeals };
};

/** The leads seen so far, as plain numbers that merge and can be kept. */
export interface Leads extends Moments {
  /** The sum of the cubed distances from the mean: whether the long tail is above or below. */
  readonly cubes: number;
  /** Deals that did not end alike for both. */
  readonly different: number;
}

export const NO_LEADS: Leads = { count: 0, mean: 0, squares: 0, cubes: 0, different: 0 };

export const mergeLeads = (one: Leads, other: Leads): Leads => {
  if (one.count === 0) return other;
  if (other.count === 0) return one;
  const count = one.count + other.count;
  const distance = other.mean - one.mean;
  const cubes =
    one.cubes +
    other.cubes +
    (distance ** 3 * one.count * other.count * (one.count - other.count)) / count ** 2 +
    (3 * distance * (one.count * other.squares - other.count * one.squares)) / count;
  return { ...merge(one, other), cubes, different: one.different + other.different };
};

/** One more deal: the new version's mean points in it minus the old one's. */
export const observeLead = (leads: Leads, lead: number): Leads => {
  const { count, mean, squares } = observe(leads, lead);
  const share = (lead - leads.mean) / count;
  const cubes = leads.cubes + share ** 3 * count * leads.count * (leads.count - 1) - 3 * share * leads.squares;
  return { count, mean, squares, cubes, different: leads.different + (lead === 0 ? 0 : 1) };
};

/** The log-likelihood ratio: how much better the leads fit one of `better` than one of `even`. */
const ratioOf = ({ count, mean, squares, cubes }: Leads, { even, better }: SequentialTest): number => {
  if (count < 2) return 0;
  const spread = squares / count;
  const off = mean - (even + better) / 2;
  if (spread === 0) return off === 0 ? 0 : off * Infinity;
  // By the expansion of the empirical likelihood to the third moment, kept within a factor e where that is unreliable.
  const slant = cubes / count / spread;
  const freed = spread * Math.exp(Math.max(-1, Math.min(1, (-slant * off) / spread)));
  const shift = (slant * (better - even) ** 2) / (12 * spread);
  const misfit = (lead: number): number => freed + (mean + shift - lead) ** 2;
  return (count / 2) * Math.log(misfit(even) / misfit(better));
};

export type Decision = 'better' | 'notBetter' | 'goOn';

/** How far a test is. */
export interface Evidence {
  readonly decision: Decision;
  readonly deals: number;
  /** The log-likelihood ratio. */
  readonly ratio: number;
  /** From here down it is not better. */
  readonly low: number;
  /** From here up it is better. */
  readonly high: number;
  /** For a bar: −1 at `low`, 0 where both are equally likely, 1 at `high`; it may be full before anything may be decided. */
  readonly progress: number;
}

const isTooEarly = ({ count, different }: Leads, { fewestDeals }: SequentialTest): boolean =>
  count < fewestDeals || (different > 0 && different < Math.min(FEWEST_DIFFERENT, fewestDeals));

export const evidence = (leads: Leads, test: SequentialTest): Evidence => {
  const [alpha, beta] = [test.alpha * BOUND_SHARE, test.beta * BOUND_SHARE];
  const low = Math.log(beta / (1 - alpha));
  const high = Math.log((1 - beta) / alpha);
  const ratio = ratioOf(leads, test);
  const progress = Math.max(-1, Math.min(1, ratio < 0 ? -ratio / low : ratio / high));
  const isOpen = isTooEarly(leads, test) || (low < ratio && ratio < high);
  const decision = isOpen ? 'goOn' : ratio > 0 ? 'better' : 'notBetter';
  return { decision, deals: leads.count, ratio, low, high, progress };
};

export const decide = (leads: Leads, test: SequentialTest): Decision => evidence(leads, test).decision;

/** How a comparison of two versions stands that is given up after `mostDeals`. */
export type Comparison = Decision | 'undecided';

export const compare = (leads: Leads, test: SequentialTest, mostDeals: number): Comparison => {
  const decision = decide(leads, test);
  return decision === 'goOn' && leads.count >= mostDeals ? 'undecided' : decision;
};
