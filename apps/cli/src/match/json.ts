import { scheduleDeal } from '@sanh-rong/arena';
import { plainEstimate } from '../report/figures.ts';
import type { DealReport } from './block.ts';
import { contestantsOf, type MatchPlan } from './plan.ts';
import { leadsOf, type Score, standingsOf } from './score.ts';

/** A match for other programs (docs/cli.md): plain numbers, null where too little was played to say. */

/** Mean points of every contestant in all games of a deal. */
export const dealPoints = ({ games }: DealReport, contestants: number): number[] => {
  const sums = Array.from({ length: contestants }, () => 0);
  const seats = Array.from({ length: contestants }, () => 0);
  for (const { seating, result } of games) {
    for (const [seat, who] of seating.entries()) {
      sums[who] += result?.points[seat] ?? 0;
      seats[who] += 1;
    }
  }
  return sums.map((sum, who) => sum / seats[who]);
};

const dealJson = (deal: DealReport, plan: MatchPlan) => ({
  number: deal.number,
  seed: scheduleDeal(plan.lineup, plan.seed, deal.number).seed,
  points: dealPoints(deal, contestantsOf(plan)),
  games: deal.games.map(({ number, seating, result, faults }) => ({
    number,
    seating,
    points: result?.points ?? null,
    places: result?.places ?? null,
    faults,
  })),
});

export const contestantJson = (score: Score, plan: MatchPlan, names: readonly string[]) =>
  standingsOf(score)
    .toSorted((one, other) => one.contestant - other.contestant)
    .map(({ contestant, place, points, wins, strikes, isOut, decisions, micros, longest }) => ({
      name: names[contestant],
      kind: plan.contestants[contestant].kind,
      place,
      points: plainEstimate(points),
      wins: plainEstimate(wins),
      strikes,
      disqualified: isOut,
      decisions,
      micros,
      longest,
      faults: score.faults
        .filter((fault) => fault.contestant === contestant)
        .map(({ game, seat, kind, text, printed }) => ({ game, seat, kind, text, printed })),
    }));

/** What all three commands say of a match. */
export const planJson = ({ game, ruleSet, options, lineup, seed, deals, time }: MatchPlan) => ({
  game,
  ruleSet,
  options,
  seats: lineup.length,
  lineup,
  seed,
  time,
  deals,
});

export const matchJson = (score: Score, plan: MatchPlan, names: readonly string[]) => ({
  command: 'match',
  ...planJson(plan),
  played: score.deals.length,
  endless: score.endless,
  contestants: contestantJson(score, plan, names),
  leads: leadsOf(score).map(({ of, over, isClear, ...lead }) => ({ of, over, ...plainEstimate(lead), clear: isClear })),
  dealList: score.deals.map((deal) => dealJson(deal, plan)),
});
