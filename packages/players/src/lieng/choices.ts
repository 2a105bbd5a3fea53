import { canRaise, ceilingOf, priceOf, type Spot } from './spot.ts';

/** The few things there are to decide between: fold, stay in, raise by so much of the pot, raise to all that counts. */

export const FOLD = 0;
export const STAY = 1;
const FIRST_RAISE = 2;
/** Raises as shares of the pot after calling. */
const SIZES = [0.5, 1, 2, 5];
export const ALL = FIRST_RAISE + SIZES.length;
export const CHOICES = ALL + 1;

/** By the number of raises so far: which sizes there still are. After that it is all or nothing. */
const SIZES_LEFT: readonly (readonly number[])[] = [[0, 1, 2, 3], [0, 1, 2], [1]];

/** A raise to this share of the ceiling or more is one to the ceiling. */
const NEARLY_ALL = 0.75;

/** The bet a raise of a size makes. */
const betOf = (spot: Spot, size: number): number =>
  Math.max(spot.bet + spot.minRaise, spot.bet + Math.round(size * (spot.pot + priceOf(spot))));

/** The bet of every choice that is open; 0 for those that are not. `bets` is refilled. */
export const openChoices = (spot: Spot, bets: number[]): void => {
  bets.length = 0;
  for (let choice = 0; choice < CHOICES; choice++) bets.push(0);
  bets[FOLD] = Number(spot.bet > spot.own);
  bets[STAY] = 1;
  if (!canRaise(spot)) return;
  const ceiling = ceilingOf(spot);
  bets[ALL] = Math.min(spot.own + spot.chips, Math.max(ceiling, spot.bet + spot.minRaise));
  let last = spot.bet;
  for (const size of SIZES_LEFT[spot.raises] ?? []) {
    const bet = betOf(spot, SIZES[size]);
    if (bet - spot.own > NEARLY_ALL * (ceiling - spot.own)) return;
    if (bet > last) bets[FIRST_RAISE + size] = bet;
    last = bet;
  }
};

/** The open choice nearest to one that is not: another size, or else staying in. */
export const nearestOpen = (choice: number, bets: readonly number[]): number => {
  if (choice < FIRST_RAISE) return bets[choice] > 0 ? choice : STAY;
  for (let away = 0; away < CHOICES; away++) {
    for (const other of [choice + away, choice - away]) {
      if (other >= FIRST_RAISE && other < CHOICES && bets[other] > 0) return other;
    }
  }
  return STAY;
};
