import {
  addDeal,
  dealsIn,
  type Estimate,
  emptyTally,
  isDisqualified,
  leadOver,
  NO_THINKING,
  pointsOf,
  type Tally,
  type Thinking,
  winsOf,
} from '@sanh-rong/arena';
import type { FaultReport } from '../entrants/fault-report.ts';
import type { BlockReport, DealReport } from './block.ts';

/** What a match has come to so far. */
export interface Score {
  readonly tally: Tally;
  readonly strikes: readonly number[];
  readonly thinking: readonly Thinking[];
  /** Deals of whole blocks, in their order. */
  readonly deals: readonly DealReport[];
  /** Of each contestant the first few. */
  readonly faults: readonly FaultReport[];
  /** Deals that do not count: a game of theirs never ended. */
  readonly endless: number;
}

/** More of the same would not help their author. */
const MOST_FAULTS = 3;

export const noScore = (contestants: number): Score => ({
  tally: emptyTally(contestants),
  strikes: Array.from({ length: contestants }, () => 0),
  thinking: Array.from({ length: contestants }, () => NO_THINKING),
  deals: [],
  faults: [],
  endless: 0,
});

const mergeThinking = (one: Thinking, other: Thinking): Thinking => ({
  decisions: one.decisions + other.decisions,
  micros: one.micros + other.micros,
  longest: Math.max(one.longest, other.longest),
});

/** The deal as an observation; null when it is none. */
const seatedResults = ({ games }: DealReport) => {
  const results = games.flatMap(({ seating, result }) =>
    result === null ? [] : [{ seating, result: { ...result, breakdown: [] } }],
  );
  return results.length === games.length ? results : null;
};

const firstFaults = (known: readonly FaultReport[], more: readonly FaultReport[]): readonly FaultReport[] => {
  const kept = [...known];
  for (const fault of more) {
    const own = kept.filter(({ contestant }) => contestant === fault.contestant).length;
    if (own < MOST_FAULTS) kept.push(fault);
  }
  return kept;
};

export const addBlock = (score: Score, block: BlockReport): Score => {
  let { tally, endless } = score;
  for (const deal of block.deals) {
    const results = seatedResults(deal);
    if (results === null) endless += 1;
    else tally = addDeal(tally, results);
  }
  return {
    tally,
    endless,
    strikes: block.strikes,
    thinking: score.thinking.map((each, who) => mergeThinking(each, block.thinking[who])),
    deals: [...score.deals, ...block.deals],
    faults: firstFaults(score.faults, block.faults),
  };
};

/** A contestant's line in the table. */
export interface Standing {
  readonly contestant: number;
  readonly place: number;
  readonly points: Estimate;
  readonly wins: Estimate;
  readonly strikes: number;
  readonly isOut: boolean;
  readonly decisions: number;
  /** Microseconds a decision, and of the longest. */
  readonly micros: number;
  readonly longest: number;
}

/** Best first; the disqualified come last, however their stand-ins played. */
export const standingsOf = ({ tally, strikes, thinking }: Score): Standing[] => {
  const all = strikes.map((own, contestant) => {
    const { decisions, micros, longest } = thinking[contestant];
    return {
      contestant,
      points: pointsOf(tally, contestant),
      wins: winsOf(tally, contestant),
      strikes: own,
      isOut: isDisqualified(own),
      decisions,
      micros: decisions === 0 ? 0 : Math.round(micros / decisions),
      longest,
    };
  });
  // Copies of one player share a place: what differs by less than that is rounding.
  const worth = ({ isOut, points }: (typeof all)[number]): number =>
    isOut ? Number.NEGATIVE_INFINITY : Number.isNaN(points.mean) ? 0 : Math.round(points.mean * 1e9);
  return all
    .map((each) => ({ ...each, place: 1 + all.filter((other) => worth(other) > worth(each)).length }))
    .sort((one, other) => one.place - other.place || one.contestant - other.contestant);
};

export interface Lead extends Estimate {
  readonly of: number;
  readonly over: number;
  /** Its interval leaves zero out. */
  readonly isClear: boolean;
}

/** Every pair once, the one that is better placed first; those who were disqualified are measured no longer. */
export const leadsOf = (score: Score): Lead[] => {
  if (dealsIn(score.tally) === 0) return [];
  const order = standingsOf(score).filter(({ isOut }) => !isOut);
  return order.flatMap(({ contestant: of }, at) =>
    order.slice(at + 1).map(({ contestant: over }) => {
      const lead = leadOver(score.tally, of, over);
      return { of, over, ...lead, isClear: lead.low > 0 || lead.high < 0 };
    }),
  );
};
