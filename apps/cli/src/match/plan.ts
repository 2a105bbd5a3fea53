import { type Contest, contestantsIn, type Lineup } from '@sanh-rong/arena';
import { type AnyGame, findGame } from '@sanh-rong/engine';
import type { ContestantSpec } from '../entrants/contestant-specs.ts';
import type { Terms } from '../entrants/terms.ts';

/** A match before it is played, as plain data: threads hand it on, and the same plan is the same games. */
export interface MatchPlan extends Terms {
  /** By contestant. */
  readonly contestants: readonly ContestantSpec[];
  readonly lineup: Lineup;
  readonly seed: string;
  readonly deals: number;
  /** Whether the text of every game is wanted. */
  readonly records: boolean;
}

export const gameOf = ({ game }: Pick<MatchPlan, 'game'>): AnyGame => {
  const found = findGame(game);
  if (!found.ok) throw new RangeError(`no game ${game}`);
  return found.value;
};

export const contestOf = (plan: MatchPlan): Contest => {
  const { ruleSet, options, lineup, seed, deals } = plan;
  return { game: gameOf(plan), ruleSet, options, lineup, seed, deals };
};

/** Games of one deal: each place of the lineup is in every seat once. */
export const gamesADeal = ({ lineup }: Pick<MatchPlan, 'lineup'>): number => lineup.length;

/** With fewer contestants than seats they sit down in turn. */
export const inTurn = (contestants: number, seats: number): Lineup =>
  Array.from({ length: seats }, (_, seat) => seat % contestants);

export const contestantsOf = ({ lineup }: Pick<MatchPlan, 'lineup'>): number => contestantsIn(lineup);
