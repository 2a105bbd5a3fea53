import type { Random } from '@sanh-rong/engine';

/** Players made of numbers: how strong they are is known, so that what statistics say about them can be checked. */

/** A draw with mean 0 and variance 1. */
export type Luck = (random: Random) => number;

/** Normal (Box and Muller). */
export const bell: Luck = (random) =>
  Math.sqrt(-2 * Math.log(1 - random.fraction())) * Math.cos(2 * Math.PI * random.fraction());

/** Two deals of a hundred bring eight times what is usual in the others: a skewness of ∓2.9. */
const rare = (size: number): Luck => {
  const share = 0.02;
  const usual = 5;
  const mean = share * size;
  const deviation = Math.sqrt(usual ** 2 + share * (1 - share) * size ** 2);
  return (random) => (usual * bell(random) + (random.fraction() < share ? size : 0) - mean) / deviation;
};

export const chop = rare(-40);
export const windfall = rare(40);

/** Log-normal: a long tail on one side and nearly none on the other, a skewness of 3.7 and a kurtosis of about 34. */
export const longTail: Luck = (random) => {
  const s = 0.8;
  const mean = Math.exp((s * s) / 2);
  return (Math.exp(s * bell(random)) - mean) / (mean * Math.sqrt(Math.expm1(s * s)));
};

/** The share of deals in which versions that mostly play alike differ. */
export const SELDOM = 0.1;
export const seldom: Luck = (random) => (random.fraction() < SELDOM ? bell(random) / Math.sqrt(SELDOM) : 0);

/** The spread of a share of `trials`, for tolerances of simulations. */
export const deviationOfShare = (share: number, trials: number): number => Math.sqrt((share * (1 - share)) / trials);
