/**
 * A moment of the betting as the seat to act sees it, in numbers that decide what to do. Chips count only against each
 * other, so tables of any stakes are one.
 */
export interface Spot {
  /** Everything put in so far. */
  readonly pot: number;
  /** The bet to match and what the seat has of it. */
  readonly bet: number;
  readonly own: number;
  readonly chips: number;
  readonly minRaise: number;
  /** The highest bet an opponent who can still act could match. */
  readonly reach: number;
  /** The raising is closed to the seat (LG-5). */
  readonly closed: boolean;
  /** How many were dealt cards: who raises against many holds more than who raises against one. */
  readonly dealt: number;
  /** How often the bet was raised. */
  readonly raises: number;
  /** What the seat did last. */
  readonly role: Role;
  /** Opponents who have matched the bet or are all in, and those who must still act. */
  readonly matched: number;
  readonly behind: number;
}

export const NEW = 0;
export const PASSIVE = 1;
export const RAISER = 2;
export type Role = typeof NEW | typeof PASSIVE | typeof RAISER;

/** What staying in costs. */
export const priceOf = ({ bet, own, chips }: Spot): number => Math.min(bet - own, chips);

/** The highest bet that could be matched: a raise beyond it comes back. */
export const ceilingOf = ({ own, chips, reach }: Spot): number => Math.min(own + chips, reach);

/** Whether a raise is allowed and could cost an opponent chips. */
export const canRaise = (spot: Spot): boolean => !spot.closed && ceilingOf(spot) > spot.bet;
