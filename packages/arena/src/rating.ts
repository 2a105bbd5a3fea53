/**
 * How strong a contestant is and how sure we are of it, learned from the places of rated events: Weng and Lin's
 * Plackett–Luce update ("A Bayesian Approximation Method for Online Ranking", 2011, algorithm 4) for single players, as
 * openskill 5 has it with its own defaults, number for number.
 */
export interface Rating {
  readonly mu: number;
  readonly sigma: number;
}

export const START: Rating = { mu: 25, sigma: 25 / 3 };

/** How far chance in a single event reaches. */
export const BETA = 25 / 6;
/** However much one event says, this share of the variance stays. */
const KAPPA = 0.0001;
/** How much less sure a rating is after each event: without it, it would stop moving however its owner plays. */
const TAU = 25 / 300;

/** What a ladder shows. It is rarely below zero, and zero for a new contestant. */
export const ordinal = ({ mu, sigma }: Rating): number => mu - 3 * sigma;

/** How much of what was known is doubted when a new version comes. */
const NEW_VERSION_SIGMA = START.sigma / 2;

/**
 * What an entry's rating becomes with a new version: mostly it plays like the one before, so the place stays, but a
 * better one rises and a worse one falls quickly. It is never less sure than that of an unknown contestant.
 */
export const widen = ({ mu, sigma }: Rating): Rating => ({
  mu,
  sigma: Math.max(sigma, Math.min(START.sigma, Math.hypot(sigma, NEW_VERSION_SIGMA))),
});

export interface RatedContestant {
  readonly rating: Rating;
  /** A anchor is fixed: others are measured by it, and no event changes it. */
  readonly isAnchor: boolean;
}

/** What the spread of all players and of chance in one event with them comes to, the unit in which mu tells. */
const spreadOf = (ratings: readonly Rating[]): number =>
  Math.sqrt(ratings.reduce((sum, { sigma }) => sum + sigma * sigma + BETA * BETA, 0));

/** What is believed of a contestant when the next event begins. */
const believed = ({ rating, isAnchor }: RatedContestant): Rating =>
  isAnchor ? rating : { mu: rating.mu, sigma: Math.hypot(rating.sigma, TAU) };

/** The ratings after one event; `places` by contestant, the lowest is the best, equal ones are ties. */
export const rateEvent = (contestants: readonly RatedContestant[], places: readonly number[]): Rating[] => {
  if (places.length !== contestants.length) throw new RangeError(`places: ${places.length} of ${contestants.length}`);
  const before = contestants.map(believed);
  const spread = spreadOf(before);
  // Only shares of sums of these count: taken from the highest, none can grow beyond what a number holds.
  const highest = Math.max(...before.map(({ mu }) => mu));
  const strengths = before.map(({ mu }) => Math.exp((mu - highest) / spread));
  const behind = places.map((own) =>
    strengths.reduce((sum, strength, at) => (places[at] >= own ? sum + strength : sum), 0),
  );
  const tied = places.map((own) => places.filter((other) => other === own).length);
  return before.map(({ mu, sigma }, i) => {
    if (contestants[i].isAnchor) return contestants[i].rating;
    let push = 0;
    let known = 0;
    for (let q = 0; q < places.length; q++) {
      if (places[q] > places[i]) continue;
      // How likely i was to take the place of q among all who did no better.
      const share = strengths[i] / behind[q];
      push += ((q === i ? 1 : 0) - share) / tied[q];
      known += (share * (1 - share)) / tied[q];
    }
    const learned = (sigma / spread) ** 2 * (sigma / spread) * known;
    return {
      mu: mu + ((sigma * sigma) / spread) * push,
      sigma: sigma * Math.sqrt(Math.max(1 - learned, KAPPA)),
    };
  });
};

/**
 * The ratings after one event where it counts by how much contestants differ: each pair is rated by itself (Weng and Lin's
 * algorithm 1, a mean over the pairs of each), one point apart as won and lost, nothing apart as a tie, and between them by
 * share.
 */
export const rateMargins = (contestants: readonly RatedContestant[], scores: readonly number[]): Rating[] => {
  if (scores.length !== contestants.length) throw new RangeError(`scores: ${scores.length} of ${contestants.length}`);
  const before = contestants.map(believed);
  const pairs = contestants.length - 1;
  return before.map(({ mu, sigma }, i) => {
    if (contestants[i].isAnchor || pairs === 0) return contestants[i].rating;
    let push = 0;
    let known = 0;
    for (const [q, other] of before.entries()) {
      if (q === i) continue;
      const spread = spreadOf([before[i], other]);
      const chance = 1 / (1 + Math.exp((other.mu - mu) / spread));
      const apart = Math.max(-1, Math.min(1, scores[i] - scores[q]));
      push += ((sigma * sigma) / spread) * ((1 + apart) / 2 - chance);
      known += (sigma / spread) ** 3 * chance * (1 - chance);
    }
    return { mu: mu + push / pairs, sigma: sigma * Math.sqrt(Math.max(1 - known / pairs, KAPPA)) };
  });
};
