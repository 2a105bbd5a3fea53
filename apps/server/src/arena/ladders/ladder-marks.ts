import { type Rating, START } from '@sanh-rong/arena';
import { levelIdsOf } from '@sanh-rong/players';
import { MARKS } from './marks.ts';

/** The built-in players in the ladders: others are measured by them, and no match changes where they stand. */

/** How sure a mark is that nobody has measured. */
const UNMEASURED: Rating = { mu: START.mu, sigma: START.sigma / 2 };

/** The rating of a built-in player; null where there is no such level. */
export const markOf = (game: string, ruleSet: string, level: string): Rating | null => {
  if (!levelIdsOf(game).includes(level)) return null;
  const mark = MARKS.find((each) => each.game === game && each.ruleSet === ruleSet && each.level === level);
  return mark === undefined ? UNMEASURED : { mu: mark.mu, sigma: mark.sigma };
};
