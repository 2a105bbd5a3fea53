/** How much may be looked at. Worlds are counted and not timed: the same seed gives the same judgement everywhere. */
export interface Limits {
  /** Worlds in which every choice is looked at; the better ones and what was played are looked at in more. */
  readonly worlds: number;
  /** Asked between two worlds: true ends the thinking with what was found so far. */
  readonly isOver?: () => boolean;
}

export const isOver = ({ isOver: ended }: Limits): boolean => ended?.() === true;

/** Enough for the difference between a mistake and a matter of taste in most games. */
export const USUAL_LIMITS: Limits = { worlds: 40 };
