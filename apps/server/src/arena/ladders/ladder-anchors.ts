import { type Rating, START } from '@sanh-rong/arena';
import { isGameId } from '@sanh-rong/engine';
import { levelIdsOf } from '@sanh-rong/players';
import { RATING_ANCHORS } from './anchors.ts';

/** The built-in players in the ladders: others are measured by them, and no match changes where they stand. */

/** How sure an anchor is that has not been measured. */
const UNMEASURED: Rating = { mu: START.mu, sigma: START.sigma / 2 };

/** The rating of a built-in player; null where there is no such level. */
export const anchorOf = (game: string, ruleSet: string, level: string): Rating | null => {
  if (!isGameId(game) || !levelIdsOf(game).includes(level)) return null;
  const anchor = RATING_ANCHORS[game].find((each) => each.ruleSet === ruleSet && each.level === level);
  return anchor === undefined ? UNMEASURED : { mu: anchor.mu, sigma: anchor.sigma };
};
