import { type RatedContestant, type Rating, rateEvent, START } from './rating.ts';
import type { Contestant } from './schedule.ts';

/**
 * How a match changes ratings. A rated event is the places of everybody's points over `EVENT_DEALS` deals together, and
 * a match is as many events as it has such parts. Single deals are mostly luck: as events of their own they make ratings
 * move at once and never rest (twenty players half a point apart change places by more than one, match for match, for
 * ever). A whole match as one event rests, but a newcomer then needs three times as many matches, and long and short
 * matches would speak on different scales. Eight deals were best or close to it in every simulation: the order is right
 * soonest, places move by a third of one, and a newcomer is near their own after one match of 48 deals.
 */
export const EVENT_DEALS = 8;

export interface RatedMatch {
  /** By deal: everybody's mean points over all its seatings, by contestant (`pointsIn`). */
  readonly deals: readonly (readonly number[])[];
  /** They come last in everything, however many points the stand-in made in their seats. */
  readonly disqualified: readonly Contestant[];
}

/** The deals in even parts of about `EVENT_DEALS`, so that no remainder of one deal counts as much as eight. */
const eventsOf = (deals: RatedMatch['deals']): RatedMatch['deals'][] => {
  const parts = Math.max(1, Math.round(deals.length / EVENT_DEALS));
  const cut = (part: number): number => Math.floor((part * deals.length) / parts);
  return Array.from({ length: parts }, (_, part) => deals.slice(cut(part), cut(part + 1)));
};

const placesIn = (deals: RatedMatch['deals'], contestants: number, isOut: (who: Contestant) => boolean): number[] => {
  const sums = Array.from({ length: contestants }, (_, who) =>
    isOut(who) ? -Infinity : deals.reduce((sum, points) => sum + points[who], 0),
  );
  return sums.map((own) => 1 + sums.filter((other) => other > own).length);
};

/** Everybody's rating after a match, by contestant; anchors keep theirs. A match without a deal changes nothing. */
export const rateMatch = (contestants: readonly RatedContestant[], { deals, disqualified }: RatedMatch): Rating[] => {
  const isOut = (who: Contestant): boolean => disqualified.includes(who);
  let rated = contestants;
  for (const event of deals.length === 0 ? [] : eventsOf(deals)) {
    const ratings = rateEvent(rated, placesIn(event, contestants.length, isOut));
    rated = rated.map(({ isAnchor }, who) => ({ rating: ratings[who], isAnchor }));
  }
  return rated.map(({ rating }) => rating);
};

/** A match among the built-in players, by their number. */
export interface AnchorMatch {
  readonly table: readonly number[];
  readonly deals: RatedMatch['deals'];
}

const SETTLING_PASSES = 20;

/**
 * The fixed ratings of built-in players in a ladder: those that they come to when they are rated by their matches
 * against each other, again and again in the same order, averaged over the later half. A bot that plays like one of
 * them then ends up beside it.
 */
export const settleAnchors = (anchors: number, matches: readonly AnchorMatch[]): Rating[] => {
  let ratings: readonly Rating[] = Array.from({ length: anchors }, () => START);
  const sums = new Array<number>(anchors).fill(0);
  let counted = 0;
  for (let pass = 0; pass < SETTLING_PASSES; pass++) {
    for (const { table, deals } of matches) {
      const contestants = table.map((anchor) => ({ rating: ratings[anchor], isAnchor: false }));
      const after = rateMatch(contestants, { deals, disqualified: [] });
      ratings = ratings.map((rating, anchor) => (table.includes(anchor) ? after[table.indexOf(anchor)] : rating));
      if (pass < SETTLING_PASSES / 2) continue;
      counted += 1;
      for (const [anchor, { mu }] of ratings.entries()) sums[anchor] += mu;
    }
  }
  return ratings.map(({ mu, sigma }, anchor) => ({ mu: counted === 0 ? mu : sums[anchor] / counted, sigma }));
};
