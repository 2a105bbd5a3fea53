/** How much may be looked at. Worlds are counted and not timed: the same seed gives the same judgement everywhere. */
export interface Limits {
  /** Worlds in which every choice is looked at; the better ones and what was played are looked at in more. */
  readonly worlds: number;
  /** Worlds in which what was played is compared with the best other choice; four times the others when left out. */
  readonly compared?: number;
  /** Asked between two worlds: true ends the thinking with what was found so far. */
  readonly isOver?: () => boolean;
}

export const isOver = ({ isOver: ended }: Limits): boolean => ended?.() === true;

/** Enough for the difference between a mistake and a matter of taste in most games. */
export const USUAL_LIMITS: Limits = { worlds: 40 };

/** What a review takes on a page, where a person with a cheap phone waits for it: fewer worlds, and most where they tell. */
export const PAGE_LIMITS: Limits = { worlds: 12, compared: 128 };

const GLANCED = 4;

/** A first look, to know where to look longer: every choice in a few worlds, and nothing more. */
export const glanceWithin = (limits: Limits): Limits => {
  let looked = 0;
  return { worlds: GLANCED, compared: 0, isOver: () => isOver(limits) || looked++ >= GLANCED };
};
