import { changedOptions, fingerprint } from '@sanh-rong/engine';
import type { ArenaMatchDetail, ArenaMatchGame, MatchContestant } from '@sanh-rong/protocol';
import { plainEstimate } from '../report/figures.ts';
import { LOCAL_OWNER, writeMatchFile } from '../report/match-file.ts';
import type { GameReport } from './block.ts';
import { dealPoints } from './json.ts';
import { contestantsOf, gameOf, type MatchPlan } from './plan.ts';
import { type Score, standingsOf } from './score.ts';

/** What a match does not say of itself. */
export interface MatchRun {
  /** When it began and ended (milliseconds since 1970). */
  readonly began: number;
  readonly ended: number;
  /** The command that plays it again. */
  readonly command: string;
}

const ID_LENGTH = 16;

const shownEstimate = (estimate: Parameters<typeof plainEstimate>[0]): MatchContestant['points'] => {
  const { mean, low, high } = plainEstimate(estimate);
  return mean === null ? null : { mean, low, high };
};

const contestantsIn = (score: Score, plan: MatchPlan, names: readonly string[]): MatchContestant[] =>
  standingsOf(score)
    .toSorted((one, other) => one.contestant - other.contestant)
    .map(({ contestant, place, points, wins, strikes, isOut, decisions, micros, longest }) => {
      const spec = plan.contestants[contestant];
      const level = spec.kind === 'level' ? spec.level : null;
      const bot = { id: `local${contestant}`, name: names[contestant], version: 1, owner: LOCAL_OWNER };
      return {
        bot: level === null ? bot : null,
        level,
        entry: null,
        points: shownEstimate(points),
        wins: Number.isNaN(wins.mean) ? null : wins.mean,
        place,
        strikes,
        disqualified: isOut,
        decisions,
        micros,
        longest,
        rating: null,
      };
    });

const pointsOf = ({ seating, result }: GameReport): number[] => [...(result?.points ?? seating.map(() => 0))];

const listed = (game: GameReport) => ({
  number: game.number,
  seating: [...game.seating],
  points: pointsOf(game),
  faults: game.faults.length,
});

/** The match as a file that `watch` and `replay` open. */
export const matchFileText = (score: Score, plan: MatchPlan, names: readonly string[], told: MatchRun): string => {
  const { game, ruleSet, options, lineup, seed, deals } = plan;
  const id = fingerprint(JSON.stringify([game, ruleSet, options, lineup, seed, names])).slice(0, ID_LENGTH);
  // What is as usual need not be said, here as in the arena.
  const specs = gameOf(plan).ruleSets.find((each) => each.id === ruleSet)?.options ?? {};
  const match: ArenaMatchDetail = {
    id,
    kind: 'challenge',
    pool: 'sandbox',
    status: 'finished',
    game,
    ruleSet,
    seats: lineup.length,
    deals,
    played: score.deals.length,
    contestants: contestantsIn(score, plan, names),
    tournament: null,
    createdAt: told.began,
    startedAt: told.began,
    endedAt: told.ended,
    options: { ...changedOptions(specs, options) },
    lineup: [...lineup],
    seed,
    dealList: score.deals.map((deal) => ({
      number: deal.number,
      points: dealPoints(deal, contestantsOf(plan)),
      games: deal.games.map(listed),
    })),
    command: told.command,
  };
  const games: ArenaMatchGame[] = score.deals.flatMap((deal) =>
    deal.games.map((each) => ({
      match: id,
      number: each.number,
      deal: deal.number,
      seating: [...each.seating],
      text: each.text,
      points: pointsOf(each),
      places: [...(each.result?.places ?? each.seating.map(() => 1))],
      faults: each.faults.map((fault) => ({ ...fault })),
    })),
  );
  return writeMatchFile(match, games);
};
