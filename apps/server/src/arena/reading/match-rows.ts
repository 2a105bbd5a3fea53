import { isDisqualified, NO_THINKING, pointsOf, type Tally, type Thinking, winsOf } from '@sanh-rong/arena';
import type { ArenaMatch, MatchContestant } from '@sanh-rong/protocol';
import { arenaMatches, type StoredContestant } from '../../database/schema.ts';
import { isFailure, type MatchOutcome, type StoredOutcome } from '../matches/outcome.ts';
import { shownEstimate, shownRating } from './figures.ts';

/** Matches as they are stored, and as they are shown. */

/** Everything but the seed, the options and the game that is shown live. */
export const LISTED_MATCH = {
  id: arenaMatches.id,
  kind: arenaMatches.kind,
  status: arenaMatches.status,
  game: arenaMatches.game,
  ruleSet: arenaMatches.ruleSet,
  pool: arenaMatches.pool,
  lineup: arenaMatches.lineup,
  contestants: arenaMatches.contestants,
  deals: arenaMatches.deals,
  played: arenaMatches.played,
  strikes: arenaMatches.strikes,
  thinking: arenaMatches.thinking,
  tally: arenaMatches.tally,
  outcome: arenaMatches.outcome,
  tournament: arenaMatches.tournament,
  round: arenaMatches.round,
  isFinal: arenaMatches.isFinal,
  createdAt: arenaMatches.createdAt,
  startedAt: arenaMatches.startedAt,
  endedAt: arenaMatches.endedAt,
} as const;

export type ListedMatchRow = Pick<typeof arenaMatches.$inferSelect, keyof typeof LISTED_MATCH>;

const outcomeOf = ({ outcome }: Pick<ListedMatchRow, 'outcome'>): MatchOutcome | null => {
  const stored = outcome as StoredOutcome | null;
  return stored === null || isFailure(stored) ? null : stored;
};

const contestantOf = (row: ListedMatchRow, { entry, bot, level }: StoredContestant, at: number): MatchContestant => {
  const tally = row.tally as Tally;
  const thinking = (row.thinking as readonly Thinking[])[at] ?? NO_THINKING;
  const outcome = outcomeOf(row);
  const rated = outcome?.ratings[at] ?? null;
  const wins = winsOf(tally, at).mean;
  const strikes = row.strikes[at] ?? 0;
  return {
    bot,
    level,
    entry,
    points: shownEstimate(pointsOf(tally, at)),
    wins: Number.isFinite(wins) ? wins : null,
    place: outcome?.places[at] ?? null,
    strikes,
    disqualified: isDisqualified(strikes),
    decisions: thinking.decisions,
    micros: thinking.decisions === 0 ? 0 : Math.round(thinking.micros / thinking.decisions),
    longest: Math.round(thinking.longest),
    rating: rated === null ? null : { before: shownRating(rated.before), after: shownRating(rated.after) },
  };
};

export const shownMatch = (row: ListedMatchRow): ArenaMatch => ({
  id: row.id,
  kind: row.kind,
  pool: row.pool,
  status: row.status,
  game: row.game,
  ruleSet: row.ruleSet,
  seats: row.lineup.length,
  deals: row.deals,
  played: row.played,
  contestants: row.contestants.map((contestant, at) => contestantOf(row, contestant, at)),
  tournament: row.tournament,
  createdAt: row.createdAt,
  startedAt: row.startedAt,
  endedAt: row.endedAt,
});
